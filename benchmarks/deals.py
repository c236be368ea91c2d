#!/usr/bin/env python3
"""How long a whole deal takes, beside pokerkit, by turns in one run. Prints both, and their ratio.

    .venv/bin/python benchmarks/deals.py [--times 500]

It is one deal of five-card draw, four players, no limit, from the antes to the last chip: every card and every act
are the same in both, and parsed beforehand. Both keep what a record is written from. pokerkit is told to do by itself what
it can (antes, collecting, showing, pushing); ours looks at every act, the dealer's too.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from pokerkit import Card, State

from drawtutor.rules import Deal, Limit, Phase, Stakes, load_rules, play_token
from tests.rules.pokerkit_state import theirs

STACKS = [100, 100, 100, 100]
HANDS = ("AsAh7c5d2s", "KsKh9c6d3s", "QsQh8c4d2c", "JsJh9d5c3d")
FIRST = ("p1 cbr 2", "p2 cbr 6", "p3 f", "p4 cc", "p1 cc")
THROWN = (("p1", "7c5d2s", "AcTc4s"), ("p2", "9c6d3s", "Td8h5h"), ("p4", "9d5c3d", "Jc7h6h"))
SECOND = ("p1 cc", "p2 cbr 10", "p4 cbr 30", "p1 f", "p2 cc")
SHOWN = ("p4 sm JsJhJc7h6h", "p2 sm KsKhTd8h5h")


def begun() -> Deal:
    """Our deal with the antes in."""
    rules = load_rules("california", {"second_round_starts": "left_of_dealer", "show_all": True}, limit="none")
    return Deal.begin(rules, Stakes(min_bet=2), stacks=STACKS, antes=[1] * 4)


def ours() -> Callable[[], tuple[int, ...]]:
    """Plays the deal once to know its acts; then the same again, as often as it is called."""
    deal = begun()
    for seat, hand in enumerate(HANDS):
        deal = play_token(deal, f"d dh p{seat + 1} {hand}")
    for token in FIRST:
        deal = play_token(deal, token)
    for who, thrown, drawn in THROWN:
        deal = play_token(play_token(deal, f"{who} sd {thrown}"), f"d dh {who} {drawn}")
    for token in (*SECOND, *SHOWN):
        deal = play_token(deal, token)
    assert deal.phase is Phase.OVER
    moves, rules, stakes = deal.moves, deal.rules, deal.stakes

    def play() -> tuple[int, ...]:
        deal = Deal.begin(rules, stakes, stacks=STACKS, antes=[1] * 4)
        for seat, action in moves:
            deal = deal.serve(action) if seat is None else deal.act(seat, action)  # type: ignore[arg-type]
        return deal.stacks

    return play


def pokerkits() -> Callable[[], tuple[int, ...]]:
    """The same deal in pokerkit."""
    hands = [tuple(Card.parse(hand)) for hand in HANDS]
    thrown = [tuple(Card.parse(cards)) for _, cards, _ in THROWN]
    drawn = [tuple(Card.parse(cards)) for _, _, cards in THROWN]

    def bet(state: State, tokens: tuple[str, ...]) -> None:
        for token in tokens:
            words = token.split()
            if words[1] == "f":
                state.fold()
            elif words[1] == "cc":
                state.check_or_call()
            else:
                state.complete_bet_or_raise_to(int(words[2]))

    def play() -> tuple[int, ...]:
        state = theirs(Limit.NONE, 2, [1] * 4, [0] * 4, STACKS)
        for hand in hands:
            state.deal_hole(hand)
        bet(state, FIRST)
        for cards in thrown:
            state.stand_pat_or_discard(cards)
        for cards in drawn:
            state.deal_hole(cards)
        bet(state, SECOND)
        assert not state.status
        return tuple(state.stacks)

    return play


def main() -> None:
    """Prints the medians of both and how many times ours goes into pokerkit's."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--times", type=int, default=500)
    times = parser.parse_args().times
    mine, other = ours(), pokerkits()
    assert mine() == other(), "the two do not play the same deal"
    taken: dict[str, list[float]] = {"drawtutor": [], "pokerkit": []}
    for _ in range(times):
        for name, play in (("drawtutor", mine), ("pokerkit", other)):
            began = time.perf_counter()
            play()
            taken[name].append(time.perf_counter() - began)
    medians = {name: statistics.median(spans) * 1000 for name, spans in taken.items()}
    for name, milliseconds in medians.items():
        print(f"{name:10} {milliseconds:6.2f} ms a deal (median of {times})")
    print(f"ratio      {medians['pokerkit'] / medians['drawtutor']:6.1f}")


if __name__ == "__main__":
    main()
