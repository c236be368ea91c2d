# Questions about what is counted at a table: stages, old neighbours in a deck, the cost of a fold, who exchanges,
# what has been seen, and what a raise says.

## Buttons

course-choice-stages = { FORM($first, "capital") }, { FORM($rest, "comma") }
course-stage-deal = deal
    .capital = Deal
course-stage-bet1 = first bets
    .capital = First bets
course-stage-draw = exchange
    .capital = Exchange
course-stage-bet2 = second bets
    .capital = Second bets
course-stage-showdown = showdown
    .capital = Showdown
course-choice-value = For value: with the better hand, to be called
course-choice-bluff = A bluff: with the worse hand, to be believed

## The stages in order

course-stages-missing = { $missing ->
        [deal] That begins without cards. Before anybody can bet, five are dealt to each player.
        [bet1] That leaves out the first bets, which are made on the cards as they were dealt.
        [draw] That leaves out the exchange, without which the game would not be draw poker.
        [bet2] That leaves out the second bets, which are made on the hands as they have become.
       *[other] That never settles who wins among the players who are left.
    }
course-stages-early = { $early ->
        [bet1] There is nothing to bet on yet: the cards come before the first bets.
        [draw] An exchange comes after bets, not before them: whoever wants new cards pays to stay in first.
        [bet2] The second bets come too early there. They are made on the new cards.
        [showdown] Once hands lie open nobody bets any more. All betting is done before the showdown.
       *[other] The cards are dealt once, before everything else.
    }
course-stages-right = The five stages: { FORM($stages, "comma") }. You bet on what you were dealt, exchange, bet on what came of it, and then the hands are compared.

course-hint-stage-order-1 = You bet twice in a deal: once before you exchange cards, and once after.
course-hint-stage-order-2 = Ask of each stage what has to have happened before it. No bets without cards; no comparing while somebody may still bet.
course-hint-stage-order-3 = It begins like this: { FORM($begin, "comma") }.

course-ask-stage-order = Round the table sit { WORD($players) } players, and { $dealer } has shuffled. In which order do the stages of a deal come?

## Old neighbours in a riffled deck

course-neighbours-new-deck = { $number } is a new deck, in which every card but the first follows its neighbour. Here suits run through each other already.
course-neighbours-none = Not so few: { FORM($run, "comma") } still lie together as in a new deck.
course-neighbours-fewer = { $number } is too few. Look along the rows for cards that still lie one behind the other, such as { FORM($run, "comma") }.
course-neighbours-more = { $number } is too many. A card counts only if its old neighbour lies right before it; the longest such run here has { COUNT($run) } cards.
course-neighbours-right = { $right } of { $most } still follow their old neighbour, and chance alone would leave about one. { $right ->
        [0] Nobody can tell anything from the old order.
        [1] Nobody can tell anything from the old order.
       *[other] Whoever sees a card of a run, such as { FORM($run, "comma") }, can guess the next one.
    }

course-hint-old-neighbours-1 = In a new deck each suit runs upward, two to ace, one suit after the other. A card has kept its neighbour if it still lies right behind the card that came before it there.
course-hint-old-neighbours-2 = In a new deck { $most } cards do that. A riffle tears about half of those pairs apart, and leaves two of the old cards' rows running through each other.
course-hint-old-neighbours-3 = The longest run here is { FORM($run, "comma") }. Look how many of the others are as long, or nearly.

course-ask-old-neighbours = This deck was new before it was riffled. How many of its cards still lie right behind the card that they followed then?

## What a fold costs

course-fold-nothing = Chips that have gone in stay in. A fold saves what a call would cost from here on, and brings nothing back.
course-fold-forgot-ante = { $number } leaves out the ante. It lies in the pot as well, and stays there.
course-fold-ante-alone = { $number } is the ante alone. What you have staked since is lost with it.
course-fold-call-instead = { $number } is what a call would cost from here. A fold does not pay that; it gives up what has been paid already.
course-fold-called-first = { $number } counts the call that you do not make. By folding you pay nothing more.
course-fold-whole-pot = { $number } is the whole pot. Only a part of it was yours.
course-fold-less = { $number } is too little: everything that you have put in since the deal began stays in the pot.
course-fold-more = { $number } is more than you have put in.
course-fold-right = { $before ->
        [0] An ante of { $ante }{ $staked ->
            [0] {""}
           *[other] {" "}and a stake of { $staked }
        }
       *[other] An ante of { $ante }, { $before } in the first round{ $staked ->
            [0] {""}
           *[other] {" "}and { $staked } in this one
        }
    }: { $cost ->
        [one] { CHIPS($cost) } stays
       *[other] { CHIPS($cost) } stay
    } in the pot. You have no part in this deal any more, and nothing more to pay.

