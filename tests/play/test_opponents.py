"""The opponents: legal whatever the rules, blind to hidden cards, and the reference but for their style."""

from random import Random

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from drawtutor.cards import DECK, parse_cards
from drawtutor.play import STYLES, Style, StyledOpponent
from drawtutor.reference import reference_choices, standing_of
from drawtutor.rules import (
    Action,
    Bet,
    Call,
    Check,
    Deal,
    Dealer,
    DealHand,
    Discard,
    Fold,
    Muck,
    Phase,
    RaiseTo,
    Seat,
    Show,
    Stakes,
    StandPat,
    Table,
    load_rules,
)
from tests.strategies import begun, some_legal_action, tables

slowly = settings(deadline=None, suppress_health_check=list(HealthCheck), max_examples=150)
styles = st.sampled_from(STYLES)


@slowly
@given(tables(), st.integers(0, 2**32), st.floats(0, 1))
def test_every_choice_is_legal_under_every_house_rule(table: Table, seed: int, wildness: float) -> None:
    """Every rule set, option and limit, with rich and poor, among players who do anything that is legal."""
    rng = Random(seed)
    deal = begun(table)
    assume(deal is not None)
    assert deal is not None
    dealer = Dealer(str(seed))
    opponents = [StyledOpponent(rng.choice(STYLES)) for _ in range(deal.players)]
    for _ in range(600):
        deal = dealer.serve_all(deal)
        seat = deal.to_act
        if seat is None:
            break
        if rng.random() < wildness / 2:
            deal = deal.act(*some_legal_action(deal, rng))
        else:
            # An illegal action would raise here.
            deal = deal.act(seat, opponents[seat].choose(deal.view(seat), rng))
    assert deal.phase.is_end


@pytest.mark.parametrize("rule_set", ["five_stage", "california", "last_raise", "draw_high"])
def test_opponents_among_themselves_end_every_deal_soon(rule_set: str) -> None:
    """Two strong hands do not raise for ever, where no cap ends it."""
    rules = load_rules(rule_set)
    stakes = Stakes(small_bet=2, min_bet=1, max_bet=5)
    for number in range(60):
        deal = Deal.begin(rules, stakes, stacks=[10_000] * 6, antes=[1] * 6)
        dealer = Dealer(str(number))
        acted = 0
        while not deal.phase.is_end:
            deal = dealer.serve_all(deal)
            seat = deal.to_act
            if seat is not None:
                style = STYLES[(seat + number) % len(STYLES)]
                deal = deal.act(seat, StyledOpponent(style).choose(deal.view(seat), Random(number)))
                acted += 1
        assert acted < 60


def in_the_middle(seed: int) -> Deal:
    """A deal of five stopped at some choice."""
    rng = Random(seed)
    rules = load_rules(rng.choice(["five_stage", "california", "last_raise", "draw_high"]))
    deal = Deal.begin(rules, Stakes(small_bet=2, min_bet=1, max_bet=5), stacks=[60] * 5, antes=[1] * 5)
    dealer = Dealer(str(seed))
    for _ in range(rng.randint(0, 12)):
        deal = dealer.serve_all(deal)
        seat = deal.to_act
        if seat is None:
            break
        after = deal.act(seat, StyledOpponent(rng.choice(STYLES)).choose(deal.view(seat), rng))
        if after.phase.is_end:
            break
        deal = after
    return dealer.serve_all(deal)


@slowly
@given(st.integers(0, 2**32), styles, st.integers(0, 2**32))
def test_nobody_peeks(seed: int, style: Style, swap: int) -> None:
    """Every hidden card is exchanged for another: the view is the same, and so is the choice."""
    deal = in_the_middle(seed)
    seat = deal.to_act
    assert seat is not None
    hidden = [s for s in range(deal.players) if s != seat and Seat(s) not in deal.shown]
    known = {*deal.hands[seat], *deal.thrown[seat], *(card for s in deal.shown for card in deal.hands[s])}
    thrown = {card for cards in deal.thrown for card in cards}
    free = [card for card in DECK if card not in known | thrown]
    Random(swap).shuffle(free)
    hands = list(deal.hands)
    for s in hidden:
        hands[s] = tuple(free.pop() for _ in deal.hands[s])
    swapped = deal.evolve(hands=tuple(hands), stub=sum(1 << card.index for card in free))
    assume(swapped.hands != deal.hands)
    # What was dealt and served to others is in the events, with its cards left out of the view.
    assert swapped.view(seat).hand == deal.view(seat).hand
    one = StyledOpponent(style).choose(deal.view(seat), Random(swap))
    other = StyledOpponent(style).choose(swapped.view(seat), Random(swap))
    assert one == other


