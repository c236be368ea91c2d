# The odds lab: a hand, what is kept of it, and what that comes to.

lab-label = Odds lab
lab-hand = Your five cards
lab-hand-keys = Press a card to throw it or keep it; keys 1 to 5 do the same.
lab-deal = Deal five cards
lab-choose = Choose cards
lab-type = Or type them
lab-type-note = As you write them: Ah Ad Kc 7s 2d.
lab-type-use = Use these
lab-type-empty = Type five cards first.
lab-examples = Or begin with
lab-example-pair-ace = a pair with an ace
lab-example-three-king = three of a kind with a king
lab-example-four-hearts = four hearts
lab-example-open = four to a straight, open
lab-example-inside = four to a straight, one gap
lab-example-straight-flush = four to a straight flush
lab-laid = Your cards: { $hand }. { $hold }

# Choosing five of the fifty-two.
lab-picker = Choose five cards
lab-picker-suit = Suit to choose from
lab-picker-count = { $count ->
        [0] Choose five cards.
        [5] Five are chosen.
       *[other] { $count } chosen, { $left } to go.
    }
lab-picker-full = Five are chosen: put one back first.
lab-picker-take = Use these five
lab-picker-clear = Put all back
lab-picker-close = Close
lab-picker-seen = It is among the cards you have seen.

# What is kept, and what comes of it. $cards are those kept.
lab-kept = { $kept ->
        [0] You throw all five and draw five.
        [5] You keep all five.
       *[other] You keep the { FORM($cards, "and") } and draw { WORD($drawn) }.
    }
# What is a better or a worse kind of hand than it is now; a pair that becomes another pair is neither.
lab-outcome = { $improves ->
        [never] It never ends better than { FORM($made, "a") }.
        [always] It always ends better than { FORM($made, "a") }.
       *[maybe] It ends better than { FORM($made, "a") }: { FORM($improves, "full") }.
    } { $worsens ->
        [never] { "" }
       *[maybe] It ends worse: { FORM($worsens, "full") }.
    }
lab-stands = Nothing changes: it stays { $hand }.
lab-over-limit = This throws { CARDS($drawn) }; no more than { WORD($most) } may be thrown under the limit you set below.

lab-chart = What it ends as
lab-total = Of { $count ->
        [one] one way
       *[other] { $count } ways
    } to draw, all equally likely
lab-column-line = It ends as
lab-column-count = Ways
lab-column-percent = Percent
# A whole percentage in a column of others.
lab-percent = { PERCENT($chance, digits: 1) }
lab-column-against = Odds
lab-column-one-in = One in
lab-line-now = now
lab-chart-note = A bar shows the share of all ways. Where it would be too thin to see, a dot stands for it.
lab-assumed = Every card that you have not seen counts as equally likely to come. At a table that is not quite so: hands that were folded hold fewer aces and kings than chance would.

lab-outs = Outs
lab-outs-group = { $category }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
lab-outs-rest = { $count ->
        [one] One other card leaves { FORM($category, "a") }.
       *[other] { $count } other cards leave { FORM($category, "a") }.
    }

# What is wanted of the hand.
lab-aim = What you want of it
lab-aim-goal = Compare holds by the chance
lab-goal-improve = to improve
lab-goal-at-least = to reach at least
lab-goal-win = to win
lab-aim-category = At least
lab-aim-opponents = Against
lab-aim-opponents-count = { $count ->
        [one] one player
       *[other] { WORD($count) } players
    }
lab-aim-theirs = Each of them
lab-theirs-anything = may hold anything
lab-theirs-drew-three = drew three
lab-theirs-drew-two = drew two
lab-theirs-drew-one = drew one
lab-theirs-pat = stood pat

# The same in a sentence: the chance ...
lab-chance-improve = to improve
lab-chance-at-least = to make { FORM($category, "a") } or better
lab-chance-win = to win against { $opponents ->
        [one] one player
       *[other] { WORD($opponents) } players
    } who { $theirs ->
        [anything] may hold anything
        [drew-three] drew three cards
        [drew-two] drew two cards
        [drew-one] drew one card
       *[pat] stood pat
    }

