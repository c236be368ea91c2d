# Questions about chances and prices: one chance told in several ways, what a call needs, outs, what has to be won
# later, what wins against others, and how often hands are dealt.

## Buttons and figures

course-telling-percent = { $chance }
course-telling-against = { AGAINST($chance) }
course-telling-one-in = { ONE-IN($chance) }
course-telling-count = { $ways } of { $total }

## Whom one is up against

course-facing-known = { FORM($rank, "short") }, { $drawn ->
        [0] standing pat
       *[other] drawing { CARDS($drawn) }
    }
course-facing-unknown = { $count ->
        [one] a player of whom you know nothing
       *[other] { WORD($count) } players of whom you know nothing
    }
course-facing-first = { $count ->
        [one] a player who { $first }
       *[other] { WORD($count) } players who { $first }
    }
course-facing-drew = { $count ->
        [one] a player who { $drew ->
            [0] stood pat
           *[other] drew { CARDS($drew) }
        }
       *[other] { WORD($count) } players who { $drew ->
            [0] stood pat
           *[other] drew { CARDS($drew) } each
        }
    }
course-facing-both = { $count ->
        [one] a player who { $first } and { $drew ->
            [0] stood pat
           *[other] drew { CARDS($drew) }
        }
       *[other] { WORD($count) } players who { $first } and { $drew ->
            [0] stood pat
           *[other] drew { CARDS($drew) } each
        }
    }
course-opinion = { $who } mostly held { FORM($likely, "or") }
course-opinion-alone = such a player mostly held { FORM($likely, "or") }
course-likely = { $holding } ({ PERCENT($share, digits: 0) })
# Stands after a figure that rests on it.
course-opinions = { $opinions ->
        [none] {""}
       *[other] {" "}That rests on an opinion, the tutor’s own: { FORM($opinions, "clauses") }.
    }

## Which figure says the same?

course-same-odds-as-tries = { $figure } takes the failures for the tries. The one time that it comes is a try as well.
course-same-odds-as-share = { $figure } sets the ways that help against those that do not. A share is of all ways, those that help among them.
course-same-tries-as-odds = { $figure } takes the tries for the failures. One of the tries is the one that comes.
course-same-ways-to-ways = { $figure } counts the ways that help twice: once among all { $total }, and once more on top.
course-same-fails = { $figure } is how often it does not come.
course-same-twice = { $figure } counts some cards twice: those that complete the suit and the straight at once.
course-same-own-cards = { $figure } counts the whole deck, all { $deck } cards. You have seen five of them, and they cannot come.
course-same-more = { $figure } would be more often than that.
course-same-less = { $figure } would be less often than that.
course-same-right = { $ways } of { $total } ways bring it, and { $fails } do not. Said each way: { FORM($chance, "full") }.

course-hint-same-chance-1 = “1 in” counts all tries, the one that comes among them. “To 1” counts only the failures. So the two are always one apart.
course-hint-same-chance-2 = Of { $total } ways { $ways } bring it, and { $fails } do not.
course-hint-same-chance-3 = For each way that brings it there are { DECIMAL($each, digits: 2) } that do not.

course-ask-same-chance = You keep { FORM($keep, "the") } and draw { CARDS($drawn) }. The chance to make { FORM($needed, "a") } or better is told as { $figure }. Which of these says the same?

## How often must the call win?

course-call-price-call-left-out = { $figure } leaves your own call out. Once you have paid, the pot that you play for holds { $after }.
course-call-price-old-pot = { $figure } is laid by the pot as it was before the bet, with the { $bet } left out. They lie there now, and you can win them.
course-call-price-of-old-pot = { $figure } sets your call beside the { $before } that lay there before the bet. The bet can be won as well, and your own call belongs to the pot that you play for.
course-call-price-fails = { $figure } is how often the call may lose. The question is how often it has to win.
course-call-price-call-twice = { $figure } counts your { $to_call } twice. The bet is in the { $pot } already, and your call comes to it once.
course-call-price-more = { $figure } is more often than the call has to win. You play for { $after } with { $to_call } of your own.
course-call-price-less = At { $figure } the call loses in the long run. You play for { $after } with { $to_call } of your own.
course-call-price-right = You pay { $to_call }, and then the pot holds { $after }. So it has to win { $needed } of the time ({ FORM($needed, "odds") }). The pot lays you the same price: { $pot } to { $to_call }.

