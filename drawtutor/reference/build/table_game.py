"""Draw poker in fixed limit for two to six, with real cards, compiled: for the trainer and for quick matches.

A deal is a row of whole numbers, so that a copy of it is a branch of the tree. Chips are half small bets, stacks
have no end, and up to three cards are drawn: with six players the deck always lasts.
"""

from __future__ import annotations

from dataclasses import astuple
from typing import Any, Final

import numpy as np
from numba import njit

from drawtutor.reference.build.table_cards import card_tables
from drawtutor.reference.table.classes import TABLE_FINALS, TABLE_STARTS
from drawtutor.reference.table.situations import BLOCKS, SECOND_UNBET, SITUATIONS
from drawtutor.reference.table.structures import TableStructure

__all__ = ["ACTIONS", "INFOSETS", "STATE", "Row", "act", "begin", "compiled", "infoset", "legal", "payoff", "terms_of"]

ACTIONS: Final = 4
"""In a betting round fold, check or call, bet or raise; in the exchange the number thrown."""

Row = np.ndarray[Any, Any]

_P: Final = 6
_STARTS: Final = len(TABLE_STARTS)
_FINALS: Final = len(TABLE_FINALS)
_SECOND: Final = SECOND_UNBET.first
INFOSETS: Final = _SECOND * _STARTS + (SITUATIONS - _SECOND) * _FINALS
"""Pairs of a situation and a class of hand."""


def terms_of(structure: TableStructure) -> np.ndarray[Any, Any]:
    """A structure's numbers, as the compiled functions want them."""
    return np.array([int(number) for number in astuple(structure.terms)], dtype=np.int64)


# Their places: as `Terms` lists them.
(_ANTE, _SMALL_BLIND, _BIG_BLIND, _SMALL, _BIG, _CAP, _CIRCUIT, _CHECK, _OPENER_STARTS) = range(9)

# The row of a deal: first what is of the deal, then what is of each seat.
(PLAYERS, PHASE, TURN, LEVEL, BETS, RAISES, OPENER, LAST, BETS1, LAST1, OPENER_BEHIND, IN, NEXT_CARD, WRAPPED) = range(
    14
)
_SEATS: Final = 14
ACTIVE: Final = _SEATS
STAKED: Final = _SEATS + _P
PAID: Final = _SEATS + 2 * _P
SPOKEN: Final = _SEATS + 3 * _P
ANSWERED: Final = _SEATS + 4 * _P
ENTERED: Final = _SEATS + 5 * _P
CALLED: Final = _SEATS + 6 * _P
WAGERED: Final = _SEATS + 7 * _P
DRAWN: Final = _SEATS + 8 * _P
START: Final = _SEATS + 9 * _P
FINAL: Final = _SEATS + 10 * _P
MADE: Final = _SEATS + 11 * _P
SUITS: Final = _SEATS + 12 * _P
RANKS: Final = _SEATS + 13 * _P
HAND: Final = _SEATS + 14 * _P
STATE: Final = HAND + 5 * _P
"""How many numbers a deal is."""

BET1, EXCHANGE, BET2, OVER, PASSED_OUT = range(5)
FOLD, PASSIVE, WAGER = range(3)


compiled = njit(error_model="numpy")


def _parts() -> np.ndarray[Any, Any]:
    """What each count of each field of each block adds to a situation's number."""
    table = np.zeros((len(BLOCKS), 6, 8), dtype=np.int32)
    for at, block in enumerate(BLOCKS):
        for field, part in enumerate(block.parts):
            table[at, field] = [part[min(count, len(part) - 1)] for count in range(8)]
    return table


def _throws() -> np.ndarray[Any, Any]:
    """By class of starting hand and number of cards, whether it may throw so many."""
    table = np.zeros((_STARTS, ACTIONS), dtype=np.bool_)
    for start in TABLE_STARTS:
        table[start.index, list(start.throws)] = True
    return table


