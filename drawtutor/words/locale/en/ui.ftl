# The table, the exercises and the coach on the page: labels, states, and what is said of them.

# Something is wrong, or nobody answers.
ui-lost = The tutor does not answer: its kernel is busy or has stopped, or the server is away. Until it does, nothing you choose would be heard. If it stays so, reload the page or run the notebook's cells again.
ui-trouble = Something went wrong in the tutor, and your choice was not carried out. Try it again; if that does not help, reload the page or run the cell again.
ui-run-first = To go on, run the first cell of this notebook, then this one.

# Rules.
ui-rule-open = Rule { $rule }
ui-rule-source = from “{ $source }”
ui-rule-parts = Where the sources differ
ui-rule-entry = In the rule book
    .name = { $rule } in the rule book

# The stages of a deal.
ui-stages = The stages of the deal
ui-stage-next-deal = Next deal
ui-stage-done = done
ui-stage-now = now
ui-stage-next = to come
ui-stage-skipped = not reached
ui-stage-exchange = { $name } { $number } of { $count }
ui-stage-betting = Betting round { $number } of { $count }

# The table.
ui-table = The table: { $phase }
ui-table-seats = The players
ui-table-middle = The middle of the table
ui-stack = { CHIPS($amount) }
ui-stake = { $amount }
ui-turn = to act
ui-dealer = dealer
    .mark = D
ui-folded = folded
ui-all-in = all-in
ui-out = sits out
ui-mucked = gives the hand up
ui-backs = { CARDS($count) }, face down
ui-drawn = { $count ->
        [0] stood pat
       *[other] drew { WORD($count) }
    }
ui-pot = Pot
ui-pot-over = Pot, paid out
ui-pot-main = main pot { $amount }
ui-pot-side = side pot { $amount }
ui-pot-carried = carried over { $amount }
ui-stub = { $count } left
ui-discards = { $count } thrown{ $apart ->
        [0] {""}
       *[other] {" "}and { $apart } apart
    }
ui-news = What happened
ui-hand = Your hand
ui-hand-keys = Keys 1 to 5 choose.
ui-throw-tag = throw
ui-made = makes the hand
ui-decides = decides here
ui-takes = takes { $amount }

# Choosing what to do.
ui-choices = Your choice
ui-declared = You will say: “{ $words }.”
ui-declared-aloud = What you choose is declared aloud.
ui-amount-bet = What your bet comes to
ui-amount-raise = What you raise to
ui-amount-less = Less
ui-amount-more = More
ui-needs-cards = Choose the cards to throw first.
ui-needs-none = You have chosen cards to throw. Put them back to stand pat.
ui-throw-limit = You may throw up to { CARDS($count) }{ $ace ->
        [yes] , or four if you keep an ace
       *[no] { "" }
    }.

# The coach.
ui-coach = Coach
ui-coach-ask = Ask before you choose, or choose and be told.
ui-not-graded = Not graded
ui-coach-below = Why is told below.
# How sure the figures are.
ui-coach-going-on = First figures, from { $deals } sampled deals; more are being dealt.
ui-coach-first = First figures, from { $deals } sampled deals.
ui-coach-sure = Figures from { $deals } sampled deals.
ui-coach-surer = With more deals the verdict is: { $verdict }.
ui-coach-numbers = The numbers behind it
ui-ranges = What they may hold
ui-ranges-note = By what they did, if they play like the reference. How many hands of each kind are left is counted around the cards you see. Chances to win are told in whole percent: they count hands by their classes, as if nobody bet again.
ui-coach-better = Better: “{ $choice }.”
ui-coach-better-throw = Better: throw { FORM($cards, "the") }.
ui-hints = Hints
ui-hints-note = How many you ask for is noted.
ui-hint-1 = The rule
ui-hint-2 = What to count
ui-hint-3 = The number
ui-hint-cost-1 = noted as one hint
ui-hint-cost-2 = noted as two
ui-hint-cost-3 = noted as three: nearly told
ui-hint-order = Open the hint before it first.
ui-four-colours = Four colours for the suits
ui-bar-keep = Keep
ui-bar-chosen = your choice
ui-bar-best = best
# What a choice is worth, in chips.
ui-bar-worth = { SIGNED($chips, digits: 1) }
ui-bar-wins = wins { $chance }
ui-bars = What each choice is worth, in chips from here on
ui-bars-exchange = What each way to exchange is worth, in chips from here on, and how often it wins at the showdown

