# The lessons' questions, hints and explanations, for every exercise that asks in the same way.
# "story" and "told" are lists of the clauses below; they follow a colon, so they begin in lower case.
# An explanation of a wrong answer does not give the right one away where that can be helped.

## Clauses: what somebody says or does

course-told-open = { $who ->
        [you] you open for { $to }
       *[other] { $who } opens for { $to }
    }
course-told-bet = { $who ->
        [you] you bet { $to }
       *[other] { $who } bets { $to }
    }
course-told-raise = { $who ->
        [you] you raise to { $to }
       *[other] { $who } raises to { $to }
    }
course-told-call = { $who ->
        [you] you call{ $amount ->
            [0] {""}
           *[other] {" "}{ $amount }
        }
       *[other] { $who } calls{ $amount ->
            [0] {""}
           *[other] {" "}{ $amount }
        }
    }
course-told-check = { $who ->
        [you] you check
       *[other] { $who } checks
    }
course-told-fold = { $who ->
        [you] you fold
       *[other] { $who } folds
    }
course-told-pat = { $who ->
        [you] you stand pat
       *[other] { $who } stands pat
    }
course-told-discard = { $who ->
        [you] you throw { CARDS($count) }
       *[other] { $who } throws { CARDS($count) }
    }
course-told-announce = { $who ->
        [you] you ask for { CARDS($count) }
       *[other] { $who } asks for { CARDS($count) }
    }
course-told-serve = { $who ->
        [you] you are given { CARDS($count) }
       *[other] { $who } is given { CARDS($count) }
    }
course-told-deal = { $who ->
        [you] you are dealt { CARDS($count) }
       *[other] { $who } is dealt { CARDS($count) }
    }
course-told-show = { $who ->
        [you] you show
       *[other] { $who } shows
    }
course-told-muck = { $who ->
        [you] you give your hand up unseen
       *[other] { $who } gives the hand up unseen
    }
course-told-ask = { $who ->
        [you] you ask how many { $about } drew
       *[other] { $who } asks how many { $about } drew
    }

## Buttons

course-choice-yes = Yes
course-choice-no = No
course-choice-seat = { FORM($who, "capital") }
course-choice-number = { $number }
course-choice-chance = { $chance }
course-choice-nobody-next-to-act = Nobody: the deal is over
course-choice-nobody-shows-first = Nobody has to show
course-choice-nobody-first-dealer = Nobody yet: some draw again
course-choice-complete = The deck is complete
course-choice-missing = { FORM($card, "capital") } is missing
course-choice-doubled = { FORM($card, "capital") } is there twice
course-choice-foreign = A { $card } has slipped in
course-choice-go-on = The round goes on
course-choice-exchange = The exchange
course-choice-second-round = The second betting round
course-choice-first-round = The first betting round
course-choice-showdown = The showdown
course-choice-taken = The last one left takes the pot, unseen
course-choice-passed-out = The cards are thrown in; the pot stays
course-choice-fine = All of it is in order
course-do-discard = { $kept ->
        [none] Throw all five
       *[other] Throw { WORD($count) }, keep { FORM($kept, "comma") }
    }

## No answer, or none that fits

course-not-attempted-action = Choose an action first.
course-not-attempted-discards = Choose the cards to throw first, or stand pat.
course-not-attempted-turn = Choose a player first.
course-not-attempted-to-call = Type a number of chips first.
course-not-attempted-round-over = Say yes or no first.
course-not-attempted-rank-hands = Put the hands in order first.
course-not-attempted-shows-first = Choose a player first.
course-not-attempted-choice = Choose an answer first.
course-ungradeable = That is no answer to this question, so it counts for nothing. Choose one of those on offer.

course-progress-unreadable = This is not progress saved by the tutor, or it is damaged. Nothing was changed.
course-progress-other-version = This progress was saved by another version of the tutor and cannot be read. Nothing was changed.

## Whose turn is it?

course-turn-deal-over = Not { $who }: all but { $last } have folded. One player is left, so there is no turn to take.
course-turn-somebody = { $phase ->
        [draw] The deal goes on: { $count ->
            [one] one player has
           *[other] { WORD($count) } players have
        } yet to exchange.
       *[other] The deal goes on: { $count ->
            [one] one player has
           *[other] { WORD($count) } players have
        } yet to speak in this round.
    }
course-turn-folded = { $who ->
        [you] You have folded. You take no further part in this deal.
       *[other] { $who } has folded and takes no further part in this deal.
    }
course-turn-just-spoke = { $who ->
        [you] You have just spoken. The turn moves on, always to the left.
       *[other] { $who } has just spoken. The turn moves on, always to the left.
    }
course-turn-later = { $who ->
        [you] You speak in this round too, but not yet: going left from { $after }, somebody else comes first.
       *[other] { $who } speaks in this round too, but not yet: going left from { $after }, somebody else comes first.
    }
course-turn-answered = { $who ->
        [you] You have spoken already, and nobody has { $level ->
            [0] bet
           *[other] raised
        } since.
       *[other] { $who } has spoken already, and nobody has { $level ->
            [0] bet
           *[other] raised
        } since.
    }
course-turn-all-in = { $who ->
        [you] You are all-in. You stay in the deal, but have nothing left to decide in the betting.
       *[other] { $who } is all-in and stays in the deal, with nothing left to decide in the betting.
    }
course-turn-opener-elsewhere = { $who ->
        [you] You opened the first round, and in California draw you would start the second. Here the seat decides, counted from the dealer's left.
       *[other] { $who } opened the first round, and in California draw would start the second. Here the seat decides, counted from the dealer's left.
    }
course-turn-left-elsewhere = { $who } is nearest to the dealer's left, and would begin in the five-stage game. Here it goes by who opened the first round{ $gone ->
        [yes] {" "}and, if that player has folded, by who sits next on that player's left.
       *[no] .
    }
course-turn-dealer-starts = { $rules ->
        [draw-high] { $who } has the button.
       *[other] { $who } deals.
    } { $opener ->
        [yes] The second round starts with the player who opened the first, wherever that one sits.
       *[no] The dealer is the last in a round to speak, not the first.
    }
course-turn-not-opener = { $who } is still in, but did not open the first round. Here that decides.
course-turn-not-nearest = { $who } speaks in this round too, but somebody still in sits nearer to the dealer's left.
course-turn-nobody-left = All but { $last } have folded. Nobody has anything left to do: the pot goes to { $last }.
course-turn-first = { $who ->
        [you] You are the first player still in on the dealer's left, so you speak first.
       *[other] { $who } is the first player still in on the dealer's left, and speaks first.
    }
course-turn-opener = { $who ->
        [you] You opened the first round, so here you start the second.
       *[other] { $who } opened the first round, and here that player starts the second.
    }
