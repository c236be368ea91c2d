# Lesson 8: the table of the Norwegian source.

lesson-last-raise-title = The dealer's last raise
lesson-last-raise-subtitle = One turn round the table for raising, five cards to throw, and every hand shown

lesson-last-raise-agreed-title = Agreed beforehand
lesson-last-raise-agreed-1 = This is the table of the Norwegian source. Before the first deal you agree how many cards may be exchanged and how many rounds you play, and a first dealer is chosen. From then on the deal goes round clockwise, one place to the left each time.
lesson-last-raise-agreed-2 = Whoever wants a hand pays the ante, here { $ante }; whoever does not sits this deal out. The dealer gives one card at a time, face down, until everybody who has paid holds five. The Polish source knows no such choice: there every player pays.
lesson-last-raise-agreed-3 = The source names no stakes. The tutor plays a fixed limit of { $unit } in both rounds, and if nobody opens, the pot stays and everyone antes again: both are the tutor's own reading.
lesson-last-raise-agreed-do = Count a pot that one player stays out of, follow the cards and the deal, and keep to an agreement.

lesson-last-raise-first-round-title = Check, bet or fold
lesson-last-raise-first-round-1 = The player on the dealer's left begins, and may check, bet or fold. As long as nobody has bet, the next ones have the same three choices. In the five-stage game of the Polish source there are only two: there is no check.
lesson-last-raise-first-round-2 = After a bet you call or you fold. A call pays everything that is outstanding, raises included; once you have matched that, you may raise on top. The dealer has a turn like everybody else, and it is the last one.
lesson-last-raise-first-round-3 = You may even fold when nobody has bet. It is allowed, and it is a waste: a check costs nothing, and keeps you in.
lesson-last-raise-first-round-do = Begin a round, stay in at no cost, say who speaks last, and pay what is outstanding.