course-hint-call-price-1 = Compare what you pay with what you play for: the pot, the bet, and your own call.
course-hint-call-price-2 = The pot holds { $pot } with the bet in it. Your call costs { $to_call }.
course-hint-call-price-3 = Divide { $to_call } by { $after }.

course-ask-call-price = { course-game }. { course-so-far } With that, the pot holds { $pot }, and a call costs { $to_call }. How often must the call win to break even, if nobody bets again?

## What has to be won later?

course-future-nothing = The pot alone does not pay: it would have to hold { DECIMAL($pays, digits: 2) } for that, and it holds { $pot }.
course-future-call-back = { $number } would give you the whole call back each time you win. Only what the call costs on balance has to come back.
course-future-per-call = { $number } would do if it came with every call. It comes only when you make your hand, so each time it has to bring more.
course-future-short = { $number } is not enough. On balance the call costs { DECIMAL($loss, digits: 2) }, and it has to come back in the { $chance } of cases that you make your hand.
course-future-more = { $number } is more than is needed. On balance the call costs { DECIMAL($loss, digits: 2) }, which has to come back in the { $chance } of cases that you make your hand.
course-future-right = At least { DECIMAL($least, digits: 2) }, so in whole chips { $number }. The call costs { DECIMAL($loss, digits: 2) } on balance, and your hand comes { $chance } of the time ({ FORM($chance, "odds") }). That somebody will pay you then is an assumption, and nothing that can be counted.

course-hint-future-win-1 = A call that the pot alone does not pay can still pay if more is won later. But that is won only when the hand is made.
course-hint-future-win-2 = The call costs { $to_call }, the pot holds { $pot }, and the hand comes { $chance } of the time. The pot alone would pay from { DECIMAL($pays, digits: 2) } on.
course-hint-future-win-3 = What is short of that, { DECIMAL($pays, digits: 2) } less { $pot }, has to come later. Take the next whole chip.

course-ask-future-win = { course-game }. { course-so-far } The pot holds { $pot }, and a call costs { $to_call }. You keep { FORM($keep, "the") } and win if you make { FORM($needed, "a") }, and only then. Suppose that you are paid something more each time. What is the least, in whole chips, with which the call does not lose?

## Outs

course-outs-twice = { $number } counts { CARDS($both) } twice: they complete the suit and the straight at once.
course-outs-flush-alone = { $number } completes the suit. Some cards of other suits complete the straight.
course-outs-straight-alone = { $number } completes the straight. The rest of the suit helps as well.
course-outs-both-ends = { $number } would be a straight that is open at both ends. Here only one rank fits: look what would have to stand beyond, or between.
course-outs-one-end = { $number } is one end of it. Another rank fits at the other end.
course-outs-own-cards = { $number } is the whole suit. You hold four of it yourself.
course-outs-ten = { $number } is one too many: a suit has thirteen cards, and you hold four of them.
course-outs-more = { $number } is too many. Name them one by one, each once.
course-outs-fewer = { $number } is too few. Go through every rank, and every suit.
course-outs-right = { $count } of the { $unseen } cards that you have not seen: { FORM($chance, "full") }. { $count ->
        [one] It is { FORM($outs, "and") }.
       *[other] They are { FORM($outs, "and") }.
    }

course-hint-outs-1 = Name the cards that make the hand, one by one. So none is counted twice.
course-hint-outs-2 = A suit has thirteen cards, and each rank four. Leave out those that you hold.
course-hint-outs-3 = { $suit ->
        [0] A straight is completed by { CARDS($straight) }.
       *[other] { $straight ->
            [0] The suit is completed by { CARDS($suit) }.
           *[other] The suit is completed by { CARDS($suit) }, a straight by { CARDS($straight) }. { $both ->
                [0] No card does both.
                [one] One card does both.
               *[other] Both are completed by { CARDS($both) }.
            }
        }
    }

course-ask-outs = You keep { FORM($keep, "the") }, and draw one card. How many cards make { FORM($needed, "a") } or better?

## Does the price pay, against a hand that is stated?

