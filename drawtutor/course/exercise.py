"""What an exercise is: something laid before the learner, one question about it, and the answers on offer.

An exercise holds no right answer. What is right, the engine works out from what lies there (see
`graders`), so that an author's slip cannot teach a wrong rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from drawtutor.course.answers import Answer, DiscardAnswer, NumberAnswer, OrderAnswer
from drawtutor.course.scene import Aim, OpenHands, Spot, Subject
from drawtutor.message import Message
from drawtutor.rules import Deal, LegalActions, PlayerView, RuleSet, Seat, SeatView, Show

__all__ = ["Choice", "Exercise", "Grade", "Kind", "Outcome", "Task"]


class Kind(StrEnum):
    """How a question is answered, which decides the controls under it."""

    ACTION = "action"
    DISCARDS = "discards"
    TURN = "turn"
    TO_CALL = "to-call"
    ROUND_OVER = "round-over"
    RANK_HANDS = "rank-hands"
    SHOWS_FIRST = "shows-first"
    CHOICE = "choice"


class Task(StrEnum):
    """What is asked. Each task has one way to be answered, one judge, and its own hints."""

    LEGAL_ACTION = "legal-action"
    """Which of these may the player do?"""
    DECLARED_ACTION = "declared-action"
    """Which action is what the player wants to say? (PL-16)"""
    PRICED_CALL = "priced-call"
    """Does the chance pay for the call?"""
    FREE_CHECK = "free-check"
    """What costs nothing? (NO-19)"""
    BEST_DISCARDS = "best-discards"
    """Which cards to throw for the best chance of a hand at least so good?"""
    NEXT_TO_ACT = "next-to-act"
    WHO_CUTS = "who-cuts"
    WHO_GETS_CARD = "who-gets-card"
    FIRST_DEALER = "first-dealer"
    NEXT_DEALER = "next-dealer"
    FIRST_RESHUFFLED = "first-reshuffled"
    """Who is the first to be served from reshuffled discards? (PL-27)"""
    TO_CALL = "to-call"
    ROUND_OVER = "round-over"
    RANK_HANDS = "rank-hands"
    SHOWS_FIRST = "shows-first"
    FAULTY_DECK = "faulty-deck"
    CARDS_LEFT = "cards-left"
    ENOUGH_CARDS = "enough-cards"
    """How many players can all exchange as many as the house allows?"""
    POT_SIZE = "pot-size"
    POT_SHARE = "pot-share"
    WHAT_NEXT = "what-next"
    REFEREE = "referee"
    """Which of these does the dealer refuse? (PL-11)"""
    BLUFF_PRICE = "bluff-price"
    STAGE_ORDER = "stage-order"
    """In which order do the stages of a deal come? (PL-01)"""
    OLD_NEIGHBOURS = "old-neighbours"
    """How many cards of a riffled deck still follow their old neighbour? (PL-03)"""
    FOLD_COST = "fold-cost"
    """How many chips has the deal cost a player who folds now? (PL-13)"""
    VALUE_OR_BLUFF = "value-or-bluff"
    """Is a raise here made with the better hand, or to be believed? (PL-15)"""
    MAY_EXCHANGE = "may-exchange"
    """How many players may exchange? (PL-21)"""
    CARDS_SEEN = "cards-seen"
    """How many cards of the deck has a player seen? (NO-03)"""
    OPENERS = "openers"
    """Which of these hands is good enough to open with? (EN-12)"""
    JOKER_MAKES = "joker-makes"
    """What is a hand with the joker worth? (BG-21)"""
    TAKES_POT = "takes-pot"
    """Who takes the pot, if anybody does? (BG-21)"""
    KEPT_APART = "kept-apart"
    """How many of the thrown cards may be shuffled and dealt again, where the opener's are a proof? (EN-12)"""
    SERVICE = "service"
    """What does the dealer do next in the exchange? (EN-06, EN-10)"""
    NEW_NUMBER = "new-number"
    """May the number asked for still be changed? (EN-07)"""
    HAND_FATE = "hand-fate"
    """What becomes of a hand of this many cards? (EN-08, EN-09)"""
    RAP_MEANS = "rap-means"
    """What does a rap on the table say here? (EN-20)"""
    ANSWER_DUE = "answer-due"
    """Must the question about draws be answered? (EN-19)"""
    TABLE_OPEN = "table-open"
    """May a newcomer sit down between deals, and may seats be changed? (EN-17, EN-18)"""
    SAME_CHANCE = "same-chance"
    """Which other figure says the same chance?"""
    CALL_PRICE = "call-price"
    """How often must a call win to break even?"""
    FUTURE_WIN = "future-win"
    """How many chips must be won later for a call that the pot alone does not pay?"""
    OUTS = "outs"
    """How many cards make the hand? (PL-32)"""
    AHEAD = "ahead"
    """In how many of a hundred deals is this hand the best, as dealt?"""
    NOBODY_OPENS = "nobody-opens"
    """In how many of a hundred deals does nobody hold a pair of jacks or better? (EN-12)"""
    MISPRINT = "misprint"
    """Which of these printed lines does not say what the count does? (PL-28)"""
    MORE_OFTEN = "more-often"
    """Which of these kinds of hand is dealt most often? (NO-04)"""

    @property
    def kind(self) -> Kind:
        """How it is answered."""
        return _KINDS.get(self, Kind.CHOICE)


