# What the rules room says: stages, choices, declarations, what happened, and why something is refused.
# A refusal names what is wrong and what would be legal. Its form "legal" is said when the legal choices are
# known, its form "bare" when a fact is not.

# The stages of a deal, and where a deal stands.
phase-deal = the deal
    .title = The deal
phase-bet1 = the first betting round
    .title = First betting round
phase-draw = the exchange
    .title = Exchange
phase-bet2 = the second betting round
    .title = Second betting round
phase-showdown = the showdown
    .title = Showdown
phase-over = the end of the deal
    .title = Deal over
phase-passed-out = a passed-out deal
    .title = Passed out

stage-preparation = preparation
    .title = Preparation
stage-deal = the deal
    .title = The deal
stage-bet1 = the first betting round
    .title = First betting round
stage-draw = the exchange
    .title = Exchange
stage-bet2 = the second betting round
    .title = Second betting round
stage-showdown = the showdown
    .title = Showdown
stage-session = from deal to deal
    .title = From deal to deal
stage-ranking = the order of hands
    .title = The order of hands

rule-set-five-stage = the five-stage game
    .title = Five stages
rule-set-last-raise = the dealer's last raise
    .title = Dealer's last raise
rule-set-california = California draw
    .title = California draw
rule-set-draw-high = draw high
    .title = Draw high

limit-fixed = fixed limit
limit-spread = spread limit
limit-pot = pot limit
limit-none = no limit

# The choices. "label" is for a button: $amount is what a call pays, or what a bet or raise comes to.
action-fold = fold
    .label = Fold
action-check = check
    .label = Check
action-call = call
    .label = Call { $amount }
    .bare = Call
action-bet = bet
    .label = { $phase ->
        [bet1] Open for { $amount }
       *[other] Bet { $amount }
    }
    .bare = { $phase ->
        [bet1] Open for
       *[other] Bet
    }
action-raise = raise
    .label = Raise to { $amount }
    .bare = Raise to
action-stand-pat = stand pat
    .label = Stand pat
action-discard = throw and draw
    .label = Throw { WORD($amount) } and draw
    .bare = Throw and draw
action-show = show the hand
    .label = Show
action-muck = give the hand up unseen
    .label = Muck
action-ask = ask how many were drawn
    .label = Ask how many
    .about = Ask { $about }
# How much a bet or raise may come to.
wager-range = { $low } to { $high }
wager-few = { FORM($sizes, "or") }

# What would be legal, in one sentence: $choices is a list of the next entries.
legal-choices = You may { FORM($choices, "or") }.
legal-nothing = There is nothing for you to do now.
legal-fold = fold
legal-check = check
legal-call = call { $amount }
legal-bet = bet { $size }
    .range = bet { $low } to { $high }
legal-raise = raise to { $size }
    .range = raise to between { $low } and { $high }
legal-stand-pat = stand pat
legal-discard = throw up to { CARDS($count) }
legal-discard-ace = throw up to { CARDS($count) } (four if you keep an ace)
legal-show = show your hand
legal-muck = give it up unseen
legal-ask = ask what the others drew

# What is said aloud (PL-16). "cost" adds what the choice pays now.
declare-fold = I fold
declare-check = I check
declare-call = I call
    .cost = I call: { $cost } from me
declare-bet = { $phase ->
        [bet1] I open for { $to }
       *[other] I bet { $to }
    }
    .cost = { $phase ->
        [bet1] I open for { $to }
       *[other] I bet { $to }
    }
declare-raise = I raise to { $to }
    .cost = I raise to { $to }: { $cost } more from me
    .by = Your { $level } and { $more } more
declare-stand-pat = I stand pat
declare-discard = I throw { WORD($count) }
declare-announce = I want { CARDS($count) }
declare-show = I show my hand
declare-muck = I give my hand up unseen
declare-ask = { $about ->
        [you] How many cards did you draw?
       *[other] { $about }, how many cards did you draw?
    }
declare-rap = A rap on the table

