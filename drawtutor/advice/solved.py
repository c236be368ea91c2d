"""Two players in fixed limit: what each choice is worth against a strategy that was solved, as a source of values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Final

from drawtutor.advice.appraisal import Appraisal, NumberKind, Source, Worth, exactly
from drawtutor.advice.choices import all_choices
from drawtutor.advice.faced import opinions_where_read
from drawtutor.advice.hold_model import as_action, legal_holds
from drawtutor.advice.reading import known_cards
from drawtutor.advice.sizes import Guesses
from drawtutor.message import Message
from drawtutor.reference import has_numpy, standing_of
from drawtutor.rules import Action, Bet, Call, Check, Fold, Phase, RaiseTo, SeatView

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from drawtutor.reference import Act, HeadsUp, Standing

__all__ = ["SolvedModel"]

_HAND: Final = 5


class SolvedModel:
    """The solved strategies of two players: nothing is sampled."""

    def covers(self, view: SeatView) -> bool:
        """Whether two play a structure that is stored, and numpy is there to look at all hands at once."""
        if view.phase not in (Phase.BET1, Phase.DRAW, Phase.BET2) or len(view.hand) != _HAND or len(view.players) != 2:
            return False
        return standing_of(view) is not None and has_numpy()

    def appraisals(
        self, view: SeatView, rng: Random, *, asked: Sequence[Action] = (), narrows: bool = False
    ) -> Iterator[Appraisal]:
        """The one appraisal there is: what is not sampled cannot be made surer."""
        from drawtutor.reference import HeadsUp

        standing = standing_of(view)
        assert standing is not None
        table = HeadsUp(standing, view.hand, known_cards(view))
        if view.phase is Phase.DRAW:
            worths = tuple(_holds(view, standing, table))
        else:
            worths = tuple(_acts(view, standing, table))
            worths = Guesses(view, rng).beside((*worths, *_of_other_sizes(view, worths, asked)))
        yield Appraisal(
            source=Source.SOLVED,
            assumption=Message.of("advice-assume-solved", phase=view.phase),
            pot=view.pot,
            worths=opinions_where_read(view, worths),
        )


def _acts(view: SeatView, standing: Standing, table: HeadsUp) -> Iterator[Worth]:
    from drawtutor.reference import solved_acts

    after = view.phase is Phase.BET2
    values = table.after_draw() if after else table.before_draw(_ways(view, table))
    often = solved_acts(standing, view.hand)
    for act, value in values.items():
        yield Worth(
            action=_action(view, act),
            value=exactly(value * standing.unit),
            kind=NumberKind.EXACT if after else NumberKind.REFERENCE,
            frequency=often[act],
        )
    if view.legal.check and view.legal.fold:
        yield Worth(action=Fold(), value=exactly(0.0), kind=NumberKind.EXACT, frequency=0.0)


def _of_other_sizes(view: SeatView, worths: Sequence[Worth], asked: Sequence[Action]) -> Iterator[Worth]:
    """An opening with two units (EN-14), which the strategies do not know, as if it were answered like one of one.

    What it gains more then from those who call is at most the unit that they pay more, and seldom half of it.
    """
    own = next((worth for worth in worths if isinstance(worth.action, Bet)), None)
    own_size = view.stakes.small_bet
    for action in dict.fromkeys((*all_choices(view), *asked)):
        if own is not None and isinstance(action, Bet) and action != own.action:
            yield replace(own, action=action, value=exactly(own.value.value + own_size / 2), frequency=0.0)


def _action(view: SeatView, act: Act) -> Action:
    low = view.legal.wager[0] if view.legal.wager else 0
    made: Mapping[str, Action] = {
        "fold": Fold(),
        "check": Check(),
        "call": Call(),
        "bet": Bet(low),
        "raise": RaiseTo(low),
    }
    return made[act.value]


def _ways(view: SeatView, table: HeadsUp) -> Mapping[int, NDArray[np.float64]]:
    """For each number of cards that the class of the hand may throw, what comes of throwing so many its way."""
    from drawtutor.reference import kept_by, start_of

    throws = start_of(view.hand).throws
    finals = table.becomes_own([kept_by(view.hand, thrown) for thrown in throws])
    return dict(zip(throws, finals, strict=True))


def _holds(view: SeatView, standing: Standing, table: HeadsUp) -> Iterator[Worth]:
    import numpy as np

    from drawtutor.reference import kept_by, solved_throws, start_of

    legal = legal_holds(view)
    finals = table.becomes_own([odds.keep for odds in legal])
    by_number: dict[int, list[int]] = {}
    for place, odds in enumerate(legal):
        by_number.setdefault(len(odds.discard), []).append(place)
    worth = table.thrown(
        {number: np.stack([finals[place] for place in places]) for number, places in by_number.items()}
    )
    often = solved_throws(standing, view.hand)
    usual = {thrown: frozenset(kept_by(view.hand, thrown)) for thrown in start_of(view.hand).throws}
    for number, places in by_number.items():
        for row, place in enumerate(places):
            odds = legal[place]
            plays = usual.get(number) == frozenset(odds.keep)
            yield Worth(
                action=as_action(odds),
                value=exactly(float(worth[number][row]) * standing.unit),
                kind=NumberKind.REFERENCE,
                frequency=often[number] if plays else 0.0,
            )
