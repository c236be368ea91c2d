"""The trainer plays by the rules: its deals, situations and payoffs are those of the rules engine."""

import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from drawtutor.cards import DECK, Rank
from drawtutor.hands import strength
from drawtutor.reference import (
    TABLE_STARTS,
    TO_TABLE_FINAL,
    TO_TABLE_START,
    TableStructure,
    final_of,
    kept_by,
    situation_of,
    start_of,
    table_row,
)
from drawtutor.rules import (
    Action,
    Bet,
    Call,
    Check,
    Deal,
    Dealer,
    Discard,
    Fold,
    HouseRules,
    Muck,
    Phase,
    RaiseTo,
    SeatView,
    Show,
    Stakes,
    StandPat,
    load_rules,
)

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

from drawtutor.reference.build import table_game as game  # noqa: E402
from drawtutor.reference.build.table import main, restored, save  # noqa: E402
from drawtutor.reference.build.table_pack import planes  # noqa: E402
from drawtutor.reference.build.table_train import Training  # noqa: E402
from drawtutor.reference.starts import StartKind  # noqa: E402
from drawtutor.reference.table.packed import ROWS, WHOLE, table_strategy, unpack  # noqa: E402
from drawtutor.reference.table.situations import FIRST_UNOPENED  # noqa: E402


def _rules(structure: TableStructure) -> HouseRules:
    if structure is TableStructure.FOLD_OR_OPEN:
        return load_rules("five_stage", {"raise_cap": 4}, limit="fixed")
    if structure is TableStructure.ONE_CIRCUIT:
        return load_rules("last_raise", {"draw_limit": 3})
    return load_rules("california")


def _begin(structure: TableStructure, players: int) -> Deal:
    terms = structure.terms
    blinds = (terms.small_blind, terms.big_blind, *(0,) * (players - 2)) if terms.big_blind else ()
    return Deal.begin(
        _rules(structure),
        Stakes(small_bet=terms.small_bet, big_bet=terms.big_bet),
        stacks=(1000,) * players,
        antes=(terms.ante,) * players,
        blinds=blinds,
    )


def _row(view: SeatView) -> int:
    found = situation_of(view)
    if view.phase is Phase.BET2:
        return table_row(found.number, TO_TABLE_FINAL[final_of(strength(view.hand)).index])
    # In the exchange, and before it, what was dealt counts.
    return table_row(found.number, TO_TABLE_START[start_of(view.hand).index])


def _action(view: SeatView, chosen: int) -> Action:
    if view.phase is Phase.DRAW:
        if not chosen:
            return StandPat()
        kept = kept_by(view.hand, chosen)
        return Discard(tuple(card for card in view.hand if card not in kept))
    if chosen == game.FOLD:
        return Fold()
    if chosen == game.PASSIVE:
        return Check() if view.legal.check else Call()
    assert view.legal.wager is not None
    return Bet(view.legal.wager[0]) if view.legal.bet else RaiseTo(view.legal.wager[0])


def _stacked(deck: list[int], players: int) -> tuple[int, ...]:
    """The trainer deals five at once, the dealer one at a time round the table: the same hands."""
    hands = [deck[5 * seat + card] for card in range(5) for seat in range(players)]
    return (*hands, *deck[5 * players :])


@pytest.mark.parametrize("structure", list(TableStructure))
@pytest.mark.parametrize("players", [2, 3, 6])
def test_trained_deals_are_deals_by_the_rules(structure: TableStructure, players: int) -> None:
    rng = Random(f"{structure}{players}")
    terms = game.terms_of(structure)
    state = np.zeros(game.STATE, dtype=np.int32)
    deck = np.arange(52)
    open_ = np.zeros(game.ACTIONS, dtype=np.bool_)
    rows = set()
    for number in range(120):
        game.begin(state, deck, players, terms)
        deal = _begin(structure, players)
        dealer = Dealer(f"{number}", tuple(DECK[card] for card in _stacked(deck.tolist(), players)))
        deal = dealer.serve_all(deal)
        while state[game.PHASE] < game.OVER:
            assert deal.to_act == state[game.TURN]
            view = deal.view(deal.to_act)
            row = int(game.infoset(state))
            rows.add(row)
            if view.phase is not Phase.SHOWDOWN:
                assert row == _row(view), (view.events, row)
            game.legal(state, terms, open_)
            if view.phase.is_betting:
                assert bool(open_[game.WAGER]) == (view.legal.bet or view.legal.raise_)
                assert bool(open_[game.FOLD]) != view.legal.check
            chosen = rng.choice([action for action in range(game.ACTIONS) if open_[action]])
            if chosen == game.FOLD and view.phase.is_betting and rng.random() < 0.5:
                chosen = game.PASSIVE if open_[game.PASSIVE] else game.WAGER
            deal = dealer.serve_all(deal.act(deal.to_act, _action(view, chosen)))
            game.act(state, deck, chosen, terms)
        while deal.to_act is not None:
            deal = deal.act(deal.to_act, Show() if deal.legal().show else Muck())
        if deal.phase is Phase.PASSED_OUT:
            assert [game.payoff(state, seat) for seat in range(players)] == [0] * players
            continue
        paid = deal.view(None).payoffs
        assert paid is not None
        for seat in range(players):
            # Odd chips stay on the table: the trainer divides pots to the fraction.
            assert abs(game.payoff(state, seat) - paid[seat]) < 1
    assert len(rows) > 100


