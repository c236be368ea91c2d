"""The hidden cards that roll-outs deal: distinct, within the ranges, and as likely as they should be."""

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from drawtutor.cards import DECK, JOKER, parse_cards
from drawtutor.hands import JokerUse, strength
from drawtutor.reference import FINALS, STARTS, Beside, StartKind, final_of, start_of, without_joker
from drawtutor.reference.rollouts.cells import cells, hand_bits, keeps_of
from drawtutor.reference.rollouts.dealing import Deals, Range, deal_hidden
from drawtutor.reference.rollouts.jokers import BUG, WILD, number_of
from drawtutor.reference.rollouts.reading import final_classes, orders, read

_OWN = [card.index for card in parse_cards("Ah8d6c4s2h")]
_PLAIN = [*_OWN, WILD, BUG]
"""No joker plays: both are out of it."""
_ANY = np.ones(len(STARTS))


def _pairs(*ranks: int) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    return np.array(
        [start.kind is StartKind.PAIR and start.top in ranks and start.beside is Beside.NOTHING for start in STARTS],
        dtype=float,
    )


def _dealt(ranges: list[Range], count: int = 3000, to_come: int = 10) -> Deals:
    return deal_hidden(np.random.default_rng(3), count, _PLAIN, ranges, to_come)


def test_cells_hold_every_hand_once() -> None:
    found = cells()
    assert found.count.sum() == 2_598_960
    assert len({(number, code) for number, code in zip(found.number, found.code, strict=True)}) == len(found.count)
    assert [bin(keep).count("1") for keep in keeps_of()[0, 0]] == [5, 4, 3, 2, 1, 0]


def test_no_card_is_dealt_twice() -> None:
    ranges = [
        Range(seat=1, weight=_pairs(13, 14), draws=(3,)),
        Range(seat=2, weight=_ANY),
        Range(seat=3, weight=_pairs(14), draws=(0,)),
        Range(seat=4, weight=_ANY, draws=(1,)),
    ]
    deals = _dealt(ranges)
    known = np.bitwise_or.reduce(np.left_shift(np.uint64(1), np.array(_PLAIN, dtype=np.uint64)))
    used = np.full(3000, known)
    for bits in [*(hand_bits(hand.cards) for hand in deals.hands.values()), *deals.thrown.values()]:
        assert not (used & bits).any()
        used |= bits
    stub = hand_bits(deals.stub)
    assert not (used & stub).any()
    assert {int(bits).bit_count() for bits in (used | stub).tolist()} == {54}
    assert {int(bits).bit_count() for bits in deals.thrown[1].tolist()} == {3}


def test_a_range_has_only_its_classes_each_as_often_as_it_can_be_held() -> None:
    weight = _pairs(14) * 2 + _pairs(9)
    hands = _dealt([Range(seat=1, weight=weight)], 20_000).hands[1]
    ranks = {start.index: start.top for start in STARTS}
    tops = [ranks[start] for start in hands.start.tolist()]
    assert set(tops) == {9, 14}
    # Three aces are unseen: three pairs to six, and the ace that is seen makes side cards a little rarer for nines.
    few = [hand for hand in hands.cards.T.tolist() if 12 in [card % 13 for card in hand]]
    assert len(few) / 20_000 == pytest.approx(0.5, abs=0.03)


def test_what_one_holds_bears_on_what_another_can_hold() -> None:
    weights = [_pairs(14, 13, 12), _pairs(14, 13, 12, 11), _pairs(14, 13, 12, 11, 10)]
    # The same by hands that are dealt to all at once, and thrown away where two hold the same card.
    rng, found = np.random.default_rng(1), cells()
    used = np.full(1_500_000, sum(1 << card for card in _OWN), dtype=np.uint64)
    fits, aces = np.ones(len(used), dtype=bool), []
    for weight in weights:
        mass = weight[found.start] * found.count
        cell = rng.choice(len(mass), len(used), p=mass / mass.sum())
        way = (rng.random(len(used)) * found.count[cell]).astype(int)
        cards = found.ranks[:, found.number[cell]] + found.suits[:, found.suits_from[cell] + way]
        fits &= hand_bits(cards) & used == 0
        used |= hand_bits(cards)
        aces.append((cards % 13 == 12).sum(axis=0) == 2)
    expected = [some[fits].mean() for some in aces]
    for order in ((0, 1, 2), (2, 1, 0)):
        hands = _dealt([Range(seat=place, weight=weights[place]) for place in order], 20_000).hands
        for place in range(3):
            held = (hands[place].cards % 13 == 12).sum(axis=0) == 2
            assert held.mean() == pytest.approx(expected[place], abs=0.015)