course-turn-opener-gone = { $opener } opened the first round and has folded since. The start passes to the next player still in on the left: { $who }.
course-turn-right = { $owes ->
        [0] Going left from { $after }, { $who } is the first who has not spoken in this round.
       *[other] { $checked ->
            [yes] The check came before the bet, and is no answer to it. Going left from { $after }, { $who } is the first whose stake is short of { $level }, by { $owes }.
           *[no] Going left from { $after }, { $who } is the first whose stake is short of { $level }, by { $owes }.
        }
    }

course-draw-done = { $who } has exchanged already: { $count ->
        [0] a pat hand
       *[other] { CARDS($count) }
    }. Each player exchanges once.
course-draw-opener = { $who } opened the betting, which gives no right to exchange first. The exchange goes by the seats.
course-draw-dealer = { $who } deals, and the dealer exchanges last.
course-draw-closer = { $who } spoke last in the betting. The exchange does not go on from there: it starts afresh at the dealer's left.
course-draw-later = { $who } exchanges later: somebody still in sits nearer to the dealer's left.
course-draw-first = { $who } is the first player still in on the dealer's left, and exchanges first. Who opened or raised does not matter here.
course-draw-next = { $who } is the next player still in, going left. The dealer comes last.

## Is the round over?

course-over-right-no = { $why }
course-over-right-yes = { $why } { $then ->
        [exchange] The exchange follows.
        [showdown] The showdown follows.
        [taken] The pot is won.
       *[other] The next player deals.
    }
course-over-not-spoken = { $count ->
        [one] { $players } has not spoken yet in this round.
       *[other] { $players } have not spoken yet in this round.
    }
course-over-checked = { $who } checked while there was nothing to call. Since then somebody has bet { $level }, and a check is no answer to a bet.
course-over-not-answered = The last raise was to { $level }. { $count ->
        [one] { $players } has put in only { $staked }, and has yet to answer it.
       *[other] { $players } have yet to answer it; { $who } has put in only { $staked }.
    }
course-over-not-reached = The stake stands at { $level }, and { $count ->
        [one] { $players } has not answered it.
       *[other] { $players } have not answered it.
    } The round cannot end before that.
course-over-alone = Everybody else has folded. With one player left there is nothing more to bet about: { $who ->
        [you] you have won.
       *[other] { $who } has won.
    }
course-over-passed-out = Everybody has checked, so nobody has opened. The round is over, and the deal with it.
course-over-all-checked = Everybody still in has checked, and there is no bet to answer.
course-over-all-matched = Everybody still in has put in { $level }, and nobody has raised.
course-over-called = Everybody still in has put in { $level }, and nobody has raised since { $who } set that stake. { $who } may not raise it: nobody raises their own.

## What comes next?

course-next-go-on = { $why }
course-next-exchange = { $why } { $again ->
        [yes] Here another exchange was agreed, with a betting round after it.
       *[no] More than one player is left, so the exchange comes next.
    }
course-next-showdown = { $why } The second round is done, so now the hands decide.
course-next-taken = { $why } The pot goes over unseen: nobody may demand to see the winning cards.
course-next-passed-out = { $why } The cards are thrown in, the next player deals, and the { CHIPS($carried) } stay in the middle. Everyone adds another ante.
course-next-not-go-on = { $right ->
        [taken] Only one player is left. There is nobody to bet against.
        [passed-out] All have spoken and nobody has opened. There is no bet for anybody to answer.
       *[other] All who are still in have spoken and nobody owes anything. Nobody is left to speak.
    }
course-next-not-exchange = { $right ->
        [go-on] Not yet: { $count ->
            [one] { $players } has still to speak.
           *[other] { $players } have still to speak.
        }
        [taken] An exchange needs at least two players, and only one is left.
        [passed-out] The exchange follows only when somebody has opened the first round. Here nobody has.
       *[other] There is one exchange in a deal, and it lies behind you.
    }
course-next-not-showdown = { $right ->
        [go-on] The round is not even over: { $count ->
            [one] { $players } has still to speak.
           *[other] { $players } have still to speak.
        }
        [taken] Hands are compared when at least two are left. Here there is only one.
        [passed-out] Hands are compared only after the second round. Here nobody has opened the first, so the deal does not get that far.
       *[other] { $again ->
            [yes] Hands are shown after the last round. Here another exchange was agreed, and a round after it.
           *[no] Hands are shown after the second round. This was the first.
        }
    }
course-next-not-taken = { $right ->
        [passed-out] A check keeps a player in. They have all checked, so no single one can take the pot.
       *[other] A pot goes over unseen when all but one have folded. Here more than one is left.
    }
course-next-not-passed-out = { $right ->
        [go-on] The round is not over, so nothing is settled: { $count ->
            [one] { $players } has still to speak.
           *[other] { $players } have still to speak.
        }
       *[other] Cards are thrown in when nobody opens the first round. { $round ->
            [1] Here somebody has bet.
           *[other] This is the second.
        }
    }

## Who shows first?

course-show-cannot-be-made = { $who ->
        [you] You are the only one left. You take the pot, and nobody can make you show.
       *[other] { $who } is the only one left, takes the pot, and cannot be made to show.
    }
course-show-has-folded = { $who } has folded, and a folded hand is not shown. Look at who is left: only { $winner }.
course-show-somebody = There are { WORD($count) } players still in, and the betting is done. Without cards on the table nobody can tell whose pot it is.
course-show-folded = { $who } has folded, and a folded hand is not shown.
course-show-seat-no-matter = { $who } sits nearest to the dealer's left, but the seat does not decide. Nobody bet in the second round, so it goes by who opened the first.
course-show-all-checked = { $who } only checked in the second round, and did not open the first.
course-show-raised-over = { $who } { $raised ->
        [yes] raised
       *[no] bet
    }, but { $by } raised after that. The last one to raise is called, and shows.
course-show-called = { $who } only called. Whoever called has paid to see, and the one who was called shows.
course-show-nobody = Everybody has folded to { $winner }. The pot goes over, and the cards stay hidden unless { $winner } chooses otherwise.
course-show-last = { $raised ->
        [yes] { $who } was the last to raise, has been called, and shows first.
       *[no] { $who } bet, nobody raised, and whoever opened the round shows first.
    } The others follow going left.
course-show-opener = Nobody bet in the second round. { $gone ->
        [yes] The opener of the first has folded, so it falls to the next player on that one's left: { $who }.
       *[no] { $who } opened the first, and so shows first.
    } The others follow going left.

## Before and between deals

course-high-one = The { $card } stands alone at the top, so nobody has to draw again.
course-high-tied = { $who } drew the { $card }, but not alone: { WORD($count) } players drew that rank. Suits never decide in poker.
course-high-lower = { $who } drew the { $card }. Somebody drew a higher card.
course-high-again = { $players } drew equal ranks, and suits never decide. They draw again; the others wait.
course-high-right = { $who } drew the highest card, the { $card }, and deals first.{ $card ->
        [ace] {" "}An ace counts high here.
       *[other] {""}
    }