def test_the_same_view_and_chance_give_the_same_choice() -> None:
    for seed in range(40):
        deal = in_the_middle(seed)
        seat = deal.to_act
        assert seat is not None
        for style in STYLES:
            choices = {StyledOpponent(style).choose(deal.view(seat), Random(seed)) for _ in range(3)}
            assert len(choices) == 1


def test_who_is_not_to_act_does_not_choose() -> None:
    deal = in_the_middle(3)
    assert deal.to_act is not None
    other = Seat((deal.to_act + 1) % deal.players)
    with pytest.raises(ValueError, match="not to act"):
        StyledOpponent(Style.STEADY).choose(deal.view(other), Random(0))


# -- Single choices ----------------------------------------------------------------------------------


def situation(*hands: str, players: int = 0, limit: str | None = None, **options: object) -> Deal:
    """California draw in which these hands were dealt, and any cards to further players, at the first choice."""
    count = max(players, len(hands))
    dealt = [list(parse_cards(hand)) for hand in hands]
    rest = [card for card in DECK if not any(card in hand for hand in dealt)]
    Random(5).shuffle(rest)
    dealt += [[rest.pop() for _ in range(5)] for _ in range(count - len(hands))]
    order = [hand[place] for place in range(5) for hand in dealt]
    rules = load_rules("california", options, limit=limit)
    deal = Deal.begin(rules, Stakes(small_bet=2, min_bet=1, max_bet=5), stacks=[100] * count, antes=[1] * count)
    return Dealer("fixed", (*order, *rest)).serve_all(deal)


def chosen(deal: Deal, style: Style = Style.STEADY, chance: int = 1) -> Action:
    assert deal.to_act is not None
    return StyledOpponent(style).choose(deal.view(deal.to_act), Random(chance))


NOTHING = "2c4d6h8sTc"


def test_the_steady_one_is_the_reference() -> None:
    for seed in range(60):
        deal = in_the_middle(seed)
        assert deal.to_act is not None
        view = deal.view(deal.to_act)
        if view.phase is not Phase.SHOWDOWN:
            assert StyledOpponent(Style.STEADY).choices(view) == reference_choices(view)


@slowly
@given(st.integers(0, 2**32), styles)
def test_the_chances_of_all_choices_add_up_to_one(seed: int, style: Style) -> None:
    deal = in_the_middle(seed)
    assert deal.to_act is not None
    choices = StyledOpponent(style).choices(deal.view(deal.to_act))
    assert sum(choice.chance for choice in choices) == 1
    assert all(choice.chance > 0 for choice in choices)
    assert len({choice.action for choice in choices}) == len(choices)


def test_two_play_the_solved_strategy_and_the_nearest_one_under_other_terms() -> None:
    """With the bug in the deck, or a limit of the pot, two still play as they were solved, bet for bet."""
    hands = "AcAd2h5s8c", "KcKd4h8sTc"
    solved = reference_choices(situation(*hands).view(Seat(0)))
    assert standing_of(situation(*hands).view(Seat(0))) is not None
    for deal in (situation(*hands, joker="bug"), situation(*hands, limit="pot"), situation(*hands, draw_limit=2)):
        view = deal.view(Seat(0))
        assert standing_of(view) is None
        assert [choice.chance for choice in reference_choices(view)] == [choice.chance for choice in solved]


def test_where_no_cap_ends_it_the_reference_stops_raising_after_four() -> None:
    deal = situation("AcAdAhAs2c", "KcKdKhKs3c", raise_cap="none")
    wagers = 0
    for _ in range(40):
        if deal.phase is not Phase.BET1:
            break
        choice = chosen(deal, Style.STEADY, wagers)
        wagers += isinstance(choice, Bet | RaiseTo)
        assert deal.to_act is not None
        deal = deal.act(deal.to_act, choice)
    assert deal.phase is Phase.DRAW
    assert wagers <= 5


def test_a_hand_that_may_be_drawn_to_again_is_no_final_hand() -> None:
    """Between two exchanges a four-flush is a draw; after the last it came to nothing."""
    deal = situation("AhJh8h3h5c", "KcKd4h8sTc", "QcQd2h6s9c", exchanges=2)
    deal = deal.act(Seat(0), Bet(2)).act(Seat(1), Call()).act(Seat(2), Fold())
    deal = deal.act(Seat(0), StandPat()).act(Seat(1), StandPat())
    assert deal.phase is Phase.BET2
    deal = deal.act(Seat(0), Check()).act(Seat(1), Bet(4))
    assert Fold() not in {choice.action for choice in reference_choices(deal.view(Seat(0)))}
    while deal.phase is not Phase.DRAW:
        deal = deal.act(Seat(0), Call())
    deal = deal.act(Seat(0), StandPat()).act(Seat(1), StandPat()).act(Seat(0), Check()).act(Seat(1), Bet(4))
    assert Fold() in {choice.action for choice in reference_choices(deal.view(Seat(0)))}


