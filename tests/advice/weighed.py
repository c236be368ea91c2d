"""Appraisals with stated figures: what is said of a choice then hangs on its position, and nothing is sampled."""

from dataclasses import dataclass
from functools import partial
from random import Random

from drawtutor.advice import Feedback, Misconception
from drawtutor.advice.appraisal import Appraisal, NumberKind, Source, Worth, exactly
from drawtutor.advice.review import review
from drawtutor.message import Message
from drawtutor.odds import Estimate
from drawtutor.rules import Action, Bet, Call, Check, Fold, RaiseTo, SeatView, StandPat
from tests.advice.positions import deal_at, throw, to_act


def weighed(
    view: SeatView, worths: dict[Action, float], *, error: float = 0.0, guessed: Action | None = None
) -> Appraisal:
    """What the choices are worth in chips, as a source would say it that plays everybody by the reference."""
    return Appraisal(
        source=Source.ROLL_OUTS,
        assumption=Message.of("advice-assume-rolled", others=1, folded=False),
        pot=view.pot,
        worths=tuple(
            Worth(
                action=action,
                value=Estimate(chips, error, 100) if error else exactly(chips),
                kind=NumberKind.SAMPLED if error else NumberKind.REFERENCE,
                firm=action != guessed,
            )
            for action, chips in worths.items()
        ),
    )


def told(
    view: SeatView, chosen: Action, worths: dict[Action, float], *, error: float = 0.0, guessed: Action | None = None
) -> Feedback:
    """What is said of a choice by these figures; what is ``guessed`` has one that nothing is graded by."""
    return review(view, chosen, rng=Random(0), appraisal=weighed(view, worths, error=error, guessed=guessed))


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """A choice with stated figures, the idea that it speaks of, and the reason that is told for it."""

    view: SeatView
    chosen: Action
    worths: tuple[tuple[Action, float], ...]
    idea: Misconception | None = None
    reason: str | None = None
    """The key of a message among the reasons."""
    error: float = 0.0

    @property
    def name(self) -> str:
        """What the test of this case is called."""
        return f"{self.reason or self.idea}"


OPENER = "KdKc9s6h2h"
_TABLE = ("?", "?")
_after = partial(deal_at, "california")


def after_three(hero: str, *moves: Action | tuple[int, str]) -> SeatView:
    """Two players; the other opened and drew three, the hero called."""
    return to_act(_after([OPENER, hero], Bet(2), Call(), throw("9s6h2h"), (0, "Tc7d4s"), *moves))


def after_pat(hero: str, *moves: Action | tuple[int, str]) -> SeatView:
    """Two players; the other opened, raised again and stood pat, the hero called."""
    pat = "QdJdTd9c8s"
    return to_act(_after([pat, hero], Bet(2), RaiseTo(4), RaiseTo(6), Call(), StandPat(), *moves))


def opened(hero: str, *moves: Action, players: int = 4) -> SeatView:
    """The player left of the dealer opened, the hero is next."""
    return to_act(_after([OPENER, hero, *["?"] * (players - 2)], Bet(2), *moves))


def raised(hero: str) -> SeatView:
    """Two before the hero have opened and raised."""
    return to_act(_after([OPENER, "QsQdJs4c4h", hero, "?"], Bet(2), RaiseTo(4)))


_STRONG = ("QdJdTd9c8s", "AsAcAdKsKc", "5s5c5d6s6c")


def raised_twice(hero: str, *moves: Action) -> SeatView:
    """The three before the hero have opened, raised and raised again."""
    return to_act(_after([*_STRONG, hero], Bet(2), RaiseTo(4), RaiseTo(6), *moves))


def three_pat(hero: str) -> SeatView:
    """The same three have stood pat, and the hero is to throw."""
    return raised_twice(hero, Call(), Call(), Call(), StandPat(), StandPat(), StandPat())


def called_before(hero: str) -> SeatView:
    """After the draw: three are in, the first bet and the second called."""
    moves = (Bet(2), Call(), Call(), throw("9s6h2h"), (0, "Tc7d4s"), throw("4c"), (1, "8d"))
    return to_act(_after([OPENER, "QsQdJsJc4c", hero], *moves, throw("9d5c3s"), (2, "8h7s2d"), Bet(4), Call()))


def pat_first(hero: str) -> SeatView:
    """Two players after the draw: the hero opened, stood pat and is to speak first; the other drew three."""
    return to_act(_after([hero, OPENER], Bet(2), Call(), StandPat(), throw("9s6h2h"), (1, "Tc7d4s")))


def _case(view: SeatView, chosen: Action, idea: Misconception | None = None, **more: object) -> Case:
    worths = more.pop("worths")
    assert isinstance(worths, dict)
    return Case(view=view, chosen=chosen, idea=idea, worths=tuple(worths.items()), **more)  # type: ignore[arg-type]


_DREW = (throw("9d5c3s"), (1, "8h7s3h"))
_PAIR = (throw("9d5c3s"), throw("9d5c"))
_M = Misconception