# What happened. $who is the player; "short" is for a small label beside a seat.
event-ante = { $who ->
        [you] You put in the ante, { CHIPS($amount) }.
       *[other] { $who } puts in the ante, { CHIPS($amount) }.
    }
    .short = ante { $amount }
event-blind = { $who ->
        [you] You post a blind of { $amount }.
       *[other] { $who } posts a blind of { $amount }.
    }
    .short = blind { $amount }
event-dealt = { $cards ->
        [none] { $who ->
            [you] You are dealt { CARDS($count) }.
           *[other] { $who } is dealt { CARDS($count) }.
        }
       *[other] { $who ->
            [you] You are dealt { FORM($cards, "the") }.
           *[other] { $who } is dealt { FORM($cards, "the") }.
        }
    }
    .short = { CARDS($count) }
event-fold = { $who ->
        [you] You fold.
       *[other] { $who } folds.
    }
    .short = folds
event-check = { $who ->
        [you] You check.
       *[other] { $who } checks.
    }
    .short = checks
event-call = { $who ->
        [you] You call, paying { $amount }.
       *[other] { $who } calls, paying { $amount }.
    }
    .short = calls { $amount }
event-bet = { $phase ->
        [bet1] { $who ->
            [you] You open for { $to }.
           *[other] { $who } opens for { $to }.
        }
       *[other] { $who ->
            [you] You bet { $to }.
           *[other] { $who } bets { $to }.
        }
    }
    .short = { $phase ->
        [bet1] opens for { $to }
       *[other] bets { $to }
    }
event-raise = { $who ->
        [you] You raise to { $to }, paying { $amount }.
       *[other] { $who } raises to { $to }, paying { $amount }.
    }
    .short = raises to { $to }
event-returned = { $amount ->
        [one] { $amount } chip that nobody called goes back to { $who }.
       *[other] { $amount } chips that nobody called go back to { $who }.
    }
    .short = { $amount } back
event-announce = { $who ->
        [you] You ask for { CARDS($count) }.
       *[other] { $who } asks for { CARDS($count) }.
    }
    .short = wants { WORD($count) }
event-stand-pat = { $who ->
        [you] You stand pat.
       *[other] { $who } stands pat.
    }
    .short = stands pat
event-discard = { $cards ->
        [none] { $who ->
            [you] You throw { CARDS($count) }.
           *[other] { $who } throws { CARDS($count) }.
        }
       *[other] { $who ->
            [you] You throw { FORM($cards, "the") }.
           *[other] { $who } throws { FORM($cards, "the") }.
        }
    }
    .short = throws { WORD($count) }
event-served = { $cards ->
        [none] { $who ->
            [you] You are given { CARDS($count) }.
           *[other] { $who } is given { CARDS($count) }.
        }
       *[other] { $who ->
            [you] You draw { FORM($cards, "the") }.
           *[other] { $who } draws { FORM($cards, "the") }.
        }
    }
    .short = draws { WORD($count) }
event-burn = The dealer burns a card: it goes out of play unseen.
    .short = burnt card
event-exposed = { $cards ->
        [none] A card meant for { $who } was seen. It is put aside, and another comes after everyone has drawn.
       *[other] Everybody saw { FORM($cards, "the") }, meant for { $who }. It is put aside, and another comes after everyone has drawn.
    }
    .short = card seen
event-reshuffle = The undealt cards have run out. { $count ->
        [one] The one card thrown earlier is used again.
       *[other] The { $count } cards thrown earlier are shuffled and dealt from.
    }
    .short = reshuffle
event-ask = { $who ->
        [you] You ask how many { $about } drew: { $answer }.
       *[other] { $about ->
            [you] { $who } asks how many you drew: { $answer }.
           *[other] { $who } asks how many { $about } drew: { $answer }.
        }
    }
    .short = asks
event-ask-none = none, a pat hand
event-ask-some = { WORD($count) }
event-ask-late = no answer is due any more
event-rap = { $who ->
        [you] You rap without noticing the bet. It counts for nothing, and it is still your turn.
       *[other] { $who } raps without noticing the bet. It counts for nothing, and the turn stays where it is.
    }
    .short = raps
