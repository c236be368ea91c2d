"""Sessions for the tests: settings of every kind, and a learner who plays by chance."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from drawtutor.cards import DECK, JOKER
from drawtutor.play import STYLES, Session, SessionError, Settings
from drawtutor.rules import Action, Ask, Deal, EventKind, SetupError, load_rules
from tests.strategies import house_rules, some_legal_action

RULE_SETS = ("five_stage", "california", "last_raise", "draw_high")


@st.composite
def any_settings(draw: st.DrawFn) -> Settings:
    """Any rule set with any options, 2 to 8 players, poor ones and rich ones, with antes, blinds, or both."""
    rules = draw(house_rules())
    opponents = tuple(draw(st.lists(st.sampled_from(STYLES), min_size=1, max_size=rules.most_served - 1)))
    blinds: tuple[int, ...] = ()
    if rules.openers.value == "none":
        blinds = draw(st.sampled_from([(), (), (1, 2), (2,)]))
    try:
        return Settings(
            seed=draw(st.integers(0, 2**53 - 1)),
            rules=rules,
            ante=draw(st.sampled_from([1, 2, 0] if blinds else [1, 2])),
            blinds=blinds[: len(opponents) + 1],
            chips=draw(st.sampled_from([7, 12, 30, 100])),
            opponents=opponents,
        )
    except (SessionError, SetupError):
        return Settings(seed=draw(st.integers(0, 99)))


def usual(rule_set: str = "five_stage", *, seed: int = 1, opponents: int = 3) -> Settings:
    """A rule set as it is usually played, with opponents of all styles."""
    styles = tuple(STYLES[number % len(STYLES)] for number in range(opponents))
    return Settings(seed=seed, rules=load_rules(rule_set), opponents=styles)


def some_action(session: Session, rng: Random) -> Action:
    """Something that the learner may do now, questions included."""
    questions = session.view.legal.ask
    if questions and rng.random() < 0.2:
        return Ask(rng.choice(questions))
    return some_legal_action(session.deal, rng)[1]


def play_deal(session: Session, rng: Random) -> None:
    """Plays the learner's part by chance to the end of the deal."""
    for _ in range(500):
        if session.is_over:
            return
        assert session.my_turn, "nobody has to choose, and the deal is not over"
        session.act(some_action(session, rng))
    raise AssertionError("a deal without end")


def played(settings: Settings, deals: int, rng: Random) -> Session:
    """A session after so many whole deals; the last one is over."""
    session = Session(settings)
    for number in range(deals):
        if number:
            session.next_deal()
        play_deal(session, rng)
    return session


def places_of_cards(deal: Deal) -> list[int]:
    """Every card that is somewhere: in a hand, the stub, the pile, apart, burnt, or put aside."""
    piles = (deal.stub, deal.pile, deal.kept_apart)
    places = [card.index for hand in deal.hands for card in hand]
    places += [card.index for card in (*DECK, JOKER) for pile in piles if pile >> card.index & 1]
    places += [card.index for event in deal.events if event.kind is EventKind.BURN for card in event.cards]
    return places + [card.index for card in deal.exposed]
