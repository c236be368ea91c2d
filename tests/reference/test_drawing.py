"""What one's own hand becomes around what the other is likely to hold, beside exact counts and real cards."""

from itertools import combinations
from random import Random

import numpy as np
import pytest

from drawtutor.cards import DECK, Card, parse_cards
from drawtutor.hands import strength
from drawtutor.reference import FINALS, STARTS, final_of, holders, holds_of, start_of
from drawtutor.reference.heads_up.drawing import finals_beside, likely_held

HAND = parse_cards("As Qd 9h 7d 3s")
PLAIN = np.array(holders(HAND)) / sum(holders(HAND))


@pytest.mark.parametrize("seen", [HAND, (*HAND, *parse_cards("2c Jh")), parse_cards("Kh Kd Kc 9s 9d")])
def test_how_likely_the_other_holds_a_card_is_counted_as_its_hands_are(seen: tuple[Card, ...]) -> None:
    around = np.array(holders(seen), dtype=float)
    weights = np.array([Random(place).random() for place in range(len(STARTS))]) * (around > 0)
    weights /= weights.sum()
    held = likely_held(seen, weights)
    assert held.sum() == pytest.approx(5)
    for card in DECK:
        beside = np.array(holders((*seen, card)))
        expected = 0.0 if card in seen else (weights * (1 - beside / np.maximum(around, 1))).sum()
        assert held[card.index] == pytest.approx(expected, abs=1e-12)


def test_where_the_other_may_hold_anything_every_card_comes_as_often() -> None:
    held = likely_held(HAND, PLAIN)
    holds = holds_of(HAND, most=3)
    found = finals_beside([hold.keep for hold in holds], HAND, held)
    for hold, finals in zip(holds, found, strict=True):
        assert finals == pytest.approx(hold.finals, abs=1e-12)


def test_who_holds_a_pair_of_aces_leaves_fewer_of_them() -> None:
    """Beside the hand kept, counted over every hand of the other and every draw of two from what is left."""
    start = next(start for start in STARTS if start_of(parse_cards("Ah Ad Kc Jc 4h")) == start)
    weights = np.array([float(other == start) for other in STARTS])
    keep = parse_cards("As Qd 9h")
    found = finals_beside([keep], HAND, likely_held(HAND, weights))[0]
    rng = Random(1)
    others = [hand for hand in _hands(start.index, rng) if not set(hand) & set(HAND)]
    expected = np.zeros(len(FINALS))
    for hand in others:
        left = [card for card in DECK if card not in (*HAND, *hand)]
        for drawn in rng.sample(list(combinations(left, 2)), 300):
            expected[final_of(strength((*keep, *drawn))).index] += 1
    expected /= expected.sum()
    aces = [final.index for final in FINALS if final.category == 1 and (final.ranks or (0,))[0] == 14]
    plain = next(hold for hold in holds_of(HAND, most=2) if set(hold.keep) == set(keep)).finals
    assert found[aces].sum() == pytest.approx(expected[aces].sum(), abs=0.006)
    assert plain[aces].sum() > found[aces].sum() + 0.05


def _hands(start: int, rng: Random) -> list[tuple[Card, ...]]:
    """Some hands of a pair of aces' class."""
    aces = [card for card in DECK if card.rank == 14 and card not in HAND]
    rest = [card for card in DECK if card.rank != 14]
    found = []
    while len(found) < 150:
        hand = (*rng.sample(aces, 2), *rng.sample(rest, 3))
        if start_of(hand).index == start:
            found.append(hand)
    return found
