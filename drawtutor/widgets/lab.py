"""The odds lab: any five cards, what is kept of them, and what becomes of that, counted.

Nothing here is secret, so that the page is sent every hold of the hand at once and shows the one that it is
asked for. What is kept, and everything else that is chosen, is told here all the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Final

from drawtutor.cards import DECK, Card, parse_cards
from drawtutor.hands import Hand
from drawtutor.message import Message
from drawtutor.odds import Estimate
from drawtutor.widgets._base import Reaction
from drawtutor.widgets.aims import (
    SAMPLES,
    aim_choosers,
    aim_told,
    chances,
    pending,
    price_told,
    ranking,
    sampled,
    win_assumed,
)
from drawtutor.widgets.bench import (
    Bench,
    Goal,
    NotUnderstoodError,
    bench_of,
    read_aim,
    read_hand,
    read_seen,
    read_stake,
    whole,
)
from drawtutor.widgets.distribution import Distributions, mask_of
from drawtutor.widgets.handing import EXAMPLES, HandPictures
from drawtutor.widgets.plain import Picture
from drawtutor.widgets.wording import Wording

__all__ = ["LAB_KEY", "LabPart"]

LAB_KEY: Final = "drawtutor:odds-lab"
"""Where browsers keep what lies on the bench."""


class LabPart:
    """The bench, with what is counted for it."""

    def __init__(self, key: str, words: Wording, rng: Random) -> None:
        """A bench with a pair and an ace; ``rng`` deals the hands that are asked for, and samples."""
        self.key = key
        self._words = words
        self._rng = rng
        self._touched = False
        self._stamp = 0
        """Goes up when a hold is set from here, so that the page takes it up."""
        self._refused: dict[str, Picture] = {}
        self._refusals = 0
        self._sampled: tuple[Bench, Estimate] | None = None
        self._counted: Distributions | None = None
        self._holds: list[Picture] = []
        self._found: tuple[object, Mapping[int, Fraction], Picture] | None = None
        hand, keep = (parse_cards(text) for text in EXAMPLES["pair-ace"])
        self._bench = Bench(hand=hand, keep=keep)

    @property
    def bench(self) -> Bench:
        """What lies there now."""
        return self._bench

    # --- what is counted, each thing once ---

    @property
    def _distributions(self) -> Distributions:
        counted, bench = self._counted, self._bench
        if counted is None or counted.hand != bench.hand or counted.seen != bench.seen:
            self._counted = counted = Distributions(bench.hand, bench.seen, self._words)
            self._holds = counted.holds()
        return counted

    def _asked(self) -> object:
        """What the chances of holds depend on."""
        return self._bench.hand, self._bench.seen, self._bench.most, self._bench.aim

    def _aimed(self, *, patient: bool = False) -> tuple[Mapping[int, Fraction], Picture] | None:
        """The chance of what is wanted for every hold, and their picture, best first.

        Chances to win take up to a second or two: unless ``patient``, None stands for those that are not there yet.
        The page shows everything else first, and then asks for them.
        """
        bench, counted = self._bench, self._distributions
        if self._found is None or self._found[0] != self._asked():
            if bench.aim.goal is Goal.WIN and not patient:
                return None
            found = chances(bench, counted)
            self._found = self._asked(), found, ranking(bench, counted, found, self._words)
        return self._found[1], self._found[2]

    # --- what it shows ---

    def blocks(self) -> Sequence[Picture]:
        """The hand, how to have another one, and what it comes to."""
        words, counted = self._words, self._distributions
        bench, aimed = self._bench, self._aimed()
        hands = HandPictures(words, part=self.key, stamp=self._stamp, refused=self._refused)
        return (
            {
                "type": "lab",
                "key": self.key,
                "label": words.say("lab-label"),
                "hand": self._hand(),
                "names": {str(card): words.catalogue.card(card) for card in DECK},
                "getting": hands.getting(bench),
                "chart": {
                    "title": words.say("lab-chart"),
                    "columns": [words.say(f"lab-column-{column}") for column in _COLUMNS],
                    "lines": counted.lines(),
                    "note": words.say("lab-chart-note"),
                    "assumed": words.say("lab-assumed"),
                    "outs": words.say("lab-outs"),
                },
                "holds": self._holds,
                "most": bench.most,
                "over": [
                    words.say("lab-over-limit", drawn=drawn, most=bench.most) if drawn > bench.most else ""
                    for drawn in range(6)
                ],
                "aim": {
                    "title": words.say("lab-aim"),
                    "fields": aim_choosers(bench.aim, words, part=self.key),
                    "told": self._aim_told(aimed),
                    "note": win_assumed(bench, words),
                    "sample": self._sample(),
                },
                "ranking": aimed[1] if aimed else self._pending(),
                "price": self._price(aimed[0] if aimed else None),
                "more": hands.set_aside(bench),
            },
        )

    def _hand(self) -> Picture:
        words, bench = self._words, self._bench
        return {
            "type": "hand",
            "key": f"{self.key}-hand",
            "label": words.say("lab-hand"),
            "cards": words.cards(bench.hand),
            "places": 5,
            "name": words.text(Hand(bench.hand).rank),
            "keys": words.say("lab-hand-keys"),
            "tag": words.say("ui-throw-tag"),
            "pick": True,
            "draft": f"{self.key}-{self._stamp}",
            "thrown": [str(card) for card in bench.hand if card not in bench.keep],
            "follows": self._intent("keep"),
        }

    def _pending(self) -> Picture:
        # The page asks once for each name of a draft, and what is asked for is in the name.
        asked = self._bench.to_store()
        name = "-".join(str(asked[each]) for each in ("hand", "seen", "most", "opponents", "theirs"))
        draft = f"{self.key}-asked-{name}"
        return pending(self._bench, self._words) | {"draft": draft, "intent": self._intent("work-out")}

    def _sample(self) -> Picture | None:
        """The button that deals it out, and what came of that for this very hold."""
        if self._bench.aim.goal is not Goal.WIN:
            return None
        words, told = self._words, self._sampled
        text = words.say("lab-sample", count=SAMPLES)
        return {
            "button": {"key": "sample", "text": text, "look": "quiet", "intent": self._intent("sample")},
            "told": words.say("lab-sampled", estimate=told[1]) if told and told[0] == self._bench else None,
        }

    def _price(self, found: Mapping[int, Fraction] | None) -> Picture:
        words, stake = self._words, self._bench.stake
        return {
            "title": words.say("lab-price"),
            "fields": [
                {"name": name, "label": words.say(f"lab-price-{name}"), "value": str(value)}
                for name, value in (("call", stake.to_call), ("pot", stake.pot), ("more", stake.more))
            ],
            "note": words.say("lab-price-more-note"),
            "draft": f"{self.key}-price",
            "use": words.say("lab-price-use"),
            "intent": self._intent("price"),
            "refusal": self._refused.get("price"),
            "told": price_told(self._bench, found, words),
        }

    def _intent(self, name: str) -> Picture:
        return {"name": name, "part": self.key}

    # --- what it is told ---

    def receive(self, name: str, intent: Mapping[str, object]) -> Reaction | None:
        """Another hand, another hold, something else that is wanted; None for anything else."""
        does: dict[str, Callable[[Mapping[str, object]], Reaction | None]] = {
            "keep": self._keep,
            "deal": self._deal,
            "cards": self._cards,
            "example": self._example,
            "aim": self._aim,
            "most": self._most,
            "seen": self._seen,
            "price": self._set_price,
            "sample": self._deal_out,
            "work-out": self._work_out,
        }
        chosen = does.get(name)
        if chosen is None:
            return None
        try:
            reaction = chosen(intent)
        except NotUnderstoodError as error:
            return self._refuse(name, error)
        if reaction is not None:
            self._touched = True
            self._refused.pop(name, None)
        return reaction

    def _keep(self, intent: Mapping[str, object]) -> Reaction | None:
        """What the page shows already: these cards are thrown."""
        codes = intent.get("cards")
        hand = self._bench.hand
        if not isinstance(codes, list) or not {str(card) for card in hand} >= {str(code) for code in codes}:
            return None
        self._bench = replace(self._bench, keep=tuple(card for card in hand if str(card) not in codes))
        return Reaction(self._sentence())

    def _sentence(self) -> str:
        bench = self._bench
        over = len(bench.hand) - len(bench.keep)
        if over > bench.most:
            return self._words.say("lab-over-limit", drawn=over, most=bench.most)
        return self._distributions.sentence(mask_of(bench.hand, bench.keep))

    def _deal(self, _: Mapping[str, object]) -> Reaction:
        rest = [card for card in DECK if card not in self._bench.seen]
        hand = tuple(self._rng.sample(rest, 5))
        return self._lay(hand, hand)

    def _cards(self, intent: Mapping[str, object]) -> Reaction:
        hand = read_hand(intent.get("answer"))
        for card in hand:
            if card in self._bench.seen:
                raise NotUnderstoodError(Message.of("lab-refuse-shown", card=card))
        return self._lay(hand, hand)

    def _example(self, intent: Mapping[str, object]) -> Reaction | None:
        found = EXAMPLES.get(str(intent.get("example")))
        if found is None:
            return None
        hand, keep = (parse_cards(text) for text in found)
        return self.lay_out(hand, keep)

    def lay_out(self, hand: Sequence[Card], keep: Sequence[Card]) -> Reaction:
        """Lays this hand on the bench with these cards kept; none of them stays set aside."""
        seen = tuple(card for card in self._bench.seen if card not in hand)
        self._bench = replace(self._bench, seen=seen)
        self._touched = True
        return self._lay(tuple(hand), tuple(keep))

    def _lay(self, hand: tuple[Card, ...], keep: tuple[Card, ...]) -> Reaction:
        self._bench = replace(self._bench, hand=hand, keep=keep)
        self._stamp += 1
        self._refused.clear()
        return Reaction(self._words.say("lab-laid", hand=Hand(hand).rank, hold=self._sentence()))

    def _aim(self, intent: Mapping[str, object]) -> Reaction:
        self._bench = replace(self._bench, aim=read_aim(intent, self._bench.aim))
        return self._best(self._aimed())

    def _work_out(self, _: Mapping[str, object]) -> Reaction:
        """Works out what takes a while, once the page shows the rest."""
        return self._best(self._aimed(patient=True))

    def _best(self, aimed: tuple[Mapping[int, Fraction], Picture] | None) -> Reaction:
        return Reaction(" ".join(self._aim_told(aimed)))

    def _aim_told(self, aimed: tuple[Mapping[int, Fraction], Picture] | None) -> list[str]:
        found, ranked = aimed or (None, {})
        return aim_told(self._bench, found, ranked, self._words)

    def _most(self, intent: Mapping[str, object]) -> Reaction | None:
        most = whole(intent.get("most"), 1, 5)
        if most is None:
            return None
        self._bench = replace(self._bench, most=most)
        return Reaction(self._sentence())

    def _seen(self, intent: Mapping[str, object]) -> Reaction:
        seen = read_seen(intent.get("answer") or "", self._bench.hand)
        self._bench = replace(self._bench, seen=seen)
        key = "lab-seen-told" if seen else "lab-seen-none"
        return Reaction(f"{self._words.say(key, cards=seen)} {self._sentence()}")

    def _set_price(self, intent: Mapping[str, object]) -> Reaction:
        self._bench = replace(self._bench, stake=read_stake(intent))
        aimed = self._aimed()
        return Reaction(" ".join(price_told(self._bench, aimed[0] if aimed else None, self._words)))

    def _deal_out(self, _: Mapping[str, object]) -> Reaction | None:
        if self._bench.aim.goal is not Goal.WIN:
            return None
        estimate = sampled(self._bench, self._rng)
        self._sampled = self._bench, estimate
        return Reaction(self._words.say("lab-sampled", estimate=estimate))

    def _refuse(self, name: str, error: NotUnderstoodError) -> Reaction:
        self._refusals += 1
        text = self._words.say(error.message)
        self._refused[name] = {"n": self._refusals, "text": text}
        return Reaction(refused=text)

    # --- what is kept ---

    def stored(self, kept: Mapping[str, object]) -> None:
        """Takes up the bench that the browser keeps, unless something has been done here already."""
        bench = bench_of(kept.get(LAB_KEY))
        if self._touched or bench is None:
            return
        self._bench = bench
        self._touched = True
        self._stamp += 1

    def to_store(self) -> Mapping[str, object]:
        """What lies on the bench, once something has been done there."""
        return {LAB_KEY: self._bench.to_store()} if self._touched else {}

    def in_words(self) -> str:
        """The hand, and what the hold comes to."""
        return self._words.say("lab-laid", hand=Hand(self._bench.hand).rank, hold=self._sentence())


_COLUMNS: Final = ("line", "count", "percent", "against", "one-in")