course-price-win-fold-wrong = The fold gives up a call that pays. You would pay { $to_call } for a pot that then holds { $after }, so you need { $needed } ({ FORM($needed, "odds") }); you win { $chance } of the time ({ FORM($chance, "odds") }). A hand can win without what it was drawing to.
course-price-win-call-wrong = The call costs more than it brings. You pay { $to_call } for a pot that then holds { $after }, so you need { $needed } ({ FORM($needed, "odds") }); you win only { $chance } of the time ({ FORM($chance, "odds") }).
course-price-win-call = Call. You need { $needed } ({ FORM($needed, "odds") }), and over all draws of both you win { $chance } of the time ({ FORM($chance, "odds") }).
course-price-win-fold = Fold. You would need { $needed } ({ FORM($needed, "odds") }), and over all draws of both you win only { $chance } of the time ({ FORM($chance, "odds") }).

course-hint-priced-call-facing-1 = What counts is how often you win, and not how often you make your hand. You can win without it, and be beaten with it.
course-hint-priced-call-facing-2 = You pay { $to_call }, and then the pot holds { $after }. Besides your draw, ask whether a pair of your high cards would be enough, and what the others can still make.
course-hint-priced-call-facing-3 = You need { $share }, and you win { $chance } of the time.

course-ask-priced-call-meet = { course-game }. { course-so-far } The pot holds { $pot }, and a call costs { $to_call }. You would keep { FORM($keep, "the") }. Suppose that the other player holds { $facing }, and that nobody bets again. Do you call?

## Which cards to throw in order to win?

# How far a throw is behind the best; $error is none where it is counted.
course-face-behind = { $error ->
        [0] { DECIMAL($gap, digits: 1) } points of a hundred
       *[other] { DECIMAL($gap, digits: 1) } points of a hundred, give or take { DECIMAL($error, digits: 1) }
    }
course-face-result = { $chance ->
        [never] It never wins against { $facing }.
       *[maybe] It wins { $chance } of the time against { $facing }.
    } Another throw wins more often, by { course-face-behind }.{ course-opinions }
course-face-pat = Standing pat gives up what new cards can bring. { course-face-result }
course-face-breaks = That throws { FORM($broken, "the") }, part of what you have already. { course-face-result }
course-face-kicker = That keeps { FORM($more, "the") } as well, and for every card you keep you draw one fewer. { course-face-result }
course-face-too-many = That throws { FORM($fewer, "the") }, which would help here. { course-face-result }
course-face-other = { $kept ->
        [none] That keeps nothing.
       *[other] That keeps { FORM($kept, "the") }.
    } { course-face-result }
course-face-keeping = { $kept ->
        [none] throwing all
       *[other] keeping { FORM($kept, "the") }
    }
course-face-right = { $count ->
        [0] Stand pat.
       *[other] Keep { FORM($kept, "the") }.
    } Against { $facing } that wins { FORM($chance, "full") }. { $close ->
        [none] {""}
       *[other] Too close to call from it, and as right: { FORM($close, "or") }.{" "}
    }The next throw is behind by { course-face-behind }.{ course-opinions }

course-hint-best-discards-facing-1 = Ask what you have to beat. A card kept beside a pair gives more two pair and fewer of everything above; the best throw depends on which of them is enough.
course-hint-best-discards-facing-2 = You are up against { $facing }.{ course-opinions }
course-hint-best-discards-facing-3 = The best throw is of { CARDS($count) }, and wins { $best } of the time.

course-ask-best-discards-against = You hold { FORM($hand, "comma") }. You are up against { $facing }. Which cards do you throw to win most often, if nobody bets again?

## Is the hand ahead?

course-ahead-one-alone = { $number } is against one of them alone. { $others ->
        [2] Both
       *[other] All { WORD($others) }
    } have to be worse at once.
course-ahead-behind = { $number } is how often somebody is better.
course-ahead-divided = { $number } shares the chance out among them. It is not shared: each of them is worse most of the time, and all are worse less often.
course-ahead-added = { $number } takes off the same for each of them. Where two are better at once, that takes the same deal off twice.
course-ahead-more = { $number } would leave { $rest } deals in which somebody is better. It happens more often.
course-ahead-fewer = { $number } would leave { $rest } deals in which somebody is better. It does not happen so often.
course-ahead-right = Of all hands that one player can be dealt beside yours, { $chance } are worse ({ FORM($chance, "odds") }).
course-ahead-right-many = You are ahead of { $others ->
        [2] both
       *[other] all { WORD($others) }
    } in { FORM($chance, "full") }. One hand alone you would beat { $alone } of the time; taken { WORD($others) } times, as if each came from a deck of its own, that would be { $apart }.