course-cut-self = { $who } has just shuffled. The cut is there so that somebody else has the last hand on the deck.
course-cut-right = { $who } sits on the right. At many tables the cut does go there; the source of the five-stage game gives it to the left.
course-cut-far = { $who } sits too far away. The deck goes to the neighbour on the shuffler's left.
course-who-cuts-right = { $who } sits on the left of { $dealer }, who shuffles, and cuts. (Elsewhere the cut often goes to the right: that is not in our sources.)

course-card-from-dealer = That counts { $dealer } as the first. The first card goes to the player on the dealer's left; the dealer is served last in each round.
course-card-five-at-once = That deals five cards at once. They go out one at a time, round and round.
course-card-other-way = That goes round the other way. The deal goes clockwise, to the left.
course-card-miscounted = { $who } gets card { $theirs }, not card { $number }. Count on from the left of { $dealer }: card { $players } goes to { $dealer }, and then the next round begins.
course-who-gets-card-right = { $rounds ->
        [0] Card { $number } goes to the { $over ->
            [1] first player
            [2] second player
            [3] third player
            [4] fourth player
            [5] fifth player
           *[other] player { $over } places
        } on the left of { $dealer }: { $who }.
       *[other] Each round takes { $players } cards and ends with { $dealer }. Card { $number } is number { $over } of its round: { $who }.
    }

course-dealing-same = { $who } has just dealt. The deal moves on after every deal, whoever won it.
course-dealing-right = { $who } sits on the dealer's right. The deal moves to the left, like everything in poker.
course-dealing-broke = { $who } has no chips left and is passed over.
course-dealing-far = { $who } will deal, but not yet: somebody with chips sits nearer on the dealer's left.
course-next-dealer-right = { $who } is the next player with chips on the left of { $dealer }, so { $who } shuffles, offers the cut and deals.

course-run-out-not-yet = { $who } can still be served: { $before ->
        [0] nobody has drawn before, and
        [one] one player has drawn before, and
       *[other] { WORD($before) } players have drawn before, and
    } { CARDS($left) } are left.
course-run-out-before = By then the stub has run out already: { WORD($before) } players before { $who } want { CARDS($limit) } each.
course-run-out-right = The stub holds { $stub } cards. The first { WORD($before) } players take { $limit } each, which leaves { $left ->
        [0] none for { $who }.
       *[other] only { $left }: too few for { $who }.
    } What is left is dealt first; then the others' discards are shuffled and used, never the ones that { $who } has just thrown.

## How much to call?

course-call-forgot-own = { $number } is the stake that stands. You have put in { $staked } of it in this round already, and those count.
course-call-took-raise = { $number } is how much the last raise added. You also owe the stake that stood before it: in all you have to come up to { $level }.
course-call-added-up = { $number } adds one stake to the other. A raise is to { $level } in all: the earlier stake is part of it.
course-call-old-level = { $number } was the stake before the last raise. Now it stands at { $level }.
course-call-counted-ante = { $number } counts the ante. The ante paid for your cards; it is no part of a stake, so it neither adds to a call nor comes off it.
course-call-paid-by-ante = { $number } takes the ante off the call. The ante paid for your cards, and is no part of any stake.
course-call-own-stake = { $number } is what you have put in already. The question is what is still lacking.
course-call-whole-pot = { $number } is the whole pot. A call matches one stake, not everything that lies there.
course-call-nothing = The stake stands at { $level }, and you have put in { $staked }. Staying in costs something; only a fold is free.
course-call-first-round = { $number } counts what you paid in the first round. Each round starts from nothing: compare only the stakes of this one.
course-call-no-chips = { $number } is more than you have before you, and more than is asked.
course-call-too-little = With { $number } more your stake would be { $total }, and { $level } is asked.
course-call-too-much = With { $number } more your stake would be { $total }. That is over { $level }: no call any more.
course-call-right = { $staked ->
        [0] The stake stands at { $level } and you have put in nothing in this round, so you pay all of it: { $to_call }.
       *[other] The stake stands at { $level }. You have put in { $staked } of it, so { $to_call } more brings you level.
    }

## Choose the action: why it is refused

