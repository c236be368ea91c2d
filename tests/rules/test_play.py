"""Whole sessions of legal play by chance: what holds after every action, whatever the house rules."""

import dataclasses
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from drawtutor.cards import DECK, JOKER, Card, shuffled_deck
from drawtutor.rules import (
    Deal,
    DealHand,
    EventKind,
    IllegalActionError,
    Phase,
    Seat,
    Serve,
    Table,
    read_record,
    replay,
    write_record,
)
from tests.rules.random_deals import every_action, listed
from tests.strategies import begun, play_out, tables

slowly = settings(deadline=None, suppress_health_check=list(HealthCheck), max_examples=150)


def _places_of_cards(deal: Deal) -> list[int]:
    """Every card that is somewhere: in the stub, a hand, the pile, apart, burnt, or seen."""
    deck = (*DECK, JOKER)
    places = [card.index for hand in deal.hands for card in hand]
    places += [card.index for card in deck if deal.stub >> card.index & 1]
    places += [card.index for card in deck if (deal.pile | deal.kept_apart) >> card.index & 1]
    places += [card.index for event in deal.events if event.kind is EventKind.BURN for card in event.cards]
    places += [card.index for card in deal.exposed]
    return places


@pytest.mark.rule("PL-39", "EN-04")
@slowly
@given(tables(), st.integers(0, 2**32))
def test_cards_and_chips_are_constant_through_a_session(table: Table, seed: int) -> None:
    """52 (53) distinct cards and the same chips after every action, from deal to deal."""
    rng = Random(seed)
    chips = table.chips
    for number in range(3):
        deal = begun(table)
        if deal is None:
            break
        aside = chips - sum(deal.start_stacks) - table.carried
        for state in play_out(deal, f"{seed}/{number}", rng):
            assert sum(state.stacks) + state.pot + (state.carried if state.phase.is_end else 0) + aside == chips
            assert min(state.stacks) >= 0
            assert sum(pot.amount for pot in state.pots) == state.pot
            places = _places_of_cards(state)
            assert len(places) == len(set(places)) == state.deck_mask.bit_count()
        table = table.after(state)
        assert table.chips == chips


@slowly
@given(tables(), st.integers(0, 2**32))
def test_a_deal_is_written_and_read_back(table: Table, seed: int) -> None:
    deal = begun(table)
    if deal is not None:
        for state in play_out(deal, str(seed), Random(seed))[::7]:
            played = replay(read_record(write_record(state)))
            assert played.refused is None
            assert played.last == state


@slowly
@given(tables(), st.integers(0, 2**32))
def test_what_is_listed_is_accepted_and_nothing_else(table: Table, seed: int) -> None:
    """A33: the listed and the accepted actions are one set, for every seat; a refusal changes nothing."""
    deal = begun(table)
    if deal is None:
        return
    rng = Random(seed)
    for state in play_out(deal, str(seed), rng)[::3]:
        for seat in map(Seat, range(state.players)):
            for action in every_action(state, seat, rng):
                before = {field.name: getattr(state, field.name) for field in dataclasses.fields(state)}
                if listed(state, seat, action):
                    assert state.act(seat, action) is not state
                else:
                    with pytest.raises(IllegalActionError) as refused:
                        state.act(seat, action)
                    assert refused.value.reason
                assert before == {field.name: getattr(state, field.name) for field in dataclasses.fields(state)}


@pytest.mark.rule("NO-03")
@slowly
@given(tables(), st.integers(0, 2**32))
def test_nobody_is_shown_what_they_may_not_see(table: Table, seed: int) -> None:
    """NO-03: a seat's view is the same whatever the hidden cards are."""
    deal = begun(table)
    if deal is None:
        return
    for state in play_out(deal, str(seed), Random(seed))[::5]:
        for seat in [*map(Seat, range(state.players)), None]:
            view = state.view(seat)
            visible = {*view.hand, *view.discarded, *view.exposed}
            visible |= {card for player in view.players for card in player.shown}
            for event in view.events:
                assert set(event.cards) <= visible | ({*event.cards} if event.seat == seat else set())
            hidden = [s for s in range(state.players) if s != seat and Seat(s) not in state.shown]
            for other in hidden:
                assert not set(view.hand) & set(state.hands[other])
                assert view.players[other].shown == ()


@pytest.mark.rule("PL-22", "PL-27")
@slowly
@given(tables(), st.integers(0, 2**32))
def test_the_dealer_can_serve_only_cards_that_are_there(table: Table, seed: int) -> None:
    """PL-22, PL-27: a card from a hand, a player's own discard, too few and too many are all refused."""
    deal = begun(table)
    if deal is None:
        return
    rng = Random(seed)
    for state in play_out(deal, str(seed), rng):
        if state.serving is None:
            continue
        seat, wanted = state.serving
        held = [card for hand in state.hands for card in hand]
        bad: list[tuple[Card, ...]] = [tuple(rng.sample(held, wanted)), tuple(shuffled_deck(rng)[: wanted + 1])]
        if state.thrown[seat] and wanted == 1:
            bad.append(state.thrown[seat][:1])
        for cards in bad:
            with pytest.raises(IllegalActionError):
                state.serve(Serve(seat, cards))
        with pytest.raises(IllegalActionError):
            state.serve(DealHand(seat, tuple(shuffled_deck(rng)[:5])))


def test_every_phase_is_reached() -> None:
    """The random play above is no empty walk: it reaches every phase and every kind of event."""
    phases: set[Phase] = set()
    kinds: set[EventKind] = set()

    @settings(deadline=None, suppress_health_check=list(HealthCheck), max_examples=300, database=None, derandomize=True)
    @given(tables(), st.integers(0, 2**32))
    def play(table: Table, seed: int) -> None:
        deal = begun(table)
        if deal is not None:
            states = play_out(deal, str(seed), Random(seed))
            phases.update(state.phase for state in states)
            kinds.update(event.kind for event in states[-1].events)

    play()
    assert phases == set(Phase)
    by_hand = {EventKind.ANNOUNCE, EventKind.ASK, EventKind.RAP, EventKind.EXPOSED, EventKind.DEAD_HAND}
    # Equal hands whose pot does not divide are too rare to be met by chance.
    assert kinds >= set(EventKind) - by_hand - {EventKind.CARRIED}
