"""One deal of draw poker, from the antes to the last chip: the judge of everything that is done in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from drawtutor.hands import HandRank
from drawtutor.rules import betting, exchange, showdown
from drawtutor.rules.actions import (
    Action,
    Announce,
    Ask,
    Bet,
    Call,
    Check,
    DealerAction,
    Discard,
    Fold,
    LegalActions,
    RaiseTo,
    Rap,
    Seat,
    Show,
    StandPat,
)
from drawtutor.rules.errors import IllegalActionError, Reason, SetupError, quoted
from drawtutor.rules.events import Event, EventKind, Phase, censor
from drawtutor.rules.house import HouseRules
from drawtutor.rules.kinds import Openers
from drawtutor.rules.stakes import Stakes
from drawtutor.rules.state import DealState
from drawtutor.rules.view import PlayerView, SeatView

__all__ = ["Deal", "cannot_be_served"]

MAX_CHIPS = 10**12
"""More chips than this before one player is a slip of the pen."""


class Deal(DealState):
    """A deal at one moment. It never changes: what is done gives another deal.

    `begin` posts the antes and blinds; then the dealer's acts go through `serve`, the players' through
    `act`. `legal` is the one function that says what is legal, and `act` accepts exactly that.
    """

    @classmethod
    def begin(
        cls,
        rules: HouseRules,
        stakes: Stakes,
        *,
        stacks: Sequence[int],
        antes: Sequence[int],
        blinds: Sequence[int] = (),
        carried: int = 0,
    ) -> Self:
        """A deal with its antes and blinds posted and no card dealt yet (PL-06, BG-20).

        Lists hold one entry a seat, from the dealer's left. A player whose ante is 0 while others pay
        one sits out (NO-06), except one without chips who plays on for a carried pot (EN-16).
        Raises `SetupError` for anything that no deal can be played with.
        """
        players = len(stacks)
        blinds = tuple(blinds) or (0,) * players
        antes = tuple(antes)
        if not 2 <= players <= rules.max_players:
            raise SetupError(
                Reason.PLAYER_COUNT, rule=rules.cites("players"), players=players, low=2, high=rules.max_players
            )
        if players > rules.most_served:
            raise cannot_be_served(rules, players)
        if len(antes) != players or len(blinds) != players:
            raise SetupError(Reason.LISTS_DIFFER, stacks=players, antes=len(antes), blinds=len(blinds))
        for name, chips in (("stack", stacks), ("ante", antes), ("blind", blinds), ("carried", (carried,))):
            for amount in chips:
                if type(amount) is not int or not 0 <= amount <= MAX_CHIPS:
                    raise SetupError(
                        Reason.NEGATIVE_CHIPS, rule=rules.cites("whole_chips"), name=name, value=quoted(amount, 24)
                    )
        if any(blinds) and rules.openers is not Openers.NONE:
            raise SetupError(Reason.OPTIONS_CLASH, one="openers", other="blinds")
        dealt_in = tuple(
            not any(antes) or ante > 0 or (stack == 0 and carried > 0 and rules.table_stakes)
            for ante, stack in zip(antes, stacks, strict=True)
        )
        for seat in range(players):
            if blinds[seat] and not dealt_in[seat]:
                raise SetupError(Reason.BAD_BLINDS, seat=seat)
            needs = antes[seat] + blinds[seat]
            if dealt_in[seat] and stacks[seat] < max(needs, 1) and not rules.table_stakes:
                raise SetupError(Reason.NO_CHIPS_FOR_ANTE, rule=rules.cites("ante"), seat=seat, ante=needs)
            if dealt_in[seat] and not stacks[seat] and not carried:
                raise SetupError(Reason.NO_CHIPS_FOR_ANTE, rule=rules.cites("ante"), seat=seat, ante=needs)
        if sum(dealt_in) < 2:
            raise SetupError(Reason.NOT_ENOUGH_PLAYERS, players=sum(dealt_in))
        paid_antes = tuple(min(ante, stack) for ante, stack in zip(antes, stacks, strict=True))
        paid_blinds = tuple(
            min(blind, stack - ante) for blind, stack, ante in zip(blinds, stacks, paid_antes, strict=True)
        )
        events = [Event(EventKind.ANTE, Phase.DEAL, Seat(s), amount=a) for s, a in enumerate(paid_antes) if a]
        events += [Event(EventKind.BLIND, Phase.DEAL, Seat(s), amount=b, to=b) for s, b in enumerate(paid_blinds) if b]
        deal = cls(
            rules=rules,
            stakes=stakes.checked(rules),
            start_stacks=tuple(stacks),
            antes=antes,
            blinds=blinds,
            carried_in=carried,
            phase=Phase.DEAL,
            stacks=tuple(s - a - b for s, a, b in zip(stacks, paid_antes, paid_blinds, strict=True)),
            staked=paid_blinds,
            paid=tuple(a + b for a, b in zip(paid_antes, paid_blinds, strict=True)),
            dealt_in=dealt_in,
            active=dealt_in,
            hands=((),) * players,
            stub=0,
            pile=0,
            thrown=((),) * players,
            thrown_before=((),) * players,
            gaps=((),) * players,
            drawn=(None,) * players,
            won=(0,) * players,
            events=tuple(events),
        )
        return deal.evolve(stub=deal.deck_mask)

    def legal(self, seat: Seat | None = None) -> LegalActions:
        """What this seat, or the one whose turn it is, may do now. Out of turn that is a question at most."""
        if seat is None:
            seat = self.to_act
            if seat is None:
                return LegalActions()
        if seat != self.to_act:
            here = 0 <= seat < self.players and self.dealt_in[seat]
            return LegalActions(ask=exchange.askable(self, seat) if here else ())
        if self.phase is Phase.DRAW:
            return exchange.legal_exchange(self, seat)
        if self.phase is Phase.SHOWDOWN:
            return showdown.legal_showdown(self, seat)
        legal = betting.legal_betting(self, seat)
        if self.phase is Phase.BET2 and not self.acted_in_bet2:
            legal = _with_questions(legal, exchange.askable(self, seat))
        return legal

    def act(self, seat: Seat, action: Action) -> Self:
        """The deal after a player's action; raises `IllegalActionError` where the rules forbid it."""
        refused = self.refusal(seat, action)
        if refused is not None:
            raise refused
        deal = self.evolve(moves=(*self.moves, (seat, action)))
        if isinstance(action, Rap):
            meant = self._meaning_of_rap(seat)
            if meant is None:
                return deal.evolve(events=(*deal.events, deal.note(EventKind.RAP, seat)))
            action = meant
        match action:
            case Ask():
                return exchange.answer(deal, seat, action)
            case Announce(count):
                return exchange.announce(deal, seat, count)
            case Fold():
                deal = betting.fold(deal, seat)
            case Check():
                deal = betting.check(deal, seat)
            case Call():
                deal = betting.call(deal, seat)
            case Bet(to) | RaiseTo(to):
                deal = betting.bet_or_raise(deal, seat, to)
            case StandPat():
                deal = exchange.throw(deal, seat, ())
            case Discard(cards):
                deal = exchange.throw(deal, seat, cards)
            case Show():
                return showdown.show(deal, seat)
            case _:
                return showdown.muck(deal, seat)
        return deal._move_on()

    def serve(self, action: DealerAction) -> Self:
        """The deal after an act of the dealer's; raises `IllegalActionError` where it is wrong."""
        if self.phase.is_end:
            raise IllegalActionError(Reason.DEAL_OVER)
        refused = exchange.refuse_service(self, action)
        if refused is not None:
            raise refused
        return exchange.serve(self.evolve(moves=(*self.moves, (None, action))), action)._move_on()

    def refusal(self, seat: Seat, action: Action) -> IllegalActionError | None:
        """Why this seat may not do this now; None where it may."""
        if not 0 <= seat < self.players or not self.dealt_in[seat]:
            return IllegalActionError(Reason.NO_SUCH_PLAYER, seat=seat)
        if isinstance(action, Bet | RaiseTo) and self._own_stake(seat):
            return IllegalActionError(Reason.OWN_STAKE, rule=self.rules.cites("own_stake"), legal=self.legal())
        if self.phase.is_end:
            return IllegalActionError(Reason.DEAL_OVER)
        if self.phase is Phase.DEAL:
            return IllegalActionError(Reason.NOT_DEALT_YET, rule=self.rules.cites("hand_size"))
        if isinstance(action, Ask):
            return exchange.refuse_ask(self, seat, action)
        if not self.active[seat]:
            return IllegalActionError(Reason.HAS_FOLDED, rule=self.rules.cites("folded"), legal=self.legal(), seat=seat)
        if isinstance(action, Announce | Discard) and self.phase is Phase.DRAW and self.drawn[seat] is not None:
            late = Reason.REQUEST_TOO_LATE if isinstance(action, Announce) else Reason.ALREADY_EXCHANGED
            return IllegalActionError(late, rule=self.rules.cites("request"), legal=self.legal(), seat=seat)
        if self.dealer_owes:
            return IllegalActionError(Reason.DEALER_TO_SERVE, rule=self.rules.cites("discards_first"))
        to_act = self.to_act
        if seat != to_act:
            turn = self.rules.cites("turn_draw" if self.phase is Phase.DRAW else "turn_bet")
            return IllegalActionError(
                Reason.OUT_OF_TURN, rule=turn, legal=self.legal(), to_act=-1 if to_act is None else to_act
            )
        if isinstance(action, Rap) and self.phase is not Phase.DRAW:
            if self._meaning_of_rap(seat) is None and not self._rap_overlooks_raise(seat):
                return IllegalActionError(Reason.RAP_NOT_UNDERSTOOD, rule=self.rules.cites("rap"), legal=self.legal())
            return None
        if self.phase is Phase.DRAW:
            return exchange.refuse_exchange(self, seat, action)
        if self.phase is Phase.SHOWDOWN:
            return showdown.refuse_showdown(self, seat, action)
        return betting.refuse_bet(self, seat, action)

    def _own_stake(self, seat: Seat) -> bool:
        """Whether a raise by this seat would be of its own stake (PL-20): it bet or called, and nobody raised since.

        That is so also where the round has closed in the meantime.
        """
        if seat == self.to_act and self.phase.is_betting:
            return False
        called = self.level > 0 and seat in self.spoke and self.staked[seat] == self.level and self.active[seat]
        return seat == self.aggressor or called

    def _meaning_of_rap(self, seat: Seat) -> Action | None:
        """What a rap means here: a check or a pat hand; None where it can mean neither (EN-20)."""
        if self.phase is Phase.DRAW:
            return StandPat()
        if self.phase.is_betting and betting.legal_betting(self, seat).check:
            return Check()
        return None

    def _rap_overlooks_raise(self, seat: Seat) -> bool:
        """Whether the rap came from not noticing a bet: it binds to nothing, where the house says so."""
        return self.phase.is_betting and self.rules.dead_hands and self.level > self.staked[seat]

    def _move_on(self) -> Self:
        """Enters the next phase as soon as this one is finished."""
        if self.phase is Phase.DEAL:
            return self if exchange.next_hand(self) is not None else betting.begin_round(self, Phase.BET1)._move_on()
        if self.phase is Phase.DRAW and not self.to_draw and self.serving is None:
            return betting.begin_round(self, Phase.BET2)._move_on()
        if self.phase.is_betting and not self.waiting:
            return self._end_of_round()
        return self

    def _end_of_round(self) -> Self:
        deal = showdown.give_back_uncalled(self)
        if len(deal.active_seats) == 1:
            return showdown.uncontested(deal)
        if deal.phase is Phase.BET1:
            everybody_checked = deal.level == 0 and any(event.kind is EventKind.CHECK for event in deal.events)
            return showdown.pass_out(deal) if everybody_checked else exchange.begin_exchange(deal)
        return exchange.begin_exchange(deal) if deal.exchanges_left else showdown.begin_showdown(deal)

    @property
    def answers(self) -> tuple[int | None, ...]:
        """What each question about draws was told: a number, or None where no answer was due any more."""
        asked = (event.count for event in self.events if event.kind is EventKind.ASK)
        return tuple(None if count < 0 else count for count in asked)

    @property
    def shown_ranks(self) -> dict[Seat, HandRank]:
        """What the hands are worth that were shown."""
        return showdown.hand_names(self)

    def view(self, seat: Seat | None) -> SeatView:
        """The deal as this seat sees it; None is an onlooker, who holds no cards and is never to act."""
        mine = seat is not None and 0 <= seat < self.players
        here = Seat(-1) if seat is None else seat
        all_in = self.all_in
        players = tuple(
            PlayerView(
                seat=Seat(s),
                stack=self.stacks[s],
                staked=self.staked[s],
                paid=self.paid[s],
                ante=self.antes[s],
                blind=self.blinds[s],
                active=self.active[s],
                folded=self.dealt_in[s] and not self.active[s],
                all_in=all_in[s],
                cards=len(self.hands[s]) if self.active[s] and Seat(s) not in self.mucked else 0,
                drawn=self.drawn[s],
                shown=self.hands[s] if Seat(s) in self.shown else (),
                mucked=Seat(s) in self.mucked,
            )
            for s in range(self.players)
        )
        return SeatView(
            seat=here,
            rules=self.rules,
            stakes=self.stakes,
            phase=self.phase,
            exchange=self.exchange,
            players=players,
            to_act=self.to_act,
            legal=self.legal(here) if mine else LegalActions(),
            hand=self.hands[here] if mine else (),
            discarded=(*self.thrown_before[here], *self.thrown[here]) if mine else (),
            exposed=self.exposed,
            pot=self.pot,
            pots=self.pots,
            carried=self.carried,
            level=self.level,
            raises=self.raises,
            opener=self.opener,
            aggressor=self.aggressor,
            stub=self.stub.bit_count(),
            discards=self.pile.bit_count(),
            kept_apart=self.kept_apart.bit_count(),
            events=tuple(censor(event, seat) for event in self.events),
            payoffs=self.payoffs,
            winners=self.winners,
        )


def cannot_be_served(rules: HouseRules, players: int) -> SetupError:
    """Why so many players cannot be dealt to under these rules: the cards would not reach (PL-27)."""
    return SetupError(
        Reason.CANNOT_BE_SERVED,
        rule=rules.cites("own_discard"),
        players=players,
        most=rules.most_served,
        cards=rules.most_discards,
        exchanges=rules.exchanges,
    )


def _with_questions(legal: LegalActions, ask: tuple[Seat, ...]) -> LegalActions:
    return LegalActions(**{name: getattr(legal, name) for name in LegalActions.__slots__ if name != "ask"}, ask=ask)
