# The command line.

command-about = An interactive tutor for draw poker: five stages, guided exercises, live feedback, play chips only.
command-default = Without a command the web tutorial is served: "drawtutor --port 9000" is "drawtutor serve --port 9000".
command-version = show the version and stop

command-serve = serve the web tutorial on this machine (the default)
command-serve-about = Serves the web tutorial on this machine and opens it in the browser. Ctrl-C stops it.
command-lab = open the lessons in JupyterLab
command-lab-about = Opens the lessons in JupyterLab. They are copied into a folder of yours first, so that what you change and play stays yours; a lesson that is there already is never overwritten. Delete a lesson there to get it back as it was.
command-review = step through a recorded deal at the table
command-review-about = Opens the web tutorial at a recorded deal, to step through it at the table.
command-replay = play a recorded deal through the rules and print what came of it
command-replay-about = Plays a recorded deal through the rules and prints what came of it. Exit status 2 where an action is refused or the record cannot be read.
command-rules = list the rules of the four sources, and where each is taught, practised and tested
command-rules-about = Lists the rules of the four sources: id, stage, how many lessons tell it, how many exercises ask about it and how many tests cover it, and what it says. With an id it shows that rule with all its links.
command-odds = count what comes of a hand for each way to hold it, and rank them
command-odds-about = Ranks the 32 ways to hold five cards by the chance to win, with the exact chances of each, and shows the best in full; with --discard or --keep it shows that one. Cards are a rank and a suit, a letter or its sign, together or apart: "Ah Ad 10c 7s 2d" or ahadtc7s2d.
command-advise = say what each choice is worth where a recorded deal stops at a decision
command-advise-about = Plays a recorded deal to its end, where it stops at a player's decision, and ranks what that player can do by its worth in chips from there on: a fold is 0, and what is paid in already is gone. Only what that player may see enters. With --action or --hold it tells about one choice. Exit status 2 where there is no decision, an action is refused or the record cannot be read.

command-option-port = the port to listen on (default { $port }; 0 takes any free one)
command-option-no-browser = do not open a browser
command-option-base-url = the path that the tutorial lives under, behind a proxy (default /)
command-option-limit = how many lesson pages may be open at once (default { $limit })
command-option-spares = how many kernels stand ready, so that as many visitors need not wait (default { $count })
command-option-folder = where your copies of the lessons are kept (default ./{ $folder })
command-option-file = a deal record (.phh)
command-option-json = print one JSON object
command-option-json-list = print a JSON list
command-option-action = tell about this choice, written as in a record: f, cc, "cbr 40", sd, "sd 7h2c"
command-option-hold = tell about this exchange: the cards to keep, in quotes ("none" keeps no card)
command-option-seed = the seed of what is sampled (default 0): the same seed gives the same figures
command-option-precise = sample until what a choice loses is known to { DECIMAL($error, digits: 2) } small bets (one standard error), or { $deals } deals are sampled
command-option-limits = how much of the pot, in percent, a good choice, an inaccuracy and a mistake may lose at most (default { $usual }; before and after the exchange { $before } and { $after } where the figures are an opinion)
command-option-rule = the id of one rule, such as PL-20
command-option-cards = five cards, as one text or as several
command-option-keep = show only this way to hold them: the cards to keep, in quotes ("none" keeps no card)
command-option-discard = show only this way to hold them: the cards to throw, in quotes ("none" throws no card)
command-option-seen = further cards that are out of play: discards of your own, or cards that lie open, in quotes
command-option-opponents = how many players are to be beaten, 1 to { $most } (default 1)
command-option-joker = a joker plays, as any card or as the bug; it is written Jk
command-option-royal = tell royal flushes apart from other straight flushes
command-option-json-odds = print one JSON object: the exact counts, and with --opponents the chance to win

command-serving = The tutorial is at { $url }
command-serving-lab = Your copies of the lessons are in { $folder }, and open in JupyterLab at { $url }
command-stop = Ctrl-C stops it.
command-stopping = Stopping.
command-port-taken = Port { $port } is taken by another program; choose another one with --port.
command-port-refused = Port { $port } may not be used: { $reason }.
command-port-number = { $text } is not a port: it is a whole number from 0 to 65535
command-count-number = { $text } is not a count: it is a whole number from 0 up
command-no-rule = There is no rule { $rule }; "drawtutor rules" lists them all.
command-rule-source = from “{ $title }”
command-rule-own = The tutor's own part: { $text }
command-rule-kept = Kept by: { $room }
command-rule-lessons = Told in the lessons:
command-rule-exercises = Asked in the exercises:
command-rule-tests = Covered by the tests:
command-no-record = There is no record to read at { $file }.
command-bad-record = { $file } cannot be read as a deal record. { $reason }
command-no-folder = The folder { $folder } cannot be used for the lessons: { $reason }.
command-no-output = The output cannot be written: { $reason }.

# The odds of a hand. Columns are at most five characters wide; percent signs are left out of them.
command-odds-hand = { $cards }: { $hand }
command-odds-order = The 32 ways to hold it, best first by the chance to win against { $opponents ->
        [one] one opponent
       *[other] { WORD($opponents) } opponents
    }. All figures in percent.