event-show = { $who ->
        [you] You show { $hand }.
       *[other] { $who } shows { $hand }.
    }
    .short = { FORM($hand, "short") }
event-show-cards = { $who ->
        [you] You show { FORM($cards, "the") }.
       *[other] { $who } shows { FORM($cards, "the") }.
    }
    .short = shows
event-muck = { $who ->
        [you] You give your hand up unseen.
       *[other] { $who } gives the hand up unseen.
    }
    .short = mucks
event-dead-hand = { $who ->
        [you] You hold { CARDS($count) } after the exchange, not five: your hand is dead.
       *[other] { $who } holds { CARDS($count) } after the exchange, not five: the hand is dead.
    }
    .short = dead hand
event-won = { $who ->
        [you] You take { CHIPS($amount) } from the pot.
       *[other] { $who } takes { CHIPS($amount) } from the pot.
    }
    .short = takes { $amount }
event-unwon = { $amount ->
        [one] { $amount } chip waits for the next deal: it takes three of a kind or better to win it.
       *[other] { $amount } chips wait for the next deal: it takes three of a kind or better to win them.
    }
    .short = { $amount } not won
event-carried = { $amount ->
        [one] { $amount } chip stays for the next pot.
       *[other] { $amount } chips stay for the next pot.
    }
    .short = { $amount } carried
event-passed-out = Nobody opens. The cards are thrown in, and the { $amount ->
        [one] { $amount } chip in the pot waits
       *[other] { $amount } chips in the pot wait
    } for the next deal.
    .short = passed out

# Refusals: setting up.
refusal-player-count = This game takes { $low } to { $high } players, and here { $players ->
        [one] is { $players }
       *[other] are { $players }
    }.
    .bare = This game cannot be played by so many.
refusal-lists-differ = Each player needs a stack, an ante and a blind (0 for none). Stacks given: { $stacks }, antes: { $antes }, blinds: { $blinds }.
    .bare = Each player needs a stack, an ante and a blind (0 for none), and the lists are not equally long.
refusal-negative-chips = Chips are whole numbers from 0 to a million million, and { $value } is none: look at { $name ->
        [stack] the stacks
        [starting_stacks] the starting stacks
        [ante] the antes
        [antes] the antes
        [blind] the blinds
        [blinds_or_straddles] the blinds
        [carried] the carried chips
        [max_bet] the maximum bet
        [small_bet] the small bet
        [big_bet] the big bet
        [min_bet] the minimum bet
       *[other] the amounts
    }.
    .bare = Chips are whole numbers from 0 to a million million.
refusal-no-chips-for-ante = { $ante ->
        [0] { $seat ->
            [you] You have no chips, so you cannot be dealt in.
           *[other] { $seat } has no chips, and so cannot be dealt in.
        }
       *[other] { $seat ->
            [you] You need { CHIPS($ante) } to be dealt in, and you have fewer.
           *[other] { $seat } needs { CHIPS($ante) } to be dealt in, and has fewer.
        }
    }
    .bare = Whoever cannot pay the ante is not dealt in.
refusal-bad-stakes = { $name ->
        [small_bet] The small bet has to be 1 chip or more; { $value } is not.
        [big_bet] The big bet cannot be smaller than the small one; { $value } is.
        [min_bet] The minimum bet has to be 1 chip or more; { $value } is not.
        [max_bet] The maximum bet has to leave room above the minimum for an opening in both rounds; { $value } does not.
       *[other] A stake of { $value } cannot be played for.
    }
    .bare = These stakes cannot be played for.
refusal-bad-blinds = { $seat ->
        [you] You sit this deal out, so you cannot post a blind.
       *[other] { $seat } sits this deal out and cannot post a blind.
    }
    .bare = A blind can only be posted by someone who is dealt in.
refusal-unknown-rule-set = There is no rule set { $name }. The rule sets are { $allowed }.
    .bare = There is no such rule set.
refusal-unknown-option = There is no house option { $option }.
    .bare = There is no such house option.
