"""Counts, by dealing at random, the figures that the opponents play by: `python -m tests.play.make_ranges`.

Writes `drawtutor/play/ranges.toml`. The reference player's rules are the ones that `ranges.py` states: who opens
with what, by the number of players behind, and what a caller and a raiser hold.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

from drawtutor.cards import DECK, Card, Rank
from drawtutor.hands import HandCategory, JokerUse, strength
from drawtutor.play.discards import to_throw
from drawtutor.play.ranges import BINS, RANGES, bin_of
from drawtutor.play.starting import BUCKETS, Reading, read
from drawtutor.play.styles import Style, traits_of

STEADY = traits_of(Style.STEADY)
KEEPER = traits_of(Style.KEEPER)
FOUR_CARD_DRAWS = {"four-flush", "open-straight", "flush-and-straight"}


def pair_of(low: Rank) -> Callable[[Reading], bool]:
    return lambda hand: hand.category > HandCategory.PAIR or (hand.category is HandCategory.PAIR and hand.top >= low)


def caller(hand: Reading) -> bool:
    is_pair = hand.category is HandCategory.PAIR and hand.top >= Rank.EIGHT
    return is_pair or hand.bucket in FOUR_CARD_DRAWS


def raiser(hand: Reading) -> bool:
    return hand.category > HandCategory.PAIR or hand.bucket == "pair-A"


def reraiser(hand: Reading) -> bool:
    return hand.category > HandCategory.TWO_PAIR or hand.bucket == "two-pair-high"


MEMBERS: dict[str, Callable[[Reading], bool]] = {
    "any": lambda hand: True,
    "late-open": pair_of(Rank.FIVE),
    "middle-open": pair_of(Rank.JACK),
    "early-open": pair_of(Rank.KING),
    "call": caller,
    "raise": raiser,
    "reraise": reraiser,
}


def final(hand: Reading, rest: list[Card], rng: Random, *, keeps_kicker: bool = False) -> tuple[int, int]:
    """How many cards the hand draws, and its strength after that; ``rest`` loses the cards drawn."""
    thrown = to_throw(hand, KEEPER if keeps_kicker else STEADY, JokerUse.NONE, limit=3)
    if not thrown:
        return 0, hand.strength
    cards = [card for card in hand.cards if card not in thrown]
    for _ in thrown:
        cards.append(rest.pop(rng.randrange(len(rest))))
    return len(thrown), strength(cards)


def draw_from(rest: list[Card], member: Callable[[Reading], bool], rng: Random) -> tuple[Reading, list[Card]]:
    while True:
        cards = rng.sample(rest, 5)
        hand = read(cards)
        if member(hand):
            return hand, [card for card in rest if card not in cards]


def main(samples: int) -> None:
    rng = Random(20240229)
    deck = list(DECK)
    pool: dict[str, list[Reading]] = {bucket: [] for bucket in BUCKETS}
    dealt = 300_000
    counts = dict.fromkeys(BUCKETS, 0)
    for _ in range(dealt):
        hand = read(rng.sample(deck, 5))
        counts[hand.bucket] += 1
        if len(pool[hand.bucket]) < samples:
            pool[hand.bucket].append(hand)
    lines = [
        "# What the opponents play by. Made by `python -m tests.play.make_ranges`; a test counts some of it again.",
        "",
        "# How many of 10,000 dealt hands are of each kind.",
        "[dealt]",
        *(f"{bucket} = {round(counts[bucket] * 10000 / dealt)}" for bucket in BUCKETS),
        "",
        "# Chance to win, in thousandths and with both hands drawn out, against one hand of the range; a tie is half.",
        "[chance]",
    ]
    lines.append("order = [" + ", ".join(f'"{name}"' for name in RANGES) + "]")
    for bucket in BUCKETS:
        row = []
        for name in RANGES:
            won = 0.0
            for at in range(samples):
                mine = pool[bucket][at % len(pool[bucket])]
                rest = [card for card in deck if card not in mine.cards]
                other, rest = draw_from(rest, MEMBERS[name], rng)
                _, made = final(mine, rest, rng)
                _, met = final(other, rest, rng)
                won += 1.0 if made > met else 0.5 if made == met else 0.0
            row.append(round(1000 * won / samples))
        lines.append(f"{bucket} = {row}")
        print(lines[-1], file=sys.stderr)
    lines += ["", "# Final hands by the number of cards drawn: of 10,000, how many fall in each class of `BINS`."]
    for role, members in (("called", ("middle-open", "call", "late-open")), ("raised", ("raise",))):
        rows: dict[int, list[int]] = {drawn: [0] * len(BINS) for drawn in range(4)}
        for at in range(8 * samples):
            hand, rest = draw_from(deck, MEMBERS[members[at % len(members)]], rng)
            drawn, made = final(hand, list(rest), rng, keeps_kicker=at % 8 == 0)
            rows[drawn][bin_of(made)] += 1
        lines += ["", f"[final.{role}]"]
        for drawn, row in rows.items():
            total = max(1, sum(row))
            lines.append(f"draw-{drawn} = {[round(10000 * count / total) for count in row]}")
    Path("drawtutor/play/ranges.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 4000)
