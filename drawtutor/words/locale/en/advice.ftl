# What the coach says about a choice, and before it.
# $wins is a sampled chance to win, $improves and $chance are exact ones, $choice and $better are choices
# ("calling", "keeping the queen of hearts"), each with a form "capital".

verdict-best = Best
verdict-good = Good
verdict-inaccuracy = Inaccuracy
verdict-mistake = Mistake
verdict-blunder = Blunder
verdict-too-close-to-call = Too close to call
verdict-illegal = Not legal

# How a figure was found: in a table, and as a sentence of its own.
number-kind-exact = exact
    .told = Exact: everything is counted, nothing is sampled.
number-kind-reference = reference
    .told = Reference: from a stored strategy, worked out beforehand.
number-kind-sampled = sampled
    .told = Sampled: what stands with “give or take” comes from many deals dealt at random; the rest is counted.
number-kind-opinion = opinion
    .told = An opinion: from a simple model of how others play, from common practice, or from a guess at what a bet means, not from a count.

# Where the figures come from.
source-solved = a solved strategy for two players
source-counted = the last round, counted over every hand and reply
source-roll-outs = many hidden deals, played to the end
source-bet-model = a simple model of bets
source-showdown = the chance to win, as a share of the pot as it stands, if nobody bets again

# Kinds of hand by which a range is told, and ranges: what somebody may hold by what it did.
held-kind-nothing = no pair
held-kind-draw = a four-card draw
held-kind-low-pair = a pair below jacks
held-kind-high-pair = a pair of jacks or better
held-kind-two-pair = two pair
held-kind-three-of-a-kind = three of a kind
held-kind-pat = a straight or better

advice-held-share = { $kind } { $share }
advice-did-draw = { $drew ->
        [0] stood pat
       *[other] drew { WORD($drew) }
    }
advice-range = { $who } { $did }: { FORM($likely, "comma") }.
advice-range-before = Before the draw: { FORM($likely, "comma") }.
advice-range-silent = { $who } has not spoken yet: { FORM($likely, "comma") }.
# The same as headings.
advice-range-of = { $who } { $did }
advice-range-unspoken = { $who } { $who ->
        [one] has
       *[several] have
    } not spoken yet
advice-range-yours = You, as others see it: { $drew ->
        [0] standing pat
       *[other] drawing { WORD($drew) }
    } after your play
advice-range-own = { $drew ->
        [0] Standing pat
       *[other] Drawing { WORD($drew) }
    } after your play looks like { FORM($likely, "comma") }.

# Choices as parts of sentences.
advice-do-keep = keeping { FORM($cards, "the") }
    .capital = Keeping { FORM($cards, "the") }
advice-do-keep-pair = keeping the pair of { FORM($rank, "plural") }
    .capital = Keeping the pair of { FORM($rank, "plural") }
advice-do-keep-pair-and = keeping the pair of { FORM($rank, "plural") } and { FORM($card, "the") }
    .capital = Keeping the pair of { FORM($rank, "plural") } and { FORM($card, "the") }
advice-do-keep-three = keeping the three { FORM($rank, "plural") }
    .capital = Keeping the three { FORM($rank, "plural") }
advice-do-keep-both-pairs = keeping both pairs
    .capital = Keeping both pairs
advice-do-keep-four = keeping the four { $suit }
    .capital = Keeping the four { $suit }
advice-do-throw-one = throwing only { FORM($card, "the") }
    .capital = Throwing only { FORM($card, "the") }
advice-do-throw-all = throwing all five
    .capital = Throwing all five
advice-do-pat = standing pat
    .capital = Standing pat
advice-do-fold = folding
    .capital = Folding
advice-do-check = checking
    .capital = Checking
advice-do-call = calling
    .capital = Calling
advice-do-open = opening for { $to }
    .capital = Opening for { $to }
advice-do-bet = betting { $to }
    .capital = Betting { $to }
advice-do-raise = raising to { $to }
    .capital = Raising to { $to }
advice-do-show = showing
    .capital = Showing
