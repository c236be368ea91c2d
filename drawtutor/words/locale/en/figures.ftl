# How the chances of a text were counted, one by one.

figures-title = How these chances were counted
figures-note = Each card that has not been seen counts as likely to come as any other. Hands that were folded hold rather fewer aces and kings than that.
figure-kept = Keep
figure-thrown = throw
figure-reach = { FORM($category, "a") } or better
figure-exactly = just { FORM($category, "a") }
figure-improves = better than { $category ->
        [high-card] no pair
       *[other] { FORM($category, "a") }
    }
figure-beats = beats { FORM($other, "short") }
figure-share = to call { $stake } into a pot of { $pot }, the bet in it
figure-bluff = to bluff with { $stake } at a pot of { $pot }
figure-ways = { $ways } of { $total }: { FORM($chance, "full") }
figure-chips = { $ways } of { $total } chips: { FORM($chance, "full") }
