# Lesson 6: stage five.

lesson-showdown-title = The showdown
lesson-showdown-subtitle = Who shows first, whose hand wins, and where every chip goes

lesson-showdown-who-shows-title = Who has to show?
lesson-showdown-who-shows-1 = After the second round the winner is settled, with cards on the table or without. With one player left there is nothing to show. With more, whoever bet or raised last in the second round has been called, and shows first.
lesson-showdown-who-shows-2 = The others follow clockwise. They show if they think they are higher; a beaten hand may be given up unseen. You can agree beforehand that all hands are shown, and in the Norwegian source that is the rule.
lesson-showdown-who-shows-3 = In California draw all may check the second round. Then whoever opened the first shows first.
lesson-showdown-who-shows-do = Watch a showdown, then say in three others who shows first.

lesson-showdown-cards-speak-title = The cards speak
lesson-showdown-cards-speak-1 = You may say what you hold, or lay it down and say nothing. What lies there counts, not what was said about it. A hand is five cards, and every one of the five counts.
lesson-showdown-cards-speak-2 = First the kind decides, and the rarer kind is the higher. Of the { $all } hands that the deck can make, { $straight_flush } are straight flushes ({ $royal } of them royal, from ten to ace, the highest hand there is), { $four } are four of a kind, { $full } full houses, { $flush } flushes, { $straight } straights, { $three } three of a kind, { $two_pair } two pair and { $pair } a pair. The other { $high } are nothing but high cards.
lesson-showdown-cards-speak-3 = All suits count the same. An ace may stand below a two, and a straight from ace to five is the lowest of all; between a king and a two it may not stand. Traditionally no joker plays, says the Norwegian source; in the Bulgarian one it is a variation that is announced. Our copy of the Norwegian list is lost, so the order told here is the usual one.
lesson-showdown-cards-speak-do = Put three sets of hands in order.

lesson-showdown-same-kind-title = Two of the same kind
lesson-showdown-same-kind-1 = Between two hands of one kind the ranks that make them decide: aces full of jacks beat kings full of jacks. With a full house you look at the three of a kind first, with two pair at the higher pair, then the lower, with a straight at its top card.
lesson-showdown-same-kind-2 = If those are equal, the side cards decide, from the highest down. In a flush, and in a hand without even a pair, there is nothing but single cards: you compare the highest, then the next, and so on down to the fifth.
lesson-showdown-same-kind-3 = Suits never decide. Two hands of the same five ranks are equal, two flushes as well, and they share the pot.
lesson-showdown-same-kind-do = Put six sets of hands in order. Afterwards the cards that decided are marked.

lesson-showdown-who-takes-title = Who takes the pot?
lesson-showdown-who-takes-1 = The highest hand takes the whole pot. Equal ones share it in whole chips, and what does not divide is left for the next pot.
lesson-showdown-who-takes-2 = The Norwegian source splits the pot equally and does not mention a rest; the Bulgarian one says nothing about either. There the tutor leaves the rest for the next pot too. Under the English rules it goes to the winner nearest to the dealer's left, and that is the tutor's own reading.
lesson-showdown-who-takes-do = Two players hold equal hands: divide what lies there.

lesson-showdown-next-deal-title = And again
lesson-showdown-next-deal-1 = Then the player on the dealer's left deals: shuffles, offers the cut, calls for the ante. The deal moves on whoever has won, and passes over players without chips. The English source marks the dealer's place with a button.
lesson-showdown-next-deal-do = Say who deals next.

lesson-showdown-demo-last-round = After the exchange { FORM($active, "and") } are still in, and the pot holds { $pot }. You drew three cards to your aces, and hold { FORM($rank, "short") }.
lesson-showdown-demo-bets = One after the other: { FORM($told, "comma") }. It is your turn again.
lesson-showdown-demo-called = Then { FORM($told, "comma") }, and the round is over. { $aggressor } raised last, has been called by two players, and shows first.
lesson-showdown-demo-first-shows = { FORM($told, "comma") }: { $best }. Nothing had to be said about it.
lesson-showdown-demo-gives-up = { FORM($told, "comma") }. That hand can no longer win, so there is no need to tell the table what it was.
lesson-showdown-demo-you-show = Then { FORM($told, "comma") }. { $winner } holds { FORM($best, "short") } and takes the pot of { $won }. Next time the player on the left of { $dealer } deals.

lesson-showdown-ex-last-to-raise = The five-stage game, second round. So far: { FORM($story, "comma") }. Now { $told }, and the round is over. Who shows first?
lesson-showdown-ex-checked-down = California draw, second round. { $opener } opened the first. So far in this one: { FORM($story, "comma") }. Now { $told }. Who shows first?
lesson-showdown-ex-checked-down-note = In the five-stage game nobody can check, so the second round always has a last bet or raise, and somebody who made it.
lesson-showdown-ex-nobody-has-to = The five-stage game, second round. So far: { FORM($story, "comma") }. Now { $told }. Who shows first?
lesson-showdown-ex-you-were-called = The five-stage game. You drew one card to a straight and missed; your raise was a bluff, and it has been called. Which of these may you do?
lesson-showdown-ex-you-were-called-note = A caller has paid to see your hand. Only when a hand lies open may a beaten one stay hidden.
lesson-showdown-ex-three-kinds = Put these hands in order, the highest first.
lesson-showdown-ex-top-of-the-list = Five hands from the top of the list. Put them in order, the highest first.
lesson-showdown-ex-top-of-the-list-note = The royal flush is no kind of its own: it is the straight flush with the highest top card.
lesson-showdown-ex-side-cards = Three pairs. Put the hands in order, the highest first.
lesson-showdown-ex-higher-pair = Put these hands in order, the highest first.
lesson-showdown-ex-full-houses = Three full houses. Put the hands in order, the highest first.
lesson-showdown-ex-threes-and-fours = Put these hands in order, the highest first.
lesson-showdown-ex-card-by-card = Four flushes. Put the hands in order, the highest first.
lesson-showdown-ex-nothing-at-all = Four hands without so much as a pair. Put them in order, the highest first.
lesson-showdown-ex-nothing-at-all-note = The two ace-high hands agree in four cards. A hand is five cards, so the fifth decides.
lesson-showdown-ex-low-ace = Mind the aces. Put these hands in order, the highest first.
lesson-showdown-ex-equal-hands = The five-stage game. The pot holds { $pot }. The two players who are left both show a pair of kings with the same side cards. How many chips does { $share } take?
lesson-showdown-ex-odd-chip = The same pot of { $pot }, and the same two hands. How many chips are left for the next pot?
lesson-showdown-ex-next-dealer = { $dealer } has dealt. Clockwise after { $dealer } come { FORM($others, "comma") }. { $broke } has no chips left. Who deals next?
