"""A session as plain data: taken up again exactly as it stood, or refused as a whole."""

import json
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from drawtutor.play import Session, SessionError, SessionReason, Settings
from drawtutor.play.storage import VERSION
from drawtutor.rules import Deal, Reason, SetupError, Table
from tests.play.sessions import any_settings, play_deal, played, some_action, usual

slowly = settings(deadline=None, suppress_health_check=list(HealthCheck), max_examples=60)


def through_text(session: Session) -> Session:
    return Session.from_json(json.loads(json.dumps(session.to_json())))


def assert_same(one: Session, other: Session) -> None:
    assert one.view == other.view
    assert one.deal == other.deal
    assert (one.turn, one.number, one.issued, one.hero) == (other.turn, other.number, other.issued, other.hero)
    assert (one.names, one.styles, one.players, one.notices) == (
        other.names,
        other.styles,
        other.players,
        other.notices,
    )
    assert one.steps == other.steps
    assert [(d.view, d.action) for d in one.decisions] == [(d.view, d.action) for d in other.decisions]
    assert one.to_json() == other.to_json()


@slowly
@given(any_settings(), st.integers(0, 2**32), st.integers(1, 3), st.integers(0, 4))
def test_a_session_is_taken_up_again_exactly_as_it_stood(chosen: Settings, seed: int, deals: int, more: int) -> None:
    rng = Random(seed)
    session = played(chosen, deals, rng)
    if more:
        session.next_deal()
    for _ in range(more - 1):
        if not session.is_over:
            session.act(some_action(session, rng))
    again = through_text(session)
    assert_same(session, again)
    # And both go on alike.
    for one in (session, again):
        play_deal(one, Random(seed))
        one.next_deal()
    assert_same(session, again)


def test_a_long_session_keeps_its_last_deals_and_is_taken_up_as_quickly() -> None:
    session = Session(usual("california"))
    rng = Random(2)
    longest = 0
    for _ in range(130):
        play_deal(session, rng)
        session.next_deal()
        longest = max(longest, len(session.log))
    assert 25 <= len(session.log) <= longest < 60
    assert session.start.deal > 0
    assert_same(session, through_text(session))


def test_what_is_kept_holds_no_card_of_anybody_else() -> None:
    """Seed and choices alone: nothing that the page could read another's hand from."""
    session = played(usual(), 3, Random(1))
    kept = session.to_json()
    assert set(kept) == {"version", "settings", "start", "deals"}
    own = {str(card) for card in session.view.hand}
    for token in kept["deals"][-1]:
        cards = token.split()[1] if token.startswith("sm ") else ""
        assert {cards[at : at + 2] for at in range(0, len(cards), 2)} <= own


def saved() -> dict[str, Any]:
    session = played(usual("california", seed=4), 2, Random(4))
    return json.loads(json.dumps(session.to_json()))  # type: ignore[no-any-return]


