# Lesson 10: what a house may change.

lesson-variations-title = What a house may change
lesson-variations-subtitle = Blinds, openers, a hand good enough to win, the joker, and how many cards

lesson-variations-blinds-title = Blinds instead of antes
lesson-variations-blinds-1 = In the Polish, the Norwegian and the English source you pay an ante to be dealt in. The Bulgarian one has it too, and names another way, in its place or beside it: blinds. The player on the dealer's left puts in an agreed stake before seeing a card. The next may owe double that, the one after four times as much.
lesson-variations-blinds-2 = The last blind stands for a bet. So the first round begins on the left of whoever posted it, and nobody there can check: you fold, call or raise. Whoever has posted a smaller blind owes only the rest.
lesson-variations-blinds-3 = When the turn comes back to the last blind and nobody has raised, that player has a choice of its own: check, or raise. The source stops there. If nobody raises, the tutor begins the second round on the dealer's left, and it counts the last blind as the bet where raises are limited: both are its own reading.
lesson-variations-blinds-do = Watch two blinds at work, then take part yourself.

lesson-variations-openers-title = Jacks or better to open
lesson-variations-openers-1 = Some tables want a hand to open with. The Bulgarian source names jacks as a variation, and the English one speaks of a pair of jacks or better. Better is every hand that beats the pair, one without a pair too: a straight opens. With less you may still wait, and once somebody has opened, call or raise.
lesson-variations-openers-2 = Whoever opens has to prove it in the end, even when all the others fold and nobody could ask for the hand otherwise. You may also split your openers, and throw a jack to draw to a flush. So the opener's discards are kept apart, and are not shuffled and dealt again.
lesson-variations-openers-3 = The sources name the condition and no more. The proof, the cards kept apart, and that a table has openers or blinds but not both, are the tutor's own reading.
lesson-variations-openers-do = Open, wait, prove it, and split a pair of jacks.

lesson-variations-to-win-title = Three of a kind to win
lesson-variations-to-win-1 = The Bulgarian source also names a condition for winning: three of a kind. If nobody shows that or better, nobody wins. The pot stays, the next player deals, and everybody adds another ante.
lesson-variations-to-win-2 = That is how the tutor plays it; the source only names the condition. The same goes for a pot that all but one give up: the last one takes it and shows nothing, whatever the hand. Conditions may be combined, with each other and with a joker.
lesson-variations-to-win-do = See who takes two pots, if anybody does.

lesson-variations-joker-title = The joker
lesson-variations-joker-1 = By tradition no joker plays, says the Norwegian source. The Bulgarian one lists it among the variations that are announced before. Neither says what a joker is worth, so all that follows is the tutor's own: one joker, in a deck of 53 cards.
lesson-variations-joker-2 = A wild joker stands for any card, even for one that you hold already. With a pair it makes three of a kind, with four of a kind it makes five, and five of a kind is the highest hand of all.
lesson-variations-joker-3 = As the bug it can do less: it is an ace, or the card that fills a straight or a flush. Kings and the bug are a pair of kings with an ace beside.
lesson-variations-joker-do = Put a joker into four hands, and see what it makes of them.

lesson-variations-how-many-title = How many cards, and how often?
lesson-variations-how-many-1 = The Norwegian source has you agree before play how many cards may be exchanged, and how many rounds are played. Agreed is agreed for the whole deal. You may agree on a second exchange; in the tutor's own reading a betting round follows each of the two, so there are three in all.
lesson-variations-how-many-2 = The Bulgarian source names two variations of its limit: four cards if the fifth is an ace, or four or five without conditions. The cards run out sooner then. Where everybody may throw three, { WORD($served_three) } players are sure to be served; where all five may go, { WORD($served_five) }.
lesson-variations-how-many-3 = It adds that more than three are rarely worth it. Take a pair of fives beside an ace: with the pair kept you reach two pair or better { $pair_three } of the time, with the ace kept { $pair_four }, with nothing kept { $pair_five }. Or ace and king against a pair of jacks: both kept beat it { $king_three } of the time, the ace alone { $king_four }. With ace and nine the ace alone is better, { $nine_four } against { $nine_three }, but neither is worth much.
lesson-variations-how-many-do = See what follows the first of two exchanges. Then throw four cards when you may, and find out when you should not.

lesson-variations-demo-posted = No card has been dealt. { $posted } have put in { FORM($blinds, "and") } unseen. Nobody else has paid, for this table has blinds and no ante. { $dealer } deals.
lesson-variations-demo-dealt = Everybody has five cards, and you have put in { $level } already: yours was the last blind. It stands for a bet, so the turn begins on your left.
lesson-variations-demo-left-of-the-last = First { FORM($told, "comma") }. A check was not possible: there is a stake to answer.
lesson-variations-demo-dealer = Then { FORM($told, "comma") }, and loses nothing, for the dealer has put in nothing.
lesson-variations-demo-half = Now the blinds speak: { FORM($told, "comma") }, the rest up to { $level }. The blind counts towards the stake; an ante would not.
lesson-variations-demo-raises-own-blind = Nobody has raised, so you may check and end the round, or raise your own blind. With a pair of queens { FORM($told, "comma") }.
lesson-variations-demo-answered = After that { FORM($told, "clauses") }. The round is over, { FORM($active, "and") } are left, and the exchange begins with a pot of { $pot }.