lesson-last-raise-circuit-title = One circuit, and no more raises
lesson-last-raise-circuit-1 = The dealer has the last raise. Once the turn has come back past the dealer's seat, whoever still owes something calls it or folds, and nobody raises any more. That gives the table its name.
lesson-last-raise-circuit-2 = The seat is what counts. If the dealer has folded, or only called, the circuit ends there all the same: a check at the beginning cannot become a raise afterwards. (For a dealer who has folded this is the tutor's reading.) In the Polish source raises go on until nobody wants one; the Bulgarian one stops after a bet and { WORD($cap) } raises.
lesson-last-raise-circuit-3 = The second round is played like the first: it starts with the first player still in on the dealer's left, goes round once, and the dealer has the last raise again. Who opened the first round plays no part in it, as it does in the Bulgarian source.
lesson-last-raise-circuit-do = Step through a deal to its end. Then raise as the dealer, and see what is left for the others.

lesson-last-raise-face-down-title = Five cards may go, face down
lesson-last-raise-face-down-1 = You want the best hand that five cards can make. In the exchange you may throw some of your cards or all of them; here all { WORD($limit) } may go, unless something else was agreed. In the Polish source it is mostly up to { WORD($other) }, and the Bulgarian one adds that drawing more than three is seldom worth it.
lesson-last-raise-face-down-2 = Suppose you hold a king and nothing else. Throw all five, and you have a pair or better { $pair_five } of the time; keep the king, and it is { $pair_one }, and more of those pairs are kings. Even a poor hand has a card worth keeping.
lesson-last-raise-face-down-3 = The dealer takes the discards in face down and deals the new cards face down, from the left, one player after the other. Nothing is seen before the showdown. So the only cards that you know are those that you have held yourself, and every chance in this course is counted like that.
lesson-last-raise-face-down-do = Throw all five, throw better, watch the order, and count what you have seen.

lesson-last-raise-end-title = How it ends
lesson-last-raise-end-1 = If only one player is left, at any moment of the deal, that player takes the pot. The source advises the winner to hide the cards and hand them to the dealer.
lesson-last-raise-end-2 = The reason is what the others would learn. A bluff that is shown gets called more readily the next time; a strong hand that is shown tells them when to fold to you. The Polish source says that nobody can make such a winner show, and leaves it at that.
lesson-last-raise-end-3 = When the last bets are called, all the hands that are left are turned up, and the best takes the pot. Nobody gives up a beaten hand unseen here, as one may in the Polish source.
lesson-last-raise-end-do = See a deal end early, show a beaten hand, and divide a pot.

lesson-last-raise-demo-dealt = The dealer's last raise, with four players. { $dealer } deals. The pot holds { $pot }, and { $first } speaks first: check, bet or fold. You hold { FORM($rank, "short") }.
lesson-last-raise-demo-checks = { FORM($told, "comma") }: nothing has been bet, so that costs nothing.
lesson-last-raise-demo-you-bet = With queens { FORM($told, "comma") }. From now on whoever wants to stay pays what is outstanding.
lesson-last-raise-demo-calls = Then { FORM($told, "comma") }. A raise was possible too.
lesson-last-raise-demo-dealer-raises = { FORM($told, "comma") }, as the last to speak. The stake stands at { $level }, and with that the circuit is complete.
lesson-last-raise-demo-after-dealer = { FORM($told, "comma") }. Calling would have cost { $level }; raising was not possible any more, nor will it be for anybody in this round.
lesson-last-raise-demo-you-call = You owe the difference, and { FORM($told, "comma") }. You could fold instead, but not raise.
lesson-last-raise-demo-last-folds = { FORM($told, "comma") }, and the round is over. Two of you are left, with { $pot } in the pot.
lesson-last-raise-demo-exchanged = In the exchange, from the left: { FORM($told, "comma") }. Discards and new cards lie face down. A third queen has come: you hold { FORM($rank, "short") }.
lesson-last-raise-demo-second-circuit = The second round starts at the dealer's left again, with you: { FORM($told, "comma") }. The dealer has bet at the end of the circuit.
lesson-last-raise-demo-no-raise = Three queens would be worth a raise. But the turn has come back past the dealer, so { FORM($told, "comma") }. Whoever wants more in the pot here has to bet before the dealer does.
lesson-last-raise-demo-turned-up = Every hand that is left is turned up: { FORM($told, "comma") }. { $winner ->
        [you] You hold { FORM($best, "short") } and take the pot of { $won }.
       *[other] { $winner } holds { FORM($best, "short") } and takes the pot of { $won }.
    }

lesson-last-raise-ex-sits-out = The dealer's last raise, ante { $ante }. Five players sit at the table, and { $dealer } deals. { $out } wants no hand this time and pays no ante. How many chips lie in the pot before the first card?
lesson-last-raise-ex-card-by-card = { $dealer } deals, one card to each player round the table. Clockwise after { $dealer } come { FORM($others, "comma") }. Who gets card { $number } of the deck?
lesson-last-raise-ex-as-agreed = Before play it was agreed at this table that up to { CARDS($limit) } may be exchanged. You hold { FORM($hand, "comma") }, and it is your turn in the exchange. Which of these may you do?
lesson-last-raise-ex-passes-on = { $dealer } was chosen as the first dealer, and the first deal is over. Clockwise after { $dealer } come { FORM($others, "comma") }. Who deals now?
lesson-last-raise-ex-three-ways = The dealer's last raise, where a bet is { $unit }. All have five cards, and you sit on the dealer's left. Which of these may you do?
lesson-last-raise-ex-fold-for-free = The dealer's last raise. So far: { FORM($story, "comma") }. You hold { FORM($rank, "short") }, and folding is allowed. What costs you nothing?
lesson-last-raise-ex-dealer-speaks-last = The dealer's last raise. { $dealer } deals. So far: { FORM($story, "comma") }. Now { $told }. Whose turn is it?
lesson-last-raise-ex-all-outstanding = The dealer's last raise, ante { $ante }. So far: { FORM($story, "comma") }. How many chips do you pay for everything that is outstanding?
lesson-last-raise-ex-call-and-raise = The dealer's last raise. So far: { FORM($story, "comma") }. You say: “I match the { $level }, and { $by } more.” Which action is that?
lesson-last-raise-ex-dealer-raises = You are the dealer. So far: { FORM($story, "comma") }. A bet or raise is { $unit } here. Which of these may you do?
lesson-last-raise-ex-past-the-dealer = The dealer's last raise. { $dealer } deals. So far: { FORM($story, "comma") }. You hold { FORM($rank, "short") }. Which of these may you do?
lesson-last-raise-ex-dealer-gone = The dealer's last raise. { $dealer } deals. So far: { FORM($story, "comma") }. Which of these may you do?
lesson-last-raise-ex-dealer-gone-note = Whoever checks here with a good hand, to raise later, may find that there is no later.
lesson-last-raise-ex-round-closed = The dealer's last raise. { $dealer } deals. So far: { FORM($story, "comma") }. Now { $told }. Is the round over?
lesson-last-raise-ex-second-start = The dealer's last raise. The exchange is over. { $opener } opened the first round, and { $dealer } deals; still in are { $active }. Who speaks first now?
lesson-last-raise-ex-second-circuit = The dealer's last raise, second round, and { $dealer } deals. So far in this round: { FORM($story, "comma") }. You hold { FORM($rank, "short") }. Which of these may you do?
lesson-last-raise-ex-all-five = The dealer's last raise. You hold { FORM($hand, "comma") }, and it is your turn in the exchange. Which of these may you do?
lesson-last-raise-ex-four-or-five = You hold { FORM($hand, "comma") }, and may throw as many as you like. Suppose that the other player holds { FORM($needed, "short") }, and stands pat. Which cards do you throw to beat that most often?
lesson-last-raise-ex-four-or-five-note = All five may go, and still one card is worth more than a fifth new one: any king that joins it beats the tens.
lesson-last-raise-ex-from-the-left = The dealer's last raise, the exchange. { $dealer } deals, and you watch. One after the other: { FORM($told, "comma") }. Which one do you stop?
lesson-last-raise-ex-what-you-have-seen = The dealer's last raise, second round. You threw three cards, and the others threw theirs. How many different cards of the deck have you seen so far?
lesson-last-raise-ex-left-alone = The dealer's last raise, first round. So far: { FORM($story, "comma") }. Now { $told }. What comes next?
lesson-last-raise-ex-left-alone-note = The winner does well to hand the cards over unseen. Whatever is shown helps the others to read the next bet.
lesson-last-raise-ex-all-are-shown = The dealer's last raise, at the showdown. A pair of aces lies open, and you hold { FORM($rank, "short") }. Which of these may you do?
lesson-last-raise-ex-equal-at-the-end = The dealer's last raise. The pot holds { $pot }. Both players who are left show a flush, with the same five ranks. How many chips does { $share } take?
