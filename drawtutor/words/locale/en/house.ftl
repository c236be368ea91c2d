# The house rules: what can be agreed on, what each term means, and the page on which they are set.

page-house-rules-title = House rules
page-house-rules-about = Set a table of your own: every option of the four sources, to play by and to pass on

# The page.
house-label = House rules
house-rule-sets = The rule set
house-after = after { $source }
house-terms = What can be agreed on
house-agreed = Agreed on
house-agreed-as-it-is = { $rules }, as it is.
house-agreed-changed = { $rules }, with { $count ->
        [one] one change:
       *[other] { WORD($count) } changes:
    }
house-all-back = Put everything back
house-play = Play by these rules
house-play-leaves = You leave your table for a new one. The deal there is not over.
house-table-back = Back to your table
house-change = Change the rules
house-change-later = Rules are agreed on between deals and stay as they are during one. Play this deal to its end first.
house-played = At this table
house-text = The rules as a text
house-as-text = House rules: { $text }
house-text-note = Pass it on, or put in one that you were given.
house-text-copy = Copy
house-text-copied = Copied.
house-text-link = Copy as a link
house-text-use = Use this text
house-text-unchanged = These are the rules that are set already.
house-text-used = These rules are set now.
house-link-used = The link you followed set these rules.
house-link-refused = The link you followed holds no house rules that can be played. { $refusal }

# A term.
house-changed = changed
house-set = Set
house-set-name = Set: { $term }
house-less = Less
house-more = More
house-back = Put back
house-back-name = Put back: { $term }
house-own = { $rules }: { $value }.
house-own-unset = { $rules } does without it.
house-now = { $term }: { $value }
house-from-source = What its source says:
house-from-other = An option of { $source }, off in this rule set:
house-from-variation = A variation that its source names, off unless you agree on it:
house-from-own = The tutor's own reading; the source leaves it open.

# Why a term has no effect.
idle-fixed-limit-alone = Only a fixed limit has this.
idle-not-fixed-limit = A fixed limit has units of its own instead.
idle-spread-limit-alone = Only a spread limit has a maximum.
idle-no-cap = The number of raises has no end as it is.
idle-no-all-in = Nobody is all-in under these rules: who cannot match a stake folds.
idle-four-anyway = Four cards may be thrown anyway.
idle-under-five = Nobody may throw five cards.
idle-no-blinds = There are no blinds.

# The groups, in the order of a deal.
house-group-preparation = The table
house-group-deal = Before the cards
house-group-bet1 = Betting
house-group-draw = The exchange
house-group-bet2 = The second betting round
house-group-showdown = The showdown

# The terms. "meaning" tells what each is; "value" tells one of its values, as a choice and beside its name.
term-players = Players
    .meaning = How many sit at the table, you among them. With more than six the undealt cards can run out, and with fewer where more than three may be thrown, or twice; then the discards of the others are shuffled and dealt.
    .value = { $value }
term-chips = Chips
    .meaning = What everybody begins with. They are for play alone.
    .value = { $value }
term-joker = Joker
    .meaning = One more card in the deck. Wild, it counts as any card you like. As the bug it counts as an ace, or as the card that completes a straight or a flush.
    .value = { $value ->
        [none] none
        [wild] wild
        [bug] the bug
       *[other] { $value }
    }
term-ante = Ante
    .meaning = What everybody pays before the cards are dealt.
    .value = { $value ->
        [0] none
       *[other] { $value }
    }
term-blinds = Blinds
    .meaning = How many players left of the dealer bet before they see their cards. Each blind is double the one before, and the last one may check or raise when the others have only called.
    .value = { $value ->
        [0] none
       *[other] { WORD($value) }
    }
term-first-blind = First blind
    .meaning = What the first blind comes to. If nothing is set, the last of them is as much as a first bet, or more where the first would be less than one chip.
    .value = { $value ->
        [none] –
       *[other] { $value }
    }
term-limit = Limit
    .meaning = How large a bet may be: one size; any size between a minimum and a maximum; as much as lies in the pot; or all that you have.
    .value = { $value ->
        [fixed] { limit-fixed }
        [spread] { limit-spread }
        [pot] { limit-pot }
        [none] { limit-none }
       *[other] { $value }
    }
term-small-bet = Bet in round 1
    .meaning = The size of a bet, and of each raise, in the first betting round.
    .value = { $value ->
        [none] –
       *[other] { $value }
    }
term-big-bet = Bet after the exchange
    .meaning = The size of a bet, and of each raise, in the rounds after an exchange.
    .value = { $value ->
        [none] –
       *[other] { $value }
    }
term-min-bet = Minimum bet
    .meaning = The least that may be bet. Where nobody can check, an opening has to be above it.
    .value = { $value ->
        [none] –
       *[other] { $value }
    }
term-max-bet = Maximum bet
    .meaning = The most that a bet or a raise may add. Where nobody can check, the opening after an exchange has to stay below it.
    .value = { $value ->
        [none] –
       *[other] { $value }
    }
term-raise-cap = Raises in a round
    .meaning = How many raises may follow the bet.
    .value = { $value ->
        [none] no end
        [0] none
       *[other] { WORD($value) }
    }
term-cap-heads-up = With two players left
    .meaning = Whether that number still counts when only two players are left in the deal.
    .value = { $value ->
        [yes] the same
       *[no] no end
    }
term-short-all-in = A short all-in
    .meaning = Whether an all-in of less than a full raise lets those who have acted already raise again.
    .value = { $value ->
        [half_bet] half a raise reopens
        [full_bet] only a full raise reopens
       *[other] { $value }
    }
term-openers = To open
    .meaning = What a hand needs so that its player may open the first round. Who opens with jacks or better has to prove it at the end, even when nobody calls.
    .value = { $value ->
        [none] any hand
        [jacks] jacks or better
       *[other] { $value }
    }
term-draw-limit = Cards you may throw
    .meaning = The most cards that may be thrown in one exchange.
    .value = { $value ->
        [0] none
        [1] one
       *[other] up to { WORD($value) }
    }
term-four-with-ace = Four beside an ace
    .meaning = Whether four cards may be thrown if the one that is kept is an ace.
    .value = { $value ->
        [yes] allowed
       *[no] not allowed
    }
term-fifth-card-last = The fifth card
    .meaning = How a player who throws five is served: all five together, or four, and the fifth after everybody else's cards. If that player is the last to draw anyway, a card is burnt before the fifth.
    .value = { $value ->
        [yes] served last
       *[no] with the other four
    }
term-exchanges = Exchanges
    .meaning = How many times cards are exchanged. A betting round follows each of them.
    .value = { WORD($value) }
term-second-round-starts = Who begins
    .meaning = Who speaks first after the exchange: the player who opened the first round, or the first one still in on the dealer's left.
    .value = { $value ->
        [opener] the opener
        [left_of_dealer] left of the dealer
       *[other] { $value }
    }
term-show-all = Who shows
    .meaning = Whether every hand still in is laid open, or a beaten one may be given up unseen.
    .value = { $value ->
        [yes] everybody
       *[no] who wants to win
    }
term-to-win = To win
    .meaning = What a hand needs to win a showdown. If nobody has three of a kind or better, the whole pot waits for the next deal.
    .value = { $value ->
        [none] the best hand
        [trips] three of a kind or better
       *[other] { $value }
    }
term-odd-chips = Chips that do not divide
    .meaning = Where the chips go that equal hands cannot share.
    .value = { $value ->
        [carry] to the next pot
        [left_of_dealer] to the first winner left of the dealer
       *[other] { $value }
    }
