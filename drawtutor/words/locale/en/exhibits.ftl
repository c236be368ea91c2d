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
printed-table-thrown = thrown

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
printed-table-why-straight-flush-one-end-straight-flush-or-royal = One card of 47 helps: { AGAINST($chance) }, rounded to the next ten. The flushes and straights that come far more often are not printed; they are counted below.
printed-table-why-straight-flush-middle-straight-flush-or-royal = One card of 47 helps: { AGAINST($chance) }, rounded to the next ten. No royal flush can come of these four, although the line names one.

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

# When the deck runs out: all stay in, and all throw as many as they may.
stub-title = How far the deck goes
stub-lead = Suppose that everybody stays in and throws as many cards as the table allows. Counted from the dealer’s left, who is the first to be served from discards?
stub-column-players = At the table
stub-column-left = Left to draw
stub-column-limit = Up to { WORD($limit) } each
stub-players = { WORD($players) } players
stub-left = { $stub } cards
stub-enough = enough
stub-runs-out = the { $first ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
       *[8] last
    }{ $stub ->
        [0] { "" }
       *[other] , after { WORD($stub) }
    }