lesson-variations-ex-left-of-three-blinds = Three blinds and no ante: { $posted } have posted { FORM($blinds, "and") }. { $dealer } deals, and everybody holds five cards. Who speaks first?
lesson-variations-ex-half-a-blind = Everybody has paid an ante of { $ante }. Beside it there are two blinds, { FORM($blinds, "and") }; the smaller one is yours. So far: { FORM($story, "comma") }. How many chips does a call cost you?
lesson-variations-ex-half-a-blind-note = A blind is a stake paid early. An ante is not: it only buys the cards.
lesson-variations-ex-last-blind-waits = { $posted } have posted blinds of { FORM($blinds, "and") }, and the unit is { $unit }. So far: { FORM($story, "comma") }. Now { $told }. What comes next?
lesson-variations-ex-your-own-blind = You have posted the last blind, { $level }, and a raise adds { $unit }. So far: { FORM($story, "comma") }. Your hand is worth nothing. Which of these may you do?
lesson-variations-ex-who-may-open = At this table a pair of jacks or better opens. Nobody has opened yet. Which of these hands may?
lesson-variations-ex-tens-wait = California draw, jacks or better to open. You hold { FORM($rank, "short") }. So far: { FORM($story, "comma") }. Which of these may you do?
lesson-variations-ex-tens-wait-note = If somebody opens after you, your tens may call and even raise. The condition is for opening alone.
lesson-variations-ex-won-unseen = California draw, jacks or better to open. { $opener } opened with a pair of them. In the second round: { FORM($story, "comma") }. Now { $told }. Who has to show?
lesson-variations-ex-won-unseen-note = The pot is won in any case. Shown is that the opening was in order.
lesson-variations-ex-split-jacks = Jacks or better to open, and you have opened with your pair of jacks. The two players before you have thrown three cards each. You go for the flush and throw the jack of spades. If the stub ran out now, how many of the thrown cards could be shuffled and dealt to { $dealer }?
lesson-variations-ex-split-jacks-note = The jack of spades lies ready: together with the other jack it proves what you opened with.
lesson-variations-ex-aces-up = At this table it takes three of a kind to win. The pot holds { $pot }. { $opener } opened, was called by you, and has shown two pair. Now { $told } a pair of nines. Who takes the pot?
lesson-variations-ex-nobody-left = At this table it takes three of a kind to win, and you have two pair. You bet in the second round. So far: { FORM($story, "comma") }. Now { $told }. What comes next?
lesson-variations-ex-nobody-left-note = The condition is for hands that are shown. That it does not bind the last one left is the tutor's own reading.
lesson-variations-ex-five-nines = One joker plays, and it is wild. Put these hands in order, the highest first.
lesson-variations-ex-five-nines-note = Without a joker nothing beats a straight flush: there is no fifth nine in a deck.
lesson-variations-ex-kings-and-bug = The joker plays as the bug: it is an ace, or fills a straight or a flush. What is this hand worth?
lesson-variations-ex-four-hearts-and-bug = Here too the joker is the bug: an ace, or the card that fills a straight or a flush. What is this hand worth?
lesson-variations-ex-twos-and-joker = Two variations at once: it takes three of a kind to win, and a wild joker plays. The pot holds { $pot }. { $opener } has shown two pair, aces and kings. Now you show a pair of twos and the joker. Who takes the pot?
lesson-variations-ex-twos-and-joker-note = Without the joker nobody would have won: aces up are too little, and so is a pair of twos.
lesson-variations-ex-keep-the-ace = At this table four cards may go if the fifth is an ace, and { WORD($limit) } otherwise. You hold { FORM($hand, "comma") }, and it is your turn in the exchange. Which of these may you do?
lesson-variations-ex-fives-and-ace = Four cards may go if the fifth is an ace. You hold { FORM($hand, "comma") }. Suppose that you need two pair or better. Which cards do you throw?
lesson-variations-ex-ace-and-king = Four cards may go if the fifth is an ace. You hold { FORM($hand, "comma") }. Suppose that the other player holds { FORM($needed, "short") }, and stands pat. Which cards do you throw to beat that most often?
lesson-variations-ex-ace-and-king-note = Either card may find its pair and win. With the ace alone you see one more card, and have one way fewer to beat the jacks.
lesson-variations-ex-second-exchange = This table has agreed on two exchanges, and one is over. In the round after it: { FORM($story, "comma") }. Now { $told }. What comes next?
lesson-variations-ex-second-exchange-note = Each exchange has its betting round, so this deal has three. How many exchanges there are, the Norwegian source leaves to the table.
