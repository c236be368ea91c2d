"""The command that plays a million random deals, on a few of them; and that it finds what it looks for."""

import pytest

from drawtutor.rules import Deal, EventKind, Phase, RuleSet, exchange, showdown
from tests.rules import random_deals
from tests.strategies import OPTION_VALUES


def test_random_deals_hold_and_reach_everything() -> None:
    tally = random_deals.check(2000, seed=1)
    assert tally.deals == 2000
    assert set(tally.phases) == set(Phase)
    # Equal hands whose pot does not divide take more deals than these.
    assert set(tally.kinds) >= set(EventKind) - {EventKind.CARRIED}
    assert set(tally.options) >= {*RuleSet, *OPTION_VALUES, "fixed", "spread", "pot", "none"}
    assert tally.refused > 1000


def test_the_same_seed_plays_the_same_deals() -> None:
    assert random_deals.check(60, seed=3) == random_deals.check(60, seed=3)


def test_a_lost_chip_is_found_with_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    def keeps_one(deal: Deal) -> Deal:
        return deal.evolve(phase=Phase.PASSED_OUT, carried_out=deal.pot - 1)

    monkeypatch.setattr(showdown, "pass_out", keeps_one)
    with pytest.raises(random_deals.FaultError, match=r'chips were made or lost\nvariant = "5CD"'):
        random_deals.check(2000, seed=2)


def test_a_card_that_comes_twice_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgets(deal: Deal, seat: object, cards: object) -> Deal:
        return deal

    monkeypatch.setattr(exchange, "taken", forgets)
    with pytest.raises(random_deals.FaultError, match="the cards are not a deck"):
        random_deals.check(500, seed=2)