# What stands in a compiled function by its global name is a constant there.
_PARTS: Final = _parts()
_FIRSTS: Final = np.array([block.first for block in BLOCKS], dtype=np.int32)
_THROWS: Final = _throws()
_TABLES: Final = card_tables()
_PLACES: Final = _TABLES.places.astype(np.int32)
_START_CLASS: Final = _TABLES.starts.astype(np.int8)
_FINAL_CLASS: Final = _TABLES.finals.astype(np.int8)
_STRENGTH: Final = _TABLES.strengths.astype(np.int16)
_KEEPS: Final = _TABLES.keeps.astype(np.int8)


@compiled
def read_hand(s: Row, seat: int) -> None:
    """Sorts a seat's cards and writes down what they are."""
    at = HAND + 5 * seat
    for i in range(1, 5):
        card = s[at + i]
        j = i - 1
        while j >= 0 and s[at + j] % 13 < card % 13:
            s[at + j + 1] = s[at + j]
            j -= 1
        s[at + j + 1] = card
    number = 0
    for i in range(5):
        number += _PLACES[i, s[at + i] % 13]
    first = s[at] // 13
    same = 0
    for i in range(5):
        same += s[at + i] // 13 == first
    suits = 0
    if same == 5:
        suits = 6
    elif same == 4:
        for i in range(5):
            if s[at + i] // 13 != first:
                suits = 1 + i
    elif same == 1:
        suits = 1
        for i in range(2, 5):
            if s[at + i] // 13 != s[at + 1] // 13:
                suits = 0
    flush = 1 if suits == 6 else 0
    s[RANKS + seat] = number
    s[SUITS + seat] = suits
    s[START + seat] = _START_CLASS[number, suits]
    s[FINAL + seat] = _FINAL_CLASS[number, flush]
    s[MADE + seat] = _STRENGTH[number, flush]


@compiled
def begin(s: Row, deck: Row, players: int, terms: Row) -> None:
    """Shuffles, deals, posts, and gives the turn to the first."""
    s[:] = 0
    needed = 8 * players
    for i in range(needed):
        j = i + np.random.randint(0, 52 - i)
        deck[i], deck[j] = deck[j], deck[i]
    s[PLAYERS] = players
    s[IN] = players
    s[OPENER] = -1
    s[LAST] = -1
    s[LAST1] = -1
    s[NEXT_CARD] = 5 * players
    for seat in range(players):
        s[ACTIVE + seat] = 1
        s[PAID + seat] = terms[_ANTE]
        s[DRAWN + seat] = -1
        for i in range(5):
            s[HAND + 5 * seat + i] = deck[5 * seat + i]
        read_hand(s, seat)
    s[TURN] = 0
    if terms[_BIG_BLIND]:
        s[STAKED] = terms[_SMALL_BLIND]
        s[STAKED + 1] = terms[_BIG_BLIND]
        s[PAID] += terms[_SMALL_BLIND]
        s[PAID + 1] += terms[_BIG_BLIND]
        s[LEVEL] = terms[_BIG_BLIND]
        s[TURN] = 2 % players


@compiled
def legal(s: Row, terms: Row, open_: Row) -> None:
    """Marks the actions that are open to the player whose turn it is; folding is left out where checking is free."""
    seat = s[TURN]
    if s[PHASE] == EXCHANGE:
        for thrown in range(ACTIONS):
            open_[thrown] = _THROWS[s[START + seat], thrown]
        return
    owed = s[LEVEL] - s[STAKED + seat]
    check = owed == 0 and (s[LEVEL] > 0 or terms[_CHECK] == 1)
    open_[FOLD] = not check
    open_[PASSIVE] = check or owed > 0
    open_[WAGER] = s[LEVEL] == 0 or (s[RAISES] < terms[_CAP] and not (terms[_CIRCUIT] and s[WRAPPED]))
    open_[3] = False


@compiled
def _waiting_after(s: Row, seat: int) -> int:
    """The next seat that has yet to speak, clockwise; -1 where none has."""
    players = s[PLAYERS]
    for step in range(1, players + 1):
        other = (seat + step) % players
        if s[ACTIVE + other] and not s[SPOKEN + other]:
            return int(other)
    return -1


