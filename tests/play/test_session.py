"""The session: whole deals, one after the other, whatever the learner does."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from drawtutor.advice import Verdict
from drawtutor.cards import DECK
from drawtutor.play import STYLES, Session, SessionError, SessionReason, Settings, Start, Style
from drawtutor.rules import (
    Agreement,
    Announce,
    Bet,
    Call,
    Check,
    Discard,
    EventKind,
    Fold,
    IllegalActionError,
    Limit,
    Phase,
    Seat,
    SeatView,
    Stakes,
    StandPat,
    load_rules,
)
from tests.play.sessions import RULE_SETS, any_settings, places_of_cards, play_deal, played, some_action, usual
from tests.strategies import agreements

slowly = settings(deadline=None, suppress_health_check=list(HealthCheck), max_examples=100)


def assert_nothing_is_lost(session: Session) -> None:
    deal = session.deal
    places = places_of_cards(deal)
    assert len(places) == len(set(places)) == deal.deck_mask.bit_count()
    in_the_middle = deal.carried if deal.phase.is_end else deal.pot
    assert sum(player.chips for player in session.players) + in_the_middle == session.issued
    assert min(player.chips for player in session.players) >= 0


@slowly
@given(any_settings(), st.integers(0, 2**32))
def test_cards_and_chips_are_constant_through_a_session(chosen: Settings, seed: int) -> None:
    """52 (53) distinct cards, the chips that were given out, and always a way on: any rules, 2 to 8 players."""
    rng = Random(seed)
    session = Session(chosen)
    for _ in range(4):
        for _ in range(500):
            assert_nothing_is_lost(session)
            if session.is_over:
                break
            assert session.my_turn
            session.act(some_action(session, rng))
        assert session.is_over
        session.next_deal()


@pytest.mark.parametrize("rule_set", RULE_SETS)
@pytest.mark.parametrize("opponents", [1, 3, 5])
def test_a_long_session_has_no_dead_end(rule_set: str, opponents: int) -> None:
    rng = Random(opponents)
    session = Session(replace(usual(rule_set, opponents=opponents), chips=12))
    for _ in range(40):
        play_deal(session, rng)
        assert_nothing_is_lost(session)
        session.next_deal()
    assert session.number == 41
    assert session.issued > 12 * (opponents + 1), "nobody went broke in forty deals: the test shows nothing"


@pytest.mark.parametrize("opponents", [6, 7])
def test_seven_and_eight_players_get_by_with_one_deck(opponents: int) -> None:
    session = Session(usual("five_stage", opponents=opponents))
    rng = Random(0)
    for _ in range(20):
        play_deal(session, rng)
        assert_nothing_is_lost(session)
        session.next_deal()


@given(st.sampled_from(RULE_SETS), st.integers(0, 2**32))
@slowly
def test_the_same_seed_and_the_same_choices_give_the_same_session(rule_set: str, seed: int) -> None:
    one, other = (played(usual(rule_set, seed=seed), 3, Random(seed)) for _ in range(2))
    assert one.view == other.view
    assert one.to_json() == other.to_json()
    assert one.steps == other.steps


def test_different_seeds_give_different_deals_names_and_dealers() -> None:
    sessions = [Session(usual(seed=seed)) for seed in range(20)]
    assert len({session.view.hand for session in sessions}) == 20
    assert len({tuple(player.name for player in session.players) for session in sessions}) > 10
    assert len({session.table.button for session in sessions}) == 4


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_another_choice_changes_no_card_that_is_dealt(rule_set: str) -> None:
    """The hands of a deal hang on the seed and its number: not on what was done in it, or before."""
    for seed in range(12):
        bold, shy = Session(usual(rule_set, seed=seed)), Session(usual(rule_set, seed=seed))
        rng = Random(seed)
        assert dealt(bold) == dealt(shy)
        while not bold.is_over:
            legal = bold.view.legal
            bold.act(Call() if legal.call else Check() if legal.check else some_action(bold, rng))
        while not shy.is_over:
            shy.act(Fold() if shy.view.legal.fold else some_action(shy, rng))
        bold.next_deal()
        shy.next_deal()
        assert dealt(bold) == dealt(shy)


def dealt(session: Session) -> list[tuple[int, tuple[object, ...]]]:
    events = [event for event in session.deal.events if event.kind is EventKind.DEALT]
    return [(session.table.seats[event.seat], event.cards) for event in events if event.seat is not None]


@given(st.sampled_from(RULE_SETS), st.integers(0, 2**32))
@slowly
def test_a_second_click_on_the_same_turn_does_nothing(rule_set: str, seed: int) -> None:
    rng = Random(seed)
    session = Session(usual(rule_set, seed=seed))
    for _ in range(12):
        turn = session.turn
        if session.is_over:
            assert session.next_deal(turn=turn)
            after = session.to_json(), session.view
            assert session.next_deal(turn=turn) == ()
        else:
            action = some_action(session, rng)
            assert session.act(action, turn=turn)
            after = session.to_json(), session.view
            assert session.act(action, turn=turn) == ()
            # Nor does another button that was pressed before the first was answered.
            assert session.act(Fold(), turn=turn) == ()
        assert session.turn == turn + 1
        assert (session.to_json(), session.view) == after


def test_an_illegal_action_changes_nothing_and_says_why() -> None:
    session = at_the_first_choice("five_stage")
    before = session.to_json(), session.view, session.turn, session.decisions
    for action in (Check(), Bet(1), Bet(99), StandPat(), Discard(session.view.hand[:1]), Call()):
        with pytest.raises(IllegalActionError) as refused:
            session.act(action, turn=session.turn)
        assert refused.value.legal is not None
    assert (session.to_json(), session.view, session.turn, session.decisions) == before


def test_nothing_can_be_done_after_the_end_but_to_go_on() -> None:
    session = played(usual(), 1, Random(3))
    with pytest.raises(IllegalActionError):
        session.act(Fold())
    for ask in (session.hint, lambda: session.consider(Fold())):
        with pytest.raises(SessionError) as refused:
            ask()
        assert refused.value.reason is SessionReason.DEAL_OVER
    assert session.next_deal()


def test_the_next_deal_waits_for_the_end_of_this_one() -> None:
    session = at_the_first_choice("california")
    with pytest.raises(SessionError) as refused:
        session.next_deal()
    assert refused.value.reason is SessionReason.DEAL_NOT_OVER
    with pytest.raises(SessionError):
        session.luck()


def at_the_first_choice(rule_set: str, seed: int = 0) -> Session:
    """A session in which the learner has to open or pass, nobody having opened before."""
    for number in range(seed, seed + 200):
        session = Session(usual(rule_set, seed=number))
        if session.my_turn and session.view.level == 0 and session.view.phase is Phase.BET1:
            return session
    raise AssertionError("no such seed")


def test_the_learner_keeps_the_chair_while_the_deal_moves_round() -> None:
    session = Session(usual("california"))
    rng = Random(1)
    heroes = []
    for _ in range(8):
        heroes.append(session.hero)
        assert session.players[0].seat == session.hero
        assert session.names[session.hero].key == "who-you"
        assert session.hero not in session.styles
        assert set(session.styles) | {session.hero} == set(session.names)
        play_deal(session, rng)
        session.next_deal()
    assert heroes[:4] != heroes[1:5]
    assert len(set(heroes)) == 4


def test_decisions_are_what_the_learner_saw_and_chose() -> None:
    session = at_the_first_choice("california")
    view = session.view
    assert list(session.decisions) == []
    session.act(Check())
    decision = session.decisions[0]
    assert repr(decision) == "Decision(phase=bet1, action=Check())"
    assert decision.view == view
    assert decision.action == Check()
    assert decision.phase is Phase.BET1
    # It is worked out when it is asked for, so that acting stays quick.
    assert "_refinement" not in vars(decision)
    assert decision.feedback.chosen == Check()
    assert decision.feedback is decision.feedback


def test_one_may_ask_before_or_act_and_be_told_the_same() -> None:
    asking, acting = at_the_first_choice("five_stage"), at_the_first_choice("five_stage")
    before = asking.to_json()
    told = asking.consider(Fold())
    assert asking.to_json() == before
    asking.act(Fold())
    acting.act(Fold())
    assert asking.decisions[0].feedback is told
    assert acting.decisions[0].feedback == told


def test_what_would_be_illegal_is_told_when_considered() -> None:
    session = at_the_first_choice("five_stage")
    assert session.consider(Check()).verdict is Verdict.ILLEGAL
    session.act(Fold())
    assert [decision.feedback.verdict is Verdict.ILLEGAL for decision in session.decisions] == [False]


def test_a_hint_has_three_steps_and_changes_nothing() -> None:
    session = at_the_first_choice("five_stage")
    before = session.to_json()
    assert len(session.hint()) == 3
    assert session.hint() == session.hint()
    assert session.to_json() == before


def test_questions_and_announcements_are_no_decisions_but_are_kept() -> None:
    for seed in range(200):
        session = Session(usual("california", seed=seed))
        while session.my_turn and session.view.phase is Phase.BET1:
            session.act(Call() if session.view.legal.call else Check())
        if session.my_turn and session.view.phase is Phase.DRAW:
            break
    decided = len(session.decisions)
    assert session.act(Announce(1))
    assert session.my_turn
    assert len(session.decisions) == decided
    assert session.log[-1][-1] == "req 1"
    session.act(Discard(session.view.hand[:1]))
    assert len(session.decisions) == decided + 1


@pytest.mark.rule("NO-03", "PL-40")
@slowly
@given(any_settings(), st.integers(0, 2**32))
def test_no_step_shows_a_card_that_the_learner_may_not_see(chosen: Settings, seed: int) -> None:
    """In play and in the review: other hands only where they were shown, and never before (PL-40, NO-03)."""
    session = played(chosen, 1, Random(seed))
    hero, final = session.hero, session.deal
    ever_shown: set[object] = set()
    for step in session.steps:
        view = step.view
        assert view.seat == hero
        ever_shown |= {card for player in view.players for card in player.shown}
        mine = {*view.hand, *view.discarded, *final.hands[hero], *final.thrown[hero], *view.exposed}
        for event in (*step.events, *view.events):
            if event.kind in (EventKind.DEALT, EventKind.SERVED, EventKind.DISCARD):
                assert not event.cards or event.seat == hero
            assert event.kind is not EventKind.BURN or not event.cards
            assert set(event.cards) <= mine | ever_shown
    for seat, hand in enumerate(final.hands):
        if seat != hero and Seat(seat) not in final.shown:
            assert not set(hand) & (ever_shown - set(final.exposed))


@slowly
@given(any_settings(), st.integers(0, 2**32))
def test_the_steps_tell_everything_that_happened_once(chosen: Settings, seed: int) -> None:
    session = Session(chosen)
    rng = Random(seed)
    told = list(session.steps)
    while not session.is_over:
        told += session.act(some_action(session, rng))
    assert tuple(told) == session.steps
    assert tuple(event for step in told for event in step.events) == session.view.events
    assert [step.decision for step in told if step.decision is not None] == list(range(len(session.decisions)))
    assert told[-1].view == session.view


def broke(chips: tuple[int, ...], rule_set: str = "california", *, carried: int = 0, button: int = 0) -> Session:
    """A session that begins with these chips before the chairs."""
    chosen = usual(rule_set, opponents=len(chips) - 1)
    start = Start(
        deal=0, turn=0, button=button, chips=chips, carried=carried, passed_out=0, staying=(),
        issued=sum(chips) + carried,
    )  # fmt: skip
    return Session(chosen, start)


def test_the_learner_out_of_chips_gets_a_new_stack_and_is_told_so() -> None:
    session = broke((0, 50, 50, 50))
    assert [notice.key for notice in session.notices] == ["session-new-stack"]
    assert session.issued == 250
    assert session.view.me.stack + session.view.me.paid == 100


def test_players_without_chips_sit_out_while_most_can_go_on() -> None:
    session = broke((50, 50, 0, 50))
    assert [notice.key for notice in session.notices] == ["session-sits-out"]
    assert session.players[2].seat is None
    assert session.players[2].chips == 0
    assert len(session.view.players) == 3


def test_the_table_is_refilled_when_too_few_can_go_on() -> None:
    session = broke((50, 0, 50, 0))
    assert [notice.key for notice in session.notices] == ["session-refill"]
    assert len(session.view.players) == 4
    assert session.issued == 300


@pytest.mark.rule("PL-18")
def test_who_can_only_fold_is_short_of_chips_where_there_is_no_all_in() -> None:
    """Rule set five_stage: chips for the ante alone buy nothing (PL-18)."""
    session = broke((2, 50, 50, 50), "five_stage")
    assert [notice.key for notice in session.notices] == ["session-new-stack"]
    assert session.issued == 250


def test_carried_chips_are_told_and_played_for() -> None:
    session = broke((50, 50, 50, 50), carried=7)
    assert [notice.key for notice in session.notices] == ["session-carried"]
    assert session.deal.carried == 7
    assert_nothing_is_lost(session)


def test_a_passed_out_deal_is_carried_to_the_next_and_told() -> None:
    for seed in range(300):
        session = Session(usual("california", seed=seed))
        while session.my_turn:
            session.act(Check() if session.view.legal.check else Fold())
        if session.deal.phase is Phase.PASSED_OUT:
            break
    assert session.deal.phase is Phase.PASSED_OUT
    session.next_deal()
    assert [notice.key for notice in session.notices] == ["session-carried-passed-out"]
    assert session.deal.carried == 4
    assert session.issued == 400


@pytest.mark.parametrize(
    "wrong",
    [
        {"seed": -1},
        {"seed": 1 << 53},
        {"seed": 1.5},
        {"seed": True},
        {"ante": 0},
        {"chips": 2},
        {"chips": 10**9},
        {"opponents": ()},
        {"opponents": (Style.STEADY,) * 8},
        {"blinds": (1, 2, 4, 8, 16)},
    ],
)
def test_settings_that_no_session_can_have_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(SessionError) as refused:
        Settings(**{"seed": 1, **wrong})  # type: ignore[arg-type]
    assert refused.value.reason is SessionReason.BAD_SETTINGS
    assert refused.value.message.key == "session-refused-bad-settings"


@pytest.mark.parametrize("rule_set", RULE_SETS)
@pytest.mark.parametrize("limit", [None, *Limit])
def test_every_rule_set_has_usual_stakes_for_every_limit(rule_set: str, limit: Limit | None) -> None:
    chosen = Settings(seed=5, rules=load_rules(rule_set, limit=limit and limit.value))
    assert chosen.stakes == chosen.agreed_stakes
    play_deal(Session(chosen), Random(1))


def test_the_usual_table_has_three_opponents_of_different_styles() -> None:
    chosen = Settings(seed=0)
    assert len(set(chosen.opponents)) == 3
    assert len(STYLES) >= 5
    assert chosen.rules == load_rules("five_stage")
    assert chosen.agreed_stakes == Stakes(min_bet=1, max_bet=5)


def test_sessions_share_nothing() -> None:
    """Two visitors (D20): what one does changes nothing for the other."""
    one, other = Session(usual(seed=1)), Session(usual(seed=2))
    alone = Session(usual(seed=2))
    rng, same, again = Random(0), Random(9), Random(9)
    for _ in range(5):
        play_deal(one, rng)
        play_deal(other, same)
        one.next_deal()
        other.next_deal()
    for _ in range(5):
        play_deal(alone, again)
        alone.next_deal()
    assert other.to_json() == alone.to_json()


def test_the_learner_sees_a_view_and_the_deck_is_full() -> None:
    session = Session(usual())
    assert isinstance(session.view, SeatView)
    assert len(session.view.hand) == 5
    assert len(DECK) == 52


@given(agreements(), st.integers(0, 1000))
def test_a_session_is_played_as_a_table_agrees(agreed: Agreement, seed: int) -> None:
    settings = Settings.at(agreed, seed=seed)
    assert settings.agreement == agreed
    assert len(settings.opponents) == agreed.players - 1
    deal = Session(settings).deal
    assert (deal.rules, deal.stakes, deal.players) == (agreed.rules, agreed.stakes, agreed.players)
