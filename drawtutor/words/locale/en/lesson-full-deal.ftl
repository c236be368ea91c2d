# Lesson 7: all of it.

lesson-full-deal-title = A full deal
lesson-full-deal-subtitle = Three opponents, every stage, and a word about each choice

lesson-full-deal-your-table-title = Your table
lesson-full-deal-your-table-1 = You play with three opponents, from the ante to the next deal. Each has a style, and it is written beside the name. It tells you how they play, not how good their cards are.
lesson-full-deal-your-table-2 = Choose one of the four rule sets. In the five-stage game there is no check: before anyone has bet, you open or fold. In the other three you may check and wait. By the dealer's last raise nobody raises any more once the turn has come back past the dealer; in draw high you may throw all five cards, and get the fifth one last.

lesson-full-deal-ask-or-act-title = Ask first, or act first
lesson-full-deal-ask-or-act-1 = Before each choice you may ask for a hint, in three steps: the rule, what to count, and the number. Or you choose first and read afterwards what the tutor says about it.
lesson-full-deal-ask-or-act-2 = When you exchange, you see your choice beside the other ways to play the hand: what each is worth, and how often it wins. When you bet, you see the price beside your chance to win, and what was assumed about the others. The first figures come at once, and get surer while you go on. Where two choices are too close to tell apart, the tutor says so.

lesson-full-deal-looking-back-title = Looking back
lesson-full-deal-looking-back-1 = When the deal is over, you can step through it again: each choice has its verdict, and luck is kept apart from it. A good choice can lose, and a poor one can win.
lesson-full-deal-looking-back-2 = Hands that were not shown stay hidden even then, as they would at any table.