GOOD = saved()


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        ((), None, SessionReason.NOT_A_SESSION),
        ((), [], SessionReason.NOT_A_SESSION),
        ((), "a session", SessionReason.NOT_A_SESSION),
        ((), {}, SessionReason.NOT_A_SESSION),
        (("more",), 1, SessionReason.NOT_A_SESSION),
        (("version",), "1", SessionReason.NOT_A_SESSION),
        (("version",), VERSION + 1, SessionReason.OTHER_VERSION),
        (("settings",), None, SessionReason.BAD_SETTINGS),
        (("settings", "rules"), "whist", SessionReason.BAD_SETTINGS),
        (("settings", "rules"), ["california"], SessionReason.BAD_SETTINGS),
        (("settings", "limit"), "sky", SessionReason.BAD_SETTINGS),
        (("settings", "options"), {"draw_limit": 9}, SessionReason.BAD_SETTINGS),
        (("settings", "options"), {"cheat": True}, SessionReason.BAD_SETTINGS),
        (("settings", "stakes", "small_bet"), -2, SessionReason.BAD_SETTINGS),
        (("settings", "stakes", "small_bet"), 2.5, SessionReason.BAD_SETTINGS),
        (("settings", "stakes", "small_bet"), 0, SessionReason.BAD_SETTINGS),
        (("settings", "stakes"), {}, SessionReason.BAD_SETTINGS),
        (("settings", "opponents"), ["careful", "psychic"], SessionReason.BAD_SETTINGS),
        (("settings", "opponents"), [], SessionReason.BAD_SETTINGS),
        (("settings", "opponents"), ["careful"] * 60, SessionReason.BAD_SETTINGS),
        (("settings", "seed"), "1", SessionReason.BAD_SETTINGS),
        (("settings", "seed"), -1, SessionReason.BAD_SETTINGS),
        (("settings", "blinds"), [9] * 9, SessionReason.BAD_SETTINGS),
        (("settings", "chips"), 0, SessionReason.BAD_SETTINGS),
        (("start",), 7, SessionReason.BAD_START),
        (("start", "chips"), [100, 100, 100], SessionReason.BAD_START),
        (("start", "chips"), [100, 100, 100, 101], SessionReason.BAD_START),
        (("start", "chips"), [100, 100, 200, 0.0], SessionReason.BAD_START),
        (("start", "carried"), 3, SessionReason.BAD_START),
        (("start", "button"), 4, SessionReason.BAD_START),
        (("start", "staying"), [1], SessionReason.BAD_START),
        (("start", "deal"), -1, SessionReason.BAD_START),
        (("deals",), [], SessionReason.BAD_LOG),
        (("deals",), [[]] * 1000, SessionReason.BAD_LOG),
        (("deals",), [["f"] * 10_001], SessionReason.BAD_LOG),
        (("deals",), [[7]], SessionReason.BAD_LOG),
        (("deals",), [[], []], SessionReason.BAD_LOG),
        (("deals", 0, 0), "cbr 999", SessionReason.BAD_LOG),
        (("deals", 0, 0), "dance", SessionReason.BAD_LOG),
        (("deals", 0, 0), "", SessionReason.BAD_LOG),
        (("deals", 0, 0), "f # and more", SessionReason.BAD_LOG),
        (("deals", 0, 0), "sd AsAsAs", SessionReason.BAD_LOG),
        (("deals", 0, 0), "sd Zz", SessionReason.BAD_LOG),
        (("deals", 0, 0), "ask p9", SessionReason.BAD_LOG),
    ],
)
def test_broken_data_are_refused_with_their_reason(path: tuple[Any, ...], value: object, reason: SessionReason) -> None:
    data: Any = deepcopy(GOOD)
    if path:
        within = data
        for key in path[:-1]:
            within = within[key]
        within[path[-1]] = value
    else:
        data = value
    with pytest.raises(SessionError) as refused:
        Session.from_json(data)
    assert refused.value.reason is reason
    assert str(refused.value)


def test_actions_after_the_end_of_a_deal_are_refused() -> None:
    data = deepcopy(GOOD)
    data["deals"][0].append("f")
    with pytest.raises(SessionError) as refused:
        Session.from_json(data)
    assert refused.value.reason is SessionReason.BAD_LOG


def test_a_table_that_cannot_be_dealt_at_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody_plays(table: Table) -> Deal:
        raise SetupError(Reason.NOT_ENOUGH_PLAYERS, players=0)

    monkeypatch.setattr(Table, "begin", nobody_plays)
    with pytest.raises(SessionError) as refused:
        Session.from_json(GOOD)
    assert refused.value.reason is SessionReason.BAD_START


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@settings(deadline=None, max_examples=300)
@given(st.data())
def test_whatever_is_put_into_the_data_gives_a_session_or_a_reason(data: st.DataObject) -> None:
    """A wrong value anywhere, a missing part, or another's text: never anything but a `SessionError`."""
    broken: Any = deepcopy(GOOD)
    for _ in range(data.draw(st.integers(1, 2))):
        within: Any = broken
        while True:
            keys = list(within) if isinstance(within, dict) else list(range(len(within)))
            if not keys:
                break
            key = data.draw(st.sampled_from(keys))
            inner = within[key]
            if isinstance(inner, (dict, list)) and inner and data.draw(st.booleans()):
                within = inner
                continue
            if data.draw(st.integers(0, 3)) == 0:
                del within[key]
            elif isinstance(inner, str) and data.draw(st.booleans()):
                words = ["f", "cc", "cbr 4", "cbr 8", "sd", "sm", "rap", "req 2", "ask p1", "steady", "five_stage"]
                within[key] = data.draw(st.sampled_from(words))
            elif type(inner) is int and data.draw(st.booleans()):
                within[key] = data.draw(st.integers(0, 200))
            else:
                within[key] = data.draw(json_values)
            break
    try:
        session = Session.from_json(broken)
    except SessionError:
        return
    assert Session.from_json(session.to_json()).to_json() == session.to_json()


@settings(deadline=None, max_examples=100)
@given(json_values)
def test_anything_else_is_refused(data: object) -> None:
    with pytest.raises(SessionError):
        Session.from_json(data)
