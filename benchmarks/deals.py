#!/usr/bin/env python3
"""How long a whole deal takes, beside pokerkit, by turns in one run. Prints medians and their ratios.

    .venv/bin/python benchmarks/deals.py [--times 300]

It is one deal of five-card draw, four players, no limit, from the antes to the last chip: every card and every act
are the same in both, and parsed beforehand. pokerkit is told to do by itself what it can (antes, collecting, showing,
pushing); ours looks at every act, the dealer's too. It is timed three times:

- played: each ends with the final stacks and the list of what was done. pokerkit's state changes in place, ours is a
  new value after each act;
- with its record: the same, and the record of the deal as text;
- every moment kept: the same, and the state after each act is still there at the end, as stepping through a deal
  needs it. Ours are there anyway; pokerkit's are copied.
"""

from __future__ import annotations

import argparse
import copy
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from pokerkit import Card, HandHistory, NoLimitDeuceToSevenLowballSingleDraw, State

from drawtutor.rules import Deal, Limit, Phase, Stakes, load_rules, play_token, write_record
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


def ours() -> tuple[Callable[[], Deal], Callable[[], list[Deal]]]:
    """Plays the deal once to know its acts; then plays it again: to its end, or with every moment on the way."""
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

    def moments() -> list[Deal]:
        deal = Deal.begin(rules, stakes, stacks=STACKS, antes=[1] * 4)
        kept = []
        for seat, action in moves:
            deal = deal.serve(action) if seat is None else deal.act(seat, action)  # type: ignore[arg-type]
            kept.append(deal)
        return kept

    return (lambda: moments()[-1]), moments


def theirs_at_once(keep: Callable[[State], object] = id) -> State:
    """The same deal in pokerkit; ``keep`` is told of the state after each act."""
    state = theirs(Limit.NONE, 2, [1] * 4, [0] * 4, STACKS)
    for hand in _HANDS:
        state.deal_hole(hand)
        keep(state)
    _bet(state, FIRST, keep)
    for cards in _THROWN:
        state.stand_pat_or_discard(cards)
        keep(state)
    for cards in _DRAWN:
        state.deal_hole(cards)
        keep(state)
    _bet(state, SECOND, keep)
    assert not state.status
    return state


def _bet(state: State, tokens: tuple[str, ...], keep: Callable[[State], object]) -> None:
    for token in tokens:
        words = token.split()
        if words[1] == "f":
            state.fold()
        elif words[1] == "cc":
            state.check_or_call()
        else:
            state.complete_bet_or_raise_to(int(words[2]))
        keep(state)


def theirs_with_record() -> str:
    """The deal in pokerkit, and its record."""
    state = theirs_at_once()
    history = HandHistory.from_game_state(NoLimitDeuceToSevenLowballSingleDraw((), True, 1, (0, 0), 2), state)
    return history.dumps()


def theirs_kept() -> list[State]:
    """The deal in pokerkit, with a copy of every state."""
    kept: list[State] = []
    theirs_at_once(lambda state: kept.append(copy.deepcopy(state)))
    return kept


_HANDS = [tuple(Card.parse(hand)) for hand in HANDS]
_THROWN = [tuple(Card.parse(cards)) for _, cards, _ in THROWN]
_DRAWN = [tuple(Card.parse(cards)) for _, _, cards in THROWN]


def main() -> None:
    """Prints the medians of both and how many times ours goes into pokerkit's."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--times", type=int, default=300)
    times = parser.parse_args().times
    play, moments = ours()
    assert play().stacks == tuple(theirs_at_once().stacks), "the two do not play the same deal"
    assert len(moments()) == len(theirs_kept()) + len(SHOWN), "one of the two keeps another number of moments"
    pairs: dict[str, tuple[Callable[[], object], Callable[[], object], int]] = {
        "played": (play, theirs_at_once, times),
        "with its record": (lambda: write_record(play()), theirs_with_record, times),
        "every moment kept": (moments, theirs_kept, max(10, times // 10)),
    }
    for name, (mine, other, rounds) in pairs.items():
        taken: dict[Callable[[], object], list[float]] = {mine: [], other: []}
        for _ in range(rounds):
            for run, spans in taken.items():
                began = time.perf_counter()
                run()
                spans.append(time.perf_counter() - began)
        our, their = (statistics.median(spans) * 1000 for spans in taken.values())
        print(f"{name:18} drawtutor {our:6.2f} ms   pokerkit {their:6.2f} ms   ratio {their / our:5.1f}")


if __name__ == "__main__":
    main()