command-odds-order-joker = The 32 ways to hold it, best first by the chance to end ahead of one other hand as it was dealt. All figures in percent.
command-odds-column-cards = keep | throw
command-odds-column-wins = wins
command-odds-column-ahead = ahead
command-odds-column-improves = better
command-odds-column-high-card = high
command-odds-column-pair = pair
command-odds-column-two-pair = 2pair
command-odds-column-three-of-a-kind = three
command-odds-column-straight = strt
command-odds-column-flush = flush
command-odds-column-full-house = full
command-odds-column-four-of-a-kind = four
command-odds-column-straight-flush = st.fl
command-odds-column-royal-flush = royal
command-odds-column-five-of-a-kind = five
command-odds-cell = { DECIMAL($number, digits: 1) }
command-odds-cell-whole = { $number }
command-odds-cell-under = <0.1
command-odds-cell-over = >99.9
command-odds-error = The chance to win is sampled ({ $samples } deals, the same ones for all), give or take { DECIMAL($error, digits: 1) }; holds with = after a shared place are too close to tell apart.
command-odds-close = { $count ->
        [one] The first wins more often than any other.
       *[other] The first { WORD($count) } share the first place.
    }
command-odds-level = { $count ->
        [one] Holds with = after a shared place come to exactly the same.
       *[other] Holds with = after a shared place come to exactly the same, the first { WORD($count) } among them.
    }
command-odds-hold = { $count ->
        [0] Standing pat on { $made }
        [5] Throwing all five cards: { $total } ways to draw five new ones
       *[other] Keeping { FORM($keep, "the") } and throwing { FORM($discard, "the") }: { $total } ways to draw { CARDS($count) }
    }
command-odds-wins = wins
command-odds-ahead = ahead
command-odds-improves = gets better
command-odds-worsens = gets worse
command-odds-opponent = { $opponents ->
        [one] The opponent is
       *[other] The opponents are
    } taken to hold any unseen cards and to exchange by common sense, and everybody to stay to the showdown.
command-odds-opponent-joker = With a joker in the deck no whole tables are dealt: each way to hold the hand is compared with any five unseen cards, not exchanged.
command-odds-joker-alone = With a joker in the deck hands are compared with one other hand, so --opponents can only be 1.
command-odds-no-card = { $text } is no card: a card is a rank (2 to 9, T or 10, J, Q, K, A) and a suit (c, d, h, s or ♣ ♦ ♥ ♠), such as Th.
command-odds-too-long = That is longer than a whole deck written out; five cards are wanted, such as "Ah Ad Kc 7s 2d".
command-odds-not-five = A hand is five cards, such as "Ah Ad Kc 7s 2d", and { $count ->
        [0] none is given
        [one] only one is given
       *[other] { $count } are given
    }.
command-odds-twice = { $card } is there twice, and a deck holds it once.
command-odds-seen-held = { $card } is in the hand, so it cannot be among the further cards seen.
command-odds-not-held = { $card } is not in the hand, so it can be neither kept nor thrown.
command-odds-no-joker = A joker is among the cards; say what it stands for by --joker wild or --joker bug.
command-odds-opponents = { $text } is no number of opponents: it is a whole number from 1 to { $most }.
command-odds-opponents-none = After --opponents comes how many there are: a whole number from 1 to { $most }.
command-odds-deck-small = The deal needs { $needed } more cards, and only { $left } are unseen: name fewer opponents or fewer cards seen.

# Advice on a decision. Columns are at most nine characters wide.
command-advise-to-act = { $seat } is to act ({ $phase }) with { $cards }. The pot holds { $pot }{ $cost ->
        [0] {""}
       *[other] , and a call costs { $cost }
    }.
command-advise-legal = Legal here: { FORM($choices, "comma") }.
command-advise-column-choice = choice
command-advise-column-worth = chips
command-advise-column-error = give/take
command-advise-column-loses = loses
command-advise-column-kind = figure
command-advise-column-reference = reference
command-advise-column-verdict = verdict
command-advise-cell = { DECIMAL($number, digits: 2) }
command-advise-cell-signed = { SIGNED($number, digits: 2) }
command-advise-cell-share = { DECIMAL($number, digits: 1) }%
command-advise-more = { $count ->
        [one] One more choice is worth less;
       *[other] { WORD($count) } more choices are worth less;
    } --json has them all.
command-advise-counted = Chips are counted from this decision on; what a choice loses is told as a share of the pot as it stands, against the best one. Two standard errors stand beside each figure that is sampled.
command-advise-source = { $samples ->
        [0] Figures: { $source }.
       *[other] Figures: { $source } ({ $samples } deals).
    }
command-advise-no-decision = { $why ->
        [over] The deal is over, so there is no decision to advise on.
        [showdown] The record stops at the showdown, where hands are laid down and nothing is left to weigh.
       *[dealer] The record stops where the dealer is to deal, so there is no decision to advise on.
    }
command-advise-no-choice = { $text } is no choice of a betting round or an exchange: f, cc, cbr and a total, sd, or sd and the cards to throw.
command-advise-no-exchange = The record does not stop at an exchange, so there are no cards to hold; ask about a bet with --action.
command-bad-limits = { $text } are no limits: they are three percentages that rise from 0 to 100, such as 1.5,5,12.
