# Lesson 1: before the deal.

lesson-preparation-title = Preparation
lesson-preparation-subtitle = A whole deck, a fair shuffle, a dealer, and an agreement

lesson-preparation-five-stages-title = Five stages, and what comes before
lesson-preparation-five-stages-1 = A deal of draw poker has five stages: the cards are dealt, you bet, you exchange cards, you bet again, and the hands that are left are compared. The lessons after this one are these stages, in this order; a full deal and other tables come last.
lesson-preparation-five-stages-2 = Before the first of them the table is made ready: the deck is checked and shuffled, seats are taken, and somebody becomes the first dealer. The English source counts the same game by its two betting rounds, one before and one after the draw.
lesson-preparation-five-stages-do = Step through the demonstration and watch a deck being made ready.

lesson-preparation-full-deck-title = Is the deck whole?
lesson-preparation-full-deck-1 = Check the deck before you shuffle it: 52 cards, two to ace in four suits, each of them once. One card short, and every chance you count is wrong; one card twice, and two players may hold it.
lesson-preparation-full-deck-2 = Lay the cards out suit by suit and the gap shows itself. Look for a joker too: the Norwegian source says that traditionally none plays, and the Bulgarian one counts it among the variations that are announced before.
lesson-preparation-full-deck-do = Find out what is wrong with three decks.

lesson-preparation-shuffle-and-cut-title = Shuffle, then offer the cut
lesson-preparation-shuffle-and-cut-1 = A new deck lies in order, suit by suit and upward: each card but the first lies right behind the one that comes before it. After one riffle { $one } cards still do, after three { $three }, after seven only { $seven }. A careless shuffle leaves such runs in the deck, and they come back in the hands.
lesson-preparation-shuffle-and-cut-2 = The tutor shuffles so that every order is equally likely. With cards in your hands, seven good riffles come near to that.
lesson-preparation-shuffle-and-cut-3 = Whoever has shuffled offers the deck to the player on the left, who cuts it. So two people have had a hand in it, and nobody knows the top card.
lesson-preparation-shuffle-and-cut-do = See what two quick riffles have left of the old order, and say who cuts.

lesson-preparation-seats-and-dealer-title = Seats, and the first dealer
lesson-preparation-seats-and-dealer-1 = The Bulgarian source seats two to six players, and thinks six perhaps best. Seven or { WORD($most) } can play, but the cards may run out during the exchange.
lesson-preparation-seats-and-dealer-2 = How the first dealer is found, no source says. This tutor lets each player draw a card, and the highest card deals. Players who share the highest rank draw again, because suits never decide. After that the deal moves one seat to the left each time.
lesson-preparation-seats-and-dealer-do = Find the first dealer, twice.

lesson-preparation-agreed-before-title = What is agreed before
lesson-preparation-agreed-before-1 = The stakes are agreed before the first card, and so is the way to play. The stages are taught with two ways to play, and each exercise says which. Everything is in chips, and chips are only chips.
lesson-preparation-agreed-before-2 = The five-stage game, from the Polish source: before anyone has opened, you open or fold. A bet may be any number of chips within limits, here with a minimum of { $min } and a maximum of { $max }. If you cannot match a stake, you fold.
lesson-preparation-agreed-before-3 = California draw, from the Bulgarian source: you may check and wait. We play it with a fixed limit, so a bet has one size, here { $small } before the exchange and { $big } after it. In both games up to { CARDS($limit) } may be exchanged; in the Norwegian source the players agree on that number before they start.
lesson-preparation-agreed-before-do = Work out how many players this agreement leaves room for. Then put what follows in order.

lesson-preparation-demo-new-deck = A new deck, spread out: { $count } cards, suit by suit and upward. { $followers } of them lie right behind the card that comes before them in the order.
lesson-preparation-demo-one-riffle = One riffle: two halves, let fall together. { $followers } cards still follow their old neighbour. You can see the two halves run through each other.
lesson-preparation-demo-three-riffles = Three riffles. { $followers } still follow: short runs are left.
lesson-preparation-demo-seven-riffles = Seven riffles. { $followers ->
        [0] None of them follows its old neighbour any more.
        [one] One of them still follows its old neighbour,
       *[other] { $followers } of them still follow their old neighbour,
    } about as many as chance alone would leave.
lesson-preparation-demo-high-cards = The first dealer is drawn for: { FORM($cards, "comma") }. { $who } has the highest card, the { $card }, and deals first.
lesson-preparation-demo-cut = { $dealer } has shuffled. The deck goes to the player on the left: { $left } cuts it.
lesson-preparation-demo-after-cut = The lower part comes on top. The order within it is as it was; only where it begins has changed, and the one who shuffled did not choose that.

lesson-preparation-ex-stages-in-order = All is agreed, and the deck is shuffled and cut. What comes now, and in which order?
lesson-preparation-ex-missing-card = This deck lies suit by suit, { $count } cards. What is the matter with it?
lesson-preparation-ex-doubled-card = Another deck, { $count } cards. What is the matter with this one?
lesson-preparation-ex-strange-card = And a third, with { $count } cards. What is the matter here?
lesson-preparation-ex-what-is-left = A new deck, after two quick riffles. How many of its cards still lie right behind the card that they followed when it was new?
lesson-preparation-ex-what-is-left-note = Each further riffle tears about half of what is left apart. That is why a careful dealer does not stop at two.
lesson-preparation-ex-who-cuts = { $dealer } has shuffled. Clockwise after { $dealer } come { FORM($others, "comma") }. Who is offered the cut?
lesson-preparation-ex-high-card = Each player has drawn a card: { FORM($cards, "comma") }. Who deals first?
lesson-preparation-ex-equal-cards = Each player has drawn a card: { FORM($cards, "comma") }. Who deals first?
lesson-preparation-ex-how-many-players = Each player is dealt five cards and may exchange up to { WORD($limit) }. With how many players, at most, is the deck sure to be enough?
