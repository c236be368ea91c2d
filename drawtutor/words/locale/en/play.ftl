# The opponents at the table, and what a session says between the deals and after them.

## First names, of no one gender

name-alex = Alex
name-charlie = Charlie
name-kim = Kim
name-luca = Luca
name-max = Max
name-mika = Mika
name-noa = Noa
name-robin = Robin
name-sam = Sam
name-sasha = Sasha
name-toni = Toni
name-vanya = Vanya

## Styles: the name that stands beside a player's, and what the player does

style-steady = steady
style-steady-about = Opens by how many players are still to speak, calls when the price is right, and bluffs as often as the pot makes it right.
style-careful = careful
# $bluff is how often a hand that came to nothing is bet after the draw.
style-careful-about = Waits for strong hands and folds the rest. With a hand that came to nothing it bets { ONE-IN($bluff) } times.
style-loose = loose
style-loose-about = Calls too much, and draws to every straight and flush. With a hand that came to nothing it bets { ONE-IN($bluff) } times.
style-bluffer = bluffer
# $open is how often it opens a hand that is not worth it, $pat how often it then stands pat on next to nothing.
style-bluffer-about = Opens { ONE-IN($open) } of the hands that are not worth it, stands pat on { ONE-IN($pat) } of those, and bets { ONE-IN($bluff) } of the hands that came to nothing.
style-keeper = keeper
style-keeper-about = Plays as the steady one does, but keeps an ace beside a pair, and the best side card beside three of a kind.

## Between deals. $names are the names of players, $chips is a number of chips.

session-new-stack = You are short of chips, so the house gives you { CHIPS($chips) } again. Nothing is counted: chips here are only for playing.
session-refill = { $names } { COUNT($names) ->
        [one] was
       *[other] were
    } short of chips, and the table was getting empty: { CHIPS($chips) } each from the house.
session-sits-out = { $names } { COUNT($names) ->
        [one] has no chips and sits
       *[other] have no chips and sit
    } this deal out.
session-carried = { CHIPS($chips) } from the last pot { $chips ->
        [one] starts
       *[other] start
    } this pot.
session-carried-passed-out = Nobody opened: { CHIPS($chips) } stay in the pot, and everybody antes again.

## What a session refuses

session-refused-deal-not-over = This deal is not over yet.
session-refused-deal-over = It is not your turn to choose.
session-refused-bad-settings = No table can be set up like that.
session-refused-not-a-session = This is not a saved table.
session-refused-other-version = This table was saved by another version of the tutor, and cannot be taken up again here.
session-refused-bad-start = The saved table does not add up, so it was not taken up again.
session-refused-bad-log = The saved choices do not fit the saved table, so it was not taken up again.

## Luck, apart from choice

# $share is the part of all hands that this one is better than.
luck-deal = You were dealt { FORM($hand, "short") }: better than { $share } of what another player may hold.
luck-no-draw = You drew nothing, so the exchange had no luck in it.
# $kept are the cards kept; $worse and $better are parts of all that could have come.
luck-draw = You kept { FORM($kept, "the") } and ended with { FORM($hand, "short") }. Of all that could have come, { $worse } is worse and { $better } is better.
luck-draw-of-five = You threw all five and ended with { FORM($hand, "short") }. Of all that could have come, { $worse } is worse and { $better } is better.

# The verdict on the throw beside what came; $chance is how often the throw ends so well or better.
luck-apart-good = { $came ->
        [well] Right choice, and the cards came: a hand so good comes { $chance } of the time ({ FORM($chance, "odds") }).
        [poorly] Right choice, unlucky draw: { $chance } of the time ({ FORM($chance, "odds") }) it ends so or better.
       *[evenly] Right choice, and a draw like most.
    }
luck-apart-open = { $came ->
        [well] The choice was open, and the cards came: a hand so good comes { $chance } of the time ({ FORM($chance, "odds") }).
        [poorly] The choice was open, and the draw was unlucky: { $chance } of the time ({ FORM($chance, "odds") }) it ends so or better.
       *[evenly] The choice was open, and the draw like most.
    }
luck-apart-poor = { $came ->
        [well] The cards came, but the choice was not the best: a hand so good comes { $chance } of the time ({ FORM($chance, "odds") }).
        [poorly] The choice was not the best, and the draw was unlucky too: { $chance } of the time ({ FORM($chance, "odds") }) it ends so or better.
       *[evenly] The choice was not the best, and the draw like most.
    }
