# What is said about the options of a house, in any exercise: blinds, openers, trips to win, the joker, more cards.

## Buttons

course-choice-hand = Hand { $number }
course-choice-category = { $category ->
        [high-card] High card
        [pair] A pair
        [two-pair] Two pair
        [three-of-a-kind] Three of a kind
        [straight] A straight
        [flush] A flush
        [full-house] A full house
        [four-of-a-kind] Four of a kind
        [straight-flush] A straight flush
       *[five-of-a-kind] Five of a kind
    }
course-choice-nobody-takes-pot = Nobody: the pot stays
# What a joker is here; it stands inside questions and hints.
course-joker-use = { $joker ->
        [wild] One joker plays, and stands for any card.
       *[other] One joker plays as the bug: it is an ace, or the card that fills a straight or a flush.
    }

## Blinds: whose turn, what it costs, and the last one's choice

course-turn-posted = { $who } posted a blind of { $blind } before the cards came, and that is no turn. The betting begins on the left of the last blind: { $last } posted that one.
course-turn-not-nearest-blind = { $who } speaks in this round too, but somebody sits nearer on the left of { $last }, who posted the last blind.
course-turn-left-of-blinds = { $last } posted the last blind, { $level }. The next player on the left speaks first: { $who }.
course-over-option = { $who ->
        [you] You posted the last blind, and nobody has raised it. So you may still speak: check, or raise.
       *[other] { $who } posted the last blind, and nobody has raised it. So { $who } may still speak: check, or raise.
    }
course-illegal-nothing-to-call-blind = Your blind of { $level } is the stake that stands. You owe nothing, so there is nothing to call.
course-illegal-already-opened-blind = Your blind of { $level } stands for the bet: the round is open. You may raise it, but a first bet comes too late.
course-legal-discard-four = The card that you keep is an ace, so here four may go. That is legal; whether it is worth it is another question.
course-legal-check-openers = You hold { FORM($hand, "short") }, too little to open with, so you wait. A check costs nothing, and you may still call or raise if somebody opens.
course-legal-check-option = Nobody has raised your blind. A check lets the round end here and costs nothing; you might also have raised, to exactly one unit more.
course-hint-next-to-act-blinds-1 = Where blinds are posted, the first round begins on the left of the last of them. The blinds speak when the turn has come round to them.
course-hint-legal-action-option-1 = The last blind stands for a bet. When the turn comes back to whoever posted it, and nobody has raised, that player may check, or raise.
course-hint-legal-action-option-3 = You owe { $to_call }. { $can_raise ->
        [yes] A raise is to { $low } exactly.
       *[no] The raises of this round have been made.
    }

## Openers: a pair of jacks, or better

course-illegal-no-openers = To open, this table wants a pair of jacks or better, and you do not hold that.
course-openers-low-pair = Hand { $number } is a pair of { FORM($first, "plural") }. That is a pair, but below jacks.
course-openers-not-yet = Hand { $number } may become a flush. What counts is what you hold now, and that is { FORM($rank, "short") }.
course-openers-no-pair = Hand { $number } is { FORM($rank, "short") }{ $joker ->
        [yes] , the joker counted as an ace
       *[no] {""}
    }: no pair at all.
course-openers-right = Hand { $number } is { FORM($rank, "short") }{ $joker ->
        [yes] , with the joker as its second card
       *[no] {""}
    }. That is jacks or higher.
course-openers-better = Hand { $number } is { FORM($rank, "short") }. It holds no pair of jacks, but it beats one: every better hand opens too.
course-hint-openers-1 = It takes a pair of jacks, or any hand that beats one. What a hand may become does not count.{ $joker ->
        [none] {""}
       *[other] {" "}{ course-joker-use }
    }
