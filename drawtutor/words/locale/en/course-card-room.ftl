# The questions, hints and explanations of a card room's own procedures: service, second thoughts, raps, questions.
# An explanation of a wrong answer does not give the right one away where that can be helped.

## Clauses: what somebody says or does

course-told-burn = a card is burnt
course-told-expose = { $who ->
        [you] { FORM($card, "the") } turns over on its way to you and is put aside
       *[other] { FORM($card, "the") } turns over on its way to { $who } and is put aside
    }
course-told-rap = { $who ->
        [you] you rap on the table
       *[other] { $who } raps on the table
    }

## Buttons

course-choice-serve = { $who ->
        [you] You are given { CARDS($count) }
       *[other] { $who } is given { CARDS($count) }
    }
course-choice-turn = { $who ->
        [you] You say how many you want
       *[other] { $who } says how many
    }
course-choice-burn = A card is burnt
course-choice-number-open = Yes, it may still be changed
course-choice-number-card-off = No: a card has come off the deck
course-choice-number-acted = No: somebody has acted on it
course-choice-fate-plays = It plays on as it is
course-choice-fate-complete = It may be completed in the exchange
course-choice-fate-dead = It is dead, and its chips stay in the pot
course-choice-fate-new-deal = The deal is void, and all are dealt new hands
course-choice-rap-check = A check
course-choice-rap-pat = A pat hand
course-choice-rap-call = A call
course-choice-rap-fold = A fold
course-choice-rap-nothing = Nothing: the turn stays open
course-choice-ask-owed = It has to be answered, and truly
course-choice-ask-free = It may be asked, but need not be answered
course-choice-ask-too-late = It comes too late to be asked
course-choice-ask-too-early = It comes too early: there is nothing to answer yet
course-choice-open-both = Both
course-choice-open-join = Only the newcomer may sit down
course-choice-open-move = Only the seats may be changed
course-choice-open-neither = Neither

## What does the dealer do next?

course-service-round-too-early = { $drawing ->
        [yes] The exchange is not over: { $left ->
            [one] one player has
           *[other] { WORD($left) } players have
        } yet to draw.
       *[no] Not yet: { $owed } is still short of { CARDS($lacking) }. The second round waits until every hand is whole.
    }
course-service-burn-before-others = A card is burnt before a fifth card alone, and no fifth is given while others have yet to draw.
course-service-burn-first-four = The burn comes between the fourth card and the fifth. The first four have not been given yet.
course-service-burn-no-fifth = Nobody is owed a fifth card here, and a card is burnt before a fifth one alone.
course-service-burn-not-last = A card is burnt when the one who wants five is the last to draw. { $owed } is not: others have drawn since.
course-service-turn-folded = { $who } has folded, and draws nothing.
course-service-turn-drawn-already = { $who } has drawn already. Each player says a number once.
course-service-turn-serve-first = Not yet: { $owed } has thrown cards and holds too few. One player is served, and then the next one speaks.
course-service-turn-not-next = { $who } draws later. The exchange goes round to the left, and somebody still in sits before.
course-service-burn-lacks = Not straight away. { $who } is the last to draw, so the next card of the deck is not the one to be given.
course-service-five-at-once = Five at once is more than this house gives. The most at a time is four.
course-service-other-count = { CARDS($count) }: that is not what { $who } is to be given at this moment.
course-service-too-early = { $why ->
        [fifth] { $who } has to wait for the fifth card until all the others have drawn.
       *[exposed] { $who } has to wait for the card in place of the one that was seen until all the others have drawn.
    } { $left ->
        [0] First comes what is due at this moment.
        [one] One of them has yet to draw.
       *[other] Of them { WORD($left) } have yet to draw.
    }
course-service-nothing-owed = { $who } is owed no card at this moment.

course-service-burn = { $owed } has four new cards and is the last to draw. So the next card of the deck is burnt, out of play and unseen; the one after it is the fifth.
course-service-round = All have drawn, and every hand is whole. The second round begins.
course-service-turn = { $waits ->
        [0] Nobody is owed a card, so the exchange goes on to the left: { $next }.
       *[other] { $why ->
            [fifth] The fifth card waits until all the others have drawn. So the exchange goes on to the left: { $next }.
           *[exposed] The card in place of the one that was seen waits until all the others have drawn. So the exchange goes on to the left: { $next }.
        }
    }
