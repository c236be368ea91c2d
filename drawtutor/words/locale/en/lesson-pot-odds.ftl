# Lesson 11: what a call costs, and what it has for that.

lesson-pot-odds-title = Chances and prices
lesson-pot-odds-subtitle = How likely a hand is, how that is said, and what it may cost to wait for it

lesson-pot-odds-three-ways-title = A chance, said three ways
lesson-pot-odds-three-ways-1 = With four hearts you make a flush { $flush } of the time. That is { ONE-IN($flush) }: once in so many tries. It is also { AGAINST($flush) }: so many failures for each success. The last two are always one apart.
lesson-pot-odds-three-ways-2 = So “1 in 5” is 4 to 1, and not 5 to 1. To take one for the other is the slip that costs most here, for both have a 1 and a 5 in them.
lesson-pot-odds-three-ways-3 = A price is said in the same ways. If the pot holds { $pot } and a call costs { $call }, the call has to win { $share } of the time: { ONE-IN($share) }, or { AGAINST($share) }. Compare like with like: odds with odds, or share with share.
lesson-pot-odds-three-ways-do = Say a chance in another way, then put one beside a price.

lesson-pot-odds-outs-title = Count the cards that help
lesson-pot-odds-outs-1 = A card that makes your hand is an out. Count outs as cards, each once. Four hearts with one gap in their row are helped by { $suit } hearts. The straight adds only those cards that fill the gap and are no hearts, so that { $all } help in all.
lesson-pot-odds-outs-2 = Then look at the ends. Four in a row that are open at both ends have { $open } cards to wait for; with a gap inside there are { $gap }. Where the row ends with an ace, no card comes beyond it.
lesson-pot-odds-outs-do = Count the outs of two hands that look better than they are.

lesson-pot-odds-price-title = What may a call cost?
lesson-pot-odds-price-1 = To call { $call } into a pot of { $pot }, the bet in it, you need to win { $share } of the time. Your own call belongs to the pot that you play for, and what lay there before belongs to it too.
lesson-pot-odds-price-2 = So each draw has a smallest pot. Suppose that it wins when it comes, that nothing else does, and that nobody bets again. Then a call of { $call } pays as soon as the pot holds { $flush } chips with four to a flush, { $open } with four to a straight that is open at both ends, and { $gap } with a gap inside.
lesson-pot-odds-price-do = Name the price, and see whether the hand pays it.

lesson-pot-odds-beyond-the-price-title = What the price leaves out
lesson-pot-odds-beyond-the-price-1 = A call that the pot does not pay can still pay if more is won later, each time the hand is made. That somebody will pay you then is an assumption, and counting makes it no surer.
lesson-pot-odds-beyond-the-price-2 = And to make a hand is not to win. A flush can be beaten, and four hearts that miss can win with a pair of aces. Against a hand that is stated, the draws of both can be counted to the end.
lesson-pot-odds-beyond-the-price-do = Say what a later bet has to bring, and what an ace beside the hearts is worth.

lesson-pot-odds-ex-pair-told-otherwise = You keep { FORM($keep, "the") } and draw { CARDS($drawn) }. The chance to make { FORM($needed, "a") } or better is { $figure }. Which of these says the same?
lesson-pot-odds-ex-one-in-or-to-one = The five-stage game. So far: { FORM($story, "comma") }. The pot holds { $pot }, and a call costs { $to_call }. You would keep { FORM($keep, "the") } and hope for a straight. Suppose it wins, nothing less does, and nobody bets again. Do you call?
lesson-pot-odds-ex-one-in-or-to-one-note = Compare what the pot lays with the odds against you. Compared with “1 in so many” the same price would look too high.
lesson-pot-odds-ex-suit-and-straight = You keep { FORM($keep, "the") }, and draw one card. How many cards make { FORM($needed, "a") } or better?
lesson-pot-odds-ex-closed-by-the-ace = You keep { FORM($keep, "the") }, and draw one card. How many cards make { FORM($needed, "a") }?
lesson-pot-odds-ex-what-a-call-needs = California draw. So far: { FORM($story, "comma") }. With that, the pot holds { $pot }, and a call costs { $to_call }. How often must the call win to break even, if nobody bets again?
lesson-pot-odds-ex-forty-for-a-flush = The same pot: it holds { $pot }, and a call costs { $to_call }. You would keep { FORM($keep, "the") } and hope for { FORM($needed, "a") }. Suppose it wins, nothing less does, and nobody bets again. Do you call?
lesson-pot-odds-ex-paid-later = The same cards and the same price: { $to_call } to call, { $pot } in the pot. Suppose that a flush wins and is paid something more each time, in the second round. What is the least, in whole chips, with which the call does not lose?
lesson-pot-odds-ex-won-without-a-flush = California draw. So far: { FORM($story, "comma") }. The pot holds { $pot }, and a call costs { $to_call }. You would keep { FORM($keep, "the") }. Suppose that the other player holds { $facing }, and that nobody bets again. Do you call?
lesson-pot-odds-ex-won-without-a-flush-note = A flush alone would not pay for this call. The ace does the rest: a second one beats kings that did not improve.