@compiled
def _first_active(s: Row, seat: int) -> int:
    players = s[PLAYERS]
    while not s[ACTIVE + seat]:
        seat = (seat + 1) % players
    return seat


@compiled
def _begin_second(s: Row, terms: Row) -> None:
    s[PHASE] = BET2
    s[BETS1] = s[BETS]
    s[LAST1] = s[LAST]
    s[BETS] = s[RAISES] = s[LEVEL] = s[WRAPPED] = 0
    s[LAST] = -1
    for seat in range(s[PLAYERS]):
        s[STAKED + seat] = s[SPOKEN + seat] = s[CALLED + seat] = s[ANSWERED + seat] = 0
        # Round 1's part is needed no more: what is kept of it is who bet last.
        s[WAGERED + seat] = 0
    s[TURN] = _first_active(s, s[OPENER] if terms[_OPENER_STARTS] and s[OPENER] >= 0 else 0)


@compiled
def _speak(s: Row, terms: Row, action: int) -> None:
    seat = s[TURN]
    if action == FOLD:
        s[ACTIVE + seat] = 0
        s[IN] -= 1
    elif action == PASSIVE:
        paid = s[LEVEL] - s[STAKED + seat]
        s[STAKED + seat] += paid
        s[PAID + seat] += paid
        if s[BETS] > 0:
            s[CALLED + seat] = 1
        elif s[PHASE] == BET1:
            s[ENTERED + seat] = 1
    else:
        if s[BETS] == 0 and s[PHASE] == BET1:
            s[OPENER] = seat
            behind = 0
            for other in range(s[PLAYERS]):
                behind += other != seat and s[ACTIVE + other] and not s[SPOKEN + other]
            s[OPENER_BEHIND] = behind
        s[RAISES] += s[LEVEL] > 0
        s[LEVEL] += terms[_SMALL] if s[PHASE] == BET1 else terms[_BIG]
        paid = s[LEVEL] - s[STAKED + seat]
        s[STAKED + seat] += paid
        s[PAID + seat] += paid
        s[BETS] += 1
        s[LAST] = seat
        s[WAGERED + seat] = 1
        for other in range(s[PLAYERS]):
            s[SPOKEN + other] = 0
    s[SPOKEN + seat] = 1
    s[ANSWERED + seat] = s[BETS]
    if s[IN] == 1:
        s[PHASE] = OVER
        return
    after = _waiting_after(s, seat)
    if after >= 0:
        s[WRAPPED] |= after <= seat
        s[TURN] = after
    elif s[PHASE] == BET2:
        s[PHASE] = OVER
    elif s[LEVEL] == 0:
        s[PHASE] = PASSED_OUT
    else:
        s[PHASE] = EXCHANGE
        s[TURN] = _first_active(s, 0)


@compiled
def act(s: Row, deck: Row, action: int, terms: Row) -> None:
    """Plays an action of the player whose turn it is, up to the next turn or the end."""
    if s[PHASE] != EXCHANGE:
        _speak(s, terms, action)
        return
    seat = s[TURN]
    s[DRAWN + seat] = action
    if action:
        kept = _KEEPS[s[RANKS + seat], s[SUITS + seat], action]
        for i in range(5):
            if not kept >> i & 1:
                s[HAND + 5 * seat + i] = deck[s[NEXT_CARD]]
                s[NEXT_CARD] += 1
        start = s[START + seat]
        read_hand(s, seat)
        s[START + seat] = start
    for other in range(seat + 1, s[PLAYERS]):
        if s[ACTIVE + other]:
            s[TURN] = other
            return
    _begin_second(s, terms)