course-hint-openers-2 = Give each hand its name, then set it beside a pair of jacks.
course-hint-openers-3 = From the first to the last they are: { FORM($ranks, "short") }.
course-hint-legal-action-openers-1 = At this table a pair of jacks or better opens. Whoever holds less may still wait. Once somebody has opened, any hand may call or raise.
course-hint-legal-action-openers-3 = You hold { FORM($rank, "short") }, and staying in costs { $to_call }.

course-show-unproved = Elsewhere the last one left shows nothing. Here { $winner } opened, and has to prove that the hand was good enough for it.
course-show-not-opener = { $who } has folded, and owes no proof. { $winner } opened the first round.
course-show-proves = { $who } has won, and still shows: whoever opens has to prove a pair of jacks or better, even when everybody else has folded. (That is the tutor's own reading.)
course-hint-shows-first-proof-1 = Where it takes jacks to open, the opener has to prove them, however the pot is won.
course-hint-shows-first-proof-2 = All but one have folded: { $still } is left.
course-hint-shows-first-proof-3 = The first round was opened by { $opener }.

course-apart-all = { $number } counts every card thrown so far. What { $opener } threw is a proof, and stays out of the shuffle.
course-apart-proof = { $number } is how many { $opener } threw, and just that many are kept apart. The question is what is left for the shuffle.
course-apart-none = The stub is not the end: cards that the others have thrown may be shuffled and dealt again.
course-apart-less = { $number } is too few. Only what the opener threw is kept apart.
course-apart-more = { $number } is more than has been thrown.
course-apart-right = So far { CARDS($thrown) } have been thrown. { $apart ->
        [one] The one that { $opener } threw stays
       *[other] The { WORD($apart) } that { $opener } threw stay
    } apart as the proof, so { $pile } may be shuffled.
course-hint-kept-apart-1 = When the stub runs out, the others' discards are shuffled and dealt. The opener's are not among them: they may have to prove the openers.
course-hint-kept-apart-2 = Count what has been thrown so far, by everybody: { $thrown }.
course-hint-kept-apart-3 = From those, take the { $apart ->
        [one] one that the opener threw.
       *[other] { WORD($apart) } that the opener threw.
    }

## Three of a kind to win

course-taker-somebody = A hand good enough lies open: { FORM($best, "short") }. The pot is won.
course-taker-folded = { $who ->
        [you] You have folded, and can win nothing.
       *[other] { $who } has folded, and can win nothing.
    }
course-taker-gave-up = { $who ->
        [you] You have given the hand up.
       *[other] { $who } has given the hand up.
    }
course-taker-too-low = { $who ->
        [you] You show the highest hand,
       *[other] { $who } shows the highest hand,
    } { FORM($rank, "short") }. But here a pot is won with three of a kind or better, and this is less.
course-taker-beaten = { $who ->
        [you] You show
       *[other] { $who } shows
    } { FORM($rank, "short") }. A higher hand lies beside it.
course-taker-nobody = The highest hand is { FORM($best, "short") }, and it takes three of a kind to win. Nobody has it: the { CHIPS($carried) } stay in the middle, and everybody antes again.
course-taker-right = { $trips ->
        [yes] The highest hand is { FORM($best, "short") }, and that is good enough.
       *[no] The highest hand is { FORM($best, "short") }.
    } { $who ->
        [you] You take the pot of { $pot }.
       *[other] { $who } takes the pot of { $pot }.
    }
course-hint-takes-pot-1 = { $trips ->
        [yes] The highest hand wins if it is three of a kind or better. If nobody shows so much, the pot stays for the next deal.
       *[no] The highest hand takes the pot.
    }
course-hint-takes-pot-2 = Give each hand that is shown its name{ $joker ->
        [none] .
       *[other] , with the joker as the card that serves it best.
    }
course-hint-takes-pot-3 = The highest hand shown is { FORM($best, "short") }.{ $trips ->
        [yes] {" "}Set it beside three of a kind.
       *[no] {""}
    }

## The joker

course-joker-below = That would be { FORM($named, "a") }. The four cards beside the joker are more than that already.
course-joker-ignored = You would hold { FORM($named, "a") } if the joker did nothing. It does more.
course-joker-as-wild = A fully wild joker would make { FORM($named, "a") }. As the bug it is an ace, or fills a straight or a flush, and nothing else.
course-joker-as-ace = As an ace the joker makes { FORM($named, "a") }. It may also stand for another card, and there is one that makes more.
course-joker-higher = That would be { FORM($named, "a") }. Beside { FORM($cards, "the") } the joker stands for no card that makes that.
course-joker-lower = That would be { FORM($named, "a") }. The joker may stand for a card that makes more.
course-joker-right-ace = The bug fills no straight and no flush here, so it is an ace: { $rank }.
course-joker-right-fills = The bug fills it, as it may: { FORM($rank, "short") }.
course-joker-right-wild = The joker stands for the card that serves you best: { FORM($rank, "short") }.
course-hint-joker-makes-1 = { course-joker-use } { $joker ->
        [wild] You take the highest hand that it can make.
       *[other] It makes no other pair or three of a kind than that of aces.
    }
course-hint-joker-makes-2 = Beside it lie { FORM($cards, "the") }. Look for pairs, for one suit, and for ranks in a row.
course-hint-joker-makes-3 = { $joker ->
        [wild] Without the joker that is { FORM($ignored, "short") }. Try each card beside it.
       *[other] As an ace the joker makes it { FORM($as_ace, "short") }. See if a straight or a flush would be more.
    }

## How many cards

course-throw-needs-ace = Four cards may go only if the fifth, which you keep, is an ace.

## Further exercises: the question

course-ask-next-to-act-blinds = California draw with blinds: { $posted } have posted { FORM($blinds, "and") }. { $dealer } deals. { course-so-far } { $told ->
        [none] Who speaks first?
       *[other] Now { $told }. Whose turn is it?
    }
course-ask-what-next-blinds = California draw with blinds: { $posted } have posted { FORM($blinds, "and") }. { course-so-far } Now { $told }. What comes next?
course-ask-to-call-blinds = California draw, with blinds of { FORM($blinds, "and") }{ $ante ->
        [0] {""}
       *[other] {" "}beside an ante of { $ante }
    }. { course-so-far } How many chips does a call cost you?
course-ask-legal-action-blinds = California draw with blinds; yours was the last, { $level }. { course-so-far } Which of these may you do?
course-ask-what-next-exchanges = At this table { WORD($exchanges) } exchanges were agreed, and one is over. { course-so-far } Now { $told }. What comes next?
course-ask-legal-action-openers = California draw, jacks or better to open. { course-so-far } You hold { FORM($rank, "short") }. Which of these may you do?
course-ask-shows-first-proof = California draw, jacks or better to open. { $opener } opened. { course-so-far } Now { $told }. Who has to show?
course-ask-best-discards-ace = California draw, where four cards may go if the fifth is an ace. You hold { FORM($hand, "comma") }. { $beating ->
        [yes] Suppose that the other player holds { FORM($needed, "short") }, and stands pat. Which cards do you throw to beat that most often?
       *[no] Suppose that you need { FORM($needed, "a") } or better. Which cards do you throw?
    }
course-ask-rank-hands-joker = { course-joker-use } Put these hands in order, the highest first.
course-ask-openers = At this table a pair of jacks or better opens.{ $joker ->
        [none] {""}
       *[other] {" "}{ course-joker-use }
    } Which of these hands may open?
course-ask-joker-makes = { course-joker-use } What is this hand worth?
course-ask-takes-pot = California draw, and it takes three of a kind to win.{ $joker ->
        [none] {""}
       *[other] {" "}{ course-joker-use }
    } The pot holds { $pot }. Now { $told }. Who takes the pot?
course-ask-kept-apart = California draw, jacks or better to open. { $opener } opened. Look how many cards have been thrown so far; now { $told }. If the stub ran out at this moment, how many of the thrown cards could be dealt to somebody who has not drawn yet?