_KINDS = {
    Task.LEGAL_ACTION: Kind.ACTION,
    Task.DECLARED_ACTION: Kind.ACTION,
    Task.PRICED_CALL: Kind.ACTION,
    Task.FREE_CHECK: Kind.ACTION,
    Task.BEST_DISCARDS: Kind.DISCARDS,
    Task.NEXT_TO_ACT: Kind.TURN,
    Task.WHO_CUTS: Kind.TURN,
    Task.WHO_GETS_CARD: Kind.TURN,
    Task.FIRST_DEALER: Kind.TURN,
    Task.NEXT_DEALER: Kind.TURN,
    Task.FIRST_RESHUFFLED: Kind.TURN,
    Task.TAKES_POT: Kind.TURN,
    Task.TO_CALL: Kind.TO_CALL,
    Task.ROUND_OVER: Kind.ROUND_OVER,
    Task.RANK_HANDS: Kind.RANK_HANDS,
    Task.SHOWS_FIRST: Kind.SHOWS_FIRST,
}


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer on offer, and what stands on its button."""

    answer: Answer
    label: Message


class Outcome(StrEnum):
    """What became of an answer."""

    RIGHT = "right"
    WRONG = "wrong"
    NOT_ATTEMPTED = "not-attempted"
    UNGRADEABLE = "ungradeable"


@dataclass(frozen=True, slots=True, kw_only=True)
class Grade:
    """What an answer is worth, and why. ``right`` is for this side alone until the learner asks for it."""

    outcome: Outcome
    explanation: Message
    rules: tuple[str, ...]
    right: Answer


@dataclass(frozen=True, slots=True, kw_only=True)
class Exercise:
    """One question about what lies there. It can be asked again and again; it never changes."""

    id: str
    lesson: str
    task: Task
    rules: tuple[str, ...]
    """Ledger ids, the deciding one first."""
    subject: Subject
    prompt: Message
    aim: Aim | None = None
    choices: tuple[Choice, ...] = ()
    """The answers on offer, in the order of their buttons; empty where cards, an order or a number are given."""
    note: Message | None = None
    """What to take along, said after a right answer; many exercises need none."""

    @property
    def kind(self) -> Kind:
        """How it is answered."""
        return self.task.kind

    @property
    def deal(self) -> Deal | None:
        """The deal it is about, where it is about one."""
        return self.subject.deal if isinstance(self.subject, Spot) else None

    @property
    def hero(self) -> Seat | None:
        """The learner's seat, where the learner has one."""
        return self.subject.hero if isinstance(self.subject, Spot) else None

    @property
    def rule_set(self) -> RuleSet | None:
        """The rules it is played under, where that matters."""
        deal = self.deal
        return None if deal is None else deal.rules.rule_set

    @property
    def names_from(self) -> int:
        """Where a page begins with its names, so that the player left of the dealer is not always called the same."""
        return sum(self.id.encode())

    @property
    def view(self) -> SeatView | None:
        """The table as the page may show it: what is asked is taken out, nobody's hidden card is in it."""
        if not isinstance(self.subject, Spot):
            return None
        view = self.subject.deal.view(self.subject.hero)
        if self.task is Task.POT_SHARE:
            # Whoever divides a pot sees the hands that are shown for it.
            view = replace(view, players=tuple(map(self._laid_open, view.players)))
        asks_turn = self.kind not in (Kind.ACTION, Kind.DISCARDS, Kind.TO_CALL)
        return replace(view, legal=LegalActions(), to_act=None if asks_turn else view.to_act)

    def _laid_open(self, player: PlayerView) -> PlayerView:
        """The player with the hand open, if it is shown in what is said."""
        assert isinstance(self.subject, Spot)
        shows = any(said.seat == player.seat and isinstance(said.action, Show) for said in self.subject.said)
        return replace(player, shown=self.subject.deal.hands[player.seat]) if shows else player

    def read(self, data: object) -> Answer | None:
        """The answer that a page sent; None where it holds none that fits this question.

        A page sends ``{"choice": 2}``, ``{"cards": ["7h", "2c"]}``, ``{"number": 4}`` or ``{"order": [1, 0, 2]}``.
        """
        if not isinstance(data, Mapping):
            return None
        if self.choices:
            return self._read_choice(data.get("choice"))
        if self.kind is Kind.DISCARDS:
            return self._read_cards(data.get("cards"))
        if self.kind is Kind.RANK_HANDS:
            return self._read_order(data.get("order"))
        number = data.get("number")
        return NumberAnswer(number) if type(number) is int else None

    def _read_choice(self, place: object) -> Answer | None:
        if type(place) is not int or not 0 <= place < len(self.choices):
            return None
        return self.choices[place].answer

    def _read_cards(self, cards: object) -> Answer | None:
        deal = self.deal
        if deal is None or self.hero is None or not isinstance(cards, (list, tuple)):
            return None
        held = {str(card): card for card in deal.hands[self.hero]}
        if not all(isinstance(card, str) and card in held for card in cards) or len(set(cards)) != len(cards):
            return None
        return DiscardAnswer(tuple(held[card] for card in cards))

    def _read_order(self, order: object) -> Answer | None:
        if not isinstance(self.subject, OpenHands) or not isinstance(order, (list, tuple)):
            return None
        if any(type(place) is not int for place in order) or sorted(order) != list(range(len(self.subject.hands))):
            return None
        return OrderAnswer(tuple(order))