# Exercises.
ui-exercise = Exercise
ui-exercise-place = Exercise { $number } of { $count }
ui-exercise-further = Further exercise { $number }
ui-exercise-done = done
ui-exercise-shown = answer shown
ui-exercise-answer = Your answer
ui-exercise-check = Check
ui-exercise-again = Try again
ui-exercise-next = Next exercise
ui-exercise-more = Another one like this
ui-exercise-guided = Back to the exercises
ui-exercise-solution = Show the answer
ui-exercise-needs-choice = Choose an answer first.
ui-exercise-needs-number = Enter a number first.
ui-exercise-throw = Throw these cards
ui-outcome-right = Right
ui-outcome-wrong = Not right
ui-outcome-not-attempted = Nothing chosen yet
ui-outcome-ungradeable = Not an answer to this
ui-outcome-solution = The answer
ui-progress = { $done } of { $of } exercises done
ui-progress-deal = { $done ->
        [0] No deal played to its end yet
       *[other] A deal played to its end
    }
ui-order-first = Highest
ui-order-between = { $place ->
        [2] Second
        [3] Third
       *[other] { $place }
    }
ui-order-last = Lowest
ui-order-up = Move up: { $hand }
ui-order-down = Move down: { $hand }
ui-deck = A deck, spread face up

# Stepping through.
ui-steps = Step by step
ui-step-at = Step { $at } of { $of }
ui-step-first = First step
ui-step-back = Step back
ui-step-next = Next step
ui-step-last = Last step
ui-step-at-start = This is the first step.
ui-step-at-end = This is the last step.

# A text.
ui-prose-rules = Rules:

# Scenes of a lesson.
ui-pot-asked = ?
ui-circle = The players round the table
ui-broke = out of chips
ui-open-hands = The hands
ui-hand-number = Hand { $number }

# An answer that is shown.
ui-exercise-closed = This one is answered. Go on, or try it again.
ui-solution-choice = { $choice }.
ui-solution-pat = Stand pat: throw nothing.
ui-solution-throw = Throw { FORM($cards, "the") }.
ui-solution-order = { FORM($hands, "comma") }, from the highest to the lowest.
ui-solution-number = { $number }.

# Stepping through a deal that has been played.
ui-review = The deal, step by step
ui-review-dealt = The cards are dealt.
ui-review-breaks-off = Here the record breaks off: { $refusal }
ui-review-seat = Look from the seat of

# The full deal.
ui-deal = A full deal
ui-deal-number = Deal { $number }
ui-deal-now = Deal { $number }, { $phase }. The pot is { $pot }.
ui-deal-hand = You hold { $hand }.
ui-deal-turn = It is your turn.
ui-deal-choice = You: “{ $words }.”
ui-deal-choice-hints = You: “{ $words }.” { $hints ->
        [one] You asked for one hint.
       *[other] You asked for { WORD($hints) } hints.
    }
ui-deal-turn-over = Turn over the next hand
ui-deal-next = Next deal
ui-deal-look-back = Step through this deal
ui-deal-look-end = Back to the end of the deal
ui-deal-report = This deal
ui-deal-won = You end { CHIPS($amount) } up.
ui-deal-lost = You end { CHIPS($amount) } down.
ui-deal-even = You end with as many chips as you began with.
ui-deal-no-choice = There was nothing for you to choose in this deal.
ui-deal-look-at = Look at it
ui-deal-look-at-choice = Look at it: { $phase }, { $choice }
ui-deal-house = The game
ui-deal-house-later = Play this deal to its end first.
ui-deal-house-now = This is the game you are playing.
ui-deal-new = { $rules }: a new table, with new chips.
ui-deal-save = Save this deal as a record
ui-deal-save-note = The file holds every card of the deal, also those that nobody showed.
ui-deal-saved = The record is handed to your browser as { $name }.
