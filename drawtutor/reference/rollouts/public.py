"""The public side of a deal in plain whole numbers: what was bet, whose turn it is, and what a choice leads to.

It says the same as the rules engine does, which is its judge in the tests, and a fraction of it: no cards, no
words, no refusals. A deal that is played out thousands of times needs each public moment once.
"""

from __future__ import annotations

from drawtutor.reference.rollouts.terms import Stage, Terms
from drawtutor.reference.rollouts.wagers import counted_as

__all__ = ["Moment"]


class Moment:
    """One public moment of a deal. Sets of seats are bits of a whole number; nothing of it changes.

    It has no slots: a mapping is copied at once, thirty slots one by one.
    """

    terms: Terms
    stage: Stage
    exchange: int
    """How many exchanges have begun."""
    stacks: tuple[int, ...]
    staked: tuple[int, ...]
    paid: tuple[int, ...]
    active: int
    level: int
    full: int
    """The level without all-ins too short to count."""
    step: int
    raises: int
    waiting: tuple[int, ...]
    spoke: int
    """Who has spoken since the last full raise."""
    circuit_over: bool
    opener: int

    # What a reference player counts.
    bets: int
    first: int
    """Who bet first in this round; -1 where nobody has."""
    last: int
    """Who bet or raised last in this round; -1 where nobody has."""
    wagered: int
    called: int
    entered: int
    spoken: int
    """Who has spoken since the last bet or raise of any size."""
    answered: tuple[int, ...]
    opener_behind: int
    bets1: int
    last1: int
    wagered1: int

    def _next(self) -> Moment:
        """A copy that is still to be changed."""
        new = object.__new__(Moment)
        new.__dict__.update(self.__dict__)
        return new

    @classmethod
    def begin(cls, terms: Terms) -> Moment:
        """Round 1 before the first word."""
        new = object.__new__(cls)
        antes = [min(ante, stack) for ante, stack in zip(terms.antes, terms.stacks, strict=True)]
        blinds = [min(b, s - a) for b, s, a in zip(terms.blinds, terms.stacks, antes, strict=True)]
        level = max(terms.blinds, default=0)
        new.terms, new.stage, new.exchange = terms, Stage.FIRST, 0
        new.stacks = tuple(s - a - b for s, a, b in zip(terms.stacks, antes, blinds, strict=True))
        new.staked = tuple(blinds)
        new.paid = tuple(a + b for a, b in zip(antes, blinds, strict=True))
        new.active = sum(1 << seat for seat, here in enumerate(terms.present) if here)
        new.level = new.full = new.step = level
        new.raises, new.spoke, new.circuit_over = 0, 0, False
        new.opener = new.first = new.last = new.last1 = -1
        new.bets = new.bets1 = new.wagered = new.wagered1 = new.called = new.entered = new.spoken = 0
        new.answered = (0,) * terms.players
        new.opener_behind = 0
        high = max((seat for seat, blind in enumerate(terms.blinds) if level and blind == level), default=-1)
        new.waiting = new._speakers((high + 1) % terms.players)
        return new._ended() if not new.waiting else new

    def _speakers(self, start: int) -> tuple[int, ...]:
        """Who speaks in a round that begins with this seat."""
        able = self.able()
        if len(able) < 2:
            able = [seat for seat in able if not self._matches(seat)]
        players = self.terms.players
        return tuple(sorted(able, key=lambda seat: (seat - start) % players))

    def here(self) -> list[int]:
        """Who is still in the deal."""
        return [seat for seat in range(self.terms.players) if self.active >> seat & 1]

    def able(self) -> list[int]:
        """Who can still take part in the betting."""
        here = self.here()
        return [seat for seat in here if self.stacks[seat]] if self.terms.table_stakes else here

    def _matches(self, seat: int) -> bool:
        others = max((self.staked[other] for other in self.here() if other != seat), default=0)
        return self.staked[seat] >= min(self.level, others)

    @property
    def seat(self) -> int:
        """Whose turn it is; -1 where no bet is to be chosen."""
        return self.waiting[0] if self.waiting else -1

    @property
    def pot(self) -> int:
        """All chips in the middle."""
        return sum(self.paid) + self.terms.carried

    # What is done.

    def fold(self) -> Moment:
        """After the seat whose turn it is has folded."""
        new = self._next()
        new.active &= ~(1 << self.waiting[0])
        return new._spoken(self.waiting[0])

    def passive(self) -> Moment:
        """After a check or a call."""
        new, seat = self._next(), self.waiting[0]
        owed = min(self.level - self.staked[seat], self.stacks[seat])
        if owed:
            new._pay(seat, owed)
        # Whoever comes in before anybody has bet, be it on a blind, has entered.
        if self.last >= 0 and self.level > self.staked[seat]:
            new.called |= 1 << seat
        else:
            new.entered |= 1 << seat
        return new._spoken(seat)

    def to(self, total: int) -> Moment:
        """After a bet or raise to this total, a legal one."""
        new, seat, terms = self._next(), self.waiting[0], self.terms
        full, counts = counted_as(self, total)
        new._pay(seat, total - self.staked[seat])
        if full > self.full:
            new.full, new.step, new.spoke = full, total - self.level, 0
            new.raises = self.raises + counts
        new.level = total
        if self.stage is Stage.FIRST and self.opener < 0:
            new.opener = seat
        others = [other for other in new.able() if other != seat and new.staked[other] < total]
        after = sorted(others, key=lambda other: (other - seat - 1) % terms.players)
        new.waiting = (seat, *after)
        bit = 1 << seat
        if self.first < 0:
            new.first = seat
            if self.stage is Stage.FIRST:
                new.opener_behind = (self.active & ~self.spoken & ~bit).bit_count()
        new.bets += 1
        new.last = seat
        new.wagered |= bit
        new.spoken = 0
        return new._spoken(seat)

    def _pay(self, seat: int, chips: int) -> None:
        self.stacks = _changed(self.stacks, seat, self.stacks[seat] - chips)
        self.staked = _changed(self.staked, seat, self.staked[seat] + chips)
        self.paid = _changed(self.paid, seat, self.paid[seat] + chips)

    def _spoken(self, seat: int) -> Moment:
        """Passes the turn on, in place; the round may be over by it."""
        bit = 1 << seat
        waiting = tuple(other for other in self.waiting if other != seat)
        alone = self.active.bit_count() == 1
        if alone or (len(waiting) == 1 and len(self.able()) == 1 and self._matches(waiting[0])):
            waiting = ()
        self.waiting = waiting
        self.spoke |= bit
        self.spoken |= bit
        self.answered = _changed(self.answered, seat, self.bets)
        self.circuit_over = self.circuit_over or (bool(waiting) and waiting[0] <= seat)
        return self if waiting else self._ended()

    def _ended(self) -> Moment:
        """Ends a betting round, in place: what nobody matched goes back, and the next stage is named."""
        self._give_back()
        if self.active.bit_count() == 1:
            self.stage = Stage.ALONE
        elif self.stage is Stage.FIRST:
            # Somebody has checked: everybody did, for there is no stake.
            passed = self.level == 0 and self.entered
            self.bets1, self.last1, self.wagered1 = self.bets, self.last, self.wagered
            self.stage = Stage.PASSED_OUT if passed else Stage.EXCHANGE
        else:
            self.stage = Stage.EXCHANGE if self.exchange < self.terms.exchanges else Stage.SHOWDOWN
        return self

    def _give_back(self) -> None:
        order = sorted(range(self.terms.players), key=lambda seat: self.paid[seat], reverse=True)
        top, second = order[0], order[1]
        over = self.paid[top] - self.paid[second]
        others = [seat for seat in self.here() if seat != top]
        all_in = self.terms.table_stakes and not any(self.stacks[seat] for seat in others)
        if not others or not all_in:
            over = min(over, self.staked[top])
        if over > 0 and self.active >> top & 1:
            self.stacks = _changed(self.stacks, top, self.stacks[top] + over)
            self.staked = _changed(self.staked, top, max(0, self.staked[top] - over))
            self.paid = _changed(self.paid, top, self.paid[top] - over)

    def after_exchange(self) -> Moment:
        """The next betting round, once everybody has drawn; it may be over at once."""
        new = self._next()
        new.stage = Stage.LATER
        new.exchange += 1
        new.level = new.full = new.step = new.raises = 0
        new.staked = (0,) * self.terms.players
        new.first = new.last = -1
        new.spoke = new.bets = new.wagered = new.called = new.entered = new.spoken = 0
        new.answered = (0,) * self.terms.players
        new.circuit_over = False
        start = self.opener if self.terms.opener_starts and self.opener >= 0 else 0
        new.waiting = new._speakers(start)
        return new if new.waiting else new._ended()


def _changed(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