CASES: tuple[Case, ...] = (
    _case(
        after_three("8s8d4d4c3s", StandPat(), Bet(4)),
        Fold(),
        _M.FOLDS_AT_A_GOOD_PRICE,
        worths={Call(): 1.0, Fold(): 0.0, RaiseTo(8): -1.0},
    ),
    _case(
        raised("2s2c9d5c3s"),
        Fold(),
        _M.FORGETS_WHAT_IT_WINS_LATER,
        worths={Call(): 1.0, Fold(): 0.0, RaiseTo(6): -1.0},
    ),
    _case(
        opened("AsAh9d5c3s"),
        Call(),
        _M.FORGETS_WHAT_IT_COSTS_LATER,
        worths={Call(): -1.0, Fold(): 0.0, RaiseTo(4): -2.0},
    ),
    _case(
        raised("2s2c9d5c3s"),
        Call(),
        _M.CALLS_WITHOUT_THE_PRICE,
        worths={Call(): -1.0, Fold(): 0.0, RaiseTo(6): -2.0},
    ),
    _case(
        after_three("2s2c9d5c3s", StandPat(), Bet(4)),
        Call(),
        _M.CALLS_WITH_A_BLUFF_CATCHER,
        worths={Call(): -1.0, Fold(): 0.0, RaiseTo(8): -2.0},
    ),
    _case(called_before("3d3c9d5c3s"), Call(), _M.OVERCALLS, worths={Call(): -2.0, Fold(): 0.0, RaiseTo(8): -3.0}),
    _case(
        after_three("AsAh9d5c3s", *_DREW, Check()),
        Check(),
        _M.SLOW_PLAYS,
        worths={Check(): 4.0, Bet(4): 5.0, Fold(): 0.0},
    ),
    _case(
        to_act(_after(["AsAh9d5c3s", "?", "?", "?"])),
        Check(),
        _M.WAITS_WITH_THE_BEST,
        worths={Check(): 1.0, Bet(2): 2.0, Fold(): 0.0},
        reason="advice-idea-waits-with-the-best-by-share",
    ),
    _case(
        pat_first("5s5h5d3c3s"),
        Check(),
        _M.SLOW_PLAYS,
        worths={Check(): 6.0, Bet(4): 9.0, Fold(): 0.0},
        reason="advice-idea-slow-plays",
    ),
    _case(
        after_three("8s8h8d8c3s", StandPat(), Bet(4)),
        Call(),
        _M.SLOW_PLAYS,
        worths={Call(): 9.0, RaiseTo(8): 11.0, Fold(): 0.0},
        reason="advice-idea-slow-plays-call",
    ),
    _case(
        pat_first("5s5h5d3c3s"),
        Bet(4),
        worths={Check(): 9.0, Bet(4): 7.0, Fold(): 0.0},
        reason="advice-check-lets-them-bet",
    ),
    _case(
        after_three("5s5h5d3c3s", StandPat(), Check()),
        Bet(4),
        worths={Check(): 7.0, Bet(4): 6.0, Fold(): 0.0},
        reason="advice-bet-costs-later",
    ),
    _case(
        opened("5s5h5d3c3s"),
        RaiseTo(4),
        worths={Call(): 5.0, RaiseTo(4): 3.0, Fold(): 0.0},
        reason="advice-call-keeps-them-in",
    ),
    _case(
        after_three("TsTh9d5c3s", *_DREW, Check()),
        Bet(4),
        _M.BLUFFS_WITH_SHOWDOWN_VALUE,
        worths={Check(): 3.0, Bet(4): 1.0, Fold(): 0.0},
    ),
    _case(
        after_three("5s5h5d3c3s", StandPat(), Bet(4)),
        Call(),
        worths={Call(): 0.5, RaiseTo(8): 3.0, Fold(): 0.0},
        reason="advice-bluff-together",
    ),
    _case(
        opened("2s2c9d5c3s"),
        RaiseTo(4),
        worths={RaiseTo(4): 1.0, Call(): 0.2, Fold(): 0.0},
        reason="advice-bluff-later",
    ),
    _case(
        opened("TsTh9d5c3s"),
        RaiseTo(4),
        worths={RaiseTo(4): 1.0, Call(): 0.2, Fold(): 0.0},
        reason="advice-bluff-wins-called",
    ),
    _case(
        after_three("8s8h8d8c3s"),
        throw("3s"),
        worths={throw("3s"): 9.0, StandPat(): 7.0},
        reason="advice-hold-right-made",
    ),
    _case(
        after_three("Ks9d8d5c3s"),
        StandPat(),
        worths={throw("9d8d5c3s"): 2.0, StandPat(): 2.01},
        reason="advice-hold-close-later",
        error=0.3,
    ),
    _case(
        after_three("Ks9d8d5c3s"),
        StandPat(),
        worths={throw("9d8d5c3s"): 2.03, StandPat(): 2.0},
        reason="advice-hold-good-later",
    ),
    _case(
        after_three("AhJc6d3s2c"),
        throw("6d3sJc"),
        _M.THROWS_HIGH_CARDS,
        worths={throw("6d3s2c"): 2.0, throw("6d3sJc"): 1.0},
    ),
    _case(
        after_three("JsJh9d5c3s", *_DREW, Check()),
        Bet(4),
        _M.BETS_WHERE_ONLY_BETTER_CALL,
        worths={Check(): 4.0, Bet(4): 3.0, Fold(): 0.0},
        reason="advice-as-bluff-folds",
    ),
    _case(
        after_three("KsQh9d5c3s", StandPat(), Bet(4)),
        RaiseTo(8),
        _M.BLUFFS_TOO_DEAR,
        worths={Call(): -1.0, Fold(): 0.0, RaiseTo(8): -3.0},
    ),
    _case(
        opened("2s2c9d5c3s"),
        RaiseTo(4),
        _M.BETS_INTO_STRENGTH,
        worths={Call(): 0.2, Fold(): 0.0, RaiseTo(4): -1.0},
    ),
    _case(
        opened("AsAh9d5c3s"),
        Call(),
        _M.LETS_THEM_DRAW_CHEAPLY,
        worths={Call(): 1.0, Fold(): 0.0, RaiseTo(4): 2.0},
    ),
    _case(
        to_act(_after(["KsQh9d5c3s", "?", "?", "?"])),
        Bet(2),
        _M.OPENS_TOO_LOW,
        worths={Check(): 0.5, Bet(2): -1.0, Fold(): 0.0},
        reason="advice-open-practice",
    ),
    _case(
        after_three("7s7h9d5c3s", StandPat(), Check()),
        Fold(),
        _M.FOLDS_FOR_FREE,
        worths={Check(): 2.0, Bet(4): 1.0, Fold(): 0.0},
    ),
    _case(after_three("AsAh9d5c3s"), StandPat(), _M.PAT_WITHOUT_NEED, worths={_PAIR[0]: 6.0, StandPat(): 4.3}),
    _case(
        after_three("AsAh9d5c3s"),
        _PAIR[1],
        _M.KEEPS_KICKER,
        worths={_PAIR[0]: 6.0, throw("9d5c"): 5.5},
        reason="advice-disguise-costs",
    ),
    _case(
        after_three("7s7h7c5c3s"),
        throw("3s"),
        worths={throw("5c3s"): 9.0, throw("3s"): 9.3},
        reason="advice-disguise-pays",
    ),
    _case(
        after_three("7s7h7c5c3s"),
        throw("3s"),
        worths={throw("5c3s"): 9.0, throw("3s"): 8.99},
        reason="advice-disguise-level",
        error=0.3,
    ),
    _case(
        after_three("KsQh9d5c3s", StandPat(), Bet(4)),
        Call(),
        _M.CALLS_WITHOUT_THE_PRICE,
        worths={Call(): -3.0, RaiseTo(8): 1.0, Fold(): 0.0},
        reason="advice-as-bluff-folds",
    ),
    _case(
        after_three("9h8c7c5s3s"),
        StandPat(),
        worths={StandPat(): 2.0, throw("7c5s3s"): 1.0},
        reason="advice-hold-right-bluff",
    ),
    _case(
        three_pat("KhKdQhJhTh"),
        throw("QhJhTh"),
        _M.DRAWS_DEAD,
        worths={throw("QhJhTh"): 0.1, throw("Kd"): 3.0},
    ),
    _case(
        raised_twice("Kh9d7h4c3s"),
        Call(),
        _M.DRAWS_DEAD,
        worths={Call(): -3.0, Fold(): 0.0, RaiseTo(8): -4.0},
    ),
    _case(
        after_pat("7s7h5c3dAs"),
        throw("5c3dAs"),
        worths={throw("5c3dAs"): 0.1, throw("5c3d"): 1.0},
        reason="advice-ace-kicker-pays",
    ),
    _case(
        to_act(_after([OPENER, "AsAh9d5c3s"], Bet(2), options={"joker": "wild"})),
        Fold(),
        worths={Call(): 1.0, Fold(): 0.0, RaiseTo(4): 0.5},
        reason="advice-gains",
    ),
    _case(
        to_act(
            deal_at("five_stage", ["5s5h5d4c3c", OPENER], Bet(3), Call(), StandPat(), throw("9s6h2h"), (1, "Tc7d4s"))
        ),
        Fold(),
        _M.PASSES_AN_OPENING_HAND,
        worths={Bet(5): 8.0, Fold(): 0.0},
        reason="advice-open-or-fold",
    ),
    _case(
        after_three("AsAh9d5c3s"),
        _PAIR[0],
        worths={_PAIR[0]: 5.0, StandPat(): 6.0},
        reason="advice-hold-worse-later",
    ),
)
"""Choices that call for each kind of reason."""
