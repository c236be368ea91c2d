"""Any table: what each choice is worth in many hidden deals played to the end by the reference player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import TYPE_CHECKING, Final

from drawtutor.advice.appraisal import Appraisal, NumberKind, Source, Worth, fold, same_choice
from drawtutor.advice.choices import all_choices
from drawtutor.advice.faced import opinions_where_read
from drawtutor.advice.sizes import Guesses, is_usual
from drawtutor.message import Message
from drawtutor.odds import Estimate
from drawtutor.reference import has_numpy, why_not_rolled_out
from drawtutor.rules import Action, Bet, Fold, RaiseTo, SeatView

if TYPE_CHECKING:
    from drawtutor.reference import RollOut

__all__ = ["RolledAppraisal", "RolledModel"]

_QUICK: Final = 1000
"""So many deals for a first figure, which is to be there in a moment."""
_GLANCE: Final = 500
"""So many deals for a hold that is hardly ever the best."""
_SETTLED: Final = 4000
"""After so many deals a choice that is clearly behind is left out of those that follow."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RolledAppraisal(Appraisal):
    """What choices are worth in roll-outs, compared deal by deal where they were played in the same deals."""

    played: tuple[RollOut, ...] = field(repr=False, compare=False)
    """The roll-outs, the one that goes on first: with each that follows go choices that were left out since."""

    def difference(self, one: Worth, other: Worth) -> Estimate:
        """How many chips the one is worth more than the other, with the standard error of that difference."""
        if one is not other and one.firm and other.firm:
            for rolled in self.played:
                found = rolled.compared(one.action, other.action)
                if found is not None:
                    return Estimate(*found, rolled.deals)
        return Appraisal.difference(self, one, other)

    def in_the_running(self, asked: Sequence[Action] = ()) -> tuple[Worth, ...]:
        """The choices of which it matters to know more; what was left out before is out for good.

        What a size that the reference never bets is worth gets no surer, whatever is dealt.
        """
        playing = self.played[0].actions
        there = (w for w in Appraisal.in_the_running(self, asked) if w.firm)
        return tuple(worth for worth in there if _among(worth.action, playing))


class RolledModel:
    """Roll-outs from what the others may hold, by what they did: any rules, limits and stacks."""

    def covers(self, view: SeatView) -> bool:
        """Whether this decision can be rolled out, and numpy is there."""
        others = any(player.active and player.seat != view.seat for player in view.players)
        return others and why_not_rolled_out(view) is None and has_numpy()

    def appraisals(
        self, view: SeatView, rng: Random, *, asked: Sequence[Action] = (), narrows: bool = False
    ) -> Iterator[Appraisal]:
        """First the choices that matter and those asked about; then all, the ones that matter in ever more deals."""
        from drawtutor.reference import RollOut, actions_of

        seed = rng.getrandbits(48)
        guesses = Guesses(view, Random(seed))
        main = [action for action in actions_of(view) if _among(action, all_choices(view))]
        main += [action for action in asked if not _among(action, main)]
        rest = [action for action in all_choices(view) if not _among(action, main)]
        rolled = RollOut(view, seed=seed, actions=main)
        rolled.add(_QUICK)
        left: tuple[RollOut, ...] = ()
        # Opinions on sizes that nobody asks about take a while, and can wait.
        unusual = [action for action in main if not is_usual(view, action) and not _among(action, asked)]
        first = rolled.only([action for action in rolled.actions if not _among(action, unusual)])
        yield _appraisal(view, first, guesses, left, partial=bool(rest or unusual))
        if rest:
            beside = RollOut(view, seed=seed, actions=rest)
            beside.add(_GLANCE)
            # Of many figures with errors the highest is likely to be one by luck: it is looked at closely first.
            worths = (*_worths(view, rolled), *_worths(view, beside))
            running = Appraisal.in_the_running(_appraised(view, rolled, guesses.beside(worths)))
            near = [worth.action for worth in running if _among(worth.action, rest)]
            if near:
                rolled = RollOut(view, seed=seed, actions=[*main, *near])
                rolled.add(_QUICK)
            left = (beside,)
            yield _appraisal(view, rolled, guesses, left, partial=False)
        while True:
            rolled.add(1)
            found = _appraisal(view, rolled, guesses, left, partial=False)
            yield found
            if not narrows or rolled.deals < _SETTLED:
                continue
            running = found.in_the_running((*asked, *_behind(view, found, asked)))
            kept = [a for a in rolled.actions if isinstance(a, Fold) or any(worth.action is a for worth in running)]
            if len(kept) < len(rolled.actions):
                left = (rolled, *left)
                rolled = rolled.only(kept)


def _among(action: Action, actions: Sequence[Action]) -> bool:
    return any(same_choice(action, other) for other in actions)


def _behind(view: SeatView, found: Appraisal, asked: Sequence[Action]) -> Sequence[Action]:
    """The bets that are behind the opinion on those that are asked about."""
    if all(is_usual(view, action) for action in asked):
        return ()
    return [worth.action for worth in found.worths if worth.firm and isinstance(worth.action, Bet | RaiseTo)]


def _appraisal(
    view: SeatView, rolled: RollOut, guesses: Guesses, left: tuple[RollOut, ...], *, partial: bool
) -> RolledAppraisal:
    worths: list[Worth] = []
    for each in (rolled, *left):
        worths += _beside(worths, _worths(view, each))
    return _appraised(view, rolled, guesses.beside(worths), left=left, partial=partial)


def _beside(there: Sequence[Worth], found: Sequence[Worth]) -> Iterator[Worth]:
    """What was found of choices that are not there yet; as far below the best as in the deals that they share with it.

    What a choice loses is told from those deals, and the table shows no other loss.
    """
    best = max(there, key=lambda worth: worth.value.value, default=None)
    then = [worth for worth in found if best and same_choice(worth.action, best.action)]
    shift = best.value.value - then[0].value.value if best and then else 0.0
    for worth in found:
        if not _among(worth.action, [other.action for other in there]):
            yield replace(worth, value=replace(worth.value, value=worth.value.value + shift))


def _appraised(
    view: SeatView,
    rolled: RollOut,
    worths: Sequence[Worth],
    *,
    left: tuple[RollOut, ...] = (),
    partial: bool = False,
) -> RolledAppraisal:
    return RolledAppraisal(
        source=Source.ROLL_OUTS,
        assumption=_assumption(view),
        pot=view.pot,
        worths=opinions_where_read(view, worths),
        samples=rolled.deals,
        partial=partial,
        played=(rolled, *left),
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