def test_the_bluffer_bets_what_came_to_nothing_after_the_last_exchange_alone() -> None:
    deal = situation(NOTHING, "KcKd4h8cJd", "QcQd2h6s9c", exchanges=2)
    deal = deal.act(Seat(0), Bet(2)).act(Seat(1), Call()).act(Seat(2), Fold())
    for exchange in (1, 2):
        deal = deal.act(Seat(0), StandPat()).act(Seat(1), StandPat())
        choices = StyledOpponent(Style.BLUFFER).choices(deal.view(Seat(0)))
        assert ({choice.action for choice in choices} == {Bet(4)}) is (exchange == 2)
        deal = deal.act(Seat(0), Check()).act(Seat(1), Check())


def after_opening(*hands: str, **options: object) -> Deal:
    """Seat 0 opens and seat 1 calls; the first is to exchange."""
    deal = situation(*hands, players=2, **options)  # type: ignore[arg-type]  # options have other names
    return deal.act(Seat(0), Bet(2)).act(Seat(1), Call())


@pytest.mark.parametrize(
    ("hand", "style", "thrown"),
    [
        ("9c9dAh5s2c", Style.KEEPER, "5s2c"),
        ("9c9d9h5s2c", Style.KEEPER, "2c"),
        ("9c9d9h7s7c", Style.KEEPER, ""),
        ("9c9d7h7s2c", Style.LOOSE, "2c"),
        ("9c8d7h6s2c", Style.CHASER, "2c"),
        ("9c8d6h5s2c", Style.CHASER, "2c"),
        ("AhJh8h4c5d", Style.CHASER, "4c5d"),
        ("5h5cJh8h2h", Style.CHASER, "5c"),
        ("5c5d6h7s8c", Style.CHASER, "5d"),
        ("9h8h3h6h5h", Style.CHASER, ""),
        ("9c9d9h5s2c", Style.CHASER, "5s2c"),
        ("9c8d7h6s5c", Style.STEADY, ""),
        ("AcAd7h5s2c", Style.STEADY, "7h5s2c"),
    ],
)
def test_the_exchange_follows_the_style(hand: str, style: Style, thrown: str) -> None:
    """Seen by what is thrown most often; the reference mixes, and what a style always does has no other choice."""
    deal = after_opening(hand)
    assert deal.to_act is not None
    choices = StyledOpponent(style).choices(deal.view(deal.to_act))
    choice = max(choices, key=lambda choice: choice.chance).action
    wanted = set(parse_cards(thrown))
    if wanted:
        assert isinstance(choice, Discard)
        assert {card.rank for card in choice.cards} == {card.rank for card in wanted}
    else:
        assert choice == StandPat()


@pytest.mark.parametrize("limit", range(6))
@pytest.mark.parametrize("style", STYLES)
def test_nobody_throws_more_than_the_house_allows(style: Style, limit: int) -> None:
    for hand in ("2c2d9hTsKc", "AhJh8h4c5d", "9c9d9h5s2c", "Ac7d6h4s2c"):
        deal = after_opening(hand, draw_limit=limit)
        assert deal.to_act is not None
        for choice in StyledOpponent(style).choices(deal.view(deal.to_act)):
            deal.act(deal.to_act, choice.action)
            thrown = len(choice.action.cards) if isinstance(choice.action, Discard) else 0
            assert thrown <= limit


def test_who_keeps_an_ace_keeps_nothing_beside_it_where_four_may_be_thrown() -> None:
    assert chosen(after_opening("Ac9d6h4s2c", draw_limit=5), Style.KEEPER) == Discard(parse_cards("2c4s6h9d"))
    three = chosen(after_opening("Ac9d6h4s2c"), Style.KEEPER)
    assert not isinstance(three, Discard) or parse_cards("Ac")[0] not in three.cards


def test_the_honest_one_checks_what_it_is_not_sure_of() -> None:
    deal = situation("AcAd2h5s8c", players=3)
    assert any(isinstance(chosen(deal, Style.STEADY, chance), Bet) for chance in range(20))
    assert {chosen(deal, Style.HONEST, chance) for chance in range(40)} == {Check()}
    sure = situation("AcAd5h5s8c", players=3)
    assert any(isinstance(chosen(sure, Style.HONEST, chance), Bet) for chance in range(40))


