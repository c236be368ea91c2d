# What the coach says of bets of a size that the reference never bets, and of bets that not everybody can match.

advice-beside-all-in = { FORM($choice, "capital") } cannot drive out { $who }, who { $who ->
        [one] is
       *[several] are
    } all-in: the pot with { $who } you win { $main } of the time.{ $known ->
        [yes] {" "}By the reference everybody else folds { $folds } of the time, and where somebody stays you win the side pot { $side }.
       *[no] {""}
    }
advice-size-risks = { FORM($choice, "capital") } risks { CHIPS($cost) } for a pot of { $pot }: by itself it has to work { $works } of the time ({ FORM($works, "odds") }). Against those who would stay for the usual { $usual } you win { $wins }.
advice-size-unusual = The reference never bets such a size: the figures are for { $usual }. How { $choice } would be answered is a guess, so the tutor does not grade it.
advice-size-guessed = The reference never bets such a size: the figures are for { $usual }, and what { $choice } is worth beside that is an opinion, by a simple model of how each is answered.
advice-sizes-alike = { FORM($choice, "capital") } and { $other } are taken to be answered alike, so the figures say little of which size is better.
