# Lesson 4: stage three.

lesson-exchange-title = The exchange
lesson-exchange-subtitle = Which cards to throw, in whose turn, and what it tells the table

lesson-exchange-in-turn-title = One after the other, from the left
lesson-exchange-in-turn-1 = The exchange is for all who are still in, if there is more than one. The first player still in on the dealer's left begins, whoever opened; the dealer comes last. Replacements come off the top of the stub, face down.
lesson-exchange-in-turn-2 = In your turn you say how many you want, throw as many, face down, and take your hand off them. Only then does the dealer serve you, and exactly that many. The Norwegian source does the same; the English one lets you change the number as long as nobody has acted on it and no card has come off the deck.
lesson-exchange-in-turn-3 = Nobody has to exchange. Keeping all five is called standing pat.
lesson-exchange-in-turn-do = Watch an exchange, then say who takes part and who begins, stand pat, and count the cards that are given.

lesson-exchange-how-many-title = How many, and what if the cards run out?
lesson-exchange-how-many-1 = At both our tables you may exchange up to { CARDS($limit) }. The Norwegian source allows all five where that is agreed. The English one lets you draw four at once, and a fifth after everybody else. The Bulgarian one names some variations: four cards if the fifth is an ace, or four or five without conditions. It adds that more than three are rarely worth drawing.
lesson-exchange-how-many-2 = With seven or eight players the stub can run out. What is left of it is dealt first; then the cards that others have thrown are shuffled and used. Nobody gets back the cards they have just thrown.
lesson-exchange-how-many-do = Find the legal throw, and the player at whom the stub runs out.

lesson-exchange-what-to-keep-title = What do you keep?
lesson-exchange-what-to-keep-1 = Every exchange is a chance and a risk: what may come, and what you gave up for it. A pair with three new cards improves { $pair } of the time, three of a kind with two new ones { $trips }, two pair with one { $two_pair }.
lesson-exchange-what-to-keep-2 = Four to a flush fills { $flush } of the time. Four to a straight that is open at both ends fills { $open }; with a gap inside only { $gap }, because half as many cards fit. The Polish source prints a table of such chances; here each is counted out over the cards you have not seen.
lesson-exchange-what-to-keep-3 = So ask first what you need in order to win, then keep the cards that reach it most often. A pair is worth breaking for a flush if only a flush will win.
lesson-exchange-what-to-keep-do = Throw for a full house, for a flush, and for three of a kind.

lesson-exchange-side-card-title = Keep a card beside?
lesson-exchange-side-card-1 = With a pair of queens and an ace you may throw three cards, or keep the ace and throw two. The ace lowers your chance of three of a kind or better from { $trips_plain } to { $trips_ace }. It raises that of two pair from { $two_plain } to { $two_ace }, and those are mostly aces up.
lesson-exchange-side-card-2 = With three of a kind a fourth card kept moves the full house from { $full_plain } to { $full_card }, and four of a kind from { $four_plain } to { $four_card }: a little more of the one, far less of the other.
lesson-exchange-side-card-3 = Which is better depends on what you have to beat, and on what the others make of it. A kept card looks like strength: whoever draws one card may hold two pair, three of a kind, or four to a flush. That bluff can help you, and it can cost you.
lesson-exchange-side-card-do = The same five cards, twice, with two different things to beat. Then three of a kind.

lesson-exchange-what-they-see-title = What the table learns
lesson-exchange-what-they-see-1 = How many cards you draw is heard by all. So wait for your turn, and give nothing away before it: a player who knows that you will stand pat plays differently.
lesson-exchange-what-they-see-2 = In California draw you may ask what the others drew, and they have to answer truly until the second round begins. In the English source they have to answer until somebody has acted. The Polish source does not mention the question; there the number is announced aloud.
lesson-exchange-what-they-see-do = Stop somebody who cannot wait, ask while you may, and see when it is too late.

