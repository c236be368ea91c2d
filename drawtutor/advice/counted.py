"""After the draw, up to four players: what each act is worth, counted whole, as a source of values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from drawtutor.advice.appraisal import Appraisal, NumberKind, Source, Worth, exactly, fold
from drawtutor.advice.choices import all_choices
from drawtutor.advice.faced import opinions_where_read
from drawtutor.advice.reading import known_cards
from drawtutor.advice.sizes import Guesses, is_usual
from drawtutor.message import Message
from drawtutor.reference import has_numpy, uncovered
from drawtutor.rules import Action, Fold, Phase, SeatView

__all__ = ["CountedModel"]


class CountedModel:
    """The last round counted over all that the others may hold and do: nothing is sampled."""

    def covers(self, view: SeatView) -> bool:
        """Whether this is the last round of a table that is counted, somebody else is in, and numpy is there."""
        if view.phase is not Phase.BET2 or sum(player.active for player in view.players) < 2:
            return False
        return uncovered(view) is None and has_numpy()

    def appraisals(
        self, view: SeatView, rng: Random, *, asked: Sequence[Action] = (), narrows: bool = False
    ) -> Iterator[Appraisal]:
        """The one appraisal there is: what is not sampled cannot be made surer."""
        from drawtutor.reference import after_draw_values, beliefs, final_weights

        acts = [action for action in (*all_choices(view), *asked) if not isinstance(action, Fold)]
        acts = list(dict.fromkeys(acts))
        weights = final_weights(beliefs(view), (*view.hand, *known_cards(view)))
        worths = Guesses(view, rng).beside(
            Worth(
                action=found.action,
                value=exactly(found.value),
                kind=NumberKind.EXACT,
                firm=is_usual(view, found.action),
            )
            for found in after_draw_values(view, weights, acts=acts)
        )
        folded = any(player.folded for player in view.players)
        others = sum(player.active for player in view.players) - 1
        yield Appraisal(
            source=Source.COUNTED,
            assumption=Message.of("advice-assume-counted", others=others, folded=folded),
            pot=view.pot,
            worths=opinions_where_read(view, (*worths, fold())),
        )
