"""A session: one learner at a table with opponents, deal after deal. The controller without a screen."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Any, Final

from drawtutor.advice import Feedback, hint
from drawtutor.hands import JokerUse
from drawtutor.message import Message
from drawtutor.play.errors import SessionError, SessionReason
from drawtutor.play.luck import Luck, luck_of
from drawtutor.play.opponents import Opponent, StyledOpponent
from drawtutor.play.settings import Settings
from drawtutor.play.start import HERO, Start, first_start, ready, start_of, table_of
from drawtutor.play.steps import Decision, Player, Step
from drawtutor.play.storage import Saved, read_saved, stored
from drawtutor.play.styles import Style
from drawtutor.rules import (
    Action,
    Announce,
    Ask,
    Deal,
    Dealer,
    EventKind,
    Muck,
    RulesError,
    Seat,
    SeatView,
    Show,
    Table,
    censor,
    format_move,
    parse_move,
)

__all__ = ["Session"]

_KEPT: Final = 25
"""So many deals at least are kept in the log; it is cut when it holds twice as many."""


class Session:
    """One learner at a table: it deals, lets the opponents act, and stops where the learner has to choose.

    Everything follows from the settings, with their seed, and the learner's actions: the same of both
    give the same session. Each deal's deck and each opponent's every decision has a chance of its own,
    so that another choice of the learner's changes neither the cards dealt nor anybody's mood.
    """

    def __init__(self, settings: Settings, start: Start | None = None) -> None:
        """Begins the first deal; raises the rules' `SetupError` where none can be played from this start."""
        self.settings = settings
        self._opponents: tuple[Opponent, ...] = tuple(StyledOpponent(style) for style in settings.opponents)
        self._names = settings.names()
        start = first_start(settings) if start is None else start
        self._issued = start.issued
        self._number = start.deal
        self._turn = start.turn
        self._log: list[list[str]] = []
        self._starts: list[Start] = []
        self._begin(table_of(settings, start))

    # -- What there is to see ----------------------------------------------------------------------

    @property
    def view(self) -> SeatView:
        """The deal as the learner may see it now."""
        return self._deal.view(self.hero)

    @property
    def deal(self) -> Deal:
        """The whole deal, everybody's cards included: never for the page, nor for advice."""
        return self._deal

    @property
    def table(self) -> Table:
        """The table that this deal began from."""
        return self._table

    @property
    def number(self) -> int:
        """The number of this deal, counted from 1."""
        return self._number

    @property
    def turn(self) -> int:
        """A number that grows with everything the learner does, and with nothing else."""
        return self._turn

    @property
    def hero(self) -> Seat:
        """The learner's seat in this deal; it changes as the deal moves round."""
        return Seat(self._table.seats.index(HERO))

    @property
    def my_turn(self) -> bool:
        """Whether the learner has to choose."""
        return self._deal.to_act == self.hero

    @property
    def is_over(self) -> bool:
        """Whether this deal is over, so that the next can begin."""
        return self._deal.phase.is_end

    @property
    def names(self) -> Mapping[Seat, Message]:
        """What each seat of this deal is called."""
        return MappingProxyType({Seat(s): self._names[chair] for s, chair in enumerate(self._table.seats)})

    @property
    def styles(self) -> Mapping[Seat, Style]:
        """How the opponent on each seat of this deal says that it plays."""
        return MappingProxyType(
            {Seat(s): self._opponents[chair - 1].style for s, chair in enumerate(self._table.seats) if chair != HERO}
        )

    @property
    def players(self) -> tuple[Player, ...]:
        """Everybody at the table, chair by chair, those who sit this deal out included."""
        seats = {chair: Seat(seat) for seat, chair in enumerate(self._table.seats)}
        return tuple(
            Player(
                chair=chair,
                name=self._names[chair],
                style=None if chair == HERO else self._opponents[chair - 1].style,
                chips=self._deal.stacks[seats[chair]] if chair in seats else self._table.chairs[chair].stack,
                seat=seats.get(chair),
            )
            for chair in range(self.settings.players)
        )

    @property
    def notices(self) -> tuple[Message, ...]:
        """What the house did before this deal: new stacks, who sits out, what is carried."""
        return self._notices

    @property
    def issued(self) -> int:
        """All the chips ever given out: what the players hold, what is in the pot and what is carried, always."""
        return self._issued

    @property
    def steps(self) -> tuple[Step, ...]:
        """This deal step by step, from the antes to where it stands."""
        return self._steps_from(0)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The learner's choices in this deal, in order."""
        return tuple(self._decisions)

    @property
    def log(self) -> tuple[tuple[str, ...], ...]:
        """The learner's actions, deal by deal from `start`, in the tokens of deal records."""
        return tuple(map(tuple, self._log))

    @property
    def start(self) -> Start:
        """The table before the first deal of the log."""
        return self._starts[0]

    # -- What the learner does -----------------------------------------------------------------------

    def act(self, action: Action, *, turn: int | None = None) -> tuple[Step, ...]:
        """Makes the learner's choice and plays on until the learner has to choose, or the deal is over.

        Returns the new steps. With a ``turn`` that is not the present one nothing happens, and there are
        none: a double click acts once. Raises `IllegalActionError`, with nothing changed, for what the
        rules forbid.
        """
        if turn is not None and turn != self._turn:
            return ()
        hero, before = self.hero, self._deal
        after = before.act(hero, action)
        seen = len(self._states)
        self._log[-1].append(format_move(hero, action, before.hands[hero]).split(" ", 1)[1])
        self._turn += 1
        decision = None
        if not isinstance(action, Announce | Ask) and self._is_a_choice(before, action):
            decision = len(self._decisions)
            self._decisions.append(self._decision(before.view(hero), action))
        self._considered.clear()
        self._reach(after, hero, decision)
        self._play_on()
        return self._steps_from(seen)

    def next_deal(self, *, turn: int | None = None) -> tuple[Step, ...]:
        """Begins the next deal and plays to the learner's first choice; returns its steps.

        With a ``turn`` that is not the present one nothing happens. Raises `SessionError` while this
        deal is not over.
        """
        if turn is not None and turn != self._turn:
            return ()
        if not self.is_over:
            raise SessionError(SessionReason.DEAL_NOT_OVER)
        self._turn += 1
        self._begin(self._table.after(self._deal))
        if len(self._log) >= 2 * _KEPT:
            del self._log[:-_KEPT], self._starts[:-_KEPT]
        return self.steps

    def hint(self) -> tuple[Message, Message, Message]:
        """Three steps towards the choice that is due: the rule, what to count, the number."""
        if not self.my_turn:
            raise SessionError(SessionReason.DEAL_OVER)
        return hint(self.view, rng=Random(f"{self._chance}/hint/{len(self._decisions)}"))

    def consider(self, action: Action) -> Feedback:
        """What would be said about a choice, without making it: the same as is said after it was made.

        An illegal one gets the verdict that it is.
        """
        if not self.my_turn:
            raise SessionError(SessionReason.DEAL_OVER)
        decision = self._considered[action] = self._decision(self.view, action)
        return decision.feedback

    def luck(self) -> Luck | None:
        """The luck of this deal apart from the choices in it.

        Raises `SessionError` while it is not over. None with a joker in play or more than one exchange:
        these draws are not counted.
        """
        if not self.is_over:
            raise SessionError(SessionReason.DEAL_NOT_OVER)
        if self.settings.rules.joker is not JokerUse.NONE or self.settings.rules.exchanges > 1:
            return None
        dealt = next(
            event.cards for event in self._deal.events if event.kind is EventKind.DEALT and event.seat == self.hero
        )
        return luck_of(dealt, self._deal.thrown[self.hero], self._deal.hands[self.hero], self._deal.exposed)

    def to_json(self) -> dict[str, Any]:
        """The session as plain data, which `from_json` takes up again."""
        return stored(Saved(self.settings, self.start, self.log))

    @classmethod
    def from_json(cls, data: object) -> Session:
        """The session of such data, exactly as it stood; raises `SessionError` for anything else."""
        saved = read_saved(data)
        try:
            session = cls(saved.settings, saved.start)
        except RulesError as error:
            raise SessionError(SessionReason.BAD_START, str(error)) from None
        for number, actions in enumerate(saved.log):
            if number:
                if not session.is_over:
                    raise SessionError(SessionReason.BAD_LOG, f"deal {number} of the log does not end")
                session.next_deal()
            for token in actions:
                session._act_again(token)
        return session

    def _act_again(self, token: str) -> None:
        hero, hand = self.hero, self._deal.hands[self.hero]
        told = ascii(token)[:60]
        try:
            seat, action = parse_move(self._deal, f"p{hero + 1} {token}")
            # That a token means something is not enough: it must be the one that is written for it.
            if seat != hero or format_move(seat, action, hand).split(" ", 1)[1] != token:
                raise SessionError(SessionReason.BAD_LOG, f"{told} is not how it is written")
            self.act(action)  # type: ignore[arg-type]  # a player's token gives a player's action
        except RulesError as error:
            raise SessionError(SessionReason.BAD_LOG, f"{told}: {error}") from None

    # -- How it goes on ------------------------------------------------------------------------------

    @property
    def _chance(self) -> str:
        """The seed of everything that is left to chance in this deal."""
        return f"{self.settings.seed}/{self._number}"

    def _begin(self, table: Table) -> None:
        self._starts.append(start_of(table, deal=self._number, turn=self._turn, issued=self._issued))
        self._number += 1
        before = table.chips
        table, self._notices = ready(self.settings, table)
        self._issued += table.chips - before
        self._table = table
        self._dealer = Dealer(f"{self._chance}/deck")
        self._log.append([])
        self._decisions: list[Decision] = []
        self._considered: dict[Action, Decision] = {}
        self._decided: dict[int, int] = {}
        self._states: list[tuple[Deal, Seat | None, int | None]] = []
        self._reach(table.begin(), None)
        self._play_on()

    def _reach(self, deal: Deal, seat: Seat | None, decision: int | None = None) -> None:
        self._deal = deal
        self._states.append((deal, seat, decision))

    def _play_on(self) -> None:
        while True:
            deal = self._deal
            if deal.dealer_owes:
                self._reach(deal.serve(self._dealer.next(deal)), None)
                continue
            seat = deal.to_act
            if seat is None or seat == self.hero:
                return
            chair = self._table.seats[seat]
            made = self._decided[chair] = self._decided.get(chair, 0) + 1
            rng = Random(f"{self._chance}/chair/{chair}/{made}")
            self._reach(deal.act(seat, self._opponents[chair - 1].choose(deal.view(seat), rng)), seat)

    def _decision(self, view: SeatView, action: Action) -> Decision:
        """The decision, with the feedback that may have been worked out before it was made."""
        considered = self._considered.get(action)
        if considered is not None:
            return considered
        return Decision(view=view, action=action, chance=f"{self._chance}/review/{len(self._decisions)}")

    @staticmethod
    def _is_a_choice(deal: Deal, action: Action) -> bool:
        """Whether there was anything to choose: not where the only thing to do was to show."""
        return not isinstance(action, Show | Muck) or deal.legal().muck

    def _steps_from(self, first: int) -> tuple[Step, ...]:
        hero = self.hero
        steps = []
        for at in range(first, len(self._states)):
            deal, seat, decision = self._states[at]
            known = len(self._states[at - 1][0].events) if at else 0
            steps.append(
                Step(
                    view=deal.view(hero),
                    events=tuple(censor(event, hero) for event in deal.events[known:]),
                    seat=seat,
                    decision=decision,
                )
            )
        return tuple(steps)