lesson-exchange-demo-round-closed = The round is over: { FORM($active, "and") } are still in, and { $pot } lie in the pot. The first of them on the dealer's left begins: { $first }.
lesson-exchange-demo-first-asks = { FORM($told, "comma") }, aloud. Nothing has been thrown yet, so nothing is dealt.
lesson-exchange-demo-first-served = { FORM($told, "comma") }, and only then is given as many from the stub. It now holds { $stub } cards. One card drawn: what might that hand be?
lesson-exchange-demo-you-draw = Next in turn { FORM($told, "comma") } and keep the queens. A third queen comes: you hold { FORM($rank, "short") }.
lesson-exchange-demo-dealer-draws = { $dealer } deals and comes last: { FORM($told, "comma") }. One card, after a raise before the exchange: two pair, three of a kind, or four to something. The table has learned that.

lesson-exchange-ex-who-may-exchange = The five-stage game, with { WORD($players) } players. So far: { FORM($story, "comma") }. Now { $told }, and the first round is over. How many players may exchange cards?
lesson-exchange-ex-first-to-exchange = California draw. So far: { FORM($story, "comma") }. Now { $told }, and the round is over. Who exchanges first?
lesson-exchange-ex-one-left = California draw. So far: { FORM($story, "comma") }. Now { $told }. What comes next?
lesson-exchange-ex-count-the-cards = In the exchange, you are the one who watches. One after the other: { FORM($told, "comma") }. Which one do you stop?
lesson-exchange-ex-nothing-wanted = California draw, your turn in the exchange. You hold { FORM($rank, "short") } and want no new card. Which of these says so, and is open to you now?
lesson-exchange-ex-too-many-cards = The five-stage game, { CARDS($limit) } at most. You hold { FORM($hand, "comma") }, and it is your turn in the exchange. Which of these may you do?
lesson-exchange-ex-too-many-cards-note = As a variation, some tables allow four cards when the fifth is an ace. It has to be agreed before.
lesson-exchange-ex-cards-run-out = The table is full: { WORD($players) } players, and all are still in. Each wants to exchange { CARDS($limit) }. { $first } begins. Who is the first whom the stub cannot serve alone?
lesson-exchange-ex-two-pair = You hold { FORM($rank, "short") }. Suppose that only a full house or better will win. Which cards do you throw?
lesson-exchange-ex-four-hearts = You hold a pair of kings, and four hearts. Suppose that only a flush or better will win. Which cards do you throw?
lesson-exchange-ex-pair-or-gap = You hold { FORM($hand, "comma") }. Suppose that you need three of a kind or better. Which cards do you throw?
lesson-exchange-ex-pair-and-ace = You hold { FORM($hand, "comma") }. Suppose that you need three of a kind or better. Which cards do you throw?
lesson-exchange-ex-aces-up = The same cards again. This time suppose that the other player holds { FORM($needed, "short") }, and stands pat. Which cards do you throw to beat that most often?
lesson-exchange-ex-aces-up-note = With the ace kept, aces up beat kings up. Against three of a kind aces up would not help, and three new cards would be better. What you have to beat decides.
lesson-exchange-ex-trips-and-king = You hold { FORM($hand, "comma") }. Suppose that you need a full house or better. Which cards do you throw?
lesson-exchange-ex-trips-and-king-note = If you draw one card instead of two, you hide what you hold, at a small price in chances. That is the bluff the Polish source speaks of.
lesson-exchange-ex-wait-your-turn = California draw, the exchange. You watch that nobody tells the table too early what is wanted. One after the other: { FORM($told, "comma") }. Which one do you stop?
lesson-exchange-ex-ask-in-time = California draw. The exchange is over, and the second round begins with you. Nobody has acted yet, and you did not hear what the other player drew. Which of these may you do?
lesson-exchange-ex-ask-too-late = California draw. The second round has begun. So far: { FORM($story, "comma") }. Which of these may you do?
