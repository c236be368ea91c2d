"""A position to play on: in every seat, under whichever of the rule sets, with the engine as the judge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from drawtutor.course import load_tryout
from drawtutor.hands import Hand
from drawtutor.message import Who
from drawtutor.rules import (
    Action,
    Ask,
    Chair,
    Deal,
    Dealer,
    IllegalActionError,
    Phase,
    Rap,
    RuleSet,
    Seat,
    SetupError,
    Table,
)
from drawtutor.widgets._base import Reaction
from drawtutor.widgets.choices import action_bar, game_buttons, read_action
from drawtutor.widgets.pictures import HAND_SIZE, TablePicture, news, stages
from drawtutor.widgets.plain import Picture
from drawtutor.widgets.scenes import names_at
from drawtutor.widgets.trial import Trial
from drawtutor.widgets.wording import Wording
from drawtutor.words import Names, enum_key

__all__ = ["TryoutPart"]


class TryoutPart:
    """A small position that the reader plays on for everybody: the hand of whoever is to act lies open."""

    def __init__(self, key: str, trial: Trial, rule_set: RuleSet, words: Wording) -> None:
        """The position of what is tried, under a rule set; raises `KeyError` where it has none."""
        self.key = key
        self._trial = trial
        self._base = words
        self._begin(rule_set)

    # --- the deal ---

    def _begin(self, rule_set: RuleSet) -> None:
        self.rule_set = rule_set
        self._tryout = load_tryout(self._trial.name, rule_set)
        deal, house = self._tryout.deal, self._tryout.house
        names = names_at(deal.players, None)
        self._table = Table(
            rules=house.rules,
            stakes=house.stakes,
            ante=house.ante,
            # The chair's name is its place in the first deal; what it is called, the catalogue says.
            chairs=tuple(Chair(str(place), stack) for place, stack in enumerate(deal.start_stacks)),
            button=deal.players - 1,
            blinds=deal.blinds if any(deal.blinds) else (),
        )
        self._called = names
        self._number = 1
        self._dealer = self._tryout.dealer
        self._sit_down(deal, names)

    def _sit_down(self, deal: Deal, names: Names) -> None:
        self._deal = deal
        self._words = self._base.with_names(names)
        self._since = len(deal.events)
        self._refused: Picture | None = None
        self._refusals = 0

    @property
    def _over(self) -> bool:
        return self._deal.phase.is_end

    def _next_table(self) -> Table | None:
        """The table at the next deal; None while this one is played, and where too few can pay for another."""
        if not self._over:
            return None
        table = self._table.after(self._deal)
        try:
            table.begin()
        except SetupError:
            return None
        return table

    # --- what it shows ---

    def blocks(self) -> Sequence[Picture]:
        """What to try, and the position with the choices under it; beside it what the source says."""
        words, deal = self._words, self._deal
        table = [stages(deal.view(None), words), self._felt()]
        draft = f"{self.key}-{self.rule_set}-{self._number}-{len(deal.moves)}"
        if deal.to_act is None:
            table.append(self._after())
        else:
            table.append(self._bar(deal.to_act, draft))
            if self._tryout.asks or self._tryout.raps:
                table.append(self._beside(deal.to_act, f"{draft}-beside"))
        columns = {"type": "columns", "key": f"{self.key}-columns", "main": table, "side": self._side()}
        question = {"type": "prompt", "key": f"{self.key}-question", "lines": [self._trial.question(self.rule_set)]}
        group = {
            "type": "group",
            "key": f"{self.key}-tryout",
            "label": self._trial.label,
            "focus": f"{self.key}-tryout",
            "look": "tryout",
            "blocks": [*self._head(question), columns],
        }
        return (group,)

    def _head(self, question: Picture) -> list[Picture]:
        """The games to choose from, what to try, and the way out."""
        words, several = self._words, len(self._trial.games) > 1
        games = game_buttons(self._trial.games, self.rule_set, words, part=self.key, between_deals=True)
        close = {
            "type": "buttons",
            "key": f"{self.key}-close",
            "buttons": [self._button("close", "tryout-close", "link")],
        }
        line = {"type": "settings", "key": f"{self.key}-head", "blocks": [games if several else question, close]}
        return [line, question] if several else [line]

    def _felt(self) -> Picture:
        words, deal = self._words, self._deal
        picture = TablePicture(words=words, key=f"{self.key}-table")
        stamp = f"{self.rule_set}.{self._number}.{len(deal.moves)}"
        block = picture.block(deal.view(None), told=self._told(), stamp=stamp)
        seat = deal.to_act
        if seat is None:
            return block
        mine = deal.view(seat)
        picks = deal.phase is Phase.DRAW
        draft = f"{self.key}-{self.rule_set}-{self._number}-{len(deal.moves)}"
        who = Who(seat)
        hand = picture.hand(mine, mine.hand, draft=draft, pick=picks)
        if len(mine.hand) == HAND_SIZE:
            rank = Hand(mine.hand, joker=deal.rules.joker).rank
            hand["name"] = words.say("tryout-holds", who=who, hand=rank)
        # Each player's hand is a hand of its own: nothing moves when the turn passes.
        hand |= {"key": f"{self.key}-hand-{seat}", "label": words.say("tryout-hand", who=who), "slides": None}
        return block | {"hand": hand}

    def _told(self) -> list[str]:
        told = " ".join(news(self._deal.events[self._since :], self._deal.view(None), self._words))
        return [told] if told else []

    def _bar(self, seat: Seat, draft: str) -> Picture:
        view = self._deal.view(seat)
        title = self._words.say("tryout-turn", who=Who(seat))
        bar = action_bar(view, self._words, draft=draft, part=self.key, refusal=self._refusal, title=title)
        # Here a closed choice may be made all the same, to be told why by the rules.
        bar["buttons"] = [button | {"tries": True} for button in bar["buttons"]]
        return bar | {"refusal": self._refused, "focus": f"{self.key}-actions"}

    def _beside(self, seat: Seat, draft: str) -> Picture:
        """What can be said beside the choices: questions about the draws of the others, a rap on the table."""
        words = self._words
        offered: list[tuple[Action, str, str, Picture]] = []
        if self._tryout.raps:
            offered.append((Rap(), "rap", words.say("tryout-rap"), {"action": "rap"}))
        if self._tryout.asks:
            for other in range(self._deal.players):
                if other != seat:
                    text = words.say("tryout-ask", who=Who(other))
                    offered.append((Ask(Seat(other)), f"ask{other}", text, {"action": "ask", "about": other}))
        buttons = []
        for action, key, text, intent in offered:
            refused = self._refusal(action)
            said = words.catalogue.action(action, names=words.names, phase=self._deal.phase)
            buttons.append(
                {
                    "key": key,
                    "text": text,
                    "look": "quiet",
                    "says": words.say("ui-declared", words=said),
                    "off": None if refused is None else words.catalogue.refusal(refused, names=words.names),
                    "tries": True,
                    "intent": {"name": "act", "part": self.key, **intent},
                }
            )
        label = words.say("tryout-beside")
        return {"type": "actions", "key": f"{self.key}-beside", "label": label, "draft": draft, "buttons": buttons}

    def _refusal(self, action: Action) -> IllegalActionError | None:
        seat = self._deal.to_act
        return None if seat is None else self._deal.refusal(seat, action)

    def _side(self) -> list[Picture]:
        """What this game's source says."""
        words, told = self._words, self._trial.told(self.rule_set)
        says = {
            "type": "prompt",
            "key": f"{self.key}-says-{self.rule_set}",
            "kicker": told.title,
            "lines": [told.text],
            "rules": [rule | {"differs": None} for rule in words.rules(told.rules)] or None,
        }
        note = words.say("tryout-everybody")
        again = {
            "type": "buttons",
            "key": f"{self.key}-again",
            "buttons": [] if self._over else [self._button("again", "tryout-again", "plain")],
            "note": note,
        }
        return [says, again]

    def _after(self) -> Picture:
        """What to do when the deal is over."""
        words = self._words
        goes_on = self._next_table() is not None
        waits = goes_on and self._deal.carried > 0
        buttons = [self._button("again", "tryout-again", "plain" if waits else "main")]
        if goes_on:
            buttons.append(self._button("next-deal", "ui-deal-next", "main" if waits else "plain"))
        label, key = words.say("tryout-over"), f"{self.key}-over"
        return {"type": "buttons", "key": key, "focus": key, "label": label, "title": label, "buttons": buttons}

    def _button(self, name: str, text: str, look: str) -> Picture:
        return {"key": name, "text": self._words.say(text), "look": look, "intent": {"name": name, "part": self.key}}

    # --- what it is told ---

    def receive(self, name: str, intent: Mapping[str, object]) -> Reaction | None:
        """A choice for whoever is to act, another rule set, or the position from its beginning."""
        if name == "act":
            return self._act(intent)
        if name == "again":
            at = self._goes_on_at()
            self._begin(self.rule_set)
            return Reaction(self.in_words(), focus=at)
        if name == "next-deal":
            return self._next()
        if name == "game" and intent.get("rules") in {game.value for game in self._trial.games}:
            self._begin(RuleSet(str(intent["rules"])))
            game = self._words.say(f"{enum_key(self.rule_set)}.title")
            return Reaction(f"{game}. {self._trial.told(self.rule_set).text} {self.in_words()}")
        return None

    def _act(self, intent: Mapping[str, object]) -> Reaction | None:
        deal = self._deal
        seat = deal.to_act
        if seat is None:
            return None
        about = intent.get("about")
        if intent.get("action") == "ask" and type(about) is int:
            action: Action = Ask(Seat(about))
        elif intent.get("action") == "rap":
            action = Rap()
        else:
            action = read_action(intent)
        try:
            self._deal = self._dealer.serve_all(deal.act(seat, action))
        except IllegalActionError as refused:
            return self._refuse(refused)
        self._refused, self._since = None, len(deal.events)
        return Reaction(" ".join([*self._told(), self._turn()]), focus=f"{self.key}-over" if self._over else "")

    def _refuse(self, refused: IllegalActionError) -> Reaction:
        text = self._words.catalogue.refusal(refused, names=self._words.names)
        self._refusals += 1
        rules = self._words.rules([refused.rule]) if refused.rule else []
        self._refused = {"n": self._refusals, "text": text, "rules": [rule | {"differs": None} for rule in rules]}
        return Reaction(refused=text)

    def _next(self) -> Reaction | None:
        table = self._next_table()
        if table is None:
            return None
        at = self._goes_on_at()
        self._table = table
        self._number += 1
        self._dealer = Dealer(f"{self._tryout.dealer.seed}/{self._number}")
        names = {seat: self._called[int(table.chairs[chair].name)] for seat, chair in enumerate(table.seats)}
        self._sit_down(self._dealer.serve_all(table.begin()), names)
        return Reaction(self.in_words(), focus=at)

    def _goes_on_at(self) -> str:
        """Where the focus goes when cards are dealt anew: to the choices, where what had it was for the end alone."""
        return f"{self.key}-actions" if self._over else ""

    def _turn(self) -> str:
        seat = self._deal.to_act
        if seat is None:
            return self._words.say("tryout-over")
        legal = self._words.catalogue.legal(self._deal.legal(seat))
        return f"{self._words.say('tryout-turn', who=Who(seat))} {legal}"

    def stored(self, kept: Mapping[str, object]) -> None:
        """A position keeps nothing."""

    def to_store(self) -> Mapping[str, object]:
        """A position keeps nothing."""
        return {}

    def in_words(self) -> str:
        """Whose turn it is, and what may be done."""
        return self._turn()
