# Lesson 2: stage one.

lesson-deal-title = The deal
lesson-deal-subtitle = An ante buys five cards, one at a time, from the left

lesson-deal-ante-title = First the ante
lesson-deal-ante-1 = Before the first card the dealer calls for the ante, and everybody pays it, the dealer too. It is usually the smallest stake agreed on: here the minimum is { $min }, and so is the ante. It buys the right to be dealt in. Without it there are no cards.
lesson-deal-ante-2 = The Norwegian source leaves you the choice: only players who want a hand pay, and without an ante you sit the deal out. In the English source a player whose chips are just enough for the ante may play for that alone.
lesson-deal-ante-do = Count two pots before the first card falls.

lesson-deal-one-at-a-time-title = One card at a time
lesson-deal-one-at-a-time-1 = The first card goes to the player on the dealer's left, the next to the player after, and so on clockwise. The dealer is served last, and then the next round begins. The Norwegian and the Bulgarian source deal in the same way.
lesson-deal-one-at-a-time-2 = There is a reason for it. If a run of cards has survived the shuffle, it is spread over the whole table; dealt five at a time, it would sit in one hand.
lesson-deal-one-at-a-time-do = Watch the cards go round, then count along yourself.

lesson-deal-five-each-title = Five each, and not before
lesson-deal-five-each-1 = Everybody gets five cards, face down. When the last player has the fifth, and not before, the first betting round begins, at the dealer's left.
lesson-deal-five-each-2 = The Norwegian source stresses that nothing is seen before the showdown. Here too: the others' cards stay on the tutor's side until they are shown.
lesson-deal-five-each-do = Say who speaks first, and count the cards that are left for the exchange.

lesson-deal-what-you-hold-title = What do you hold?
lesson-deal-what-you-hold-1 = You look at your five cards, and before you bet you need to know what they are. From the lowest: high card, pair, two pair, three of a kind, straight, flush, full house, four of a kind, straight flush.
lesson-deal-what-you-hold-2 = A straight is five ranks in a row, a flush is five cards of one suit, and a full house is three of one rank and two of another. A straight in one suit is a straight flush. Our copy of the Norwegian source has lost its list of hands, and the others take the order as known; this is the usual one.
lesson-deal-what-you-hold-3 = Between two hands of one kind the ranks decide, then the side cards. The showdown lesson comes back to that.
lesson-deal-what-you-hold-do = Put two sets of hands in order, the highest first.

lesson-deal-demo-antes = { $dealer } deals and calls for the ante. All { WORD($players) } players pay { $ante }: the pot holds { $pot } before any card.
lesson-deal-demo-first-card = The first card goes to the dealer's left: { $who }.
lesson-deal-demo-second-card = The second goes to the next player, clockwise: { $who }.
lesson-deal-demo-dealer-card = Card { $dealt } goes to { $who }, who deals. That ends the first round of cards.
lesson-deal-demo-new-round = Card { $dealt } begins the second round, at the dealer's left again: { $who }.
lesson-deal-demo-almost = By now { $dealt } cards are out. One is lacking, so nobody may bet yet.
lesson-deal-demo-all-five = All have five. The first betting round begins, with { $first }. For the exchange { $stub } cards are left.

lesson-deal-ex-pot-of-antes = The five-stage game. There are { WORD($players) } players, the ante is { $ante }, and { $dealer } deals. How many chips lie in the pot before the first card?
lesson-deal-ex-pot-with-more = California draw. From deals that nobody opened, { CHIPS($carried) } lie in the middle. All { WORD($players) } players pay an ante of { $ante } again. How many chips lie in the pot before the first card?
lesson-deal-ex-third-card = { $dealer } deals. Clockwise after { $dealer } come { FORM($others, "comma") }. Who gets the third card of the deck?
lesson-deal-ex-ninth-card = { $dealer } deals. Clockwise after { $dealer } come { FORM($others, "comma") }. Who gets card { $number } of the deck?
lesson-deal-ex-first-to-speak = All { WORD($players) } players have five cards. { $dealer } has dealt. Who speaks first?
lesson-deal-ex-cards-left = There are { WORD($players) } players, and all have their five cards. How many are left in the stub for the exchange?
lesson-deal-ex-three-hands = Put these hands in order, the highest first.
lesson-deal-ex-better-than-it-looks = Four hands, and not every one shows at first sight what it is. Put them in order, the highest first.
