# Lesson 12: what can come, counted.

lesson-odds-lab-title = The odds lab
lesson-odds-lab-subtitle = Any hand and every way to keep it, counted; and the printed table put beside the count

lesson-odds-lab-lab-title = Keep, throw, count
lesson-odds-lab-lab-1 = Pick five cards, or have them dealt, and choose what you keep. All the ways in which the new cards can come are counted at once; nothing of that is sampled.
lesson-odds-lab-lab-2 = One assumption lies under every figure: any card that you have not seen may come as well as any other, whether it is still in the deck, in another hand or among the discards. You know five cards, so { $unseen } can come.
lesson-odds-lab-lab-do = Keep a pair and an ace, throw the ace as well, and watch what moves.

lesson-odds-lab-printed-table-title = A printed table, counted again
lesson-odds-lab-printed-table-1 = The Polish source prints a table of what the exchange can bring. Here it stands again below, line by line, and beside each figure what the count says. Our copy is a scan that tore the columns apart, and the tutor has put them together.
lesson-odds-lab-printed-table-2 = The source writes its figures as “1 : 12” and does not say how that is meant. The tutor reads it as 12 to 1 against, because that is what most of the lines fit.
lesson-odds-lab-printed-table-3 = A figure is right here if it is the counted one as a whole number. Whatever is not is marked, and told in words: what is printed, what the count says, and what may have been meant. That last part is the tutor’s own guess.
lesson-odds-lab-printed-table-do = Say which of four figures parts from the count, then find the others in the table.

lesson-odds-lab-card-beside-title = A card beside
lesson-odds-lab-card-beside-1 = Queens and an ace. Keep the ace, and two pair comes { $two_ace } of the time instead of { $two_plain }, but three of a kind or better { $trips_ace } instead of { $trips_plain }. With three of a kind, a fourth card lifts the full house from { $full_plain } to { $full_card }, and drops four of a kind from { $four_plain } to { $four_card }.
lesson-odds-lab-card-beside-2 = Which to go for depends on the others, says the Polish source, and leaves it at that. So take a hand that you have to beat. Against kings up that stay as they are, the queens win { $up_ace } of the time with the ace, and { $up_plain } without: aces up beat kings up. Against three eights it is { $threes_ace } with the ace, and { $threes_plain } without.
lesson-odds-lab-card-beside-3 = So the same ace is right against one hand and wrong against the other. The kept card has one more use: it hides what you hold. That is worth something only if somebody watches.
lesson-odds-lab-card-beside-do = Decide what to keep, against the hand that you have to beat.

lesson-odds-lab-who-you-beat-title = Against what they may hold
lesson-odds-lab-who-you-beat-1 = At the table no hand to beat lies open. What you know is what the others did: who opened, who called, how many cards each drew, as the Polish source tells you to watch. The same five cards are kept in one way against a player who drew three, and in another against one who drew one.
lesson-odds-lab-who-you-beat-2 = What such players hold is an opinion, here the tutor’s own, and it is told beside each figure. The deals are then sampled: hands that fit, none of your cards among them. So a figure comes with its error, and a throw that is behind by less than that, or by less than a fifth of a point of a hundred, is right as well.
lesson-odds-lab-who-you-beat-do = Decide against a stated hand first, then against what two players did.

lesson-odds-lab-what-is-dealt-title = What is dealt, and who can open
lesson-odds-lab-what-is-dealt-1 = There are { $all } hands of five cards, and each is dealt as often as any other. How many there are of each kind makes the order of hands: the rarer, the higher.
lesson-odds-lab-what-is-dealt-2 = Some tables want jacks or better to open, as the English source tells. About one hand in five has that, so that at a table with many players somebody usually can.
lesson-odds-lab-what-is-dealt-3 = Books often multiply: if one hand fails four times in five, two fail sixteen times in twenty-five. That takes each hand to come from a deck of its own. They share one, and a pair that you do not hold is more likely to be elsewhere.
lesson-odds-lab-what-is-dealt-do = Pick a hand that opens, say how often yours is the best, then look below how often each is dealt.