course-service-four = { $who } wants five and is given { WORD($count) } of them at once. The fifth comes when all the others have drawn.
course-service-rest = The card that turned over is no longer given to anyone. { $who } is given the rest now, { CARDS($count) }, and one more when all the others have drawn.
course-service-plain = { $who } threw { CARDS($count) } and is given as many.
course-service-late = { $why ->
        [fifth] All the others have drawn, so { $who } is given the fifth card. Nothing is burnt, for { $who } was not the last to draw.
       *[exposed] All the others have drawn, so { $who } is given the card that is still lacking, in place of the one that was seen.
    }
course-service-after-burn = A card has been burnt, and now { $who } is given the fifth.

course-hint-service-1 = At most four cards are given at once. A fifth, or a card in place of one that was seen, comes when all the others have drawn. If the one who wants five is the last to draw, a card is burnt before the fifth.
course-hint-service-2 = Yet to draw: { $drawing }. To be served after the others: { $later }.
course-hint-service-3 = { $now ->
        [none] Nobody is owed a card at this moment.
       *[other] { $now } is owed { CARDS($count) }. Of those still in, { $last } is the last to draw.
    }

## May the number still be changed?

course-number-open = Nobody has acted on your number, and no card has come off the deck since. You may ask for { CARDS($wants) } instead.
course-number-card-off = The deck has given a card since you named your number. From then on it stands; a burnt card would have been enough.
course-number-acted = No card has come off the deck, but { $other } has gone on from what you said. From then on it stands.
course-not-number-open = { $right ->
        [number-card-off] Look at the deck. Something has come off it since you named your number.
       *[other] Somebody else has spoken since, and could go by what you said.
    }
course-not-number-card-off = { $right ->
        [number-open] No card has been given or burnt since you named your number.
       *[other] No card has been given or burnt since. Something else has happened.
    }
course-not-number-acted = { $right ->
        [number-open] Nobody has spoken since you named your number.
       *[other] No other player has done anything yet. Something else stands in the way.
    }

course-hint-new-number-1 = A number may be changed until one of two things has happened: somebody acts on it, or a card comes off the deck.
course-hint-new-number-2 = Go through what came after your number, step by step. A card that is burnt counts as well.
course-hint-new-number-3 = Since your number: cards off the deck { $off }, acts of other players { $acts }.

## What becomes of a hand?

course-fate-plays = You hold five cards after the draw. That is a hand, and it plays on.
course-fate-complete = There has been action, so the deal stands. In the exchange you may draw { CARDS($lacking) } more than you throw, and with five cards you play on.
course-fate-dead = { $over ->
        [0] You hold { CARDS($held) } after the draw, and a hand is five. Yours is out, and what you have put in stays in the pot.
       *[other] You hold { CARDS($held) } after the draw, and a hand is five. One too many is as bad as one too few: yours is out, and what you have put in stays in the pot.
    }
course-not-fate-plays = { $right ->
        [fate-complete] Not as it is. A hand is five cards, and if you still hold { WORD($held) } after the draw you are out.
       *[other] A hand is five cards when the draw is over. You hold { WORD($held) }.
    }
course-not-fate-complete = { $right ->
        [fate-plays] Nothing is lacking: you hold five cards.
       *[other] { $over ->
            [0] A short hand is completed in the exchange, and yours lies behind you.
           *[other] Only a hand that lacks cards is completed. You hold { WORD($held) }.
        }
    }
course-not-fate-dead = { $right ->
        [fate-complete] Not yet. The count that decides is made after the draw, and you have yet to draw.
       *[other] You hold five cards after the draw, and nothing more is asked of a hand.
    }
course-not-fate-new-deal = There has been action, so the deal stands for everybody else. The question is what becomes of your hand alone.

course-hint-hand-fate-1 = A hand is five cards. A short one may be completed in the exchange; after the draw any other number than five is out.
course-hint-hand-fate-2 = Count the cards that you hold, and see whether you have drawn already.
course-hint-hand-fate-3 = You hold { WORD($held) } cards, and you have { $drawn ->
        [yes] drawn
       *[no] yet to draw
    }.

## What does a rap say?

course-rap-check = Nobody has bet in this round, so the rap is a check.
course-rap-pat = { $who ->
        [you] It is your turn in the exchange, so the rap says that you keep all five cards.
       *[other] { $who } has the turn in the exchange, so the rap says that { $who } keeps all five cards.
    }
course-rap-nothing = { $who ->
        [you] Staying in costs { $owes }, and you have overlooked it. The rap binds you to nothing, and you are not out: you may still call, raise or fold.
       *[other] Staying in costs { $owes }, and { $who } has overlooked it. The rap binds { $who } to nothing, and { $who } is not out: call, raise and fold are all still open.
    }
