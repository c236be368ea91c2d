# The four sources, and what they say where they part. A point has one entry for each rule set: what its source says,
# and under "reading" what the tutor settles where the source says nothing, or not all. A source that is silent has no
# text but its reading.

source-pl = the Polish source
    .title = The game in five stages
    .about = A Polish account of American draw poker, stage by stage, with a table of chances.
source-no = the Norwegian source
    .title = The dealer's last raise
    .about = A Norwegian introduction to traditional draw poker, in which raising ends at the dealer.
source-bg = the Bulgarian source
    .title = California draw
    .about = A Bulgarian description of five-card draw without conditions, and of its variations.
source-en = the English source
    .title = Draw high in a card room
    .about = An English set of card room rules for draw high, with a button and a limit.
source-own = the tutor's own reading

rule-cited = { $id }, { $source }
point-says = { $says }
point-silent = The source says nothing about this. The tutor's own reading: { $reading }
point-completed = { $says } The tutor's own reading: { $reading }

point-players = How many players
point-players-five-stage = No number is named; more than six can use up the undealt cards.
    .reading = Two to eight players.
point-players-last-raise =
    .reading = Two to six players.
point-players-california = Two to six players; seven or eight are possible.
    .reading = Two to eight players.
point-players-draw-high =
    .reading = Two to eight players.

point-before-opening = Before anyone has opened, in round 1
point-before-opening-five-stage = You open or fold.
point-before-opening-last-raise = You check, bet or fold.
point-before-opening-california = You check or open.
    .reading = You may also fold.
point-before-opening-draw-high = You check, open for the minimum, or open with a raise.
    .reading = You may also fold.

point-nobody-opens = When nobody opens round 1
point-nobody-opens-five-stage = It cannot happen: the last player left takes the antes.
point-nobody-opens-last-raise =
    .reading = As in California draw, the pot stays and everyone antes again.
point-nobody-opens-california = The hands are thrown in, the deal moves left, the pot stays, and everyone antes again.
point-nobody-opens-draw-high = Another ante may be called, and the pot is forfeited chips until somebody wins it.

point-bet-size = How large a bet is
point-bet-size-five-stage = An opening is above the minimum and up to the maximum in round 1, and strictly between them in round 2.
    .reading = A raise adds at least one chip and at most the maximum.
point-bet-size-last-raise =
    .reading = A fixed limit, with the same unit in both rounds.
point-bet-size-california = A fixed limit in many games, and stakes normally doubled in round 2.
    .reading = A fixed limit, with the unit doubled.
point-bet-size-draw-high = A limit, doubled in round 2.
    .reading = A fixed limit.

point-raise-count = How many raises
point-raise-count-five-stage = As many as you like; only your own stake you cannot raise.
point-raise-count-last-raise = One time round: none once the turn has come back past the dealer.
point-raise-count-california = A bet and four raises, with a fixed limit.
point-raise-count-draw-high = A bet and four raises when several hands are in play.
    .reading = Between two players there is no cap.

point-cannot-match = When you cannot match the stake
point-cannot-match-five-stage = You have to fold.
point-cannot-match-last-raise =
    .reading = You are all-in for what you have, and the rest makes a side pot.
point-cannot-match-california =
    .reading = You are all-in for what you have, and the rest makes a side pot.
point-cannot-match-draw-high = You may play for the ante alone.
    .reading = Otherwise you are all-in for what you have, and the rest makes a side pot.

point-cards-exchanged = How many cards are exchanged
point-cards-exchanged-five-stage = Most often up to three.
point-cards-exchanged-last-raise = Some or all, as you agree beforehand.
    .reading = Up to five.
point-cards-exchanged-california = Up to three. As a variation four beside an ace, or four, or five.
point-cards-exchanged-draw-high = Up to four at once, and a fifth after all the others, with a burnt card before it for the last to draw.

point-asking = Asking how many were drawn
point-asking-five-stage = The number is announced aloud.
    .reading = You may ask until round 2 begins.
point-asking-last-raise =
    .reading = You may ask until round 2 begins.
point-asking-california = You are answered truly until round 2 begins.
point-asking-draw-high = You are answered until somebody has acted.

point-second-round-start = Who starts round 2
point-second-round-start-five-stage = The first player still in on the dealer's left.
point-second-round-start-last-raise = The player left of the dealer.
    .reading = If that one is out, the first player still in on the left.
point-second-round-start-california = The player who opened round 1.
    .reading = If the opener is gone, the next player still in on the left.
point-second-round-start-draw-high = The player who opened round 1, or the one to the left if the opener is gone.

point-before-opening-2 = Before anyone has opened, in round 2
point-before-opening-2-five-stage = You open or fold, and the choice moves left.
    .reading = The last player left takes the pot.
point-before-opening-2-last-raise = You check, bet or fold, as in round 1.
point-before-opening-2-california = You check or bet.
    .reading = You may also fold.
point-before-opening-2-draw-high = You check or bet, and may raise after a check.
    .reading = You may also fold.

point-showdown-order = Who shows, and in which order
point-showdown-order-five-stage = The last to raise, or the opener of round 2, shows first. Others show if they think they are higher, or if it is agreed.
point-showdown-order-last-raise = All the hands still in are shown.
    .reading = The last to bet or raise begins, and the others follow clockwise.
point-showdown-order-california = Clockwise from the last to bet or raise in round 2; if all checked, from the opener of round 1.
point-showdown-order-draw-high =
    .reading = As in California draw.

point-odd-chips = When a pot does not divide
point-odd-chips-five-stage = The rest goes to the next pot.
point-odd-chips-last-raise = Equal hands split it equally.
    .reading = The rest goes to the next pot.
point-odd-chips-california =
    .reading = The rest goes to the next pot.
point-odd-chips-draw-high =
    .reading = An odd chip goes to the first winner left of the button.

point-qualifying = What a hand needs to open or to win
point-qualifying-five-stage =
    .reading = Any hand may open, and any hand may win.
point-qualifying-last-raise =
    .reading = Any hand may open, and any hand may win.
point-qualifying-california = In the basic game nothing; as variations jacks to open, three of a kind to win, and a joker.
point-qualifying-draw-high = At some tables a pair of jacks or better to open.

point-blinds = Blinds
point-blinds-five-stage =
    .reading = There are no blinds, only an ante.
point-blinds-last-raise =
    .reading = There are no blinds, only an ante.
point-blinds-california = As a variation one or more, each double the one before, with or without antes.
point-blinds-draw-high =
    .reading = There are no blinds, only an ante.
