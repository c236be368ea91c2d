# Lesson 5: stage four.

lesson-second-betting-round-title = The second betting round
lesson-second-betting-round-subtitle = The cards are final, the stakes larger, and a pot may be won unseen

lesson-second-betting-round-who-starts-title = Who starts this time?
lesson-second-betting-round-who-starts-1 = In the five-stage game the right to open goes back to the first player still in on the dealer's left: open, or fold and lose what you have paid. If all but one fold, that one takes the pot.
lesson-second-betting-round-who-starts-2 = In California draw the player who opened the first round starts the second, with a check or a bet. If that player has folded, it is the next one still in on the left: the English source says so, and the Bulgarian one leaves it open.
lesson-second-betting-round-who-starts-3 = In the five-stage game both ways lead to the same player: there is no check, so everybody who spoke before the opener has folded. Where checks are allowed they lead to different players. The Norwegian source allows checks, and starts at the dealer's left all the same.
lesson-second-betting-round-who-starts-do = Three tables after the exchange: say who speaks first.

lesson-second-betting-round-what-it-costs-title = What it costs now
lesson-second-betting-round-what-it-costs-1 = In the five-stage game an opening is now more than { $min } and less than { $max }. The maximum itself was allowed in the first round; in the second it is not. The source does not say why, and the tutor plays what is written.
lesson-second-betting-round-what-it-costs-2 = In California draw the unit doubles, here from { $small } to { $big }, and again a bet and at most { WORD($cap) } raises are allowed. The English source doubles too. In both games the stakes of this round begin from nothing: what you paid in the first round belongs to the pot.
lesson-second-betting-round-what-it-costs-do = Find the legal opening, the legal raise, and the price of a call.

lesson-second-betting-round-same-answers-title = The same three answers
lesson-second-betting-round-same-answers-1 = Fold, call or raise, as before. The round ends when nobody raises any more: all who are still in have called, or all have checked.
lesson-second-betting-round-same-answers-2 = A check is not an answer to a bet that comes later. Whoever has checked and then meets a bet calls, folds, or raises. The English source names the last of these, the check-raise, and allows it in both rounds.
lesson-second-betting-round-same-answers-do = Two rounds full of checks: say whether they are over.

lesson-second-betting-round-unseen-title = Won without showing
lesson-second-betting-round-unseen-1 = If all but one fold, the one who is left takes the pot, and nobody can demand to see the cards. The Norwegian source even advises that player to hide them and hand them to the dealer.
lesson-second-betting-round-unseen-2 = Such a winner need not have held the best hand. That is what a bluff lives on, and it has a price: to win { $pot } with a bet of { $large }, it has to work { $larger } of the time; with a bet of { $small }, { $smaller } of the time.
lesson-second-betting-round-unseen-3 = A smaller bluff needs to work less often. But it also gives the others a better price to call.
lesson-second-betting-round-unseen-do = See how such a deal ends, and price a bluff of your own.

lesson-second-betting-round-demo-after-exchange = California draw, after the exchange. { FORM($active, "and") } are still in, with { $pot } in the pot. { $opener } opened the first round, and so starts the second. You drew three cards and hold { FORM($rank, "short") }.
lesson-second-betting-round-demo-opener-bets = { FORM($told, "comma") }. The unit has doubled from { $small } to { $big }.
lesson-second-betting-round-demo-you-raise = Then { FORM($told, "comma") }: one unit on top. The unit is fixed, so no other total was possible.
lesson-second-betting-round-demo-first-folds = { FORM($told, "comma") }. What that player paid in the first round stays in the pot.
lesson-second-betting-round-demo-opener-folds = { FORM($told, "comma") }, and nobody learns what that hand was. You take the pot, and your three queens stay your secret.

lesson-second-betting-round-ex-back-to-the-left = The five-stage game. The exchange is over. { $opener } opened the first round, and { $dealer } deals; still in are { $active }. Who speaks first now?
lesson-second-betting-round-ex-opener-starts = California draw. The exchange is over. { $opener } opened the first round, and { $dealer } deals; still in are { $active }. Who speaks first now?
lesson-second-betting-round-ex-opener-gone = California draw. The exchange is over. { $opener } opened the first round and has folded to a raise. { $dealer } deals; still in are { $active }. Who speaks first now?
lesson-second-betting-round-ex-opener-gone-note = The Bulgarian source does not say what happens when the opener has gone. The tutor follows the English one here.
lesson-second-betting-round-ex-below-the-maximum = The five-stage game, with a minimum of { $min } and a maximum of { $max }. You opened the first round for the maximum. Now you are first again. Which of these may you do?
lesson-second-betting-round-ex-below-the-maximum-note = One chip less than the maximum: only the second round asks for that.
lesson-second-betting-round-ex-double-unit = California draw, with { $small } before the exchange and { $big } after it. So far in this round: { FORM($story, "comma") }. You hold { FORM($rank, "short") }. Which of these may you do?
lesson-second-betting-round-ex-call-afresh = The five-stage game. In the first round everybody still in put in { $before }, and the ante was { $ante }. So far in this round: { FORM($story, "comma") }. How many chips does a call cost you?
lesson-second-betting-round-ex-everybody-checks = California draw, second round. So far: { FORM($story, "comma") }. Now { $told }. Is the round over?
lesson-second-betting-round-ex-check-is-no-answer = California draw, second round. So far: { FORM($story, "comma") }. Now { $told }. Is the round over?
lesson-second-betting-round-ex-check-is-no-answer-note = The player who has yet to answer may even raise. A check followed by a raise is allowed.
lesson-second-betting-round-ex-last-one-in = The five-stage game, second round. So far: { FORM($story, "comma") }. Now { $told }. What comes next?
lesson-second-betting-round-ex-price-of-a-bluff = You drew one card to four spades, and it did not come. The pot holds { $pot }. You think of betting { $bet }, although you can hardly win a showdown. How often do all others have to fold for that to break even?