course-not-rap-check = { $right ->
        [rap-pat] Nobody is betting at this moment. See which stage of the deal it is.
       *[other] A check is open only where staying in costs nothing. Here it costs { $owes }.
    }
course-not-rap-pat = { $right ->
        [rap-check] Nobody is exchanging cards at this moment. See which stage of the deal it is.
       *[other] It may have been meant like that. But no cards are exchanged now, and there is a stake to answer.
    }
course-not-rap-call = A call is said aloud, and chips go in with it. A rap never pays for anything.
course-not-rap-fold = { $right ->
        [rap-nothing] Nobody is out for having overlooked a raise.
       *[other] A rap gives nothing up: whoever raps stays in.
    }
course-not-rap-nothing = { $right ->
        [rap-pat] Nothing has been overlooked here. In the exchange a rap has one meaning.
       *[other] Nothing has been overlooked here: nobody has bet. So the rap counts.
    }

course-hint-rap-means-1 = A rap says two things: in a betting round a check, in the exchange a pat hand. A rap that overlooks a bet says neither.
course-hint-rap-means-2 = { $phase ->
        [draw] The betting of the first round is over, and the cards are being exchanged.
       *[other] This is { $phase }. See whether a check would be open to { $who }.
    }
course-hint-rap-means-3 = { $phase ->
        [draw] { $who } is the one to exchange now.
       *[other] { $owes ->
            [0] Staying in costs { $who } nothing.
           *[other] Staying in would cost { $who } { $owes }.
        }
    }

## Must it be answered?

course-ask-owed = Nobody has acted since, so { $about } owes a true answer: { $count ->
        [0] no card, a pat hand.
       *[other] { CARDS($count) }.
    }
course-ask-free = { $actor } has acted since the draw, and with that the duty has ended. { $who } may ask, and { $about } may keep silent.
course-ask-too-late = In California draw the question ends with the first action of the second round. { $actor } has acted, so it comes too late.
course-ask-too-early = { $about } has not drawn yet, so there is nothing to answer.
course-not-ask-owed = { $right ->
        [ask-too-early] { $about } has not exchanged yet. What is there to answer?
       *[other] The duty lasts only until somebody acts after the draw. Look whether anybody has.
    }
course-not-ask-free = { $right ->
        [ask-owed] The duty ends when somebody acts after the draw. Nobody has.
        [ask-too-early] There is no answer yet that could be refused: { $about } has not exchanged.
       *[other] So it would be in the card room of the English source, which lets you ask and the other keep silent. California draw is stricter.
    }
course-not-ask-too-late = { $right ->
        [ask-owed] Nobody has acted since those cards were drawn, so it is not too late.
        [ask-too-early] Nobody is late here: { $about } has not even exchanged.
       *[other] So it would be in California draw. The English source does not forbid the question; look what it says about the answer.
    }
course-not-ask-too-early = { $about } has exchanged already, so there is something to answer.

course-hint-answer-due-1 = { $rules ->
        [california] In California draw you may ask until the second round begins, and are owed a true answer. After that the question is closed.
       *[other] After the exchange you may ask how many somebody drew. You are owed an answer until somebody acts; from then on the other may keep silent.
    }
course-hint-answer-due-2 = Two things decide: whether { $about } has exchanged, and whether anybody has acted since.
course-hint-answer-due-3 = { $actor ->
        [none] Nobody has acted in a second round yet.
       *[other] { $actor } was the first to act in the second round.
    }

## What is allowed between two deals?

course-open-neither = Nobody has won this pot: { $carried ->
        [one] { CHIPS($carried) } stays
       *[other] { CHIPS($carried) } stay
    } in the middle. Until somebody wins it, a newcomer waits, and all keep their seats.
course-open-both = { $winner } has won the pot, and nothing forfeited lies in the middle. A newcomer pays the ante and plays, and seats may be changed.
course-not-open-both = Look at the middle of the table. { $carried ->
        [one] { CHIPS($carried) } lies
       *[other] { CHIPS($carried) } lie
    } there still, and nobody has won them.
course-not-open-join = { $right ->
        [open-neither] The newcomer would play for { CHIPS($carried) } without having put in a share.
       *[other] The newcomer may, but there is no reason either why seats should not be changed.
    }
course-not-open-move = { $right ->
        [open-neither] A change would give somebody a better seat for { CHIPS($carried) } that lie there already.
       *[other] Seats may be changed, but there is no reason either to keep the newcomer waiting.
    }
course-not-open-neither = That would be so if chips were left over that nobody has won. See where the pot went.