advice-do-muck = giving the hand up
    .capital = Giving the hand up
advice-do-other = this choice
    .capital = This choice

# Hands as players call them.
advice-pair-of = a pair of { FORM($rank, "plural") }
advice-made = { FORM($category, "a") }
advice-held = { $holding }

# Illegal choices. The rules say more where they have refused one themselves.
advice-illegal = This is not legal here.
advice-illegal-turn = It is not your turn.
advice-illegal-question = There is no answer due to this question now.
advice-illegal-choice = { FORM($choice, "capital") } is not open to you here.
advice-illegal-size = { $to } is no legal stake here. Legal is { FORM($sizes, "or") }.
advice-illegal-range = { $to } is no legal stake here. Legal is anything from { $low } to { $high }.
advice-illegal-cards = You can throw only cards that you hold, each of them once.
advice-illegal-count = You want to throw { CARDS($count) }; here the most is { WORD($limit) }.
advice-illegal-announced = You asked for { CARDS($said) } and would throw { $thrown ->
        [0] none
       *[other] { WORD($thrown) }
    }: throw as many as you asked for, or ask for another number first.
advice-illegal-four = Four cards may be thrown only when the fifth is an ace.

# Choices without figures.
advice-no-figures = { $why ->
        [joker] The tutor does not count hands with a joker in the deck, so this choice is not graded.
        [to-win] The tutor does not count where a hand has to be good enough to win, so this choice is not graded.
        [exchanges] The tutor does not count where cards are exchanged more than once, so this choice is not graded.
        [hand-size] The tutor does not count a hand of another size than five, so this choice is not graded.
       *[alone] Nobody is left to play against, so there is nothing to grade.
    }
# What the stored reference does, where it is all there is or stands beside a simple model.
advice-reference-makes = { $always ->
        [yes] The reference always makes this choice here.
       *[no] The reference makes this choice here { $often } of the time.
    }
advice-reference-leaves = { $certain ->
        [yes] Here the reference always goes for { $most }.
       *[no] The reference { $never ->
            [yes] never
           *[no] hardly ever
        } makes this choice here; most often it goes for { $most }, { $share } of the time.
    }
advice-reference-alone = { $fits ->
        [yes] That does not tell what it costs, so the tutor does not grade it.
       *[no] The simple model says otherwise, and the reference was worked out for another game, so the tutor does not grade it.
    }
advice-numbers-reference = The reference here: { FORM($parts, "comma") }.
advice-reference-part = { $choice } { $share }
advice-reference-two = The reference is a strategy that was solved for two players of fixed limit: an ante of { $whole ->
        [yes] one small bet
       *[no] half a small bet
    }, bets { $double ->
        [yes] twice as big
       *[no] of the same size
    } after the draw, { $circuit ->
        [yes] no raise once the turn has passed the dealer
       *[no] up to four raises in a round
    }, { $opening ->
        [passed-out] and a pot that nobody opens is passed out
        [fold-or-open] and no check before a bet
       *[played-on] and a pot that nobody opens is played on
    }.{ $fits ->
        [yes] {""}
       *[no] {" "}You play by other terms: it is the nearest game that was worked out, bet for bet.
    }
advice-reference-table = The reference is a player that was trained for three to six at fixed limit, and is not the last word: { $structure ->
        [half-ante] an ante of half a small bet, bets twice as big after the draw
        [full-ante] an ante of one small bet, bets twice as big after the draw
        [blinds] blinds of half a small bet and of one, bets twice as big after the draw
        [fold-or-open] an ante of half a small bet, and no check before a bet
       *[one-circuit] an ante of half a small bet, and no raise once the turn has passed the dealer
    }.{ $fits ->
        [yes] {""}
       *[no] {" "}You play by other terms: it is the nearest game that it knows, bet for bet.
    }
advice-numpy-missing = What each choice is worth by the reference is not worked out, because numpy is missing. { $modelled ->
        [yes] You see how often the stored reference makes each choice, and the figures of a simple model, which are an opinion.
       *[no] You see how often the stored reference makes each choice.
    } To have those values, install it: python -m pip install numpy.