refusal-option-out-of-range = The house option { $option } can be { $allowed }, not { $value }.
    .bare = The house option cannot have this value.
refusal-options-clash = { $one ->
        [openers] A hand to open with and blinds do not go together: a blind is a bet before anybody has looked. Set one of them.
        [four_with_ace] Where four cards may be thrown anyway, keeping an ace makes no difference: set four_with_ace or draw_limit, not both.
        [first_blind] There is no blind whose size could be set: set blinds first.
        [small_bet] small_bet belongs to fixed limit, and this limit is another.
        [big_bet] big_bet belongs to fixed limit, and this limit is another.
        [min_bet] Fixed limit has no min_bet: its bets are small_bet and big_bet.
        [max_bet] max_bet belongs to spread limit, and this limit is another.
       *[other] The house options { $one } and { $other } contradict each other: set one of them.
    }
    .bare = Two of these house options contradict each other: set one of them.
refusal-cannot-be-served = { $exchanges ->
        [one] One exchange of up to { $cards } cards serves { $most } players
       *[other] { $exchanges } exchanges of up to { $cards } cards serve { $most } players
    } at most: for { $players } the deck would not reach.
    .bare = The deck would not reach for so many players and cards.
refusal-more-blinds-than-players = { $blinds } blinds need as many players, and here are { $players }.
    .bare = There are more blinds than players.
refusal-nothing-to-play-for = Somebody has to pay something before the cards are dealt: set an ante or a blind.
refusal-too-few-chips = { CHIPS($chips) } would not pay for a deal: before the first bet and for it a player needs { CHIPS($least) }.
    .bare = A player needs chips for the ante, the blind and one bet.
refusal-no-rules-text = A text of house rules begins with a rule set: { $allowed }.
    .bare = A text of house rules begins with a rule set.
refusal-not-a-setting = { $word } is no setting: settings are written as in draw_limit=4.
    .bare = Settings are written as in draw_limit=4.
refusal-set-twice = { $option } is set twice here: set it once.
    .bare = A setting is set twice here: set it once.
refusal-seat-taken = This chair is taken; choose an empty one.
refusal-forfeited-chips = { $carried ->
        [one] { $carried } chip from an earlier deal lies
       *[other] { $carried } chips from an earlier deal lie
    } in the pot. Nobody joins or changes seats until they have been won.
    .bare = Chips from an earlier deal lie in the pot. Nobody joins or changes seats until they have been won.
refusal-not-enough-players = A deal needs at least two players, and here { $players ->
        [0] is none
        [one] is { $players }
       *[other] are { $players }
    }.
    .bare = A deal needs at least two players.

# Refusals: any time.
refusal-deal-over = This deal is over; the next one has to be dealt first.
refusal-no-such-player = There is no { $player } in this deal.
    .seat = { $seat ->
        [you] You do not play in this deal.
       *[other] { $seat } does not play in this deal.
    }
    .bare = Nobody plays on that seat in this deal.
refusal-out-of-turn = { $to_act ->
        [you] It is your turn, and nobody else's.
       *[other] It is { FORM($to_act, "possessive") } turn; wait for yours.
    }
    .bare = It is nobody's turn to do this now.
refusal-has-folded = { $seat ->
        [you] You have folded, so you take no further part in this deal.
       *[other] { $seat } has folded and takes no further part in this deal.
    }
    .bare = Whoever has folded takes no further part in the deal.
refusal-wrong-phase = This does not belong to { $phase }.
    .legal = This does not belong to { $phase }: you may { FORM($choices, "or") }.
    .bare = This does not belong to the present stage of the deal.
refusal-dealer-to-serve = The dealer has to serve first; then the next player acts.
refusal-not-dealt-yet = The cards are not all dealt yet: betting starts when everyone has five.

# Refusals: betting.
refusal-no-check-before-opening = There is no checking here before the opening: open or fold.
refusal-check-facing-bet = You cannot check while { CHIPS($to_call) } { $to_call ->
        [one] is
       *[other] are
    } due: call, raise or fold.
    .legal = You cannot check while { CHIPS($to_call) } { $to_call ->
        [one] is
       *[other] are
    } due: you may { FORM($choices, "or") }.
    .bare = You cannot check while there is a stake to match: call, raise or fold.