course-hint-table-open-1 = While forfeited chips lie in the pot, no newcomer sits down and no seat is changed.
course-hint-table-open-2 = See how the deal ends: is the pot won, or are the cards thrown in?
course-hint-table-open-3 = { $winner ->
        [none] Nobody opened, so { $carried ->
            [one] { CHIPS($carried) } stays
           *[other] { CHIPS($carried) } stay
        } for the next deal.
       *[other] { $winner } takes the pot.
    }

## A main pot and a side pot

course-pots-not-both = { $number } is all that lies there. { $takes ->
        [main] Whoever is all-in on the ante has matched only that, and plays for the main pot alone.
       *[other] The main pot goes to the highest hand of all, and { $who } does not hold that.
    }
course-pots-not-other = { $takes ->
        [both] { $number } is one of the two pots. Compare the hands for the other as well.
        [main] { $number } is the side pot, and { $who } has put nothing into it.
       *[other] { $number } is the main pot. Somebody who has matched it holds a higher hand.
    }
course-pots-not-nothing = There are two pots, and { $who } has the highest hand of those who have matched one of them.
course-pots-not-ante = { $number } is one ante. The main pot holds one from each player.
course-pots-not-sum = { $number } is { $more ->
        [yes] too much
       *[no] too little
    }: the main pot holds { $main }, the side pot { $side }.
course-pots-right = { $takes ->
        [main] The highest hand of all takes what everybody has matched, the main pot of { $main }. The { $side } on the side are between those who put them in.
        [side] The main pot goes to the highest hand of all. The side pot of { $side } is between those who put into it, and there { $who } holds the highest hand.
        [none] { $who } holds the highest hand in neither pot, and takes nothing.
       *[other] { $who } holds the highest hand in both pots.
    }

course-hint-pots-1 = Whoever is all-in plays for the main pot: what all have matched. What the others bet beyond it lies in a side pot, and is theirs alone.
course-hint-pots-2 = The main pot holds { $main }, the side pot { $side }. Compare the hands for each.
course-hint-pots-3 = { $count ->
        [one] One hand is the highest in both.
       *[other] Two players take one pot each: see who has put into the side pot.
    }

## Choose the action, and be the dealer

course-illegal-bet-size-open = { $to } is no size for an opening here: it is { $unit }, or { $twice } at once, which is an opening with a raise.
course-illegal-five-at-once = Five cards are never given at once: four at the most, and the fifth when all the others have drawn.
course-illegal-burn-first = The one who is served is the last to draw, so a card has to be burnt before the fifth is given.
course-illegal-no-burn-here = A card is burnt before a fifth card alone, for the last player to draw.
course-illegal-request-too-late = Cards have come off the deck, or somebody has acted. The number asked for stands.
course-illegal-already-exchanged = Each player exchanges once.
course-illegal-exposed-card = That is the card which everybody has seen. It is no longer given to anyone.
course-illegal-card-not-in-stub = That card is not in the stub.

## Further exercises: the question

course-ask-service = Draw high, in the exchange. { $dealer } has the button, and still in are { $active }. One after the other: { FORM($told, "comma") }. What comes next?
course-ask-new-number = Draw high, in the exchange. One after the other: { FORM($told, "comma") }. Now you would rather have { CARDS($wants) }. May you still change your number?
course-ask-hand-fate-before = Draw high. { course-so-far } Now you count your cards: { FORM($hand, "comma") }. What becomes of your hand?
course-ask-hand-fate-after = Draw high, second round. The exchange is over, and you count your cards: { FORM($hand, "comma") }. What becomes of your hand?
course-ask-rap-means-betting = Draw high. It is { $phase }. { course-so-far } Now { $turn } raps on the table. What does that say?
course-ask-rap-means-draw = Draw high, in the exchange. Now { $turn } raps on the table. What does that say?
course-ask-answer-due-draw = { course-game }, in the exchange. Now { $told }. What is to be said about the question?
course-ask-answer-due-round = { course-game }. The exchange is over. { course-so-far } Now { $told }. What is to be said about the question?
course-ask-table-open = Draw high. { course-so-far } Now { $told }. Before the next deal a newcomer asks to sit down, and two players ask to change seats. What is allowed?
course-ask-pot-share-pots = Draw high, at the showdown. The main pot holds { $main }, the side pot { $side }. Compare the hands that are shown. How many chips does { $share } take?
course-ask-pot-size-staying = Draw high. In the last deal nobody opened, and { $carried } lie in the middle. { $staying } put the last chip into that pot. Another ante of { $ante } is called, and { WORD($players) } players are dealt in. How many chips lie in the pot before the first card?
