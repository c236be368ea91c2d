# Players, lists, numbers and chances: what any sentence may hold.

# What a table calls the learner. A sentence chooses its verb by it: { $who -> [you] You fold. *[other] { $who } folds. }
who-you = you
    .possessive = your
    .capital = You
who = { $name }
    .possessive = { $name }'s
    .capital = { $name }
# A player without a name. $number counts from the dealer's left, from 1.
who-unnamed = Player { $number }
    .possessive = Player { $number }'s
    .capital = Player { $number }

# Lists: a, b and c.
list-none = none
list-comma = { $head }, { $tail }
list-and = { $head } and { $tail }
list-or = { $head } or { $tail }
# Clauses with commas and "or" of their own.
list-clauses = { $head }; { $tail }

value-none = none

number-0 = none
    .a = no
number-1 = one
    .a = a
number-2 = two
    .a = two
number-3 = three
    .a = three
number-4 = four
    .a = four
number-5 = five
    .a = five
number-6 = six
    .a = six
number-7 = seven
    .a = seven
number-8 = eight
    .a = eight
number-9 = nine
    .a = nine
number-10 = ten
    .a = ten
number-11 = eleven
    .a = eleven
number-12 = twelve
    .a = twelve

# Amounts: CHIPS($n) and CARDS($n) in a sentence say these.
amount-chips = { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    }
amount-cards = { $count ->
        [0] no card
        [one] one card
       *[other] { WORD($count) } cards
    }

# Chances. $number is already written as the language writes numbers.
chance-percent = { $number }%
chance-one-in = 1 in { $number }
chance-against = { $number } to 1 against
chance-on = { $number } to 1 on
chance-even = even
chance-never = never
chance-always = always
# The same chance told all three ways, and what stands beside the percentage where that is told already.
chance-full = { $percent }, { $against }, { $one-in }
chance-odds = { $against }, { $one-in }
# A sampled chance; $error is twice its standard error.
chance-about = about { $percent }
    .full = about { $percent }, give or take { $error } ({ $samples } deals sampled)
# Where hardly anything, or nearly all, of a sample came true.
chance-under-one = under 1%
    .full = under 1% ({ $samples } deals sampled)
chance-over-ninety-nine = over 99%
    .full = over 99% ({ $samples } deals sampled)
