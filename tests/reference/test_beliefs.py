"""What is believed of the others: it follows what they did, from public acts alone."""

from random import Random

import pytest

from drawtutor.cards import parse_cards
from drawtutor.reference import FINALS, STARTS, StartKind, beliefs, holders, situation_of, start_of
from drawtutor.reference.beliefs import SLIP, _throwing, seen_then
from drawtutor.reference.table.packed import table_strategy
from drawtutor.reference.table.situations import DRAW
from drawtutor.reference.table.structures import TableStructure
from drawtutor.rules import Dealer, EventKind, Phase, Seat
from tests.advice.positions import choices
from tests.rules.positions import position

HANDS = ["KdQc9h6s3c", "AsAh7c5d2s", "Ts9s8d4h2c"]


def after(actions: str, **details):
    return position(stacks=[100] * 3, hands=HANDS, actions=actions, **details)


def share(belief, seen, wanted) -> float:
    weights = [count * likely for count, likely in zip(holders(seen), belief.starts, strict=True)]
    return sum(w for start, w in zip(STARTS, weights, strict=True) if wanted(start)) / sum(weights)


def strong(start) -> bool:
    return start.kind in (StartKind.TWO_PAIR, StartKind.THREE_OF_A_KIND) or (
        start.kind is StartKind.PAIR and (start.top or 0) >= 9
    )


def test_who_opens_holds_more_than_who_has_not_spoken():
    view = after("p1 cbr 2").view(Seat(1))
    opener, silent = beliefs(view)
    assert share(opener, view.hand, strong) > 0.5
    assert share(silent, view.hand, strong) == pytest.approx(0.27, abs=0.06)
    assert set(silent.starts) == {1.0}


def test_who_raises_holds_more_than_who_opens():
    opened = after("p1 cbr 2").view(Seat(1))
    raised = after("p1 cbr 2; p2 f; p3 cbr 4").view(Seat(0))
    beyond = lambda start: start.kind not in (StartKind.NOTHING, StartKind.PAIR)  # noqa: E731
    assert share(beliefs(raised)[0], raised.hand, beyond) > share(beliefs(opened)[0], opened.hand, beyond)


def test_a_number_of_cards_tells_of_the_hand():
    deal = after(
        "p1 cbr 2; p2 cc; p3 cc; p1 sd 9h6s3c; d dh p1 4s5s6d; p2 sd 7c5d2s; d dh p2 8c8s8h; p3 sd 2c; d dh p3 Jc"
    )
    view = deal.view(Seat(0))
    two, three = beliefs(view)
    assert (two.draws, three.draws) == ((3,), (1,))
    assert share(two, view.hand, lambda start: start.kind is StartKind.PAIR) > 0.9
    drawn_one = (StartKind.TWO_PAIR, StartKind.FOUR_FLUSH, StartKind.FOUR_STRAIGHT)
    assert share(three, view.hand, lambda start: start.kind in drawn_one) > 0.65


def test_a_bet_after_the_draw_tells_of_the_final_hand():
    deal = after("p1 cbr 2; p2 cc; p3 f; p1 sd 9h6s3c; d dh p1 4s5s6d; p2 sd 7c5d2s; d dh p2 8c8s8h; p1 cc; p2 cbr 4")
    belief = beliefs(deal.view(Seat(0)))[0]
    assert belief.finals is not None
    trips = [final.index for final in FINALS if final.category == 3]
    nothing = [final.index for final in FINALS if final.category == 0 and final.ranks == ()]
    assert min(belief.finals[at] for at in trips) > 2 * max(belief.finals[at] for at in nothing)


@pytest.mark.parametrize("seed", range(12))
def test_what_a_seat_saw_then_is_what_its_own_view_showed(seed):
    """Through random deals: the situation that is read off afterwards is the one that was read off at the time."""
    rng = Random(seed)
    rules = ["california", "draw_high", "last_raise", "five_stage"][seed % 4]
    dealer = Dealer(f"beliefs/{seed}")
    limit = {"limit": "fixed"} if rules == "five_stage" else {}
    deal = position(rules, stacks=[200] * (3 + seed % 4), hands=[""] * 6, **limit)
    then = []
    while not deal.phase.is_end and deal.phase is not Phase.SHOWDOWN:
        if deal.dealer_owes:
            deal = dealer.serve_all(deal)
            continue
        view = deal.view(deal.to_act)
        actions = [one for one in choices(view, rng) if type(one).__name__ not in ("Ask", "Announce", "Rap")]
        if deal.phase is not Phase.DRAW:
            actions = [one for one in actions if type(one).__name__ != "Fold"] or actions
        then.append((len(deal.events), situation_of(view).number))
        deal = deal.act(view.seat, rng.choice(actions))
    last = deal.view(Seat(0))
    assert then
    for place, number in then:
        assert situation_of(seen_then(last, place)).number == number


def test_who_calls_and_stands_pat_is_no_sure_bluffer():
    """The reference raises with every pat hand; people keep one back now and then."""
    deal = after("p1 cbr 2; p2 cc; p3 cc; p1 sd 9h6s3c; d dh p1 4s5s6d; p2 sd")
    pat = beliefs(deal.view(Seat(0)))[0]
    assert pat.draws == (0,)
    made = list(StartKind)[list(StartKind).index(StartKind.STRAIGHT) :]
    assert share(pat, deal.view(Seat(0)).hand, lambda start: start.kind in made) > 0.4


def test_nobodys_cards_enter():
    view = after("p1 cbr 2").view(Seat(1))
    other = position(stacks=[100] * 3, hands=["5c5h4d3s2h", HANDS[1], "KhJh9d7s6c"], actions="p1 cbr 2").view(Seat(1))
    assert beliefs(view) == beliefs(other)


def test_with_openers_the_opener_has_them():
    view = after("p1 cc; p2 cbr 2", options='openers = "jacks"').view(Seat(2))
    opener = next(belief for belief in beliefs(view) if belief.seat == 1)
    assert opener.starts[start_of(parse_cards("TsTh9d3c2h")).index] == 0
    assert opener.starts[start_of(parse_cards("JsJh9d3c2h")).index] > 0
    assert [event.kind for event in view.events if event.kind is EventKind.BET]


@pytest.mark.parametrize("limit", [0, 1, 3])
def test_every_class_throws_some_number_that_it_can_throw(limit: int) -> None:
    """What is stored for numbers that a class never throws stands for the most that it does."""
    strategy = table_strategy(TableStructure.HALF_ANTE)
    for situation in range(DRAW.first, DRAW.first + DRAW.size, 7):
        by_number = [_throwing(strategy, situation, thrown, limit) for thrown in range(4)]
        for start, shares in zip(STARTS, zip(*by_number, strict=True), strict=True):
            assert sum(shares) == pytest.approx(1 - SLIP + 4 * SLIP / 20)
            for thrown, share in enumerate(shares):
                assert thrown in start.throws or share == pytest.approx(SLIP / 20)
                assert thrown <= limit or share == pytest.approx(SLIP / 20)