course-hint-ahead-1 = Before the exchange, most hands hold no pair. Against one of them a fair pair is ahead more often than not.
course-hint-ahead-2 = { $others ->
        [one] One hand is dealt from the 47 cards that you do not see. How often would it hold a higher pair, or two pair, or better?
       *[other] Each of the { WORD($others) } hands can be better. You are ahead only when none is.
    }
course-hint-ahead-3 = { $others ->
        [one] About half of all hands hold no pair, and most pairs are lower than yours or higher: count the ranks above it.
       *[other] One alone is worse { $alone } of the time. Multiply that by itself for each of the { WORD($others) }, and you are near.
    }

course-ask-ahead = You hold { FORM($rank, "short") }, and nobody has exchanged yet. Beside you sit { $others ->
        [one] one other player, with
       *[other] { WORD($others) } other players, each with
    } five cards that you cannot see. In how many of a hundred deals is yours the best hand?

## Does anybody open?

course-nobody-one-alone = { $number } is one hand alone. { $players ->
        [2] Both
       *[other] All { WORD($players) }
    } have to be without at once.
course-nobody-somebody = { $number } is how often somebody has jacks or better.
course-nobody-added = { $number } takes off the same for each player. Where two of them have jacks or better, that takes the same deal off twice.
course-nobody-divided = { $number } shares a hundred deals out among the players, but several can have jacks or better in the same deal.
course-nobody-more = { $number } would leave { $rest } deals in which somebody can open. It happens more often.
course-nobody-fewer = { $number } would leave { $rest } deals in which somebody can open. It does not happen so often.
course-nobody-right = Nobody can open in { $chance } of all deals. One hand is without { $without } of the time; taken { WORD($players) } times, as if each came from a deck of its own, that would be { $apart }. One deck is shared, so it is a little less.

course-hint-nobody-opens-1 = One hand has a pair of jacks or better about one time in five.
course-hint-nobody-opens-2 = For nobody to open, each of the { WORD($players) } hands has to be without.
course-hint-nobody-opens-3 = Multiply { $without } by itself for each of the { WORD($players) } players, and you are near.

course-ask-nobody-opens = At this table a pair of jacks or better opens. There are { WORD($players) } players. In how many of a hundred deals can nobody open?

## Which kind is dealt most often?

course-often-high = There are only { $count } hands with { FORM($kind, "a") }, the highest kind that lies here. The rarer, the higher.
course-often-between = There are { $count } hands with { FORM($kind, "a") }, fewer than of another kind that lies here.
course-often-right = There are { $count } hands with { FORM($kind, "a") } among all { $whole }: { FORM($chance, "full") }. Next comes { FORM($next, "a") }, with { $next_count }. The lower a kind stands, the more often it is dealt.

course-hint-more-often-1 = The order of hands was made by counting: the rarer a kind, the higher it stands.
course-hint-more-often-2 = Name each hand’s kind first.
course-hint-more-often-3 = In the order they lie: { FORM($kinds, "comma") }.

course-ask-more-often = Which of these kinds of hand is dealt most often?

## Which printed line departs from the count?

course-choice-printed-line = { $kept }: { $outcome }, { $figure }
# How many ways bring a printed line; it stands inside the sentences below.
course-misprint-ways = { $ways ->
        [one] { $ways } way brings it
       *[other] { $ways } ways bring it
    } and { $fails } do not
course-misprint-agrees = “{ $line }” is the count: { course-misprint-ways }, which is { AGAINST($chance) }, and that is what is printed as a whole number.
course-misprint-right = “{ $line }”: { course-misprint-ways }. { $why }

course-hint-misprint-1 = Read “1 : x” as x to one against: x ways that fail for each that comes. The printed figure should be that as a whole number.
course-hint-misprint-2 = For each line count the ways that bring it. In their order: { FORM($counts, "comma") }.
course-hint-misprint-3 = As odds, in their order: { FORM($odds, "comma") }.

course-ask-misprint = Lines of the printed table, each under its hand. Three of them are the count as a whole number. Which one says something else?