lesson-odds-lab-deck-runs-out-title = When the deck runs out
lesson-odds-lab-deck-runs-out-1 = Every player takes five cards, and in the exchange up to { WORD($limit) } more. As far as { WORD($served) } players the deck is enough for that, whatever they throw. With more, it may not be.
lesson-odds-lab-deck-runs-out-2 = Then the cards that others have thrown are shuffled and dealt. If everybody stayed in, a full table would mostly come to that. In play it is rarer, because hands are folded before the exchange.
lesson-odds-lab-deck-runs-out-do = Say whom it strikes first, then see in the table when it can happen.

lesson-odds-lab-ex-ace-beside-eights = You hold { FORM($hand, "comma") }. The other player holds { FORM($needed, "short") }, and stands pat. Which cards do you throw to beat that most often?
lesson-odds-lab-ex-good-enough-to-open = At this table a pair of jacks or better opens. Which of these hands may?
lesson-odds-lab-ex-a-full-table = The table is full: { WORD($players) } players were dealt in, and still in are { $active }. Each wants to exchange { CARDS($limit) }. { $first } begins. Who is the first whom the stub cannot serve alone?

lesson-odds-lab-ex-four-lines = Four lines of the table, each under its hand, and each with one card to come. Three of them are the count as a whole number. Which one says something else?
lesson-odds-lab-ex-ace-or-ace-king = At this table you may throw four cards if you keep an ace. You hold { FORM($hand, "comma") }. Suppose that any pair is enough. Which cards do you throw?
lesson-odds-lab-ex-ace-king-for-more = The same table and the same cards. Suppose that the other player holds { FORM($needed, "short") }, and stands pat. Which cards do you throw to beat that most often?
lesson-odds-lab-ex-ace-king-for-more-note = Any pair comes more often to the ace alone. A pair that is high enough comes more often to the ace and the king. What you have to beat decides.
lesson-odds-lab-ex-trips-and-king = You hold { FORM($hand, "comma") }. The other player holds { $facing }. Which cards do you throw to win most often?
lesson-odds-lab-ex-trips-and-king-note = The king costs next to nothing here. Whoever watches cannot tell three of a kind that drew one from two pair, and that may be worth more.
lesson-odds-lab-ex-flush-for-nothing = California draw. So far: { FORM($story, "comma") }. The pot holds { $pot }, and a call costs { $to_call }. You would keep { FORM($keep, "the") }. Suppose that the other player holds { $facing }, and that nobody bets again. Do you call?
lesson-odds-lab-ex-fives-against-one-card = You hold { FORM($hand, "comma") }. You are up against { $facing }. Which cards do you throw to win most often, if nobody bets again?
lesson-odds-lab-ex-fives-against-three-cards = The same cards, in another deal. You are up against { $facing }. Which cards do you throw to win most often, if nobody bets again?
lesson-odds-lab-ex-fives-against-three-cards-note = A player who drew one mostly has two pair, and aces up beat those. One who drew three mostly has a pair, and three fives, for which you need three new cards, beat whatever becomes of it more often.
lesson-odds-lab-ex-queens-against-two = You hold { FORM($hand, "comma") }. You are up against { FORM($facing, "and") }. Which cards do you throw to win most often, if nobody bets again?
lesson-odds-lab-ex-break-the-jacks = You hold a pair of jacks, and four diamonds. The other player holds { $facing }. Which cards do you throw to win most often?
lesson-odds-lab-ex-break-the-jacks-note = Against a pair the jacks would be kept. They are broken only when two pair or more has to be beaten.
lesson-odds-lab-ex-jacks-among-six = You hold { FORM($rank, "short") }, and nobody has exchanged yet. Beside you sit { WORD($others) } other players, each with five cards that you cannot see. In how many of a hundred deals is yours the best hand?
lesson-odds-lab-ex-nobody-can-open = At this table a pair of jacks or better opens. There are { WORD($players) } players. In how many of a hundred deals can nobody open?
lesson-odds-lab-ex-most-often-dealt = Which of these kinds of hand is dealt most often?
lesson-odds-lab-ex-five-cards-each = Suppose that each player is dealt five cards and may exchange up to { WORD($limit) }. With how many players, at most, is the deck sure to be enough?
