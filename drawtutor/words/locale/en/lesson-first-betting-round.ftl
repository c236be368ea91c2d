# Lesson 3: stage two.

lesson-first-betting-round-title = The first betting round
lesson-first-betting-round-subtitle = Who speaks, what it costs, and when it is over

lesson-first-betting-round-who-opens-title = Who opens?
lesson-first-betting-round-who-opens-1 = The player on the dealer's left speaks first. In the five-stage game there are two answers: open, or fold and lose the ante. Whoever folds passes the choice on to the left. An opening is more than the minimum of { $min } and not more than the maximum of { $max }. If all but one fold, that one takes the antes.
lesson-first-betting-round-who-opens-2 = In California draw you may also check: stay in, and wait for a bet. A bet is { $small } exactly, and no hand is too weak to open with, which leaves room for bluffs. If everybody checks, the cards are thrown in, the deal moves left, the pot stays, and everyone antes again.
lesson-first-betting-round-who-opens-3 = The Norwegian source lets you check as well, and fold even when nobody has bet. In the English one you may open with a raise, and some of its tables ask for a pair of jacks to open.
lesson-first-betting-round-who-opens-do = You are first to speak, in one game and then in the other.

lesson-first-betting-round-three-answers-title = Fold, call or raise
lesson-first-betting-round-three-answers-1 = Once a stake stands, you fold, call or raise. A fold ends this deal for you, and what you have paid stays in the pot. A call brings your stake of this round level with the one that stands: what you have put in already counts, the ante does not.
lesson-first-betting-round-three-answers-2 = A raise lifts the stake for everyone. (The Norwegian source puts it like this: first match all that is outstanding, then raise.) A raise says that your hand is better. If that is mostly true you raise for value, to be called; if it is not, you bluff, to be believed. The chips look the same.
lesson-first-betting-round-three-answers-3 = A call has a price. If you pay { $call } into a pot of { $pot }, the pot then holds { $after }, and your { $call } are { $share } of it: that often you have to win to break even. Four to a flush comes in { $flush } of the time. This leaves later bets out, so take it as a first look.
lesson-first-betting-round-three-answers-do = Step through a round. Then work out calls, prices and the cost of a fold, and tell what two raises live on.

lesson-first-betting-round-saying-it-title = Say it so that it means one thing
lesson-first-betting-round-saying-it-1 = Every decision is said aloud, and in chips, which are not divided. There are two ways to raise in words. “I raise to 9” names your whole stake of this round. “Your 4, and 3 more” names what comes on top of the stake that stands: 7 in all.
lesson-first-betting-round-saying-it-2 = In this tutor the buttons always name the total. Whether you meant “to” or “by” is then settled before the chips move.
lesson-first-betting-round-saying-it-3 = The dealer watches every stake that goes into the pot. The English source has a silent form too: a rap on the table, for a check or a pat hand.
lesson-first-betting-round-saying-it-do = Turn two declarations into actions, and find a stake that can be paid. Then be the dealer and stop the one that does not fit.

lesson-first-betting-round-how-high-title = How high can it go?
lesson-first-betting-round-how-high-1 = In the five-stage game there is no end to the raises, and no way to play on for less: if you cannot match the stake, you fold and lose what you have put in. (The source does not say how much one raise may add. The tutor reads it as at least one chip, and at most the maximum.)
lesson-first-betting-round-how-high-2 = In California draw a round has a bet and at most { WORD($cap) } raises. If you are short of chips, you may call for what you have left, and then you play for a part of the pot. The source is silent about that, so this is the tutor's reading. The English source limits the raises too; in the Norwegian one they end when the turn has come back past the dealer.
lesson-first-betting-round-how-high-do = Find what is still possible with few chips, and after many raises.

lesson-first-betting-round-when-it-ends-title = When is the round over?
lesson-first-betting-round-when-it-ends-1 = A round does not end because somebody wishes it. It ends when nobody owes an answer any more: all who are still in have called the last stake, or everybody has checked, or only one player is left.
lesson-first-betting-round-when-it-ends-2 = That is also why you cannot raise your own stake. If all the others have called it, the round is over before it comes back to you. If somebody has raised it, you may raise again.
lesson-first-betting-round-when-it-ends-do = Say whether two rounds are over, and whose turn it is in a third.

lesson-first-betting-round-demo-dealt = The five-stage game. All have five cards, and the pot holds { $pot }. { $first } speaks first: open, or fold. You hold { FORM($rank, "short") }.
lesson-first-betting-round-demo-passes = { FORM($told, "comma") }. The ante is lost, and the choice moves on to the left.
lesson-first-betting-round-demo-opens = { FORM($told, "comma") }: more than the minimum of { $min }, not more than the maximum of { $max }. The round is open.
lesson-first-betting-round-demo-calls = Here { FORM($told, "comma") }: that keeps the right to go on.
lesson-first-betting-round-demo-raises = { FORM($told, "comma") }. Everybody else who stays in has to come up to { $level }: the opener again, and you again.
lesson-first-betting-round-demo-folds = { FORM($told, "comma") }. What was put in stays in the pot, { $pot } by now.
lesson-first-betting-round-demo-answers = Then { FORM($told, "comma") }. All who are still in have put in the same, and nobody may raise their own stake: the round is over, with { $pot } in the pot.

