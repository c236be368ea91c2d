# Lesson 9: the rules of a card room.

lesson-card-room-title = Draw high in a card room
lesson-card-room-subtitle = The button, the fifth card, and what is done when something goes wrong

lesson-card-room-at-the-button-title = The button, and chips that nobody has won
lesson-card-room-at-the-button-1 = The English source describes the game as a card room plays it. All pay an ante, and a button on the table marks the dealer's place, whoever does the dealing. The tutor lets it move one place to the left after each deal, and the player on its left speak first, as in the other games; the source does not say so.
lesson-card-room-at-the-button-2 = If your chips cover the ante and nothing more, you may play for just that: you can win what everybody has matched, and no bet beyond it. If nobody opens and another ante is called, you stay in without adding anything, for as many deals as it takes.
lesson-card-room-at-the-button-3 = When nobody opens, the chips stay in the middle, forfeited, as in the Bulgarian source. The English one shuts the table over them. A newcomer, who would otherwise pay the ante and play, waits until somebody has won them. Nor does anybody change seats between deals while forfeited chips, or several antes, lie there.
lesson-card-room-at-the-button-do = Say who speaks first, what an ante alone can win, and who may sit down.

lesson-card-room-betting-title = How to begin, and how often to raise
lesson-card-room-betting-1 = You bet twice, before the draw and after it. The bets are limited, and the limit doubles: here { $small } in the first round and { $big } in the second. You begin in one of three ways: check, open for { $small }, or open with a raise at once, for twice as much. A check gives nothing away: in either round you may check, wait for a bet, and raise it.
lesson-card-room-betting-2 = While several hands are in play, a round has one bet and at most { WORD($raises) } raises. An opening with a raise is the bet and the first of them. The tutor reads “several” as three or more, so two players may go on as long as they have chips; the source does not say it in so many words. The Bulgarian source has the same number, and no word about two.
lesson-card-room-betting-3 = The opener is whoever makes the first bet that nobody forced. At some tables that takes a pair of jacks or a better hand. The opener also bets first after the draw; if the opener has folded, the next player still in on the left does.
lesson-card-room-betting-do = Open, check and raise; count the raises; and find who begins after the draw.

lesson-card-room-how-many-title = Four cards, a fifth, and second thoughts
lesson-card-room-how-many-1 = You may draw up to four cards at once. You may draw five as well, but the fifth comes later: you are given four, and the last one when all the others have drawn. If you are the last to draw yourself, the dealer burns a card first, which means that it goes out of play unseen. The card after it is yours.
lesson-card-room-how-many-2 = The number you ask for may still be changed, until one of two things has happened: somebody has acted on it, or a card has come off the deck, even a burnt one. (The tutor takes your throw for your last word on it; the source does not speak of that.)
lesson-card-room-how-many-3 = Elsewhere it is simpler. The Polish and the Bulgarian source mostly stop at { WORD($five_stage) } cards, and the Norwegian one lets you throw all five.
lesson-card-room-how-many-do = Watch two players draw five each. Then be the dealer, and change your mind.

lesson-card-room-goes-wrong-title = When something goes wrong
lesson-card-room-goes-wrong-1 = A hand is five cards. If you find that you hold fewer, and there has been action, nothing is lost yet: in the exchange you may draw what is lacking, besides what you throw. But count again after the draw. With any other number than five your hand is out, and what you have put in stays in the pot.
lesson-card-room-goes-wrong-2 = A replacement that somebody has seen is not given out. The tutor puts it aside, deals on, and gives another card in its place when all the others have drawn, as it does with a fifth. That order is its own reading: the source says only that the card which was seen is not dealt.
lesson-card-room-goes-wrong-do = Count two hands, and deal on past a card that has turned over.

lesson-card-room-rap-and-ask-title = A rap and a question
lesson-card-room-rap-and-ask-1 = A rap on the table says that you pass or, in the exchange, that you stand pat. What it means depends on the stage. It can be a mistake: you hold a pat hand, do not notice that the pot was raised, and rap. That costs you nothing. You are not out, and your turn is still open.
lesson-card-room-rap-and-ask-2 = You may ask another player, or the dealer, how many cards were drawn. While nobody has acted since, you are owed an answer. Afterwards you are not: you may ask, and the other may keep silent. In the Bulgarian source the question itself ends when the second round begins.
lesson-card-room-rap-and-ask-do = Read two raps, and judge one question by two sets of rules.

lesson-card-room-demo-round-closed = All four have called, and the betting of the first round is over. { $dealer } has the button. The exchange begins on its left, with { $first }.
lesson-card-room-demo-wants-five = { FORM($told, "comma") }, and is given four at once: more never come in one go. The fifth has to wait.
lesson-card-room-demo-others-draw = In the meantime the others draw: { FORM($told, "comma") }. You hold { FORM($rank, "short") }.
lesson-card-room-demo-last-wants-five = { $dealer } is the last to draw. { FORM($told, "comma") }, and is given four. Now two players lack a fifth card.
lesson-card-room-demo-the-fifth = { $first } asked before, and is served first: one card, straight off the deck. Nothing is burnt, since others have drawn in between. The stub holds { $stub } cards.
lesson-card-room-demo-the-burn = After { $dealer } nobody drew. So one card is burnt: it goes out of play, and nobody sees it. The stub holds { $stub }.
lesson-card-room-demo-fifth-of-the-last = The next card is the fifth for { $dealer }. Now every hand is whole, and the second round begins with { $opener }, the opener.