advice-ask = Asking costs nothing, and how many cards a player drew tells you something about the hand.
advice-announce = You have said a number; it can still be changed until somebody acts on it.
advice-rap = A rap does not answer a raise, so it is still your turn.
advice-only-choice = There is only one thing to do here.
advice-cannot-match = You cannot match the stake, so there is nothing but to fold.

# The exchange.
advice-hold-right = { FORM($choice, "capital") } is right: it improves { $improves } of the time ({ FORM($improves, "odds") }), and wins { $wins }.
advice-hold-right-made = { FORM($choice, "capital") } is right: nothing improves it, and it wins { $wins }.
advice-hold-good = { FORM($choice, "capital") } is good: it wins { $wins }, and { $better } comes to nearly the same, { $better_wins }.
advice-hold-good-later = { FORM($choice, "capital") } is good: at the showdown it wins { $wins } and { $better } { $better_wins }, and with the bets to come the two are worth nearly the same.
advice-hold-right-pat = Standing pat is right: the hand as it is wins { $wins }.
advice-hold-right-bluff = Standing pat is right as a bluff: shown down, the hand wins { $wins }, so it lives on the bets to come.
advice-hold-close = { FORM($choice, "capital") } wins { $wins }, and { $better } { $better_wins }: the two are too close to tell which is better.
advice-hold-close-later = At the showdown { $choice } wins { $wins } and { $better } { $better_wins }; with the bets to come the two are too close to tell which is better.
advice-hold-improves = The better throw improves { $better_improves } of the time, yours { $improves }.
advice-hold-worse = { FORM($better, "capital") } wins { $better_wins }; { $choice } wins { $wins }.
advice-hold-worse-later = At the showdown { $choice } wins { $wins } and { $better } { $better_wins }; with the bets to come { $better } is worth more all the same.
advice-disguise-costs = { $drew ->
        [0] Standing pat
       *[other] Drawing { WORD($drew) }
    } looks like { FORM($likely, "comma") }; beside { $plain } this disguise costs about { DECIMAL($chips, digits: 1, below: 2) } chips, { $share } of the pot.
advice-disguise-pays = { $drew ->
        [0] Standing pat
       *[other] Drawing { WORD($drew) }
    } looks like { FORM($likely, "comma") }; beside { $plain } this disguise brings about { DECIMAL($chips, digits: 1, below: 2) } chips, { $share } of the pot.
advice-disguise-level = { $drew ->
        [0] Standing pat
       *[other] Drawing { WORD($drew) }
    } looks like { FORM($likely, "comma") }; beside { $plain } this disguise costs too little to tell.
advice-ace-kicker-pays = Against hands as strong as these two pair with aces is often what it takes, so the ace is worth keeping.

advice-idea-breaks-made-hand = Your hand was { FORM($category, "a") } already. A card thrown from it is hardly ever worth the one that comes.
advice-idea-breaks-three = Three { FORM($rank, "plural") } are strong as they are: keep them together.
advice-idea-breaks-two-pair = Keep both pairs: one card can make a full house, and they often win as they are.
advice-idea-breaks-pair = { $kept ->
        [0] The pair of { FORM($rank, "plural") } is worth more than any two cards that you may draw for it.
       *[other] The pair of { FORM($rank, "plural") } is worth more than what you keep in its place.
    }
advice-idea-breaks-pair-for-draw = The { $draw } comes { $chance } of the time ({ FORM($chance, "odds") }); it seldom pays to break a pair of { FORM($rank, "plural") } for that, unless it takes more than a pair to win.
advice-idea-keeps-ace-kicker = With the ace beside the pair you improve { $improves }, without it { $without }; the ace pays only where two pair with aces is what you need.
advice-idea-keeps-kicker = { $kept ->
        [one] The extra card hides what you hold, but it costs chances: you improve { $improves } with it and { $without } without.
       *[other] The extra cards hide what you hold, but they cost chances: you improve { $improves } with them and { $without } without.
    }
