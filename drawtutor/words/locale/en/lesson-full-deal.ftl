# Lesson 7: all of it.

lesson-full-deal-title = A full deal
lesson-full-deal-subtitle = Three opponents, every stage, and a word about each choice

lesson-full-deal-your-table-title = Your table
lesson-full-deal-your-table-1 = You play with three opponents, from the ante to the next deal. Each has a style, and it is written beside the name: a style is how somebody plays, not how good the cards are.
lesson-full-deal-your-table-2 = Choose the five-stage game or California draw. In the first nobody has to wait for a check; in the second no hand is too weak to open with.

lesson-full-deal-ask-or-act-title = Ask first, or act first
lesson-full-deal-ask-or-act-1 = Before each choice you may ask for a hint: the rule, then what to count, then the number. Or act, and be told.
lesson-full-deal-ask-or-act-2 = A throw is set beside the other throws, with exact chances. A bet is set beside its price and your chance to win, with what was assumed about the others. Where two choices are too close to tell apart, the tutor says so.

lesson-full-deal-looking-back-title = Looking back
lesson-full-deal-looking-back-1 = When the deal is over, step through it again: each choice with its verdict, and luck apart from choice. A good choice can lose, and a poor one can win.
lesson-full-deal-looking-back-2 = Hands that were not shown stay hidden then too, as they would at any table.