def test_what_was_done_after_the_draw_narrows_the_final_hands() -> None:
    trips = np.array([final.category >= 3 for final in FINALS], dtype=float)
    hand = _dealt([Range(seat=1, weight=_pairs(13), draws=(3,), final=trips)]).hands[1]
    assert (trips[final_classes()[orders(hand.cards)]] == 1).all()


def test_hands_come_as_often_as_what_was_done_fits_them() -> None:
    # Trips are four times as likely to have done it as a pair or two; nothing else did it.
    final = np.array([{1: 0.02, 2: 0.02, 3: 0.08}.get(int(final.category), 0.0) for final in FINALS])
    pairs = Range(seat=1, weight=_pairs(13), draws=(3,))
    free = Counter(final_classes()[orders(_dealt([pairs], 40_000).hands[1].cards)].tolist())
    told = Counter(final_classes()[orders(_dealt([replace(pairs, final=final)], 40_000).hands[1].cards)].tolist())
    whole = sum(count * final[place] for place, count in free.items())
    for category in (1, 2, 3):
        places = [place.index for place in FINALS if int(place.category) == category]
        expected = sum(free[place] * final[place] for place in places) / whole
        assert sum(told[place] for place in places) / 40_000 == pytest.approx(expected, abs=0.012)


def test_a_hand_that_seldom_does_what_was_done_stands_as_seldom() -> None:
    # Trips and better always do it, a pair or two by a slip: of those there are many, and they stay a twentieth.
    final = np.array([1.0 if int(final.category) >= 3 else 0.0067 for final in FINALS])
    pairs = Range(seat=1, weight=_pairs(13), draws=(3,))
    strong = (final == 1.0)[final_classes()[orders(_dealt([pairs], 40_000).hands[1].cards)]].mean()
    told = final_classes()[orders(_dealt([replace(pairs, final=final)], 40_000).hands[1].cards)]
    assert (final[told] < 1).mean() == pytest.approx(0.0067 * (1 - strong) / (strong + 0.0067 * (1 - strong)), abs=0.01)


def test_what_few_hands_do_is_looked_for_until_it_is_found() -> None:
    # One hand in fifty or so has done it: mostly a full house or better, else a pair or two by a slip.
    final = np.array([1.0 if int(final.category) >= 6 else 0.01 for final in FINALS])
    pairs = Range(seat=1, weight=_pairs(13), draws=(3,))
    strong = (final == 1.0)[final_classes()[orders(_dealt([pairs], 100_000).hands[1].cards)]].mean()
    few = replace(pairs, final=final)
    told = final_classes()[orders(_dealt([few], 4000).hands[1].cards)]
    assert (final[told] < 1).mean() == pytest.approx(0.01 * (1 - strong) / (strong + 0.01 * (1 - strong)), abs=0.03)


def test_what_hardly_any_hand_does_takes_as_many_cards_from_every_deal() -> None:
    """Where no hand is found another stands for it, with what it has thrown."""
    never = np.zeros(len(FINALS))
    never[-1] = 1.0
    deals = _dealt([Range(seat=1, weight=_pairs(2), draws=(3,), final=never), Range(seat=2, weight=_pairs(9))], 40)
    assert {int(bits).bit_count() for bits in deals.thrown[1].tolist()} == {3}
    used = hand_bits(deals.hands[1].cards) | deals.thrown[1] | hand_bits(deals.hands[2].cards) | hand_bits(deals.stub)
    assert {int(bits).bit_count() for bits in used.tolist()} == {52 - len(_OWN)}