advice-idea-keeps-kicker-with-three = The extra card hides your three of a kind, but it costs chances: you improve { $improves } with it and { $without } without.
advice-idea-draws-inside-straight = Only { CARDS($cards) } can complete the straight: it comes { $chance } of the time ({ FORM($chance, "odds") }).
advice-idea-draws-to-three-cards = Two cards have to fit at once: a straight or better comes { $chance } of the time ({ FORM($chance, "odds") }).
advice-idea-leaves-four-card-draw = Four cards to a { $draw } are worth keeping together: a straight or better comes { $chance } of the time ({ FORM($chance, "odds") }).
advice-idea-throws-high-cards = A pair of high cards wins more often than a pair of low ones, so keep { FORM($card, "the") }.
advice-idea-throws-too-many = Throwing everything gives up { FORM($card, "the") } too, and a high card is half of a good pair.
advice-idea-pat-on-nothing = Standing pat on nothing is a bluff: it works only where it is believed.
advice-idea-pat-without-need = With { FORM($category, "a") } an exchange can hardly hurt, and it improves { $improves } of the time ({ FORM($improves, "odds") }).

# Bets.
advice-price = Calling costs { CHIPS($cost) } for a pot of { $pot }: you need { $needed } ({ FORM($needed, "odds") }) and win { $wins }.
advice-price-behind = Calling costs { CHIPS($cost) } for a pot of about { $pot }, counting the calls still to come: you need about { $needed } ({ FORM($needed, "odds") }) and win { $wins }.
advice-free = There is nothing to pay, and if nobody bets you win { $wins }.
advice-open-or-fold = { FORM($choice, "capital") } costs { CHIPS($cost) } for a pot of about { $pot }. Where somebody calls you need about { $needed } ({ FORM($needed, "odds") }), and you win { $wins }.
advice-comes-back = { FORM($choice, "capital") } risks nothing: nobody has a chip left to match it, so it comes back, and you win { $wins } at the showdown.
advice-for-value = { FORM($choice, "capital") } is for value: against those who stay you win { $wins }.
advice-for-thin-value = { FORM($choice, "capital") } is in between value and bluff: against those who stay you win { $wins }, a little less than your share.
advice-as-bluff = { FORM($choice, "capital") } is a bluff: by itself it breaks even when nobody calls { $works } of the time ({ FORM($works, "odds") }); when it is called you win { $wins }.
advice-bluff-depends = Nobody can count whether it works that often, so the tutor does not grade it.
advice-bet-right = { FORM($choice, "capital") } is right here.
advice-bet-good = { FORM($choice, "capital") } is good, and { $better } comes to nearly the same.
advice-bet-hardly = { FORM($choice, "capital") } costs hardly anything here, though { $better } is a little better.
advice-bet-close = { FORM($choice, "capital") } and { $other } are too close to tell which is better.
advice-as-bluff-called = { FORM($choice, "capital") } is { $semi ->
        [yes] a semi-bluff, which can also draw out
       *[no] a bluff
    }: by itself it has to work { $works } of the time ({ FORM($works, "odds") }), and by the reference it is nearly always called; when it is called you win { $wins }.
advice-as-bluff-folds = { FORM($choice, "capital") } is { $semi ->
        [yes] a semi-bluff, which can also draw out
       *[no] a bluff
    }: by itself it has to work { $works } of the time ({ FORM($works, "odds") }), and by the reference nobody calls { $folds } of the time ({ FORM($folds, "odds") }); when it is called you win { $wins }.
advice-bluff-wins-called = The folds alone do not pay for it, but where it is called you win often enough for its price.
advice-bluff-together = Neither the folds nor the calls pay for it alone; together they do.
advice-bluff-later = By these figures it does not pay yet; the bets to come make up for that.
advice-bet-costs-later = By itself it would pay, but what comes after it costs more.
advice-check-lets-them-bet = A check brings more than that: often enough somebody bets, and you answer.
advice-call-keeps-them-in = A call keeps more of them in.
advice-gains = { FORM($better, "capital") } is worth about { DECIMAL($chips, digits: 1, below: 2) } chips more, { $share } of the pot.
advice-mixed = The reference makes this choice too, { $often } of the time ({ FORM($often, "odds") }).
advice-mixed-behind = The reference makes this choice { $often } of the time, so it counts as good; in this place { $better } is worth about { DECIMAL($chips, digits: 1, below: 2) } chips more all the same, { $share } of the pot.
advice-bet-better = { FORM($better, "capital") } is worth more.