def _trained(*stretches: int, seed: int = 4) -> Training:
    training = Training(TableStructure.FOLD_OR_OPEN, seed=seed)
    for deals in stretches:
        training.go_on(deals)
    return training


def test_a_training_that_was_broken_off_comes_to_the_same(tmp_path: Path) -> None:
    whole = _trained(400, 300, 300)
    path = tmp_path / "kept.npz"
    save(_trained(400, 300), path)
    again = restored(TableStructure.FOLD_OR_OPEN, path, seed=4)
    assert (again.stretches, again.deals) == (2, 700)
    again.go_on(300)
    assert planes(again.sums, again.regrets) == planes(whole.sums, whole.regrets)
    assert planes(whole.sums, whole.regrets) != planes(*_sums(_trained(400, 300, 300, seed=5)))
    with pytest.raises(ValueError, match="from seed 4"):
        restored(TableStructure.FOLD_OR_OPEN, path, seed=5)


def _sums(training: Training) -> tuple[object, object]:
    return training.sums, training.regrets


def test_the_command_writes_a_strategy_and_its_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folders = ["--work", str(tmp_path / "work"), "--to", str(tmp_path / "to")]
    main(["--structures", "blinds", "--stretches", "2", "--deals", "300", *folders])
    assert "100%" in capsys.readouterr().err
    strategy = unpack((tmp_path / "to" / "table-blinds.xz").read_bytes())
    report = json.loads((tmp_path / "to" / "table-blinds.json").read_text("utf-8"))
    assert len(strategy.first) == ROWS
    assert report["deals"] == 600
    assert set(report["lowest_pair_that_opens"]) == set("12345")


def test_a_small_training_comes_near_to_what_is_shipped() -> None:
    """Which hands are given up as the first to speak behind the blinds: over all hands dealt, nine of ten alike."""
    training = Training(TableStructure.BLINDS, seed=99)
    for _ in range(10):
        training.go_on(12_000)
    fresh, shipped = planes(training.sums, training.regrets), table_strategy(TableStructure.BLINDS)
    rng, deals = Random(2), 20_000
    dealt = Counter(TO_TABLE_START[start_of(rng.sample(DECK, 5)).index] for _ in range(deals))
    for behind in (2, 3, 4):
        situation = FIRST_UNOPENED.number((behind, 0, 0))
        apart = folded = 0.0
        for start, times in dealt.items():
            row = table_row(situation, start)
            apart += times / deals * abs(fresh.chances(row)[0] - shipped.chances(row)[0]) / WHOLE
            folded += times / deals * shipped.chances(row)[0] / WHOLE
        assert apart < 0.16, behind
        assert 0.5 < folded < 0.95, behind


@pytest.mark.parametrize("strong", [Rank.ACE, Rank.JACK])
def test_from_some_stretch_on_nobody_keeps_strong_hands_back(strong: Rank) -> None:
    """What was learnt of it before does not count, and other hands may still wait."""
    training = Training(TableStructure.HALF_ANTE, seed=4, free=1, strong=strong)
    training.go_on(2000)
    training.go_on(2000)
    pairs = [start for start in TABLE_STARTS if start.kind is StartKind.PAIR and start.lowest == start.highest]
    sure = [start.index for start in pairs if start.lowest is not None and start.lowest >= strong]
    weak = [start.index for start in TABLE_STARTS if start.kind is StartKind.NOTHING]
    below = [start.index for start in pairs if start.lowest is not None and start.lowest == strong - 1]
    first = FIRST_UNOPENED.number((5, 0, 0))
    waited, opened, may = (
        training.sums[[table_row(first, start) for start in classes]].sum(axis=0) for classes in (sure, weak, below)
    )
    assert waited[game.PASSIVE] == 0 < waited[game.WAGER]
    assert opened[game.PASSIVE] > 0
    assert may[game.PASSIVE] > 0


def test_where_people_open_lower_and_it_costs_nothing_everybody_opens_so_low() -> None:
    training = _trained(400, 300)
    plain = planes(training.sums, training.regrets)
    opened = planes(training.sums, training.regrets, {1: Rank.SIX})
    changed = [row for row in range(len(plain.second)) if plain.chances(row) != opened.chances(row)]
    pairs = [
        s.index for s in TABLE_STARTS if s.kind is StartKind.PAIR and s.lowest is not None and s.lowest >= Rank.SIX
    ]
    last = [FIRST_UNOPENED.number((1, entered, 0)) for entered in (1, 2, 3)]
    rows = {table_row(situation, start) for situation in last for start in pairs}
    assert set(changed) <= rows
    assert {opened.chances(row) for row in rows} == {(0, 0, WHOLE)}


def test_a_training_can_begin_with_what_another_has_learnt(tmp_path: Path) -> None:
    other = _trained(400, 300)
    training = Training(TableStructure.FULL_ANTE, seed=4, alone=0)
    training.begin_with(other)
    # The same choices are preferred, and nothing has been done yet.
    assert (training.regrets.argmax(axis=1) == other.regrets.argmax(axis=1)).all()
    assert not training.sums.any()
    assert training.deals == 0
    training.go_on(200)
    assert training.sums.any()
    with pytest.raises(FileNotFoundError, match="half-ante"):
        main(["--structures", "full-ante", "--work", str(tmp_path), "--to", str(tmp_path)])