lesson-card-room-ex-first-at-the-button = Draw high with { WORD($players) } players. The house deals; the button lies before { $dealer }. All have paid the ante and hold five cards. Who speaks first?
lesson-card-room-ex-for-the-ante-alone = Draw high, at the showdown. { $share } had chips for the ante of { $ante } and nothing more; the two others have bet in both rounds. Now { FORM($told, "comma") }. How many chips does { $share } take?
lesson-card-room-ex-stays-in = Draw high. In the last deal nobody opened, and { $carried } lie in the middle. { $staying } put the last chip into that pot, and has nothing left. Another ante of { $ante } is called, and { WORD($players) } players are dealt in. How many chips lie in the pot before the first card?
lesson-card-room-ex-nobody-opened = Draw high. So far: { FORM($story, "comma") }. Now { $told }. Before the next deal a newcomer asks to sit down, and two players ask to change seats. What is allowed?
lesson-card-room-ex-three-ways = Draw high, with { $small } before the draw and { $big } after it. All have five cards, and you are first to speak. Which of these may you do?
lesson-card-room-ex-check-and-raise = Draw high, with { $small } before the draw and { $big } after it. You opened, have drawn, and hold { FORM($rank, "short") }. In this round so far: { FORM($story, "comma") }. Which of these may you do?
lesson-card-room-ex-fifth-raise-of-three = Draw high, with { $unit } in this round. All three of you are still in: { FORM($story, "comma") }. Which of these may you do?
lesson-card-room-ex-fifth-raise-of-two = Draw high, with { $unit } in this round. So far: { FORM($story, "comma") }. Only two of you are left. Which of these may you do?
lesson-card-room-ex-fifth-raise-of-two-note = That is how the tutor reads “several hands”. In California draw the fifth raise would be refused to two players as well.
lesson-card-room-ex-jacks-to-open = Draw high at a table where the opener needs a pair of jacks or better. You hold { FORM($rank, "short") }. So far: { FORM($story, "comma") }. Which of these may you do?
lesson-card-room-ex-jacks-to-open-note = Any better hand opens as well, three twos for example. And once somebody else has opened, you may call with whatever you like.
lesson-card-room-ex-first-round-over = Draw high. So far: { FORM($story, "comma") }. Now { $told }. What comes next?
lesson-card-room-ex-opener-has-left = Draw high, and the draw is over. { $opener } opened the first round, and folded when it was raised. Still in are { $active }. Who bets first now?
lesson-card-room-ex-five-at-once = Draw high, in the exchange, and you are the one who watches. { $dealer } has folded. One after the other: { FORM($told, "comma") }. Which one do you stop?
lesson-card-room-ex-fifth-in-the-middle = Draw high. You deal for the house, and still in are { $active }. One after the other: { FORM($told, "comma") }. What comes next?
lesson-card-room-ex-fifth-at-the-end = Draw high. You deal for the house. Still in are { $active }; all but { $dealer } have drawn. Now { FORM($told, "comma") }. What comes next?
lesson-card-room-ex-second-thoughts = Draw high, in the exchange. You hold { FORM($hand, "comma") }. Just now: { $told }. Nothing has happened since, and now you would rather have { WORD($wants) }. May you still change your number?
lesson-card-room-ex-too-late-for-it = Draw high, in the exchange. You hold { FORM($hand, "comma") }. One after the other: { FORM($told, "comma") }. Now you would rather have { CARDS($wants) } after all. May you still change your number?
lesson-card-room-ex-too-late-for-it-note = Had nobody spoken yet, a single card off the deck would have been enough to settle it too.
lesson-card-room-ex-a-card-short = Draw high, before the draw. So far: { FORM($story, "comma") }. Now it is your turn, and you count your cards: { FORM($hand, "comma") }. What becomes of your hand?
lesson-card-room-ex-a-card-too-many = Draw high, and the draw is over. You stood pat, and only now you count your cards: { FORM($hand, "comma") }. What becomes of your hand?
lesson-card-room-ex-card-turned-over = Draw high. You deal for the house, and still in are { $active }. One after the other: { FORM($told, "comma") }. What comes next?
lesson-card-room-ex-card-turned-over-note = When all have drawn, { $first } is given the card that is lacking, and the second round begins.
lesson-card-room-ex-rap-in-the-exchange = Draw high. { $first } has drawn one card. Now { $turn } raps on the table. What does that say?
lesson-card-room-ex-rap-after-a-raise = Draw high, second round. You stood pat on { FORM($rank, "short") }. So far: { FORM($story, "comma") }. You have not noticed the raise, and rap on the table. What does that say?
lesson-card-room-ex-asked-after-a-bet = Draw high. The draw is over. In the second round so far: { FORM($story, "comma") }. Now { $told }. What is to be said about the question?
lesson-card-room-ex-asked-in-california = California draw. The draw is over. In the second round so far: { FORM($story, "comma") }. Now { $told }. What is to be said about the question?