course-hint-fold-cost-1 = A fold ends the deal for you. What you have paid into the pot stays there, and you pay no more.
course-hint-fold-cost-2 = Count your own chips in the pot since the deal began: the ante, and every stake after it.
course-hint-fold-cost-3 = The ante was { $ante }. { $before ->
        [0] {""}
       *[other] In the first round you put in { $before }.{" "}
    }In this round you have put in { $staked }.

course-ask-fold-cost = { course-game }, ante { $ante }. It is { $phase }. { course-so-far } You fold. How many chips has this deal cost you?

## Value, or a bluff?

course-raise-wrong = { $value ->
        [yes] A bluff is for hands that are behind. Look at what you hold, { FORM($mine, "short") }, beside { FORM($other, "short") }, and at what the new cards can change.
       *[no] For value you would have to be ahead more often than not. Look at what you hold, { FORM($mine, "short") }, beside { FORM($other, "short") }, and at what the new cards can change.
    }
course-raise-right = { $value ->
        [yes] You are ahead at the end { $ahead } of the time ({ FORM($ahead, "odds") }), so you want the raise to be called: it is for value. It says that your hand is better, and here that is mostly so. { odds-unseen-alike }
       *[no] You are ahead at the end only { $ahead } of the time ({ FORM($ahead, "odds") }). The raise lives on being believed, so it is a bluff, though one that the new cards can still make good. { odds-unseen-alike }
    }

course-hint-value-or-bluff-1 = Every raise says that your hand is better. If that is mostly so, it is for value; if it mostly is not, it is a bluff.
course-hint-value-or-bluff-2 = You hold { FORM($mine, "short") }, against { FORM($other, "short") }. You would draw { CARDS($drawn) }, the other player { CARDS($other_drawn) }.
course-hint-value-or-bluff-3 = Counted out over all the cards that can come, you are ahead at the end { $ahead } of the time ({ FORM($ahead, "odds") }). Half would be even.

course-ask-value-or-bluff = { course-game }. { course-so-far } You hold { FORM($hand, "comma") }, and suppose that your opponent holds { FORM($needed, "short") }. Both of you would exchange sensibly. You raise: what is that raise?

## Who may exchange?

course-drawers-all = { $number } counts everybody who was dealt in. { $folded ->
        [one] { $folded } has folded, and takes no further part.
       *[several] { $folded } have folded, and take no further part.
    }
course-drawers-one = The exchange is not a right of one player. Everybody who is still in may use it.
course-drawers-opener-too = { $number } leaves somebody out. The one who opened or raised may exchange as well, and so may the dealer.
course-drawers-fewer = { $number } is too few. Whoever has called the last stake, or made it, is still in.
course-drawers-more = { $number } is too many. Whoever has folded gets no new cards.
course-drawers-right = Still in are { $still }: { $right ->
        [2] both
       *[other] all { WORD($right) }
    } may exchange, some of their cards or none. It does not matter who opened, raised or called.

course-hint-may-exchange-1 = After the first betting round everybody who is still in may exchange cards.
course-hint-may-exchange-2 = At the beginning { WORD($players) } players were dealt in. Who of them has folded?
course-hint-may-exchange-3 = Folded: { $folded }.

course-ask-may-exchange = { course-game } with { WORD($players) } players. { course-so-far } Now { $told }, and the round is over. How many players may exchange cards?

## What has been seen?

course-seen-hand-alone = { $number } is the hand that you hold now. The cards that you threw you have seen as well.
course-seen-discards = { $number } counts the others' discards too. They went in face down, and nobody has looked at them.
course-seen-hands = { $number } counts all the hands. The others' lie face down until the showdown.
course-seen-drawn-alone = { $number } is how many cards you exchanged. You have seen more than those.
course-seen-fewer = { $number } is too few: count the cards you hold, and those you held before.
course-seen-more = { $number } is too many. Whatever you have not held yourself has been face down so far.
course-seen-right = You have seen { CARDS($right) }: the five that you hold{ $own ->
        [0] , because you stood pat.
       *[other] , and the { WORD($own) } that you threw.
    } All the others were dealt and thrown face down, so for every chance you count { $unseen } cards are unseen.

course-hint-cards-seen-1 = Cards are dealt face down and thrown face down. Before the showdown you see only what you have held yourself.
course-hint-cards-seen-2 = You hold five cards. Which others have been in your hand during this deal?
course-hint-cards-seen-3 = { $own ->
        [0] You stood pat, so nothing is added to the five.
       *[other] Add the { WORD($own) } that you threw to the five that you hold.
    }

course-ask-cards-seen = { course-game }, after the exchange. You hold { FORM($hand, "comma") }, and nobody has shown a card. How many different cards of the deck have you seen?
