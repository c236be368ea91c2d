"""What a page is told of a deal: nothing that the learner may not know yet."""

from __future__ import annotations

from drawtutor.cards import Card
from drawtutor.play import Session
from drawtutor.rules import EventKind, RuleSet
from drawtutor.widgets import DEAL_KEY
from tests.browser.conftest import NewPage
from tests.browser.pages import Tutorial, ready
from tests.browser.player import Player, eventful, keep_in_browser, shown, touch, turned_over
from tests.browser.wire import Wire, cards_in

HAND_SIZE = 5


def own_cards(played: Session) -> set[Card]:
    """The learner's cards, those that were thrown included, and what lies open for everybody."""
    deal, hero = played.deal, played.hero
    dealt = {card for event in deal.events if event.seat == hero for card in event.cards}
    return dealt | {*deal.hands[hero], *deal.thrown[hero], *deal.exposed}


def shown_cards(played: Session, hands: int) -> set[Card]:
    """The cards of the first so many hands that the others showed."""
    shows = [e for e in played.view.events if e.kind is EventKind.SHOW and e.seat != played.hero]
    return {card for event in shows[:hands] for card in event.cards}


def hidden_cards(played: Session) -> set[Card]:
    """What nobody but its holder may ever know: the hands that were not shown."""
    open_ = own_cards(played) | shown_cards(played, shown(played))
    return {card for hand in played.deal.hands for card in hand} - open_


def test_a_new_visitor_is_told_of_no_hidden_card(tutorial: Tutorial, new_page: NewPage) -> None:
    page = new_page()
    wire = Wire(page)
    answer = page.goto(f"{tutorial.server.url}lesson/full-deal")
    assert answer is not None
    ready(page)
    player = touch(page)
    first = Session(player.session.settings)
    assert cards_in(answer.text()) <= own_cards(first)

    player.play_to_the_end()
    player.look_back()
    player.next_deal()

    check(wire, first)


def test_a_showdown_tells_of_no_hand_before_it_is_shown(tutorial: Tutorial, new_page: NewPage) -> None:
    page = new_page()
    wire = Wire(page)
    deal = eventful(RuleSet.FIVE_STAGE, lambda played: turned_over(played) and bool(hidden_cards(played)))
    keep_in_browser(page, deal)
    page.goto(f"{tutorial.server.url}lesson/full-deal")
    ready(page)
    player = Player(page, deal)
    player.check()
    player.play_to_the_end()
    player.look_back()

    check(wire, None)


def check(wire: Wire, played: Session | None) -> None:
    """Goes through all that passed: the session in each picture says what the learner may know by then.

    Without a session to begin with, a deal that nobody keeps comes first: of that, five cards may be known.
    """
    pictures, open_hands = 0, 0
    for frame in wire.frames:
        if frame.up:
            open_hands += frame.intent() == "turn"
            continue
        view = frame.view()
        if view is not None and view["kind"] == "deal":
            pictures += 1
            kept = view.get("store", {}).get(DEAL_KEY)
            if kept is not None:
                played = Session.from_json(kept)
        if played is None:
            assert len(frame.cards()) <= HAND_SIZE
            continue
        # Hands that were shown lie open; once the deal is over, the learner turns the rest over one by one.
        if not played.is_over:
            open_hands = shown(played)
        assert frame.cards() <= own_cards(played) | shown_cards(played, open_hands), frame.text
    assert pictures > 3
