# What the coach says of bets of a size that the reference never bets, and of bets that not everybody can match.

advice-beside-all-in = { FORM($choice, "capital") } cannot drive out { $who }, who { $who ->
        [one] is
       *[several] are
    } all-in: the pot with { $who } you win { $main } of the time.{ $known ->
        [yes] {" "}By the reference nobody else calls { $folds } of the time, and where somebody stays you win the side pot { $side }.
       *[no] {""}
    }
advice-size-risks = { FORM($choice, "capital") } risks { CHIPS($cost) } for a pot of { $pot }: by itself it has to work { $works } of the time ({ FORM($works, "odds") }). Against those who would stay for the usual { $usual } you win { $wins }.
advice-size-unusual = The reference never bets such a size: the figures are for { $usual }. How { $choice } would be answered is a guess, so the tutor does not grade it.
advice-size-guessed = The reference never bets such a size: the figures are for { $usual }, and what { $choice } is worth beside that is an opinion, by a simple model of how each is answered.
advice-sizes-alike = { FORM($choice, "capital") } and { $other } are taken to be answered alike, so the figures say little of which size is better.

# Where somebody else has bet so: it is read as an ordinary bet.
advice-faced-size = { $who } { $raises ->
        [yes] raised to { $to } with { $pot } in the pot
       *[no] bet { $to } into a pot of { $pot }
    }, a size that the reference never bets: it is read as an ordinary { $raises ->
        [yes] raise
       *[no] bet
    }. { $decides ->
        [call] But even against the best quarter of those hands you win as often as the call needs.
        [fold] But even if it told nothing of the hand, you would win less often than the call needs.
       *[neither] What it means is a guess, so the verdict is an opinion.
    }
advice-price-read = Calling costs { CHIPS($cost) } for a pot of { $pot }: you need { $needed } ({ FORM($needed, "odds") }). Against what an ordinary bet means you win { $wins }.
advice-price-read-behind = Calling costs { CHIPS($cost) } for a pot of about { $pot }, counting the calls still to come: you need about { $needed } ({ FORM($needed, "odds") }). Against what an ordinary bet means you win { $wins }.
advice-gains-read = By that reading { $better } is worth about { DECIMAL($chips, digits: 1) } chips more, { $share } of the pot.
advice-read-right = By that reading { $choice } is right here.
advice-hint-call-number-read = { $exact ->
        [yes] The call needs { $needed }
       *[no] Counting the calls still to come, the call needs about { $needed }
    } ({ FORM($needed, "odds") }). The reference never bets such a size: against what an ordinary bet means you win { $wins } if nobody bets again.
