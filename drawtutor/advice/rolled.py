"""Any table: what each choice is worth in many hidden deals played to the end by the reference player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Final

from drawtutor.advice.appraisal import Appraisal, NumberKind, Source, Worth, fold, same_choice
from drawtutor.advice.choices import all_choices
from drawtutor.advice.sizes import Guesses, is_usual
from drawtutor.message import Message
from drawtutor.odds import Estimate
from drawtutor.reference import has_numpy, why_not_rolled_out
from drawtutor.rules import Action, Fold, SeatView

if TYPE_CHECKING:
    from drawtutor.reference import RollOut

__all__ = ["RolledAppraisal", "RolledModel"]

_QUICK: Final = 1000
"""So many deals for a first figure, which is to be there in a moment."""
_GLANCE: Final = 500
"""So many deals for a hold that is hardly ever the best."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RolledAppraisal(Appraisal):
    """What choices are worth in roll-outs, compared deal by deal where they were played in the same deals."""

    played: RollOut = field(repr=False, compare=False)

    def difference(self, one: Worth, other: Worth) -> Estimate:
        """How many chips the one is worth more than the other, with the standard error of that difference."""
        if one is not other and NumberKind.OPINION not in (one.kind, other.kind):
            found = self.played.compared(one.action, other.action)
            if found is not None:
                return Estimate(*found, self.samples)
        return Appraisal.difference(self, one, other)


class RolledModel:
    """Roll-outs from what the others may hold, by what they did: any rules, limits and stacks."""

    def covers(self, view: SeatView) -> bool:
        """Whether this decision can be rolled out, and numpy is there."""
        others = any(player.active and player.seat != view.seat for player in view.players)
        return others and why_not_rolled_out(view) is None and has_numpy()

    def appraisals(self, view: SeatView, rng: Random, *, asked: Sequence[Action] = ()) -> Iterator[Appraisal]:
        """First the choices that matter and those asked about; then all, the ones that matter in ever more deals."""
        from drawtutor.reference import RollOut, actions_of

        seed = rng.getrandbits(48)
        guesses = Guesses(view, Random(seed))
        main = [action for action in actions_of(view) if _among(action, all_choices(view))]
        main += [action for action in asked if not _among(action, main)]
        rest = [action for action in all_choices(view) if not _among(action, main)]
        rolled = RollOut(view, seed=seed, actions=main)
        rolled.add(_QUICK)
        yield _appraisal(view, rolled, guesses, (), partial=bool(rest))
        glance: tuple[Worth, ...] = ()
        if rest:
            beside = RollOut(view, seed=seed, actions=rest)
            beside.add(_GLANCE)
            # Of many figures with errors the highest is likely to be one by luck: it is looked at closely first.
            level = max(value.value - 2 * value.standard_error for value in rolled.figures().values)
            near = [v.action for v in beside.figures().values if v.value + 2 * v.standard_error > level]
            glance = tuple(worth for worth in _worths(view, beside) if not _among(worth.action, near))
            if near:
                rolled = RollOut(view, seed=seed, actions=[*main, *near])
                rolled.add(_QUICK)
        while True:
            rolled.add(rolled.deals)
            yield _appraisal(view, rolled, guesses, glance, partial=False)


def _among(action: Action, actions: Sequence[Action]) -> bool:
    return any(same_choice(action, other) for other in actions)


def _appraisal(
    view: SeatView, rolled: RollOut, guesses: Guesses, glance: tuple[Worth, ...], *, partial: bool
) -> RolledAppraisal:
    return RolledAppraisal(
        source=Source.ROLL_OUTS,
        assumption=_assumption(view),
        pot=view.pot,
        worths=(*guesses.beside(_worths(view, rolled)), *glance),
        samples=rolled.deals,
        partial=partial,
        played=rolled,
    )


def _assumption(view: SeatView) -> Message:
    in_ = sum(player.active for player in view.players) - 1
    folded = any(player.folded for player in view.players)
    return Message.of("advice-assume-rolled", others=in_, folded=folded)


def _worths(view: SeatView, rolled: RollOut) -> tuple[Worth, ...]:
    found = []
    for value in rolled.figures().values:
        if isinstance(value.action, Fold) and not value.standard_error:
            found.append(fold())
            continue
        figure = Estimate(value.value, value.standard_error, rolled.deals)
        firm = is_usual(view, value.action)
        found.append(Worth(action=value.action, value=figure, kind=NumberKind.SAMPLED, firm=firm))
    return tuple(found)