advice-idea-folds-for-free = A check costs nothing, so there is no reason to fold.
advice-idea-folds-at-a-good-price = You win more often than the call needs, so the fold gives chips away.
advice-idea-forgets-what-it-wins-later = The price alone does not pay for it, but what you win after the draw when you improve does.
advice-idea-forgets-what-it-costs-later = You win often enough for this price, but what you pay after the draw with a hand that is beaten costs more.
advice-idea-calls-with-a-bluff-catcher = Your hand beats hardly anything but a bluff, and it is the better one only { $chance } of the time ({ FORM($chance, "odds") }).
advice-idea-overcalls = Somebody has called already: now you have to beat two hands, and one of them was good enough to call.
advice-idea-draws-dead = Even when you improve you seldom beat what they hold.
advice-idea-calls-without-the-price = You win less often than the call needs, so it loses in the long run.
advice-idea-opens-too-low = With this hand an opening is mostly a bluff: those who call it are mostly better.
advice-idea-passes-an-opening-hand = The hand is worth a bet, and a fold gives the pot away.
advice-idea-bluffs-too-dear = The hands that call are mostly better than yours, so as a bluff it costs too much.
advice-idea-bluffs-with-showdown-value = { $facing ->
        [yes] By itself the bluff would pay, but a call wins { $chance } of the time ({ FORM($chance, "odds") }), and for less.
       *[no] By itself the bluff would pay, but a check wins { $chance } of the time ({ FORM($chance, "odds") }), and for nothing.
    }
advice-idea-bets-into-strength = { $facing ->
        [yes] What they hold is mostly better: if nobody raises again you win { $chance } of the time ({ FORM($chance, "odds") }), and a raise makes the pot bigger for them.
       *[no] What they hold is mostly better: if nobody bets you win { $chance } of the time ({ FORM($chance, "odds") }), and a bet makes the pot bigger for them.
    }
advice-idea-bets-where-only-better-call = The worse hands fold to it, and the better ones call.
advice-idea-slow-plays = You are far ahead, so let those behind you pay: after a check they may see it for nothing.
advice-idea-slow-plays-last = You are far ahead and nobody can bet after you: let worse hands pay.
advice-idea-slow-plays-call = You are far ahead, so raise: worse hands pay.
advice-idea-lets-them-draw-cheaply = Before the draw you win more than your share, so let those who are behind pay more to draw.
advice-idea-waits-with-the-best = Most of the time your hand is the best now, so let those who call pay to see it.
advice-idea-waits-with-the-best-by-share = Against { $others ->
        [one] the other player
       *[other] the { WORD($others) } others
    } you win more than an even share, so let those who call pay for it.
advice-idea-mucks-a-winner = Show it: a hand that you give up cannot win.

advice-open-practice = With { $behind ->
        [0] nobody
        [one] one player
       *[other] { WORD($behind) } players
    } still to speak, common practice opens with a pair of { FORM($lowest, "plural") } or better; you hold { $hand }.
advice-open-practice-opens = With { $behind ->
        [0] nobody
        [one] one player
       *[other] { WORD($behind) } players
    } still to speak, common practice opens with a pair of { FORM($lowest, "plural") } or better; you hold { $hand }. The figures of this table open with it all the same.
advice-open-practice-waits = With { $behind ->
        [0] nobody
        [one] one player
       *[other] { WORD($behind) } players
    } still to speak, common practice opens with a pair of { FORM($lowest, "plural") } or better; you hold { $hand }. The figures of this table wait with it all the same.