def test_a_range_that_nobody_can_hold_is_any_hand() -> None:
    four_aces = np.array([start.kind is StartKind.FOUR_OF_A_KIND for start in STARTS], dtype=float)
    nothing = np.zeros(len(STARTS))
    deals = _dealt([Range(seat=1, weight=nothing), Range(seat=2, weight=four_aces * nothing)], 50)
    assert len(set(deals.hands[1].start.tolist())) > 5


def test_hands_are_read_as_one_by_one() -> None:
    rng = np.random.default_rng(8)
    cards = np.array([rng.choice(52, 5, replace=False) for _ in range(3000)], dtype=np.uint8).T
    hands, made = read(cards), orders(cards)
    for column in range(3000):
        five = [DECK[card] for card in cards[:, column]]
        assert start_of(five).index == hands.start[column]
        assert final_of(strength(five)).index == final_classes()[made[column]]


def test_too_many_hands_for_the_deck_are_refused() -> None:
    with pytest.raises(ValueError, match="cards left"):
        _dealt([Range(seat=seat, weight=_ANY) for seat in range(9)], 10, to_come=10)


@pytest.mark.parametrize("use", [JokerUse.WILD, JokerUse.BUG])
def test_hands_with_a_joker_are_read_as_one_by_one(use: JokerUse) -> None:
    rng = np.random.default_rng(9)
    cards = np.array([[*rng.choice(52, 4, replace=False), number_of(JOKER, use)] for _ in range(1500)], dtype=np.uint8)
    fours = [[rank, rank + 13, rank + 26, rank + 39, number_of(JOKER, use)] for rank in range(13)]
    cards = np.concatenate([cards, np.array(fours, dtype=np.uint8)]).T
    hands, made = read(cards), orders(cards)
    seen = {}
    for column in range(cards.shape[1]):
        five = [DECK[card] if card < 52 else JOKER for card in cards[:, column]]
        standing = without_joker(five, use)
        assert start_of(standing).index == hands.start[column]
        assert final_of(strength(standing)).index == final_classes()[made[column]]
        assert set(hands.cards[:, column]) == set(cards[:, column])
        seen[int(made[column])] = strength(five, use)
    # What stands higher among the places is stronger.
    assert [seen[place] for place in sorted(seen)] == sorted(seen.values())
    assert len(set(seen.values())) == len(seen)


def test_a_joker_is_dealt_as_another_card_is_and_never_thrown() -> None:
    pairs = Range(seat=1, weight=_pairs(13, 14), draws=(3,))
    hand = deal_hidden(np.random.default_rng(3), 3000, [*_OWN, BUG], [pairs, Range(seat=2, weight=_ANY)], 8)
    assert 0.03 < (hand.hands[2].cards == WILD).any(axis=0).mean() < 0.11
    assert (hand.hands[1].cards == WILD).any()
    assert not (hand.thrown[1] >> np.uint64(WILD) & np.uint64(1)).any()
    assert {int(bits).bit_count() for bits in hand.thrown[1].tolist()} == {3}


def test_a_range_that_hardly_any_hand_fits_takes_as_many_cards_from_every_deal() -> None:
    """Where no hand is found any hand stands for it, with what it has thrown."""
    nothing = np.zeros(len(FINALS))
    nothing[len(FINALS) - 1] = 1.0
    low = np.array([start.kind is StartKind.PAIR and start.top == 2 for start in STARTS], dtype=float)
    dealt = _dealt([Range(seat=1, weight=low, draws=(3,), final=nothing)], count=40)
    for deal in range(40):
        cards = [*dealt.hands[1].cards[:, deal].tolist(), *dealt.stub[:, deal].tolist(), *_OWN]
        gone = int(dealt.thrown[1][deal])
        assert gone.bit_count() == 3
        assert len(set(cards)) == len(cards)
        assert not any(gone >> card & 1 for card in cards)
        assert len(cards) == 52 - 3
