# What the odds lab lays out: the printed table beside the count, dealt hands, openers, and the stub.

printed-outcome-two-pair = two pair
printed-outcome-aces-up = two pair, aces up
printed-outcome-two-pair-without-aces = two pair without aces
printed-outcome-three-of-a-kind = three of a kind
printed-outcome-straight = straight
printed-outcome-flush = flush
printed-outcome-full-house = full house
printed-outcome-four-of-a-kind = four of a kind
printed-outcome-straight-flush = straight flush
printed-outcome-straight-flush-or-royal = straight flush or royal flush

# How a printed figure stands beside the count.
printed-verdict-agrees = as counted
printed-verdict-round = rounded
printed-verdict-one-in = says “1 in”
printed-verdict-other-outcome = another line’s
printed-verdict-slip = a slip
printed-verdict-wrong = wrong
printed-verdict-not-printed = not printed

printed-table-title = The source’s table, and the count
printed-table-lead = Of { $printed } printed figures, { $agree } are the counted one as a whole number, { WORD($rounded) } are rounded further, and { WORD($others) } say something else. What the source leaves out is counted as well.
printed-table-column-outcome = What may come
printed-table-column-printed = Printed
printed-table-column-against = Counted
printed-table-column-percent = Percent
printed-table-column-one-in = One in
printed-table-column-ways = Ways
printed-table-column-verdict = Printed is
printed-table-figure = 1 : { $printed }
printed-table-no-figure = —
printed-table-ways = { $count } of { $total }

printed-table-kept-pair = A pair, three cards drawn
printed-table-kept-pair-and-ace = A pair and an ace, two drawn
printed-table-kept-two-pair = Two pair, one drawn
printed-table-kept-three = Three of a kind, two drawn
printed-table-kept-three-and-card = Three of a kind and a card, one drawn
printed-table-kept-straight-two-ends = Four to a straight, open at both ends
printed-table-kept-straight-one-end = Four to a straight, open at one end
printed-table-kept-straight-middle = Four to a straight, open in the middle
printed-table-kept-flush = Four to a flush
printed-table-kept-straight-flush-two-ends = Four to a straight flush, open at both ends
printed-table-kept-straight-flush-one-end = Four to a straight flush, open at one end
printed-table-kept-straight-flush-middle = Four to a straight flush, open in the middle

# Why a figure is not the counted one. What was meant is a guess of the tutor's.
printed-table-why-pair-full-house = The count is { AGAINST($chance) }. The table rounds it to a hundred.
printed-table-why-pair-four-of-a-kind = The count is { AGAINST($chance) }. The table rounds it to the next ten, or says { ONE-IN($chance) }.
printed-table-why-pair-and-ace-aces-up = Aces up is { AGAINST($chance) }. The printed figure fits two pair of any kind, which is { AGAINST($fits) }: it seems to have counted the line without aces as well.
printed-table-why-pair-and-ace-full-house = “{ $literal }” would be { AGAINST($literally) }. Read as 1 : { $printed }, it is close to the count, { AGAINST($chance) } or { ONE-IN($chance) }: a slip in printing, most likely.
printed-table-why-three-full-house = The count is { AGAINST($chance) }, so 1 : 15. The { $printed } fits the other way of saying it, { ONE-IN($chance) }; or somebody rounded up.
printed-table-why-three-and-card-four-of-a-kind = One card of 47 helps: { AGAINST($chance) }, or { ONE-IN($chance) }. The table rounds it to the next ten.
printed-table-why-flush-flush = The count is { AGAINST($chance) }, so 1 : 4. It comes { ONE-IN($chance) }, and that seems to be what the { $printed } says. Taken as { $printed } to 1, it would have you fold flushes that are paid for.
printed-table-why-straight-flush-one-end-straight-flush-or-royal = One card of 47 helps: { AGAINST($chance) }, rounded to the next ten. The flushes and straights that come far more often are not printed; they are counted in lines of their own.
printed-table-why-straight-flush-middle-straight-flush-or-royal = One card of 47 helps: { AGAINST($chance) }, rounded to the next ten. No royal flush can come of these four, although the line names one.

# A card of an example hand that is thrown, and the way to the lab with that hand.
counts-thrown = thrown
counts-lab = Try it in the lab
    .name = Try it in the lab: { $what }
# Where there is little room, a long table shows only the lines that are set apart, until all are asked for.
counts-all = Show every line
counts-marked = Show only the marked lines
counts-no-lab = The lab is not open on this page. Run its cell first.

# A chance in percent, with three figures where it is small: $size says how small.
counts-percent = { $size ->
        [small] { PERCENT($chance, digits: 2) }
        [smaller] { PERCENT($chance, digits: 3) }
       *[usual] { $chance }
    }

# How often each kind of hand is dealt.
dealt-title = How often each hand is dealt
dealt-lead = All { $total } hands of five cards, by kind. A bar shows the share of all.
dealt-column-kind = Hand
dealt-column-hands = Hands
dealt-column-percent = Percent
dealt-column-against = Odds
dealt-column-one-in = One in
dealt-column-or-better = That or better
dealt-pairs-title = A pair or better
dealt-pairs-lead = All the hands that are at least this pair, those without a pair that beat it among them. Where openers are asked for, jacks are the line.
dealt-column-pair = At least
dealt-column-opens = To open
dealt-pair-or-better = { FORM($rank, "plural") } or better
dealt-opens = opens

# How often nobody at a table can open.
openers-title = When nobody can open
openers-lead = Jacks or better open, and everybody opens who can. Beside it stands what a book gets that multiplies, as if each hand had a deck of its own.
openers-column-players = At the table
openers-column-nobody = Nobody can
openers-column-somebody = Somebody can
openers-column-multiplied = Multiplied
openers-column-over = Too high by
openers-players = { WORD($players) } players
openers-over = { DECIMAL($points, digits: 1) } points
openers-sampled = Two players are counted. For more, { $samples } tables were dealt and tallied; each share is within { DECIMAL($error, digits: 2) } points of the true one, 19 times in 20.
openers-why = Multiplying goes wrong because all hands come from one deck. One player has openers { $first } of the time. If the first has none, the second has them { PERCENT($second, digits: 2) } of the time instead of { PERCENT($first, digits: 2) }: the high cards that the first lacks are still to be dealt.

# When the deck runs out: whom it strikes first at worst, and how often it happens.
stub-title = Where the deck may not be enough
stub-lead = Suppose that everybody stays in and throws as many cards as the table allows. Counted from the dealer’s left, somebody is then the first whom the deck cannot serve: the rest comes from discards.
stub-column-players = At the table
stub-column-left = Left to draw
stub-column-wanted = Wanted at most
stub-column-first = First served from discards
stub-column-often = How often it runs out
stub-limit = Up to { WORD($limit) } cards each: enough for { WORD($sure) } players
stub-players = { WORD($players) } players
stub-first = the { $first ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
       *[8] eighth
    }{ $got ->
        [0] { "" }
       *[other] , after { CARDS($got) }
    }
stub-sampled = How often it runs out was sampled: { $samples } tables, where all stay in and throw what is of no use to them. Whoever folds leaves cards for the others, so that at most tables it is far rarer.