course-illegal-no-check-before-opening = There is no check in the five-stage game. Before anyone has opened you open or fold, and folding loses your ante.
course-illegal-check-facing-bet = There is a bet to answer: the stake stands at { $level }, and you have put in { $staked }. A check would stay in for nothing.
course-illegal-nothing-to-call = Nobody has bet, so there is nothing to call.
course-illegal-already-opened = The round is open at { $level }. From here you call that or raise it; a first bet comes too late.
course-illegal-nothing-to-raise = Nobody has bet yet, so there is no stake to raise. The first stake of a round is a bet, and raises come after it.
course-illegal-cannot-match = A call would cost { $to_call } and you have { $stack }. In the five-stage game whoever cannot match the stake folds; there is no playing on for less.
course-illegal-not-enough-chips = You have { $stack } before you, too little for a stake of { $to }.
course-illegal-own-stake = Nobody has raised since your own stake, and nobody may raise their own.
course-illegal-raise-cap = { $to } would be one raise too many. This round has had its bet and { WORD($raises) } raises, and that is the limit.
course-illegal-circuit-closed = The turn has come back past the dealer, who had the last raise of this round. Whoever still owes something calls it or folds.
course-illegal-not-whole-chips = { $to } cannot be paid: all betting is in chips, and a chip is not divided.
course-illegal-short-all-in = Nobody has raised in full since you spoke: an all-in for less lets you call or fold.
course-illegal-nobody-to-call = Everybody else is all-in, so nobody could call a raise.
course-illegal-bet-size-minimum = { $to } is not enough: an opening has to be more than the minimum of { $min }.
course-illegal-bet-size-maximum = { $to } is too much: an opening may not be more than { $high }.
course-illegal-bet-size-round-two = { $to } is the maximum itself. The first round allows it; in the second the source wants an opening below it.
course-illegal-bet-size-unit = The limit is fixed, so a bet in this round is { $unit } exactly, not { $to }.
course-illegal-bet-size-raise-unit = The limit is fixed, so a raise adds { $unit } exactly, to { $low }. { $to } is another size.
course-illegal-bet-size-small-unit = { $to } adds { $small }, the unit of the first round. In the second the unit is { $unit }.
course-illegal-bet-size-raise-low = A raise to { $to } would not lift the stake, which stands at { $level }. To name the total, say what your whole stake comes to.
course-illegal-bet-size-raise-high = { $to } adds more than the maximum of { $max } to a stake of { $level }: the highest total here is { $high }. (How much a raise may add is the tutor's own reading: the source sets limits for openings only.)
course-illegal-wrong-phase = “{ $action }” belongs to another stage. Now it is { $phase }.
course-illegal-too-many-discards = This table exchanges { $limit } cards at most, and that is { WORD($count) }.
course-illegal-four-without-ace = Four cards may go only if the fifth is an ace.
course-illegal-ask-too-late = The second round has begun with the first action in it. Until then the question had to be answered; now it comes too late.
course-illegal-ask-too-early = Nobody has exchanged yet, so there is nothing to ask.
course-illegal-asked-has-not-drawn = That player has not exchanged yet.
course-illegal-must-show = You are the first to show. Only once a hand lies open can a beaten one be given up unseen.
course-illegal-all-show = At this table every hand still in is shown.
course-illegal-out-of-turn = It is somebody else's turn. Speaking early tells the others what you mean to do.
course-illegal-has-folded = Whoever has folded takes no further part.
course-illegal-card-count = The cards given do not agree with the cards thrown: { $wanted } went out and { $given } came back.
course-illegal-discards-first = The replacements came before the discards were in. First the hand is off the thrown cards, then the dealer deals.
course-illegal-not-the-one-served = These cards go to the wrong player: whoever threw last is served first.
course-illegal-count-differs = { $said } were asked for and { $thrown } thrown. The two have to agree before the dealer deals.
course-illegal-dealer-to-serve = The player before has thrown cards and not been served yet. One player after the other.
course-illegal-own-discard = That is one of the cards this player has just thrown. Nobody gets back their own.
course-illegal-deal-over = The deal is over.

course-legal-fold = { $alone ->
        [yes] A call costs { $to_call }, and you have { $stack }. Whoever cannot match the stake folds, and loses what was put in.
       *[no] A fold is always possible.
    }
course-legal-check = Nobody has bet, so you may wait: a check stays in and costs nothing. (In the five-stage game you could not.)
course-legal-call = { $closed ->
        [yes] The turn has come back past the dealer, so nobody raises any more. You may still stay in, for { $pays }.
       *[no] { $capped ->
            [yes] All { WORD($raises) } raises have been made. You may still stay in, for { $pays }.
           *[no] A call costs { $pays } and brings your stake up to { $level }.
        }
    }
course-legal-bet = { $only ->
        [yes] The limit is fixed: a bet here is { $to }, no more and no less.
       *[no] { $twice ->
            [0] { $to } lies between { $low } and { $high }, the lowest and highest opening here.
           *[other] An opening here is { $low }, or { $twice } at once: that opens with a raise, and counts as the bet and the first raise.
        }
    }{ $qualified ->
        [yes] {" "}Your hand is good enough for it.
       *[no] {""}
    }
course-legal-raise = { $checked ->
        [yes] A check does not give the raise away.{" "}
       *[no] {""}
    }{ $past_cap ->
        [yes] With two players left no number of raises is too many here.{" "}
       *[no] {""}
    }{ $only ->
        [yes] A raise here is to { $to } exactly: one unit more than the { $level } that stand. You pay { $pays }.
       *[no] { $to } lies between { $low } and { $high }, the lowest and highest total here. You pay { $pays }.
    }
course-legal-pat = Nobody has to exchange. Playing on with all five cards is called standing pat, and in your turn it is always possible.
course-legal-discard = That many may go, and you get as many back once they are off your hand.
course-legal-announce = That many may be asked for.
course-legal-show = { $shows ->
        [called] You were called, and show first. The others may look at your hand and decide.
        [opener] Nobody bet in the second round, so it falls to you to show first. The others may look at your hand and decide.
        [all] Here every hand still in is shown, a beaten one too.
       *[later] You may always show. Whether it is worth it depends on the hands that lie open.
    }
course-legal-muck = A hand lies open already, so a beaten one may be given up unseen.
course-legal-ask = { $owed ->
        [yes] Until somebody acts in the second round you may ask, and you are owed a true answer.
       *[no] You may ask at any time here. But somebody has acted since the draw, so no answer is owed any more.
    }

course-free-fold = Folding is legal here, but a check costs nothing and keeps you in. Fold only when staying has a price.
course-free-right = Nobody has bet. A check costs nothing, and you may still call, or fold, when there is something to pay for.

## Choose the action: what the words mean

course-declared-by-as-to = { $to } as a total would not even reach the stake of { $level }. The { $by } come on top of it.
course-declared-to-as-by = { $to } adds the number you named to the stake of { $level }. “To” names the total, what stands included.
course-declared-added-own = { $to } adds what you have put in already. A total includes it.
course-declared-less-own = { $to } is what you would pay now. An action names the whole stake of this round, the { $staked } you have in it included.
course-declared-call = A call pays { $to_call } and raises nothing. You mean to raise.
course-declared-fold = That gives up the hand. You mean to raise.
course-declared-other = { $to } is another stake than the words come to. Start from the { $level } that stand, and see what the words make of them.
course-declared-right = { $level } stand and { $by } come on top: a raise to { $total }. { $staked ->
        [0] You pay { $pays }.
       *[other] You have put in { $staked }, so you pay { $pays }.
    }

## Choose the action: the price

course-price-fold-wrong = The fold gives up a call that pays. You would pay { $to_call } for a pot that then holds { $after }, so you need { $needed } ({ FORM($needed, "odds") }); you get there { $chance } of the time ({ FORM($chance, "odds") }).
course-price-call-wrong = The call costs more than it brings. You pay { $to_call } for a pot that then holds { $after }, so you need { $needed } ({ FORM($needed, "odds") }); you get there only { $chance } of the time ({ FORM($chance, "odds") }).
course-price-call = Call. You need { $needed } ({ FORM($needed, "odds") }): { $to_call } into a pot that then holds { $after }. You get there { $chance } of the time ({ FORM($chance, "odds") }). { odds-unseen-alike }
course-price-fold = Fold. You would need { $needed } ({ FORM($needed, "odds") }): { $to_call } into a pot that then holds { $after }. You get there only { $chance } of the time ({ FORM($chance, "odds") }). { odds-unseen-alike }

course-bluff-of-pot = { $chance } is the bet divided by the pot. But the bluff is made in every case, those in which it works included: divide the bet by the pot and the bet together.
course-bluff-callers = { $chance } is the share that a caller needs: { $bet } into a pot that then holds { $called }. For your own bluff count only your bet and what lies there now.
course-bluff-fails = { $chance } is how often it may fail. The question is how often it has to work.
course-bluff-often = { $chance } is more often than it needs to work. Divide { $bet } by { $risk }.
course-bluff-seldom = If they fold only { $chance } of the time, the bluff loses in the long run. Divide { $bet } by { $risk }.
course-bluff-right = You risk { $bet } to win { $pot }. It breaks even when all fold in { $bet } of { $risk } cases: { $chance } ({ FORM($chance, "odds") }). If they fold more often than that, it gains, whatever you hold.

## Pots

course-pot-forgot-carried = { $number } counts this deal's antes. The { CHIPS($carried) } from the passed-out deal are still in the middle.
course-pot-only-carried = { $number } is what was left from before. { $staying ->
        [none] Everyone antes again
       *[other] The others ante again
    } on top of it.
course-pot-dealer-pays = One ante is lacking. The dealer pays it too: it buys the right to be dealt in.
course-pot-staying-pays = { $staying } put the last chip into this pot already, and stays in without another ante.
course-pot-one-too-many = That is one ante too many: { WORD($players) } players, one ante each.
course-pot-empty = The antes go in before the first card. Without an ante there are no cards.
course-pot-one-ante = { $number } is one ante. Every player who is dealt in pays it.
course-pot-less = { $number } is too little: count an ante of { $ante } for each of { WORD($players) } players.
course-pot-more = { $number } is too much: count an ante of { $ante } for each of { WORD($players) } players.
course-pot-right = { $staying ->
        [none] All { WORD($players) } players pay { $ante }
       *[other] { $staying } stays in without adding, { WORD($players) } others pay { $ante }
    }{ $carried ->
        [0] : { CHIPS($pot) } before the first card.
       *[other] , and { $carried } lie there from before: { CHIPS($pot) }.
    }

course-share-whole = { $number } is the whole pot. { $winners } hold equal hands, and equal hands share.
course-share-nothing = { $who ->
        [none] { $pot } does not divide evenly by { $count }.
       *[other] { $winners } hold equal hands. Suits never decide, so each of them gets a share.
    }
course-share-odd-chip = { $number } gives one player the chip that does not divide. Here it stays in the middle for the next pot.
course-share-is-share = { $number } is what each winner takes. The question is what is left over.
course-share-among-all = { $number } shares the pot among all who showed. Only the highest hands share it.
course-share-loser = { $who } did not hold the highest hand, and takes nothing.
course-share-less = { $number } is too little: divide { $pot } by { WORD($count) }, in whole chips.
course-share-more = { $number } is too much: divide { $pot } by { WORD($count) }, in whole chips.
course-share-one = One hand is the highest, and takes the whole pot: { $pot }.
course-share-right = { $winners } hold equal hands: { $pot } divided by { $count } is { $share } each{ $carries ->
        [yes] , and { $rest } left over, which starts the next pot. (At some tables the odd chip goes to the winner nearest to the dealer's left.)
       *[no] .
    }

## Be the dealer

course-referee-not-fine = Something in it is refused. { $phase ->
        [draw] Look whose turn it is each time, and compare what is thrown with what is given.
       *[other] Check each stake against what stands at that moment, one after the other.
    }
course-referee-too-late = Something was wrong before number { $number } already. The dealer stops the first mistake.
course-referee-in-order = That is in order: { $told }. { $what ->
        [bet] { $limit ->
            [fixed] A bet in this round is { $unit }.
           *[other] An opening lies above { $min } and not above { $max }.
        }
        [raise] { $limit ->
            [fixed] A raise adds { $unit } to the { $level } that stand.
           *[other] It lifts the { $level } that stand, by no more than { $max }.
        }
        [call] A call there costs { $owed }.
        [fold] A fold is always possible in turn.
        [check] Nobody has bet by then.
        [serve] As many were thrown just before.
        [serve-part] So many are due at that moment, and no more.
        [burn] The last to draw is owed a fifth card, and a card is burnt before it.
       *[other] So many may be exchanged, and it is that player's turn.
    }
course-referee-refused = The dealer stops this one: { $told }. { $why }
course-referee-fine = All of it is in order: each stake fits what stood at that moment, and each player spoke in turn.

## Choose the discards

course-throw-limit = This table exchanges { $limit } cards at most, and that is { WORD($count) }.
course-throw-pat = Standing pat keeps what you hold, and that { $chance ->
        [never] is not enough.
       *[other] gets there { $chance } of the time.
    } There is a throw that gets there { $best } of the time ({ FORM($best, "odds") }).
# What such a throw comes to; it stands at the end of the sentences below.
course-throw-result = { $chance ->
        [never] From there you cannot { $beating ->
            [yes] beat { FORM($needed, "short") }
           *[no] reach { FORM($needed, "a") } or better
        }; another throw does it { $best } of the time ({ FORM($best, "odds") }).
       *[other] From there you { $beating ->
            [yes] beat { FORM($needed, "short") }
           *[no] reach { FORM($needed, "a") } or better
        } { $chance } of the time; another throw does it { $best } of the time ({ FORM($best, "odds") }).
    }
course-throw-breaks = That throws { FORM($broken, "the") }, part of what you have already. { course-throw-result }
course-throw-kicker = That keeps { FORM($more, "the") } as well, and for every card you keep you draw one fewer. { course-throw-result }
course-throw-too-many = That throws { FORM($fewer, "the") }, which would help here. { course-throw-result }
course-throw-other = { $kept ->
        [none] That keeps nothing.
       *[other] That keeps { FORM($kept, "the") }.
    } { course-throw-result }
course-throw-right = { $count ->
        [0] Stand pat: you
       *[other] Keep { FORM($kept, "the") }: you
    } { $beating ->
        [yes] beat { FORM($needed, "short") }
       *[no] reach { FORM($needed, "a") } or better
    } { $chance } of the time ({ FORM($chance, "odds") }). The next best throw does it { $next } of the time. { odds-unseen-alike }

## Rank the hands

course-rank-category = Hand { $better } is higher than hand { $worse }: { FORM($high_category, "a") } beats { FORM($low_category, "a") }, whatever the ranks.
course-rank-wheel = Hand { $better } is a straight: an ace may stand below a two. It beats hand { $worse }, { FORM($low, "short") }.
course-rank-wrap = Hand { $worse } is no straight: an ace may stand below the two or above the king, but not between them. It is only { FORM($low, "short") }, and hand { $better } beats it.
course-rank-low-ace = The ace in hand { $worse } counts as one, so that hand is only { FORM($low, "short") }. Hand { $better } goes higher: { FORM($high, "short") }.
course-rank-made = Hands { $better } and { $worse } are the same kind of hand. { $category ->
        [flush] In the first place where they differ the { $one } beats the { $other }.
        [high-card] The highest card decides: the { $one } beats the { $other }.
        [straight] The top card decides: the { $one } beats the { $other }.
        [straight-flush] The top card decides: the { $one } beats the { $other }.
       *[other] What makes them decides: { FORM($one, "plural") } beat { FORM($other, "plural") }, whatever lies beside.
    }
course-rank-full = Both are full houses, and the three of a kind decides: { FORM($one, "plural") } in hand { $better } beat { FORM($other, "plural") } in hand { $worse }.
course-rank-two-pair = Both are two pair, and the higher pair decides first: { FORM($one, "plural") } in hand { $better } beat { FORM($other, "plural") } in hand { $worse }.
course-rank-kicker = Hands { $better } and { $worse } are made of the same ranks. The side cards decide, the highest first: at the first difference the { $one } in hand { $better } beats the { $other } in hand { $worse }.
course-rank-right = Hands { FORM($places, "comma") }, from the highest down: { FORM($hands, "short") }.{ $tied ->
        [yes] {" "}Equal ones share, in whichever order they lie: suits never decide.
       *[no] { $beside ->
            [yes] {" "}Where the same ranks make two hands, the cards beside decide.
           *[no] {""}
        }
    }

## The deck

course-deck-not-complete = Count: { $count } cards lie there, and a deck has 52, each once.
course-deck-there = { FORM($card, "capital") } is there. Look beside { FORM($beside, "the") }.
course-deck-not-doubled = { FORM($card, "capital") } lies there { $times ->
        [0] not even once
        [one] just once
       *[other] { WORD($times) } times
    }.
course-deck-no-joker = There is no joker among these { $count } cards.
course-deck-complete = All { $count } cards are there, each once. The deck can be shuffled.
course-deck-missing = { FORM($card, "capital") } is missing: { $count } cards instead of 52. With a short deck every chance you count is wrong.
course-deck-doubled = { FORM($card, "capital") } is there twice: { $count } cards instead of 52. If both are dealt, no hand in that deal can be trusted.
course-deck-foreign = A { $card } is among them: { $count } cards instead of 52. Traditionally no joker plays; where one does, it is announced before.

course-left-dealer-too = { $number } leaves out a hand. The dealer is dealt in as well.
course-left-dealt = { $number } is how many cards are dealt. The question is how many are left.
course-left-other = { $number } is not what is left: { WORD($players) } players hold { $dealt } cards, and the deck has { $deck }.
course-left-right = With { WORD($players) } players, { $dealt } cards are dealt. Of { $deck } that leaves { $number } for the exchange.
course-enough-too-many = { $number } players could use { $each } cards each, five dealt and the rest drawn: { $needed }, and the deck has { $deck }.
course-enough-more = { $number } players use at most { $needed } of the { $deck } cards. There is room for more.
course-enough-right = Each player may use five cards and { WORD($limit) } replacements, { WORD($each) } in all. { $number } players use at most { $needed } of the { $deck } cards; one more could need { $more }. { $limit ->
        [3] That is why six is often called the best number.
       *[other] With a limit of three it would be six players.
    }

## Hints: the rule, what to count, the number

course-hint-legal-action-must-open-1 = Before anybody has opened, there are two answers in the five-stage game: open, or fold. An opening is more than the minimum, and there is a highest one.{ $can_ask ->
        [yes] {" "}And until somebody acts, you may ask how many cards another player drew.
       *[no] {""}
    }
course-hint-legal-action-may-check-1 = Before anybody has bet you may check, or bet the unit of the round{ $twice ->
        [0] .
       *[other] , or open with a raise, for twice as much.
    } A call and a raise need a bet to answer.{ $can_ask ->
        [yes] {" "}And until somebody acts, you may ask how many cards another player drew.
       *[no] {""}
    }
course-hint-legal-action-facing-1 = Once a stake stands there are three answers: fold, call it, or raise it. Whether you can raise depends on the size, on { $circuit ->
        [yes] whether the turn has come back past the dealer, and on your chips.
       *[no] how many raises have been made, and on your chips.
    }
course-hint-legal-action-draw-1 = In the exchange you throw cards or stand pat, and may ask how many the others drew. There is a limit to what you throw.
course-hint-legal-action-show-1 = { $all_show ->
        [yes] At the showdown of this table all hands that are left are turned up.
       *[no] At the showdown hands are shown or given up unseen. The first in turn has to show.
    }
course-hint-legal-action-bet-2 = The stake stands at { $level }. You have put in { $staked } in this round, and { CHIPS($stack) } lie before you.
course-hint-legal-action-draw-2 = You hold { FORM($hand, "comma") }. Count how many of them each answer throws.
course-hint-legal-action-show-2 = Still in: { $active }. Look who has laid down a hand already.
course-hint-legal-action-must-open-3 = The minimum here is { $min }. An opening may be anything from { $low } to { $high }.
course-hint-legal-action-may-check-3 = Nobody has bet, so staying in costs { $to_call }. A bet would be { $unit }{ $twice ->
        [0] .
       *[other] , or { $twice } at once.
    }
course-hint-legal-action-facing-3 = { $can_call ->
        [yes] A call costs { $to_call }, and you can pay it.
       *[no] A call costs { $to_call }, and you have { $stack }.
    } { $can_raise ->
        [yes] { $only ->
            [yes] A raise is to { $low } exactly.
           *[no] A raise is to between { $low } and { $high }.
        }
       *[no] { $closed ->
            [yes] The turn has come back past the dealer, and raising has ended.
           *[no] { $capped ->
                [yes] The { WORD($raises) } raises of this round have been made.
               *[no] A raise costs more than a call.
            }
        }
    }
course-hint-legal-action-draw-3 = At most { CARDS($limit) } may go{ $ace ->
        [yes] , or four if the fifth is an ace
       *[no] {""}
    }. Calls and bets belong to the betting rounds.
course-hint-legal-action-show-3 = { $show ->
        [yes] One hand lies open already: a beaten one may stay hidden.
       *[no] { $all_show ->
            [yes] Nobody who is left may keep the cards hidden, whatever lies open.
           *[no] No hand lies open yet: somebody has to begin.
        }
    }

course-hint-declared-action-1 = “To” names your whole stake of this round. “And so much more” counts from the stake that stands.
course-hint-declared-action-2 = The stake stands at { $level }. You have put in { $staked } of it.
course-hint-declared-action-3 = { $by ->
        [0] The words name the total, { $to }: what stands and what you have put in are part of it.
       *[other] Add the two: { $level }, and { $by } more.
    }

course-hint-priced-call-1 = A call pays when your chance is at least the share of the pot that you pay for.
course-hint-priced-call-2 = You pay { $to_call }, and then the pot holds { $after }. { $outs ->
        [0] Of { $total } ways to be served, { $ways } bring what you need.
       *[other] Of 47 cards you have not seen, { $outs } bring what you need.
    }
course-hint-priced-call-3 = You need { $share } ({ FORM($share, "odds") }), and you get there { $chance } of the time ({ FORM($chance, "odds") }).

course-hint-free-check-1 = A check stays in without a stake, as long as nobody has bet.
course-hint-free-check-2 = Count what it costs to stay: the stake stands at { $level }.
course-hint-free-check-3 = Staying costs { $to_call }. A fold saves nothing, and gives up your chance at the { $pot } in the pot.

course-hint-best-discards-1 = Keep what already works towards the hand you need. For every other card you keep, you draw one fewer.
course-hint-best-discards-2 = You hold { FORM($rank, "short") }. For each throw you think of, count the cards that { $beating ->
        [yes] would beat { FORM($needed, "short") }.
       *[no] would make { FORM($needed, "a") } or better.
    }
course-hint-best-discards-3 = The best throw is of { CARDS($count) }, and gets there { $best } of the time.

course-hint-next-to-act-betting-1 = The turn goes left, to the next player still in who has not answered the stake that stands.
course-hint-next-to-act-start-1 = The first betting round starts at the dealer's left, and the dealer speaks last.
course-hint-next-to-act-left-1 = Here the second round starts again with the first player still in on the dealer's left.
course-hint-next-to-act-opener-1 = Here the second round starts with the player who opened the first; if that one has folded, with the next still in on the left.
course-hint-next-to-act-draw-1 = The exchange starts with the first player still in on the dealer's left. The dealer comes last, and who bet does not matter.
course-hint-next-to-act-2 = Still in: { $still }. { $ended ->
        [yes] The betting round is over.
       *[no] { $level ->
            [0] Nobody has bet in this round.
           *[other] The stake stands at { $level }.
        }
    }
course-hint-next-to-act-3 = Going left from { $from }, those still in sit in this order: { FORM($order, "comma") }. { $waiting ->
        [0] None of them has anything left to do.
        [one] One has yet to act.
       *[other] { $waiting } have yet to act.
    }

course-hint-who-cuts-1 = The shuffler offers the deck to the neighbour on the left.
course-hint-who-cuts-2 = At a table left means clockwise: the way the deal and the turn go too.
course-hint-who-cuts-3 = Clockwise after { $dealer } come { FORM($others, "comma") }.

course-hint-who-gets-card-1 = The first card goes to the dealer's left, and then one card each, clockwise. The dealer gets the last of each round.
course-hint-who-gets-card-2 = The cards go round like this: { FORM($order, "comma") }.
course-hint-who-gets-card-3 = { $rounds ->
        [0] Count to { $number } along that row.
       *[other] Each round takes { $players } cards. Card { $number } is number { $over } of its round.
    }

course-hint-first-dealer-1 = The highest card deals first; the ace is the highest. Suits never decide, so equal highest cards draw again.
course-hint-first-dealer-2 = Look at the ranks alone: { FORM($cards, "comma") }.
course-hint-first-dealer-3 = Find the highest rank, then count how many of the { $players } cards have it: one, or more.

course-hint-next-dealer-1 = After each deal the next player on the dealer's left deals.
course-hint-next-dealer-2 = Players without chips are passed over. { $broke ->
        [none] Here everybody has some.
       *[other] Here that is { $broke }.
    }
course-hint-next-dealer-3 = Clockwise after { $dealer } come { FORM($others, "comma") }.

course-hint-first-reshuffled-1 = Replacements come from the stub. When it cannot serve a player any more, the others' discards are shuffled and used.
course-hint-first-reshuffled-2 = Of 52 cards, { $players } players hold five each. The stub has { $stub }, and each player takes { $limit }.
course-hint-first-reshuffled-3 = See how many times { $limit } goes into { $stub }: so many players are served from it.

course-hint-to-call-1 = A call brings your stake of this round up to the one that stands. The ante, and the other round, are no part of it.
course-hint-to-call-2 = The stake stands at { $level }. You have put in { $staked } in this round.
course-hint-to-call-3 = Take { $staked } from { $level }.

course-hint-round-over-1 = A round is over when everybody still in has answered the last stake: called it, or folded. Nobody can end it alone.
course-hint-round-over-2 = Still in: { $still }. For each of them: what has that player put in, and said, since the last bet or raise?
course-hint-round-over-3 = { $level ->
        [0] Nobody has bet. Players still to speak: { $waiting }.
       *[other] The stake stands at { $level }. Players still short of it: { $behind }.
    }

course-hint-rank-hands-1 = First the kind of hand. Between two of a kind, the ranks that make it, the highest first; then the side cards. Suits never.
course-hint-rank-hands-2 = In each hand look for ranks that are alike, for five ranks in a row, and for five cards of one suit. Give each hand its name.
course-hint-rank-hands-3 = In the order they lie: { FORM($kinds, "comma") }. The best of the { $count } is { FORM($top, "short") }.

course-hint-shows-first-bet-1 = The last to bet or raise in the second round has been called, and shows first.
course-hint-shows-first-checked-1 = When everybody checks the second round, the player who opened the first shows first.
course-hint-shows-first-alone-1 = Hands are shown when more than one player is left. A last one takes the pot and need not show.
course-hint-shows-first-2 = Still in: { $still }. Go back through what was said in the second round, from its end.
course-hint-shows-first-3 = { COUNT($still) ->
        [one] There is one player left.
       *[other] { $level ->
            [0] Nobody bet in the second round. The first was opened by { $opener }.
           *[other] The last stake was { $level }: find who named it.
        }
    }

course-hint-faulty-deck-1 = A deck has 52 cards: four suits, two to ace in each, every card once.
course-hint-faulty-deck-2 = Count { $count } cards first; then look at each suit's row for a gap or for two alike.
course-hint-faulty-deck-3 = { $count ->
        [52] 52 is the right number.
        [51] 51 is one too few.
       *[other] { $count } is one too many.
    }

course-hint-cards-left-1 = Everybody is dealt five cards, the dealer included. What is left is the stub.
course-hint-cards-left-2 = There are { $players } players, and { $deck } cards in the deck.
course-hint-cards-left-3 = { $players } times five is { $dealt }. Take that from { $deck }.

course-hint-enough-cards-1 = A player uses five cards at first, and at most { $limit } in the exchange.
course-hint-enough-cards-2 = That is { $each } a player. The deck has { $deck }.
course-hint-enough-cards-3 = See how many times { $each } goes into { $deck }.

course-hint-pot-size-1 = Everybody who is dealt in pays the ante before the first card, the dealer too. Chips from a passed-out deal stay in the middle.
course-hint-pot-size-2 = There are { $players } players, and the ante is { $ante }.{ $staying ->
        [none] {""}
       *[other] {" "}{ $staying } stays in without another.
    } { $carried ->
        [0] Nothing lies there from before.
       *[other] From before { CHIPS($carried) } lie there.
    }
course-hint-pot-size-3 = Multiply { $paying } by { $ante }{ $carried ->
        [0] .
       *[other] , and add { $carried }.
    }

course-hint-pot-share-1 = The highest hand takes the pot. Equal ones share it in whole chips, and what does not divide goes to the next pot.
course-hint-pot-share-2 = The pot holds { $pot }. Compare the hands that are shown, down to the last side card.
course-hint-pot-share-3 = { $count ->
        [one] One hand stands above the others.
       *[other] { $pot } divided by { $count }, in whole chips.
    }

course-hint-what-next-1 = While somebody has yet to answer, the round goes on. When one player is left, the deal is won; when nobody opens, it is passed out.{ $exchanges ->
        [1] {""}
       *[other] {" "}Here { WORD($exchanges) } exchanges were agreed, and a betting round follows each.
    }
course-hint-what-next-2 = Still in: { $still }. { $level ->
        [0] Nobody has bet in this round.
       *[other] The stake stands at { $level }.
    }
course-hint-what-next-3 = { $waiting ->
        [0] Nobody has anything left to answer.
       *[other] Players who have yet to act: { $waiting }.
    }

course-hint-referee-1 = Each stake has to fit what stands at that moment, and each player speaks in turn. The cards given have to agree with the cards thrown.{ $phase ->
        [draw] { $rules ->
            [draw-high] {" "}Four are given at once at the most; before a fifth for the last to draw a card is burnt.
           *[other] {""}
        }
       *[other] {""}
    }
course-hint-referee-2 = { $phase ->
        [draw] Go through it one by one: whose turn is it, how many are thrown, and how many given?
       *[other] Go through it one by one, and keep the stake that stands in your head. { $min ->
            [0] The unit of this round is { $unit }{ $circuit ->
                [yes] , and nobody raises once the turn has come back past the dealer.
               *[no] , and { $cap } raises are allowed.
            }
           *[other] Openings lie above { $min } and not above { $max }; a raise adds at most { $max }.
        }
    }
course-hint-referee-3 = There are { $steps } things to check. Stop at the first that does not fit; if there is none, all is in order.

course-hint-bluff-price-1 = When a bluff works you win what lies there; when it fails you lose what you bet. It breaks even when the two balance.
course-hint-bluff-price-2 = You risk { $bet } to win { $pot }.
course-hint-bluff-price-3 = Divide { $bet } by { $pot } and { $bet } together.

## Further exercises: the question

# Which game it is, and what was said so far in the round; both stand inside the questions below.
course-game = { $rules ->
        [five-stage] The five-stage game
        [last-raise] The dealer's last raise
        [draw-high] Draw high in a card room
       *[other] California draw
    }
course-so-far = { $story ->
        [none] Nobody has spoken yet in this round.
       *[other] So far in this round: { FORM($story, "comma") }.
    }

course-ask-next-to-act-start = { course-game }. { $dealer } has dealt, and everybody holds five cards. Who speaks first?
course-ask-next-to-act-second = { course-game }. The exchange is over. { $opener } opened the first round, { $dealer } deals, and still in are { $active }. Who speaks first now?
course-ask-next-to-act-betting = { course-game }. { course-so-far } Now { $told }. Whose turn is it?
course-ask-next-to-act-draw-start = { course-game }. { course-so-far } Now { $told }, and the round is over. { $dealer } deals. Who exchanges first?
course-ask-next-to-act-draw = { course-game }, in the middle of the exchange. { $dealer } deals, and still in are { $active }. Who exchanges next?
course-ask-round-over = { course-game }. { course-so-far } Now { $told }. Is the round over?
course-ask-what-next = { course-game }. { course-so-far } Now { $told }. What comes next?
course-ask-shows-first = { course-game }, second round. { $opener } opened the first. { course-so-far } Now { $told }. Who shows first?
course-ask-who-cuts = { $dealer } has shuffled. Clockwise after { $dealer } come { FORM($others, "comma") }. Who is offered the cut?
course-ask-who-gets-card = { $dealer } deals. Clockwise after { $dealer } come { FORM($others, "comma") }. Who gets card { $number } of the deck?
course-ask-next-dealer = { $dealer } has dealt. Clockwise after { $dealer } come { FORM($others, "comma") }. { $broke ->
        [none] Everybody has chips left.
        [one] { $broke } has no chips left.
       *[several] { $broke } have no chips left.
    } Who deals next?
course-ask-first-dealer = Each player has drawn a card: { FORM($cards, "comma") }. Who deals first?
course-ask-first-reshuffled = { course-game } with { WORD($players) } players. Still in are { $active }, and each wants to exchange { CARDS($limit) }. Who is the first whom the stub cannot serve alone?

course-ask-legal-action-betting = { course-game }, { $min ->
        [0] with { $small } before the exchange and { $big } after it. It is { $phase }.
       *[other] with a minimum of { $min } and a maximum of { $max }. It is { $phase }.
    } { course-so-far } You have { CHIPS($stack) } left. Which of these may you do?
course-ask-legal-action-draw = { course-game }, { CARDS($limit) } at most. You hold { FORM($hand, "comma") }, and it is your turn in the exchange. Which of these may you do?
course-ask-legal-action-show = { course-game }, at the showdown. It is your turn, and you hold { FORM($rank, "short") }. Which of these may you do?
course-ask-declared-action-to = { course-game }. { course-so-far } You want to say: “I raise to { $to }.” Which action is that?
course-ask-declared-action-by = { course-game }. { course-so-far } You want to say: “Your { $level }, and { $by } more.” Which action is that?
course-ask-to-call = { course-game }, ante { $ante }. It is { $phase }. { course-so-far } How many chips does a call cost you?
course-ask-priced-call = { course-game }. { course-so-far } The pot holds { $pot }, and a call costs { $to_call }. You would keep { FORM($keep, "the") } and hope for { FORM($needed, "a") }. Suppose it wins, nothing less does, and nobody bets again. Do you call?
course-ask-free-check = { course-game }. { course-so-far } You hold { FORM($rank, "short") } and do not want to bet. What costs you nothing?
course-ask-bluff-price = { course-game }, second round. The pot holds { $pot }. You think of betting { $bet } with a hand that can hardly win a showdown. How often do all others have to fold for that to break even?
course-ask-referee-draw = { course-game }, the exchange, { CARDS($limit) } at most. You are the one who watches. { $dealer } deals. One after the other: { FORM($told, "comma") }. Is one of them to be stopped?
course-ask-referee-betting = { course-game }, { $min ->
        [0] with { $unit } as the unit of this round.
       *[other] with a minimum of { $min } and a maximum of { $max }.
    } You are the one who watches the pot. { $dealer } deals. One after the other: { FORM($told, "comma") }. Is one of them to be stopped?

course-ask-best-discards-reach = You hold { FORM($hand, "comma") }. Suppose that you need { FORM($needed, "a") } or better. Which cards do you throw?
course-ask-best-discards-beat = You hold { FORM($hand, "comma") }. Suppose that the other player holds { FORM($needed, "short") }, and stands pat. Which cards do you throw to beat that most often?
course-ask-rank-hands = Put these hands in order, the highest first.
course-ask-faulty-deck = This deck lies suit by suit, { $count } cards. What is the matter with it?
course-ask-cards-left = There are { WORD($players) } players, and all have their five cards. How many are left in the stub for the exchange?
course-ask-enough-cards = Suppose that each player is dealt five cards and may exchange up to { WORD($limit) }. With how many players, at most, is the deck sure to be enough?
course-ask-pot-size-antes = { course-game }. There are { WORD($players) } players, the ante is { $ante }, and { $dealer } deals. How many chips lie in the pot before the first card?
course-ask-pot-size-carried = { course-game }. From before, { $carried ->
        [one] { CHIPS($carried) } lies
       *[other] { CHIPS($carried) } lie
    } in the middle. All { WORD($players) } players pay an ante of { $ante }. How many chips lie in the pot before the first card?
course-ask-pot-size-out = { course-game }, ante { $ante }. At the table sit { WORD($seats) } players, and { $dealer } deals. { $out } wants no hand this time and pays no ante. How many chips lie in the pot before the first card?
course-ask-pot-share-share = { course-game }. The pot holds { $pot }, and two players show: compare their hands. How many chips does { $share } take?
course-ask-pot-share-rest = { course-game }. The pot holds { $pot }, and two players show: compare their hands. How many chips are left for the next pot?