refusal-nothing-to-call = There is nothing to call, for nobody has put in more than you.
    .legal = There is nothing to call, for nobody has put in more than you: you may { FORM($choices, "or") }.
refusal-already-opened = The betting is open already: call, raise or fold.
    .legal = The betting is open already: you may { FORM($choices, "or") }.
refusal-nothing-to-raise = Nobody has bet yet, so there is nothing to raise: make the first bet instead.
    .legal = Nobody has bet yet, so there is nothing to raise: you may { FORM($choices, "or") }.
refusal-cannot-match = A call costs { $to_call } and you have { $stack }. Without all-in play you have to fold.
    .bare = You have too few chips to match the stake, and without all-in play you have to fold.
refusal-not-enough-chips = You cannot go to { $to }: with what you have in, your chips reach { $most }.
    .bare = Your chips do not reach that far.
refusal-own-stake = Nobody may raise their own stake: nobody has raised since you spoke.
refusal-raise-cap = { $raises ->
        [0] No raises are allowed here: call or fold.
        [one] The one raise that a round allows has been made: call or fold.
       *[other] All { WORD($raises) } raises that a round allows have been made: call or fold.
    }
    .bare = The round has had all its raises: call or fold.
refusal-circuit-closed = The turn has come back past the dealer, so raising is over: call or fold.
refusal-short-all-in = You have spoken already, and the all-in since then was too small to be a raise: call or fold.
refusal-nobody-to-call = Everybody else is all-in or out, so nobody could answer another bet.
    .legal = Everybody else is all-in or out, so nobody could answer another bet: you may { FORM($choices, "or") }.
refusal-bet-size = The stake has to come to { $low } to { $high } chips; you said { $to }.
    .one = The stake has to come to { CHIPS($low) }; you said { $to }.
    .few = The stake has to come to { FORM($sizes, "or") } chips; you said { $to }.
    .opening-range = The opening must be from { $low } to { $high } chips; you said { $to }.
    .opening-one = The opening must be { CHIPS($low) }; you said { $to }.
    .opening-few = The opening must be { FORM($sizes, "or") } chips; you said { $to }.
    .bare = The stake is outside what the limit allows.
refusal-not-whole-chips = Stakes are whole chips; { $to } is not a number of them.
    .bare = Stakes are whole chips.
refusal-amount-missing = Say how much: a bet or a raise names the total it comes to.
refusal-no-openers = To open here you need a pair of jacks or a better hand: check or fold.

# Refusals: the exchange.
refusal-too-many-discards = { $limit ->
        [0] No cards may be exchanged here: stand pat.
       *[other] You may throw up to { CARDS($limit) }, not { WORD($count) }.
    }
    .bare = That is more cards than the house exchanges.
refusal-four-without-ace = Four cards may be thrown only when the one you keep is an ace: keep an ace, or throw three at most.
refusal-card-not-held = You do not hold { FORM($card, "the") }: throw cards from your own hand.
    .bare = You do not hold this card: throw cards from your own hand.
refusal-card-twice = { FORM($card, "capital") } is named twice, and there is only one.
    .bare = A card is named twice, and there is only one of each.
refusal-no-cards-named = Name the cards to throw, or stand pat.
refusal-count-differs = You asked for { CARDS($said) } and would throw { $thrown ->
        [0] none
       *[other] { WORD($thrown) }
    }: the two must agree, or you announce another number first.
    .bare = The number announced and the number thrown must agree.
refusal-request-too-late = The number of cards cannot be changed any more: the exchange has gone on since you asked.
refusal-already-exchanged = { $seat ->
        [you] You have had your turn in this exchange.
       *[other] { $seat } has had the turn in this exchange.
    }
    .bare = Everybody has one turn in an exchange.
