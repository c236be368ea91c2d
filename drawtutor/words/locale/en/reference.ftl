# The pages beside the course: the rule book, and what the sources say where they part.

page-rule-book-title = The rule book
page-rule-book-about = Every rule of the four sources, with where it is taught; what a table can show, you can try
page-what-the-sources-say-title = What do the sources say?
page-what-the-sources-say-about = Where the four rule sets part, each with a position that you can play under all of them

## The rule book

rulebook-own = The tutor's own: { $own }
rulebook-search = Search
rulebook-source = Source
rulebook-stage = Stage
rulebook-all = All
rulebook-found = { $count ->
        [0] No rule fits.
        [one] One rule
       *[other] { $count } rules
    }
rulebook-taught = Lessons
rulebook-differs = Sources differ
# A lesson that tells the rule, and how many of its exercises ask about it.
rulebook-lesson = { $exercises ->
        [0] { $lesson }
        [one] { $lesson }, one exercise
       *[other] { $lesson }, { WORD($exercises) } exercises
    }
# A lesson that does not tell the rule, but asks about it.
rulebook-lesson-asks = { $exercises ->
        [one] { $lesson }, one exercise
       *[other] { $lesson }, { WORD($exercises) } exercises
    }

## What the sources say

differences-introduction = Four games, each as one source plays it. Where a source says nothing, you are told so, and how the tutor plays it then. Every cell has a position: play it, then switch to another game and play the same again.
differences-silent = The source says nothing.
differences-own = The tutor's own reading: { $reading }

## A position to play on

tryout-button = Try it
    .name = Try it: { $topic }, { $game }
tryout-label = Try it: { $topic }
tryout-close = Close
tryout-again = Start again
tryout-turn = { $who } is to act.
tryout-over = The deal is over.
tryout-hand = { FORM($who, "possessive") } hand
tryout-holds = { $who } holds { $hand }.
tryout-beside = Beside the choices
tryout-rap = Rap on the table
tryout-ask = Ask what { $who } drew
tryout-everybody = You choose for everybody. What the rules forbid you may try as well, to be told why.

# What to try, for each topic; where a game needs other words, they follow with its name.
try-players = Everybody is in. Let one after the other draw as many cards as the house allows, and watch how many are left.
try-before-opening = The first to speak holds nothing. Try to check.
try-before-opening-draw-high = The first to speak may check, open for 2, or open with a raise to 4 at once. Try each.
try-nobody-opens = Let everybody check, and see what becomes of the pot in the next deal.
try-nobody-opens-five-stage = Let two players fold, and see who takes the antes.
try-bet-size = One amount can be bet. Play on to round 2, and compare.
try-bet-size-five-stage = Try to open for 1. Then play on to round 2, and try to open for 10.
try-bet-size-draw-high = Two amounts open round 1. Play on to round 2, and compare.
try-raise-count = Everybody holds three of a kind, and has bet or raised. Try to raise once more.
try-cannot-match = The last to speak has fewer chips than the stake asks for. Try to call.
try-cannot-match-draw-high = The player left of the dealer could pay the ante and nothing more. Bet, and see who can win what.
try-cards-exchanged = The first to draw has an ace and nothing with it. Try to throw four cards.
try-cards-exchanged-last-raise = The first to draw has an ace and nothing with it. Throw four cards, or all five.
try-cards-exchanged-draw-high = Throw all five cards, and see when the fifth comes. Then let the last to draw do the same.
try-asking = Ask what somebody drew. Then let one player act, and ask again.
try-second-round-start = Let the last player stand pat, and see who begins round 2.
try-second-round-start-draw-high = The opener has folded to a raise. Let the last player stand pat, and see who begins round 2.
try-before-opening-2 = Round 2 begins. Check, and see who is next.
try-before-opening-2-five-stage = Round 2 begins. Try to check; then fold, and see the choice move left.
try-before-opening-2-draw-high = Round 2 begins. Check, let somebody bet, and raise.
try-showdown-order = See who shows first. Then try to give the next hand up unseen.
try-odd-chips = Show both hands. They are equal, and the pot is odd.
try-qualifying = The first to speak holds no pair. Try to open.
try-qualifying-california = This table has agreed on jacks to open and three of a kind to win. Try to open without a pair; then let the second player open, and see who takes the pot.
try-qualifying-draw-high = This table asks for a pair of jacks or better. Try to open without a pair; then let the second player open.
try-blinds = See who speaks first, and what it costs.
try-blinds-california = Two players have bet unseen. Try to check as the first to speak; then let everybody call, and see what the highest blind may do.

# What to try of single rules.
try-pl-12 = The first player has opened. Try all that the next one may do, and a check.
try-pl-14 = There was an opening for 3 and a raise to 8. Call, and see what the opener still owes.
try-pl-20 = The raise to 7 stands. Call with the last one to speak, and see that nobody is asked again; or raise, and see who may raise next.
try-pl-25 = The player left of the dealer has folded. See whose exchange is first, and whose is last.
try-pl-26 = The first to draw holds a flush. Throw nothing.
try-pl-35 = Call, and see that the round is over; or raise, and see that it is not.
try-pl-40 = The first player holds nothing and has bet. Fold with the last one, and see who wins and what is shown.
try-no-09 = Nobody has bet. Bet, and see what is left to those who follow; then try to check.
try-no-14 = One opponent is left. Fold, and see where the pot goes and what is shown.
try-no-16 = Two pairs of kings: show both, and see which card decides.
try-no-17 = Nobody holds a pair. Show both hands, and see which card decides.
try-no-18 = Two flushes of the same ranks. Show both.
try-no-19 = A check costs nothing here. Fold all the same.
try-bg-07 = Fold with the last player, and see that no card is exchanged; start again and call.
try-bg-08 = The first player has folded. See who exchanges first, and when the new cards come.
try-bg-11 = The first to draw holds a straight. Stand pat.
try-en-08 = The first player was dealt four cards. Throw two, and count what comes back.
try-en-09 = Nobody has counted: the first player holds three aces in six cards. Show both hands.
try-en-20 = Rap with the second player; start again, bet with the second, and rap with the third.