@compiled
def infoset(s: Row) -> int:
    """The row of the infoset that the player whose turn it is stands at: as `situation_of` counts it."""
    seat = s[TURN]
    players = s[PLAYERS]
    opponents = s[IN] - 1
    behind = 0
    for other in range(players):
        behind += other != seat and s[ACTIVE + other] and not s[SPOKEN + other]
    if s[PHASE] == BET1:
        if s[BETS] == 0:
            entered = 0
            for other in range(players):
                entered += other != seat and s[ACTIVE + other] and s[ENTERED + other]
            posted = 0
            if s[LEVEL]:
                posted = 2 if seat == 1 else 1 if seat == 0 else 0
            number = _FIRSTS[0] + _PARTS[0, 0, behind] + _PARTS[0, 1, entered] + _PARTS[0, 2, posted]
            return int(number * _STARTS + s[START + seat])
        role = 0
        if s[WAGERED + seat]:
            role = 4
        elif s[CALLED + seat]:
            role = 3
        elif s[ENTERED + seat]:
            role = 2
        elif s[STAKED + seat]:
            role = 1
        inside = 0
        for other in range(players):
            inside += other != seat and s[ACTIVE + other] and (s[WAGERED + other] or s[CALLED + other])
        if role >= 3:
            twist = 1 if s[BETS] - s[ANSWERED + seat] >= 2 else 0
        else:
            twist = 1 if s[LAST] != s[OPENER] else 0
        number = _FIRSTS[1] + _PARTS[1, 0, min(s[BETS], 7)] + _PARTS[1, 1, role] + _PARTS[1, 2, inside]
        number += _PARTS[1, 3, behind] + _PARTS[1, 4, s[OPENER_BEHIND]] + _PARTS[1, 5, twist]
        return int(number * _STARTS + s[START + seat])
    if s[PHASE] == EXCHANGE:
        smallest = 0
        after = 0
        for other in range(players):
            if other != seat and s[ACTIVE + other]:
                drawn = s[DRAWN + other]
                if drawn < 0:
                    after += 1
                elif smallest == 0 or drawn + 1 < smallest:
                    smallest = drawn + 1
        wagered = 0
        if s[WAGERED + seat]:
            wagered = 1 if s[LAST] == seat else 2
        number = _FIRSTS[2] + _PARTS[2, 0, wagered] + _PARTS[2, 1, min(s[BETS], 7)] + _PARTS[2, 2, opponents]
        number += _PARTS[2, 3, smallest] + _PARTS[2, 4, after]
        return int(number * _STARTS + s[START + seat])
    block = 3 if s[BETS] == 0 else 4
    told = 7
    if s[BETS] == 0:
        for other in range(players):
            if other != seat and s[ACTIVE + other]:
                told = min(told, s[DRAWN + other])
    else:
        told = s[DRAWN + s[LAST]]
    number = _FIRSTS[block] + _PARTS[block, 0, s[DRAWN + seat]] + _PARTS[block, 1, told]
    number += _PARTS[block, 2, opponents] + _PARTS[block, 3, min(s[BETS1], 7)]
    if s[BETS] == 0:
        number += _PARTS[3, 4, behind] + _PARTS[3, 5, 1 if s[LAST1] == seat else 0]
    else:
        role = 2 if s[WAGERED + seat] else 1 if s[CALLED + seat] else 0
        stands = 0 if s[BETS] <= 1 else 3 * min(s[BETS], 3) - 5 + role
        number += _PARTS[4, 4, stands] + _PARTS[4, 5, behind]
    return int(_SECOND * _STARTS + (number - _SECOND) * _FINALS + s[FINAL + seat])


@compiled
def payoff(s: Row, seat: int) -> float:
    """What a seat has won less what it has paid, in half small bets; nothing where the deal was passed out."""
    if s[PHASE] == PASSED_OUT:
        return 0.0
    pot = 0
    best = -1
    winners = 0
    for other in range(s[PLAYERS]):
        pot += s[PAID + other]
        if s[ACTIVE + other]:
            if s[MADE + other] > best:
                best = s[MADE + other]
                winners = 1
            elif s[MADE + other] == best:
                winners += 1
    mine = -float(s[PAID + seat])
    if s[ACTIVE + seat] and s[MADE + seat] == best:
        mine += pot / winners
    return mine