refusal-ask-too-late = Draws may be asked about only until the second betting round begins.
refusal-ask-too-early = Nobody has drawn yet; ask when the exchange has begun.
refusal-asks-oneself = You know how many cards you drew; ask about another player.
refusal-asked-has-not-drawn = { $seat ->
        [you] You have not drawn yet, so there is no number to tell.
       *[other] { $seat } has not drawn yet, so there is no number to tell.
    }
    .bare = This player has not drawn yet, so there is no number to tell.
refusal-rap-not-understood = A rap says check, or pat hand, and neither is open to you here: say what you do.
    .legal = A rap says check, or pat hand, and neither is open to you here: you may { FORM($choices, "or") }.

# Refusals: serving.
refusal-discards-first = { $seat ->
        [you] Replacements come only after the thrown cards are in, and yours are not in yet.
       *[other] Replacements come only after the thrown cards are in, and { FORM($seat, "possessive") } are not in yet.
    }
    .bare = Replacements come only after the thrown cards are in.
refusal-not-the-one-served = { $seat ->
        [you] You are served now, before anyone else.
       *[other] { $seat } is served now, before anyone else.
    }
    .bare = Another player is served now.
refusal-card-count = { $wanted ->
        [one] { $wanted } card is due here, not { $given }.
       *[other] { $wanted } cards are due here, not { $given }.
    }
    .bare = That is the wrong number of cards.
refusal-card-not-in-stub = { FORM($card, "capital") } is not among the cards that can be dealt now.
    .bare = This card is not among those that can be dealt now.
refusal-own-discard = { FORM($card, "capital") } was thrown by this player, and nobody gets their own discard back.
    .bare = Nobody gets their own discard back.
refusal-stub-first = { $left ->
        [one] { $left } undealt card is left: it is dealt before the thrown ones are shuffled.
       *[other] { $left } undealt cards are left: they are dealt before the thrown ones are shuffled.
    }
    .bare = The undealt cards are used up before the thrown ones are shuffled.
refusal-deal-order = { $seat ->
        [you] The next hand is yours: the cards go round from the dealer's left.
       *[other] The next hand is { FORM($seat, "possessive") }: the cards go round from the dealer's left.
    }
    .bare = The cards go round from the dealer's left.
refusal-five-at-once = Four cards come at once at most; the fifth follows when everybody has drawn.
refusal-burn-first = The last player to draw gets a fifth card only after one has been burnt: burn a card first.
refusal-no-burn-here = No card is burnt here.

# Refusals: the showdown.
refusal-must-show = This hand has to be shown: it cannot be given up unseen.
refusal-all-show = In this game every hand left at the showdown is shown.
refusal-show-whole-hand = Show the five cards you hold, and no others.

# Refusals: reading a record.
refusal-unreadable = The file cannot be read: { $detail }.
    .bare = The file cannot be read as text in UTF-8.
refusal-too-long = This is too long: it may have at most { $most } characters.
    .bare = This is too long.
refusal-not-toml = { $line ->
        [0] This is no deal record: it is nested too deeply, or is not written as TOML.
       *[other] This is no deal record: line { $line } is not written as TOML.
    }
    .bare = This is no deal record: it is not written as TOML.
refusal-unknown-key = A deal record has no key { $key }.
    .bare = The deal record has a key that is not known.
refusal-missing-key = The deal record lacks the key { $key }.
    .bare = The deal record lacks a key that it needs.
refusal-other-variant = Only the variant { $allowed } is played here; the record has { $variant }.
    .bare = The record is of another variant of poker.
refusal-wrong-type = { $shape ->
        [table] The key { $key } has to be a table.
        [text] The key { $key } has to be a text.
        [texts] The key { $key } has to be a list of texts.
       *[other] The key { $key } has to be a list.
    }
    .bare = A key of the deal record has a value of the wrong kind.
refusal-unknown-action = { $token } is no action of a deal record.
    .bare = This is no action of a deal record.
refusal-no-such-card = { $text } is no card. A card is a rank (2 to 9, T, J, Q, K, A) and a suit (c, d, h, s), as in Ah.
    .bare = This is no card. A card is a rank (2 to 9, T, J, Q, K, A) and a suit (c, d, h, s), as in Ah.
