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

# Rates are of the occasions that arise. "The steady one" is the player of the first style, whom the others are set beside.
style-steady = steady
style-steady-about = Plays the tutor's reference strategy as it was worked out: solved where two play fixed limit, trained where more do. It mixes bluffs among its bets, so that neither can be told from the other.
style-careful = careful
# $gives_up is how often it stays out with a hand that the steady one would play, $after the least hand that it bets after the draw.
style-careful-about = Comes in too seldom: of the hands below two pair that the steady one would play, it gives up { ONE-IN($gives_up) }. After the draw it bets nothing below { FORM($after, "a") }.
style-loose = loose
# $pays is how often it calls where it should fold.
style-loose-about = Calls too much: { ONE-IN($pays) } times where the steady one folds, with any hand before the draw and with a pair or better after it.
style-honest = honest
# $before and $after are the least hands that it bets or raises with.
style-honest-about = Never bluffs. Before the draw it bets and raises nothing below { FORM($before, "a") }, and after it nothing below { FORM($after, "a") }; with anything else it checks or calls. Where it may do neither, it opens with a pair too.
style-bluffer = bluffer
# $wild is how often it raises before the draw on nothing, $pat how often it then stands pat, $pays how often it calls where it should fold.
style-bluffer-about = Before the draw it raises { ONE-IN($wild) } times where the steady one folds, and stands pat on { ONE-IN($pat) } of the weak hands that it has bet. After the draw it bets whatever came to nothing. It takes others to do the same, and calls { PERCENT($pays, digits: 0) } of the time where the steady one would fold, after the draw with a pair or better.
style-chaser = chaser
# $hopes is how often it calls after the draw with a pair or better where it should fold.
style-chaser-about = Pays up to half the pot to draw to any straight or flush, with an inside straight and three cards of a suit too, and breaks a pair for four. After the draw it calls { PERCENT($hopes, digits: 0) } of the time with a pair or better where the steady one folds.
style-keeper = keeper
style-keeper-about = Keeps an ace beside a pair or nothing, and the best side card beside three of a kind. With an ace in its hand it does not fold: up to half the pot before the draw, and whatever it costs after it.

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
