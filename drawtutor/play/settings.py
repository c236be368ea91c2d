"""What a session is played with: the rules and stakes, the chips, the opponents, and the seed of all chance."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Final, Self

from drawtutor.message import Message
from drawtutor.play.errors import SessionError, SessionReason
from drawtutor.play.styles import USUAL_OPPONENTS, Style
from drawtutor.rules import Agreement, HouseRules, Stakes, load_rules, usual_stakes

__all__ = ["NAMES", "SEEDS", "Settings"]

SEEDS: Final = 1 << 53
"""Seeds are whole numbers below this: every JSON reader, the page's too, keeps them exact."""

_MOST_CHIPS: Final = 1_000_000

NAMES: Final[tuple[str, ...]] = (
    "alex",
    "charlie",
    "kim",
    "luca",
    "max",
    "mika",
    "noa",
    "robin",
    "sam",
    "sasha",
    "toni",
    "vanya",
)
"""Who may sit at the table: ``name-`` and each of these is a first name, of no one gender."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What a session is played with; raises `SessionError`, or the rules' `SetupError`, where no deal could be."""

    seed: int
    """0 to `SEEDS`: the same settings and the same choices give the same deals."""
    rules: HouseRules = field(default_factory=lambda: load_rules("five_stage"))
    stakes: Stakes | None = None
    """None for the usual ones."""
    ante: int = 1
    blinds: tuple[int, ...] = ()
    """The blinds of the seats from the dealer's left."""
    chips: int = 100
    """What everybody begins with, and is given again when out of chips."""
    opponents: tuple[Style, ...] = USUAL_OPPONENTS
    """One a chair, from the learner's left."""

    def __post_init__(self) -> None:
        for name, value, low, high in (
            ("seed", self.seed, 0, SEEDS - 1),
            ("ante", self.ante, 0, _MOST_CHIPS),
            ("chips", self.chips, 1, _MOST_CHIPS),
            ("opponents", len(self.opponents), 1, self.rules.most_served - 1),
            ("blinds", len(self.blinds), 0, self.players),
            *(("blind", blind, 1, _MOST_CHIPS) for blind in self.blinds),
        ):
            if type(value) is not int or not low <= value <= high:
                raise SessionError(SessionReason.BAD_SETTINGS, f"{name} is {str(value)[:24]}, not {low} to {high}")
        if not self.ante and not self.blinds:
            raise SessionError(SessionReason.BAD_SETTINGS, "there is neither an ante nor a blind")
        object.__setattr__(self, "stakes", self.agreed_stakes)
        if self.chips < self.ante + max(self.blinds, default=0) + self.lowest_bet:
            raise SessionError(SessionReason.BAD_SETTINGS, f"{self.chips} chips are not enough for one bet")

    @classmethod
    def at(cls, agreed: Agreement, *, seed: int) -> Self:
        """A session at a table of this agreement, against opponents of the usual styles, in turn."""
        styles = (*USUAL_OPPONENTS, *(style for style in Style if style not in USUAL_OPPONENTS))
        return cls(
            seed=seed,
            rules=agreed.rules,
            stakes=agreed.stakes,
            ante=agreed.ante,
            blinds=agreed.blinds,
            chips=agreed.chips,
            opponents=tuple(styles[chair % len(styles)] for chair in range(agreed.players - 1)),
        )

    @property
    def agreement(self) -> Agreement:
        """What is agreed on at this table."""
        return Agreement(
            rules=self.rules,
            stakes=self.agreed_stakes,
            players=self.players,
            chips=self.chips,
            ante=self.ante,
            blinds=self.blinds,
        )

    @property
    def players(self) -> int:
        """How many chairs there are, the learner's included."""
        return len(self.opponents) + 1

    @property
    def agreed_stakes(self) -> Stakes:
        """The stakes, complete."""
        return usual_stakes(self.rules) if self.stakes is None else self.stakes.checked(self.rules)

    @property
    def lowest_bet(self) -> int:
        """The smallest first bet of round 1."""
        return self.agreed_stakes.lowest_bet(self.rules)

    def names(self) -> tuple[Message, ...]:
        """What each chair is called; the learner's is "you"."""
        drawn = Random(f"{self.seed}/names").sample(NAMES, len(self.opponents))
        return (Message.of("who-you"), *(Message.of(f"name-{name}") for name in drawn))

    def first_button(self) -> int:
        """The chair that deals first."""
        return Random(f"{self.seed}/button").randrange(self.players)
