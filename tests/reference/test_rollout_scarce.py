"""Roll-outs where cards run out while some wait for theirs: every such deal can be dealt and played."""

from pathlib import Path

import numpy as np
import pytest

from drawtutor.reference import RollOut, reference_policy
from drawtutor.reference.rollouts.position import Position
from drawtutor.reference.rollouts.ranges import believed_ranges
from drawtutor.reference.table.structures import nearest_structure
from drawtutor.rules import SeatView, StandPat, read_record, replay

_RECORDS = sorted((Path(__file__).parents[1] / "data" / "scarce").glob("*.phh"))


def _view(path: Path) -> SeatView:
    deal = replay(read_record(path.read_text())).last
    assert deal.to_act is not None
    return deal.view(deal.to_act)


@pytest.mark.rule("BG-13")
@pytest.mark.parametrize("path", _RECORDS, ids=lambda path: path.stem)
def test_a_deal_that_runs_out_of_cards_is_rolled_out_all_the_same(path: Path) -> None:
    view = _view(path)
    figures = RollOut(view, seed=1).add(300)
    chips = view.pot + sum(player.stack for player in view.players)
    assert all(-view.me.stack <= each.value <= chips for each in figures.values)


@pytest.mark.parametrize("path", _RECORDS, ids=lambda path: path.stem)
def test_no_card_is_in_two_hands_where_cards_run_out(path: Path) -> None:
    view = _view(path)
    policies = dict.fromkeys(range(len(view.players)), reference_policy(nearest_structure(view)))
    position = Position(view, believed_ranges(view), policies, (3, 5))
    _, rows = position.played(np.random.default_rng(2), [StandPat()], 200)
    for row, deal in enumerate(rows.deal):
        cards = [card for hand in rows.hands.values() for card in hand.cards[:, row if rows.by_row else deal].tolist()]
        assert len(set(cards)) == len(cards)