def test_a_style_bets_its_share_of_the_pot_whatever_it_holds() -> None:
    """Where the house leaves the size open, it tells nothing of the hand."""
    sizes = set()
    for hand in ("AcAdAhAs2c", "AcAd2h5s8c", "KcKd5h5s8c"):
        deal = situation(hand, players=5, limit="none")
        assert deal.to_act is not None
        bets = StyledOpponent(Style.BLUFFER).choices(deal.view(deal.to_act))
        sizes |= {choice.action for choice in bets if isinstance(choice.action, Bet)}
    assert sizes == {Bet(3)}


def test_a_check_that_is_free_is_never_a_fold() -> None:
    for style in STYLES:
        for chance in range(30):
            assert isinstance(chosen(situation(NOTHING, players=5), style, chance), Check | Bet)


def showdown(*hands: str) -> Deal:
    """Everybody calls, nobody draws, everybody checks: the showdown."""
    deal = situation(*hands)
    deal = deal.act(Seat(0), Bet(2))
    while deal.phase is Phase.BET1:
        assert deal.to_act is not None
        deal = deal.act(deal.to_act, Call())
    while deal.phase is Phase.DRAW:
        assert deal.to_act is not None
        deal = deal.act(deal.to_act, StandPat())
    while deal.phase is Phase.BET2:
        assert deal.to_act is not None
        deal = deal.act(deal.to_act, Check())
    return deal


def test_a_beaten_hand_is_given_up_and_a_winner_is_shown() -> None:
    deal = showdown("KcKd2h5s8c", "QcQd2s5h8d", "AcAd2c5c9d", "AhAs2d5d9c")
    assert chosen(deal) == Show()
    deal = deal.act(Seat(0), Show())
    assert chosen(deal) == Muck()
    deal = deal.act(Seat(1), Muck())
    assert chosen(deal) == Show()
    # Equal hands split the pot, so that the last one shows too.
    assert chosen(deal.act(Seat(2), Show())) == Show()


def test_a_raise_is_legal_and_within_the_chips() -> None:
    for limit in ("fixed", "spread", "pot", "none"):
        deal = situation("KcKd2h5s8c", "AcAdAhAs2c", players=3, limit=limit)
        bets = [bet for chance in range(40) if isinstance(bet := chosen(deal, Style.BLUFFER, chance), Bet)]
        assert bets
        facing = deal.act(Seat(0), bets[0])
        raises = [to for chance in range(40) if isinstance(to := chosen(facing, Style.STEADY, chance), RaiseTo)]
        assert raises
        facing.act(Seat(1), raises[0])


@pytest.mark.rule("EN-08", "EN-09")
@pytest.mark.parametrize("count", [3, 4, 6, 7])
@pytest.mark.parametrize("style", STYLES)
def test_a_hand_that_the_dealer_misdealt_is_played_legally_and_for_nothing(style: Style, count: int) -> None:
    """In draw_high a hand of other than five cards may be played on (EN-08, EN-09)."""
    rules = load_rules("draw_high")
    deal = Deal.begin(rules, Stakes(small_bet=2), stacks=[50] * 3, antes=[1] * 3)
    deck = list(DECK)
    Random(count).shuffle(deck)
    for seat, cards in enumerate((count, 5, 5)):
        deal = deal.serve(DealHand(Seat(seat), tuple(deck.pop() for _ in range(cards))))
    deal = deal.act(Seat(0), Bet(2))
    dealer = Dealer("misdealt")
    for _ in range(40):
        deal = dealer.serve_all(deal)
        if deal.to_act is None:
            break
        view = deal.view(deal.to_act)
        choice = StyledOpponent(style).choose(view, Random(1))
        if len(view.hand) != 5 and deal.phase.is_betting:
            assert isinstance(choice, Check | Fold)
        if deal.to_act == 0 and isinstance(choice, Fold):
            choice = Call()
        deal = deal.act(deal.to_act, choice)
    assert deal.phase.is_end
    if deal.drawn[0] is not None:
        assert len(deal.hands[0]) == max(5, count), "a short hand is completed in the exchange"


@pytest.mark.rule("PL-18")
def test_who_may_neither_check_nor_match_a_bet_folds() -> None:
    """No all-in in five_stage (PL-18): the chips do not reach, and there is nothing else to do."""
    rules = load_rules("five_stage")
    deal = Deal.begin(rules, Stakes(min_bet=1, max_bet=5), stacks=[50, 3], antes=[1, 1])
    deal = Dealer("short").serve_all(deal).act(Seat(0), Bet(5))
    assert chosen(deal, Style.LOOSE) == Fold()