lesson-first-betting-round-ex-open-or-fold = The five-stage game, with a minimum of { $min } and a maximum of { $max }. All have five cards, and you are first to speak. Which of these may you do?
lesson-first-betting-round-ex-open-in-california = California draw, where a bet in this round is { $unit }. So far: { FORM($story, "comma") }. Which of these may you do?
lesson-first-betting-round-ex-free-check = California draw. So far: { FORM($story, "comma") }. You hold { FORM($rank, "short") } and do not want to bet. What costs you nothing?
lesson-first-betting-round-ex-everybody-checks = California draw. So far: { FORM($story, "comma") }. Now { $told }. What comes next?
lesson-first-betting-round-ex-everybody-checks-note = In the five-stage game this cannot happen: there is no check, so the last player left would take the antes.
lesson-first-betting-round-ex-call-after-a-raise = The five-stage game, ante { $ante }. So far: { FORM($story, "comma") }. You want to call. How many chips do you put in now?
lesson-first-betting-round-ex-call-both = The five-stage game, ante { $ante }. So far: { FORM($story, "comma") }. You have put in nothing in this round. How many chips does a call cost you?
lesson-first-betting-round-ex-what-a-fold-costs = The five-stage game, ante { $ante }. So far: { FORM($story, "comma") }. You do not believe in your tens any more, and fold. How many chips has this deal cost you?
lesson-first-betting-round-ex-price-of-a-flush = The five-stage game. So far: { FORM($story, "comma") }. The pot holds { $pot }, and a call costs { $to_call }. You would throw one card and keep four hearts. Suppose a flush wins, nothing less does, and nobody bets again. Do you call?
lesson-first-betting-round-ex-price-of-a-gap = The five-stage game. So far: { FORM($story, "comma") }. The pot holds { $pot }, and a call costs { $to_call }. You would keep { FORM($keep, "the") } and hope for a straight. Suppose it wins, nothing less does, and nobody bets again. Do you call?
lesson-first-betting-round-ex-raise-with-three = The five-stage game. So far: { FORM($story, "comma") }. You hold { FORM($rank, "short") }. Suppose that the opener holds { FORM($needed, "short") }, and that you would both exchange sensibly. You raise. What is that raise?
lesson-first-betting-round-ex-raise-with-four-hearts = The same again: { FORM($story, "comma") }. This time you hold { FORM($hand, "comma") }, and suppose again that the opener holds { FORM($needed, "short") }. You raise. What is that raise?
lesson-first-betting-round-ex-raise-with-four-hearts-note = If the opener folds, the flush need not come at all. If the opener calls, it still may: such a bluff has two ways to win.
lesson-first-betting-round-ex-see-and-raise = The five-stage game. So far: { FORM($story, "comma") }. You want to say: “Your { $level }, and { $by } more.” Which action is that?
lesson-first-betting-round-ex-raise-to = The five-stage game. So far: { FORM($story, "comma") }. You want to say: “I raise to { $to }.” Which action is that?
lesson-first-betting-round-ex-whole-chips = The five-stage game, with a minimum of { $min } and a maximum of { $max }. So far: { FORM($story, "comma") }. You would like to make it half as much again, or more. Which of these may you do?
lesson-first-betting-round-ex-be-the-dealer = The five-stage game, with a minimum of { $min } and a maximum of { $max }, and you are the one who watches the pot. One after the other: { FORM($told, "comma") }. Which one do you stop?
lesson-first-betting-round-ex-cannot-match = The five-stage game. So far: { FORM($story, "comma") }. You have { CHIPS($stack) } left. Which of these may you do?
lesson-first-betting-round-ex-cannot-match-note = In California draw the tutor lets you call for the chips you have, and play for the part of the pot that you matched.
lesson-first-betting-round-ex-fifth-raise = California draw, with a unit of { $unit }. So far: { FORM($story, "comma") }. Which of these may you do?
lesson-first-betting-round-ex-is-it-over = The five-stage game. So far: { FORM($story, "comma") }. Now { $told }. Is the round over?
lesson-first-betting-round-ex-all-have-called = The five-stage game. So far: { FORM($story, "comma") }. Now { $told }. Is the round over?
lesson-first-betting-round-ex-all-have-called-note = The opener might like to raise now. It would be a raise of one's own stake, and nobody may do that.
lesson-first-betting-round-ex-after-the-raise = The five-stage game. So far: { FORM($story, "comma") }. Now { $told }. Whose turn is it?
