"""A full deal with live feedback: the learner at a table, from the ante to the next deal."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Final

from drawtutor.advice import warmed
from drawtutor.cards import Card
from drawtutor.play import SEEDS, Session, SessionError, Settings
from drawtutor.rules import Action, Agreement, IllegalActionError, Phase, Seat, SeatView
from drawtutor.widgets._base import Reaction
from drawtutor.widgets.beside import CoachBeside
from drawtutor.widgets.choices import action_bar, game_buttons, read_action
from drawtutor.widgets.coach import verdict
from drawtutor.widgets.keeper import DEAL_KEY, Keeper
from drawtutor.widgets.pictures import TablePicture, in_place, look, news, stages
from drawtutor.widgets.plain import Picture
from drawtutor.widgets.report import deal_report, session_steps, step_of_decision
from drawtutor.widgets.review import ReviewPart
from drawtutor.widgets.saving import record_file, save_offer
from drawtutor.widgets.veil import shows, unveiled
from drawtutor.widgets.wording import Wording
from drawtutor.words import enum_key

__all__ = ["FullDealPart"]

_log: Final = logging.getLogger("drawtutor.widgets")


class FullDealPart:
    """A session at the table. What the learner asks of it goes to the session; what it shows is the learner's view."""

    def __init__(
        self,
        key: str,
        games: Sequence[Agreement],
        words: Wording,
        *,
        rng: Random,
        keeper: Keeper | None = None,
        lesson: str = "",
        kept_as: str = DEAL_KEY,
    ) -> None:
        """The first deal of a new session, by the first of the games on offer; ``rng`` draws the sessions' seeds.

        There is one game a rule set at most. ``keeper`` is told when a deal of ``lesson`` has been played;
        ``kept_as`` is the browser's key for the deal.
        """
        self.key = key
        self._games = {game.rules.rule_set: game for game in games}
        self._base = words
        self._keeper = keeper
        self._rng = rng
        self._lesson = lesson
        self._kept_as = kept_as
        self._touched = False
        self._notice = ""
        self._begin(games[0])

    # --- the session ---

    def _begin(self, game: Agreement) -> None:
        self._sit_down(Session(Settings.at(game, seed=self._rng.randrange(SEEDS))))

    def _sit_down(self, session: Session) -> None:
        self._session = session
        self._warming: Iterator[None] | None = warmed(session.view)
        self._refused: Picture | None = None
        self._refusals = 0
        self._new_deal()

    def _new_deal(self) -> None:
        """Forgets what belonged to the deal before."""
        self._words = self._base.with_names(self._session.names)
        self._hand: tuple[Card, ...] = ()
        self._coach = CoachBeside(self._session, self._words, part=self.key)
        self._since = 0
        self._review: ReviewPart | None = None
        self._turned: int | None = None
        self._veil(0)
        self._refused = None

    def _veil(self, seen: int) -> None:
        """Leaves hands that were shown since face down, for the learner to turn them over one by one."""
        session = self._session
        there = shows(session.view) if session.is_over else 0
        self._turned = seen if there > seen else None

    @property
    def agreed(self) -> Agreement:
        """What is played by at this table."""
        return self._session.settings.agreement

    @property
    def between_deals(self) -> bool:
        """Whether this deal is over and all of it lies open."""
        return self._ended

    @property
    def _view(self) -> SeatView:
        view = self._session.view
        return view if self._turned is None else unveiled(view, self._turned)

    @property
    def _ended(self) -> bool:
        """Whether the deal is over and all of it lies open."""
        return self._session.is_over and self._turned is None

    def _cards(self) -> tuple[Card, ...]:
        """The learner's cards in the order in which they lie."""
        self._hand = in_place(self._hand, self._session.view.hand)
        return self._hand

    # --- what it shows ---

    def blocks(self) -> Sequence[Picture]:
        """The table with the choices under it and the coach beside it; or the deal step by step."""
        if self._review is not None:
            return (*self._review.blocks(), self._back())
        words, view, session = self._words, self._view, self._session
        table = TablePicture(words=words, styles=self._styles(), key=f"{self.key}-table")
        draft = f"{self.key}-{session.number}-{view.phase.value}-{len(session.decisions)}"
        picks = session.my_turn and view.phase is Phase.DRAW
        told = " ".join(self._told(view))
        main = [
            stages(view, words),
            table.block(
                view,
                told=[told] if told else [],
                stamp=f"{session.number}.{session.turn}.{self._turned}",
                cards=self._cards(),
                draft=draft,
                pick=picks,
                marked=bool(view.me.shown) and self._turned is None,
            ),
        ]
        if session.my_turn:
            bar = action_bar(view, words, draft=draft, part=self.key, refusal=self._refusal)
            main.append(bar | {"refusal": self._refused, "judged": self._coach.judged()})
        else:
            main.append(self._after())
        columns = {"type": "columns", "key": f"{self.key}-columns", "main": main, "side": self._side()}
        blocks = [columns, self._preferences()]
        return ({"type": "group", "key": self.key, "label": words.say("ui-deal"), "blocks": blocks},)

    def _refusal(self, action: Action) -> IllegalActionError | None:
        return self._session.deal.refusal(self._session.hero, action)

    def _styles(self) -> Mapping[Seat, str]:
        return {seat: self._words.text(style) for seat, style in self._session.styles.items()}

    def _told(self, view: SeatView) -> list[str]:
        """What happened since the learner chose last."""
        words = self._words
        told = [self._notice] if self._notice else []
        if self._since == 0:
            told += [words.say(notice) for notice in self._session.notices]
        return told + news(view.events[self._since :], view, words)

    def _after(self) -> Picture:
        """What to do when the deal is over."""
        offered: tuple[tuple[str, str, str], ...]
        if self._ended:
            offered = (("next-deal", "ui-deal-next", "main"), ("look", "ui-deal-look-back", "plain"))
        else:
            offered = (("turn", "ui-deal-turn-over", "main"),)
        return self._button_block(f"{self.key}-after", offered)

    def _back(self) -> Picture:
        return self._button_block(
            f"{self.key}-after", (("end", "ui-deal-look-end", "plain"), ("next-deal", "ui-deal-next", "main"))
        )

    def _button_block(self, key: str, offered: Sequence[tuple[str, str, str]]) -> Picture:
        words = self._words
        buttons = [
            {"key": name, "text": words.say(text), "look": look, "intent": {"name": name, "part": self.key}}
            for name, text, look in offered
        ]
        return {"type": "buttons", "key": key, "label": words.say("ui-choices"), "buttons": buttons}

    def _side(self) -> list[Picture]:
        words, session = self._words, self._session
        side: list[Picture] = [self._coach.block()]
        if self._ended:
            report = deal_report(session, words, part=self.key, chosen=self._coach.chosen)
            side.insert(0, report | {"save": save_offer(words, part=self.key)})
        return side

    def _preferences(self) -> Picture:
        """Which game is played, and how its cards look."""
        blocks: list[Picture] = []
        if len(self._games) > 1:
            now = self._session.settings.rules.rule_set
            open_ = self._ended or not self._touched
            blocks.append(game_buttons(tuple(self._games), now, self._words, part=self.key, between_deals=open_))
        blocks.append(look(self._words, self.key))
        return {"type": "settings", "key": f"{self.key}-settings", "blocks": blocks}

    # --- what it is told ---

    def receive(self, name: str, intent: Mapping[str, object]) -> Reaction | None:
        """A choice at the table, a hint asked for, or where to go next."""
        does: dict[str, Callable[[Mapping[str, object]], Reaction | None]] = {
            "act": self._act,
            "hint": self._coach.hint,
            "turn": self._turn_over,
            "next-deal": self._next,
            "look": self._look,
            "end": self._look_at_the_end,
            "step": self._step,
            "game": self._game,
            "save": self._save,
        }
        chosen = does.get(name)
        if chosen is None:
            return None
        reaction = chosen(intent)
        if reaction is not None:
            self._touched = True
        return reaction

    def _act(self, intent: Mapping[str, object]) -> Reaction | None:
        session = self._session
        if not session.my_turn:
            return None
        action = read_action(intent)
        known, chosen = len(session.view.events), len(session.decisions)
        seen = shows(session.view)
        try:
            session.act(action, turn=session.turn)
        except IllegalActionError as refused:
            return self._refuse(refused)
        self._refused, self._notice = None, ""
        self._since = known
        self._veil(seen)
        self._note_end()
        return Reaction(self._aloud(judged=len(session.decisions) > chosen))

    def _refuse(self, refused: IllegalActionError) -> Reaction:
        text = self._words.catalogue.refusal(refused, names=self._words.names)
        self._refusals += 1
        rules = self._words.rules([refused.rule]) if refused.rule else []
        self._refused = {"n": self._refusals, "text": text, "rules": rules}
        return Reaction(refused=text)

    def _aloud(self, *, judged: bool) -> str:
        """Everything that has changed, for those who listen: the verdict, what happened, what can be done now."""
        words, session = self._words, self._session
        said = []
        if judged:
            feedback = session.decisions[-1].feedback
            said.append(f"{verdict(feedback, words)['word']}.")
            said += [words.say(reason) for reason in feedback.reasons]
        said += self._told(self._view)
        if session.my_turn:
            said += [words.say("ui-deal-turn"), words.catalogue.legal(session.view.legal)]
        return " ".join(said)

    def _note_end(self) -> None:
        if self._ended and self._keeper is not None:
            self._keeper.played(self._lesson)

    def _turn_over(self, intent: Mapping[str, object]) -> Reaction | None:
        if self._turned is None:
            return None
        before = len(self._view.events)
        self._turned += 1
        if self._turned == shows(self._session.view):
            self._turned = None
            self._note_end()
        view = self._view
        return Reaction(" ".join(news(view.events[before:], view, self._words)))

    def _next(self, intent: Mapping[str, object]) -> Reaction | None:
        if not self._ended:
            return None
        self._session.next_deal(turn=self._session.turn)
        self._notice = ""
        self._new_deal()
        return Reaction(self.opening())

    def opening(self) -> str:
        """What has happened in a new deal, for those who listen: up to the learner's first choice."""
        said = [self._words.say("ui-deal-number", number=self._session.number), *self._told(self._view)]
        hand = self.in_words().splitlines()[-1]
        return " ".join([*said, hand, self._words.catalogue.legal(self._session.view.legal)])

    def _look(self, intent: Mapping[str, object]) -> Reaction | None:
        if not self._ended:
            return None
        self._review = ReviewPart(
            self.key,
            lambda seat: session_steps(self._session),
            self._words,
            seat=self._session.hero,
            styles=self._styles(),
        )
        decision = intent.get("decision")
        if type(decision) is int:
            self._review.go_to(step_of_decision(self._session, decision))
        return Reaction(self._review.in_words())

    def _step(self, intent: Mapping[str, object]) -> Reaction | None:
        return None if self._review is None else self._review.receive("step", intent)

    def _look_at_the_end(self, intent: Mapping[str, object]) -> Reaction | None:
        if self._review is None:
            return None
        self._review = None
        return Reaction(self._words.say("ui-deal-report"))

    def _save(self, intent: Mapping[str, object]) -> Reaction | None:
        """Hands the deal out as a record: once all of it is over and lies open, and when it is asked for."""
        if not self._ended:
            return None
        file = record_file(self._session)
        return Reaction(self._words.say("ui-deal-saved", name=file.name), file=file)

    def _game(self, intent: Mapping[str, object]) -> Reaction | None:
        rules = intent.get("rules")
        names = {rule_set.value: rule_set for rule_set in self._games}
        if not isinstance(rules, str) or rules not in names or (self._touched and not self._ended):
            return None
        if names[rules] is self._session.settings.rules.rule_set:
            return None
        self._begin(self._games[names[rules]])
        self._notice = self._words.say("ui-deal-new", rules=self._words.say(f"{enum_key(names[rules])}.title"))
        return Reaction(self.opening())

    # --- what it works out by itself ---

    def owes(self) -> bool:
        """Whether the coach is not loaded yet, or figures that show can be made surer."""
        return self._warming is not None or self._coach.owes(every=self._ended)

    def go_on(self) -> Reaction | None:
        """Makes the figures that show surer; where there are none, it loads what makes them."""
        if self._coach.owes(every=self._ended):
            return self._coach.go_on(every=self._ended)
        if self._warming is not None and next(self._warming, self) is self:
            self._warming = None
        return None

    # --- what is kept ---

    def stored(self, kept: Mapping[str, object]) -> None:
        """Takes up the deal that was being played, unless something has been done at this table already."""
        if self._keeper is not None:
            self._keeper.merge(kept)
        if not self._touched and kept.get(self._kept_as) is not None:
            self.resume(kept)

    def resume(self, kept: Mapping[str, object]) -> str:
        """Takes up the deal that is kept; returns why it cannot be, in a sentence that the table tells too."""
        try:
            session = Session.from_json(kept.get(self._kept_as))
        except SessionError as refused:
            _log.warning("the kept deal cannot be taken up: %s", refused)
            self._notice = self._base.say(refused.message)
            return self._notice
        self._touched = True
        self._sit_down(session)
        if session.decisions:
            self._since = len(session.decisions[-1].view.events)
        return ""

    def to_store(self) -> Mapping[str, object]:
        """The progress, and the deal as soon as something has been done in it."""
        store: dict[str, object] = {} if self._keeper is None else dict(self._keeper.to_store())
        if self._touched or self._keeper is None:
            store[self._kept_as] = self._session.to_json()
        return store

    def in_words(self) -> str:
        """Where the deal stands, and what the learner holds."""
        view, words = self._view, self._words
        told = words.say("ui-deal-now", number=self._session.number, phase=view.phase, pot=view.pot)
        hand = TablePicture(words=words).hand(view, view.hand).get("name")
        return f"{told}\n{words.say('ui-deal-hand', hand=hand)}" if hand else told
