# What a hand is good for before the exchange, what four cards wait for, and what a player did.

holding-nothing = no pair and no ace
holding-ace-high = ace high
holding-low-pair = a low pair
holding-four-straight = four to a straight
holding-four-flush = four to a flush
holding-middle-pair = a middle pair
holding-high-pair = a high pair
holding-two-pair = two pair
holding-three-of-a-kind = three of a kind
holding-pat = a made hand

draw-kind-straight-flush = straight flush
draw-kind-flush = flush
draw-kind-open-straight = straight open at both ends
draw-kind-inside-straight = straight with one way in

first-round-unknown = said nothing yet
first-round-checked = checked
first-round-called = called
first-round-opened = opened
first-round-opened-early = opened early
first-round-raised = raised

second-round-unknown = said nothing yet
second-round-checked = checked
second-round-called = called
second-round-bet = bet
second-round-raised = raised

# What every counted chance takes for granted, and where it falls short: beside figures, where they are explained.
odds-unseen-alike = The chances count all unseen cards as equally likely.
odds-folded-hands = Hands that others have folded hold fewer aces and kings than chance would give them, so after folds a few more of those are left than the figures say.
