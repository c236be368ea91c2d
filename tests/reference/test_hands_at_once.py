"""Many hands at once by tables: against the same worked out one by one."""

from collections import Counter
from random import Random

import numpy as np

from drawtutor.cards import DECK
from drawtutor.hands import HandRank, strength
from drawtutor.odds import hand_frequencies
from drawtutor.reference import final_of, kept_by, start_of
from drawtutor.reference._vector import FILE, classify, finals_of, orders_of, tables
from drawtutor.reference.build.hands import packed_hands
from drawtutor.reference.build.stored import DATA


def test_the_stored_hands_are_those_that_are_worked_out_anew() -> None:
    assert packed_hands() == (DATA / FILE).read_bytes()


def test_every_hand_is_counted_with_its_rank() -> None:
    found = tables()
    assert len(found.strengths) == len(found.ways) == 7462
    by_category: Counter[int] = Counter()
    for packed, ways in zip(found.strengths.tolist(), found.ways.tolist(), strict=True):
        by_category[HandRank(packed).category] += ways
    assert by_category == hand_frequencies()


def test_hands_are_what_they_are_one_by_one() -> None:
    rng = Random(4)
    hands = [rng.sample(DECK, 5) for _ in range(2000)]
    cards = np.array([[card.index for card in hand] for hand in hands])
    read, finals, orders = classify(cards), finals_of(cards), orders_of(cards)
    for place, hand in enumerate(hands):
        assert read.start[place] == start_of(hand).index
        assert finals[place] == final_of(strength(hand)).index
        assert tables().strengths[orders[place]] == strength(hand)
        held = [DECK[card] for card in read.cards[place]]
        for thrown in start_of(hand).throws:
            kept = [card for at, card in enumerate(held) if read.keeps[place, thrown] >> at & 1]
            assert set(kept) == set(kept_by(hand, thrown))