advice-open-enough = That is enough to open.
advice-open-near = That is close to the line, and good players disagree there.
advice-open-cannot = Your hand may not open here: that takes a pair of jacks or better.
advice-open-no-chips = You have too few chips to open, so there is nothing to do but pass.
advice-pass-right = It is too little to open with, so passing is right.
advice-pass-waiting = You can wait with it and raise later; the risk is that nobody opens.

# Figures to be folded away.
advice-numbers-hold = { FORM($choice, "capital") }: improves { FORM($improves, "full") }; wins { FORM($wins, "full") }.
advice-numbers-pat = { FORM($choice, "capital") }: wins { FORM($wins, "full") }.
advice-numbers-parts = Of that: { $parts }.
advice-part = { $category } { $chance }
advice-numbers-worth = { FORM($choice, "capital") }: worth { SIGNED($chips, digits: 1) } chips from here on, give or take { DECIMAL($error, digits: 1) }.
advice-numbers-worth-exact = { FORM($choice, "capital") }: worth { SIGNED($chips, digits: 1) } chips from here on.
advice-numbers-lost = Against the better choice it gives up about { DECIMAL($chips, digits: 1, below: 2) } chips, { $share } of the pot.
advice-numbers-call = The call needs { FORM($needed, "full") }; you win { FORM($wins, "full") }.
advice-numbers-wager = As a bluff it breaks even when nobody calls { FORM($works, "full") }; it is taken to work { $folds }; when it is called you win { FORM($wins, "full") }.
advice-numbers-folds = { FORM($choice, "capital") }: as a bluff it breaks even when nobody calls { FORM($works, "full") }; by the reference nobody calls { FORM($folds, "full") }; when it is called you win { FORM($wins, "full") }.
advice-no-ranges = What others may hold is not told here: { $why ->
        [joker] kinds of hand are not counted with a joker in the deck.
        [to-win] kinds of hand are not counted where a hand has to be good enough to win.
       *[exchanges] kinds of hand are not counted where cards are exchanged more than once.
    }
advice-numbers-stays = If nobody bets again you win { FORM($wins, "full") }.
advice-numbers-bluff = As a bluff { $choice } breaks even when nobody calls { FORM($works, "full") }.
advice-numbers-called = When it is called you win { FORM($wins, "full") } if nobody bets again.

# What the figures assume.
advice-assume-exchange = Assumed: every unseen card is equally likely, and nobody bets again. What the others hold is an opinion, from what they did: { FORM($reads, "clauses") }.{ $folded ->
        [yes] {" "}{ odds-folded-hands }
       *[no] {""}
    }
advice-assume-solved = Assumed: the other player keeps to a strategy for two that was solved beforehand, as in every act so far, and you go on from here as well as can be against it. { $phase ->
        [bet2] Hands are told apart by two hundred classes; nothing is sampled.
       *[other] Hands are told apart by classes, and what others hold does not bear on what you draw; nothing is sampled.
    }
advice-assume-counted = Assumed: { $others ->
        [one] the other player holds what the reference player would hold after the same acts and draw, and goes
       *[other] the others hold what the reference player would hold after the same acts and draws, each independently of the others, and go
    } on as it would; you go on as well as can be against that. Nothing is sampled.{ $folded ->
        [yes] {" "}{ odds-folded-hands }
       *[no] {""}
    }
advice-assume-rolled = Assumed: { $others ->
        [one] the other player holds
       *[other] the others hold
    } what the reference player would hold after the same acts, and everybody, you too, goes on as the reference player does. It was trained, and is not the last word. The figures come from hidden deals that fit.{ $folded ->
        [yes] {" "}{ odds-folded-hands }
       *[no] {""}
    }
advice-assume-bets = Assumed: every unseen card is equally likely, and nobody bets again. Facing a bet, the others fold their weakest hands: as many as leave a bluff without gain or loss, and fewer where calling is cheap. What they hold is an opinion, from what they did: { FORM($reads, "clauses") }.{ $folded ->
        [yes] {" "}{ odds-folded-hands }
       *[no] {""}
    }