# What the hold that is kept now has, and which one does best.
lab-aim-has = With what you keep now, the chance { $aim } is { FORM($chance, "full") }.
lab-aim-best = Best is another hold. { $hold }: { FORM($chance, "full") }.
lab-aim-close = Too close to call: another hold comes within one point of it. { $hold }.
lab-aim-best-now = No other hold does better.

lab-ranking = All ways of holding it
lab-ranking-title = Best first, by the chance { $aim }
lab-ranking-hold = { $kept ->
        [0] Throw all five
        [5] Keep all five
       *[other] Keep the { FORM($cards, "and") }
    }
lab-ranking-now = kept now
lab-ranking-all = Show all { $count }
lab-ranking-few = Show the best alone
lab-ranking-column-keep = Keep
lab-ranking-column-draw = Draw
lab-ranking-nothing = nothing
lab-working = It is being worked out.
lab-win-assumed = Worked out and not dealt: beside thousands of deals it is off by a quarter of a point on average, at worst by two or three. What such players usually hold and throw is the tutor’s own reckoning; the cards you see are not among theirs, and nobody bets again.
lab-win-dealt = So many cards are out that the deck may not last for all who draw, and then what others threw is dealt again. So this is dealt out, { $count } times, and two holds within two points of each other are not told apart for certain. What such players usually hold and throw is the tutor’s own reckoning; the cards you see are not among theirs, and nobody bets again.
lab-sample = Deal { $count } times
lab-sampled = Dealt out with this hold, it wins { FORM($estimate, "full") }.

# The price of a call.
lab-price = The price of a call
lab-price-call = You call
lab-price-pot = Pot, the bet among it
lab-price-more = Won later when it comes
lab-price-more-note = An assumption: 0 where nobody pays you more.
lab-price-use = Work it out
lab-price-needed = You pay { CHIPS($call) } for a pot of { $pot }: with your own call in it, you need a share of { FORM($needed, "full") }.
lab-price-verdict = { $pays ->
        [yes] The call pays: it brings { DECIMAL($value, digits: 2) } chips on average.
        [no] The call does not pay: it costs { DECIMAL($value, digits: 2) } chips on average.
       *[even] The call breaks even.
    }
lab-price-smallest = It breaks even at a pot of { $exact ->
        [yes] { CHIPS($pot) }; any larger one pays.
       *[no] { DECIMAL($even, digits: 2) } chips, so { CHIPS($pot) } or more pay.
    }
lab-price-none = No pot pays for what never comes.
lab-price-later = If it brings { CHIPS($more) } more each time it comes, { $pays ->
        [yes] the call pays: it brings { DECIMAL($value, digits: 2) } chips on average
        [no] the call still does not pay: it costs { DECIMAL($value, digits: 2) } chips on average
       *[even] the call breaks even
    }. That somebody pays it is an assumption.
lab-price-future = It would pay if it brought { DECIMAL($more, digits: 2) } chips more each time it comes.
lab-price-made = A hand that is made has not won yet: here each one counts as a win, and nothing else does.

# Further settings.
lab-more = Cards you have seen, and a limit
lab-seen = Cards that cannot come
lab-seen-note = Your earlier discards, and cards that lay open: 9c Jd.
lab-seen-use = Set them aside
lab-seen-none = No further cards are set aside.
lab-seen-told = Set aside: { $cards }.
lab-most = Cards you may throw
lab-most-count = { $count ->
        [5] all five
       *[other] up to { WORD($count) }
    }

# What cannot be used, and why.
lab-refuse-piece = “{ $piece }” is no card. A card is its rank and its suit: Ah, 10d, K♠.
lab-refuse-text = These are no cards. Write each as its rank and its suit: Ah, 10d, K♠.
lab-refuse-joker = No joker plays here.
lab-refuse-twice = { FORM($card, "capital") } is there twice.
lab-refuse-count = A hand is five cards, and { $count ->
        [0] none is
        [one] one is
       *[other] { WORD($count) } are
    } there.
lab-refuse-held = { FORM($card, "capital") } is in the hand already.
lab-refuse-shown = { FORM($card, "capital") } is among the cards that cannot come.
lab-refuse-seen = No more than { $count } further cards can be set aside.
lab-refuse-call = A call is a number of whole chips, from 1 to { $most }.
lab-refuse-pot = The pot is a number of whole chips, from 0 to { $most }.
lab-refuse-more = What is won later is a number of whole chips, from 0 to { $most }.