advice-read-nothing = { $who } { $who ->
        [one] has
       *[several] have
    } not spoken yet and may hold anything
advice-read = { $who } { $first }, so most often { $who ->
        [one] holds
       *[several] hold
    } { FORM($likely, "or") }
advice-read-drew = { $who } { $drew ->
        [0] stood pat
       *[other] drew { WORD($drew) }
    }, so most often held { FORM($likely, "or") } before that
advice-read-both = { $who } { $first } and { $drew ->
        [0] stood pat
       *[other] drew { WORD($drew) }
    }, so most often held { FORM($likely, "or") } before that
advice-likely = { $holding } ({ $share })

# The showdown.
advice-show-first = You hold { $hand }, and no other hand lies open yet.
advice-show-beaten = The best hand that lies open is { $best }, and you hold { $hand }. Yours is beaten, so nothing depends on showing it.
advice-show-below = You hold { $hand }, and here it takes three of a kind or better to win. So nothing depends on showing it.
advice-show-good = You hold { $hand }, and the best hand that lies open is { $best }.

# Hints: the rule, what to count, the number.
advice-hint-plain-rule = The bar under your hand says what is legal here.
advice-hint-plain-count = Compare what you pay with what you can win.

advice-hint-exchange-rule = You may throw up to { CARDS($limit) } and get as many; nobody has to.
advice-hint-exchange-rule-ace = You may throw up to { CARDS($limit) }, or four if you keep an ace; nobody has to.
advice-hint-exchange-count = You hold { $hand }. Count the cards that would improve it{ $seen ->
        [all] , and look at what { $players ->
            [one] the other player
           *[other] the { WORD($players) } others
        } did and drew.
        [some] , and look at what the { WORD($players) } others did, and at what those drew who have drawn already.
        [acts] , and look at what { $players ->
            [one] the other player
           *[other] the { WORD($players) } others
        } did before the exchange.
       *[none] .
    }
advice-hint-exchange-number = By common practice { $choice } comes first: it improves { $improves } of the time ({ FORM($improves, "odds") }).
advice-hint-exchange-number-wins = By common practice { $choice } comes first: it improves { $improves } of the time ({ FORM($improves, "odds") }), and at the showdown it wins { $wins } here.
advice-hint-exchange-number-better = By common practice { $choice } comes first: at the showdown it wins { $wins } here. { FORM($better, "capital") } wins more often, { $better_wins }.
advice-hint-exchange-number-later = By common practice { $choice } comes first: at the showdown it wins { $wins } here, and { $better } { $better_wins }. With the bets to come { $better } is worth more all the same.
advice-hint-exchange-number-more = By common practice { $choice } comes first. With the bets to come { $better } is worth more here.
advice-hint-exchange-pat = By common practice you stand pat with { $hand }.
advice-hint-exchange-pat-wins = By common practice you stand pat with { $hand }: at the showdown it wins { $wins } here.

advice-hint-open-rule = Nobody has opened, so you may check or open.
advice-hint-open-or-fold-rule = Nobody has put in a stake yet. You open or you fold, because there is no check in this game.
advice-hint-open-count = Count who has still to speak after you: { $behind ->
        [0] nobody
        [one] one player
       *[other] { WORD($behind) } players
    }. The more there are, the better the hand has to be.
advice-hint-open-number = With { $behind ->
        [0] nobody
        [one] one player
       *[other] { WORD($behind) } players
    } behind, common practice opens with a pair of { FORM($lowest, "plural") } or better; you hold { $hand }.

# The same with the figures by which the coach goes: $number and $figures are sentences.
advice-hint-open-figures = { $number } { $figures }

advice-hint-no-openers-rule = Nobody has opened, and your hand may not: that takes a pair of jacks or better here. { $check ->
        [yes] You may check.
       *[no] There is no check in this game either, so you fold.
    }
advice-hint-no-openers-count = { $check ->
        [yes] Count who has still to speak after you: { $behind ->
            [0] nobody
            [one] one player
           *[other] { WORD($behind) } players
        }. Where somebody opens, you may still call or raise.
       *[no] There is nothing to count.
    }
advice-hint-no-openers-number = Your hand may not open here{ $check ->
        [yes] , and a check costs nothing.
       *[no] , so there is nothing but to fold.
    }

advice-hint-call-rule = To stay in you pay { CHIPS($cost) }. Otherwise you fold, or raise if a raise is open to you.
advice-hint-call-count = You would pay { $cost } into a pot of { $pot }. What share is that of the whole pot, your call included? Your chance to win has to reach it.
advice-hint-call-number = The call needs { $needed } ({ FORM($needed, "odds") }).
advice-hint-call-number-wins = The call needs { $needed } ({ FORM($needed, "odds") }); you win { $wins } if nobody bets again.
advice-hint-call-number-behind-wins = Counting the calls still to come, the call needs about { $needed } ({ FORM($needed, "odds") }); you win { $wins } if nobody bets again.

advice-hint-bet-rule = { $raises ->
        [yes] You owe nothing, so you may check or raise.
       *[no] { $bet ->
            [yes] Nobody has bet, so you may check or bet.
           *[no] You owe nothing, so you may check.
        }
    }
advice-hint-bet-count = You hold { $hand }. { $seen ->
        [none] Think of what the others may hold
       *[acts] Think of what { $players ->
            [one] the other player
           *[other] the { WORD($players) } others
        } { $seen ->
            [acts] did
           *[all] drew
        }
    }: which worse hands would call, and which better ones would fold?
advice-hint-bet-number = { $raises ->
        [yes] A raise to { $to }
       *[no] A bet of { $to }
    }, as a bluff, breaks even when nobody calls { $works } of the time ({ FORM($works, "odds") }).
advice-hint-bet-number-wins = { $raises ->
        [yes] If nobody raises
       *[no] If nobody bets
    } you win { $wins }. { $raises ->
        [yes] A raise to { $to }
       *[no] A bet of { $to }
    }, as a bluff, breaks even when nobody calls { $works } of the time ({ FORM($works, "odds") }); when it is called you win { $called }.
advice-hint-all-in = { $who } { $who ->
        [one] is
       *[several] are
    } all-in and cannot fold, so a bet can drive out only the others.
advice-hint-comes-back = Nobody has a chip left to match a bet, so it risks nothing: it comes back.
advice-hint-open-or-fold-number = A bet of { $to } costs { CHIPS($cost) } for a pot of about { $pot }: where somebody calls you need about { $needed } ({ FORM($needed, "odds") }), and you win { $called }. As a bluff it breaks even when nobody calls { $works } of the time ({ FORM($works, "odds") }).
advice-hint-check-number = You may not bet here, and a check costs nothing.
# The same with one more figure: $number is the sentence before it.
advice-hint-and-wins = { $number } If nobody bets again you win { $wins }.

# The last step where nothing is told of what the others may hold: $number is the sentence of the step.
advice-hint-no-ranges = { $number } Your chance to win is not told here, because { $why ->
        [joker] kinds of hand are not counted with a joker in the deck.
        [to-win] kinds of hand are not counted where a hand has to be good enough to win.
       *[exchanges] kinds of hand are not counted where cards are exchanged more than once.
    } What each choice is worth is worked out all the same, and yours is graded by that.
advice-hint-no-worths = { $number } Your chance to win is not told here, because { $why ->
        [joker] kinds of hand are not counted with a joker in the deck.
        [to-win] kinds of hand are not counted where a hand has to be good enough to win.
       *[exchanges] kinds of hand are not counted where cards are exchanged more than once.
    } Your choice is set beside what the stored reference does.

advice-hint-show-rule = You may show your hand, or give it up unseen.
advice-hint-must-show-rule = Your hand has to be shown here.
advice-hint-show-count = Compare your hand with the best that lies open: kind first, then ranks from the highest.
advice-hint-show-number = You hold { $hand }.
advice-hint-show-number-below = You hold { $hand }, and here it takes three of a kind or better to win.
advice-hint-show-number-best = You hold { $hand }; the best that lies open is { $best }.
