"""The odds lab without a page: what is counted, what is kept, what is refused, and what a call is worth."""

from __future__ import annotations

import json
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from drawtutor.cards import DECK, format_cards, parse_cards
from drawtutor.hands import Hand, HandCategory
from drawtutor.odds import SampledDeals, hold_odds, hold_ranks, outs_by_category
from drawtutor.widgets import LAB_KEY, TutorWidget
from drawtutor.widgets.bench import Bench, bench_of
from drawtutor.widgets.distribution import Distributions, chance_cells, mask_of
from drawtutor.widgets.lab import LabPart
from drawtutor.widgets.wording import Wording
from drawtutor.words import Language
from tests.widgets.play import Learner

WORDS = Wording.of()
HANDS = st.lists(st.sampled_from(DECK), min_size=5, max_size=5, unique=True).map(tuple)


def opened(*, seed: int = 1) -> Learner:
    part = LabPart("lab", WORDS, Random(seed))
    return Learner(TutorWidget([part], WORDS, kind="lesson", name="lab", keeps=[LAB_KEY]))


def bench(learner: Learner) -> Bench:
    part: LabPart = learner.widget._parts[0]  # type: ignore[assignment]
    return part.bench


def tell(learner: Learner, name: str, **values: Any) -> None:
    learner.send({"name": name, "part": "lab", **values})


def lay(learner: Learner, hand: str, keep: str | None = None) -> None:
    tell(learner, "cards", answer=hand)
    if keep is not None:
        kept = parse_cards(keep)
        tell(learner, "keep", cards=[str(card) for card in bench(learner).hand if card not in kept])


def lab(learner: Learner) -> dict[str, Any]:
    return learner.block("lab")


def shown_hold(learner: Learner) -> dict[str, Any]:
    """The hold that the page shows: the one whose cards are kept."""
    held = bench(learner)
    hold: dict[str, Any] = lab(learner)["holds"][mask_of(held.hand, held.keep)]
    return hold


def status(learner: Learner) -> str:
    return str(learner.widget.view.get("status", {}).get("text", ""))


def alert(learner: Learner) -> str:
    return str(learner.widget.view.get("alert", {}).get("text", ""))


class TestWhatIsCounted:
    @pytest.mark.rule("PL-24", "PL-28")
    def test_a_pair_that_draws_three_is_told_as_it_is_counted(self) -> None:
        learner = opened()
        lay(learner, "9s 9h Kd 7c 2d", "9s 9h")
        hold = shown_hold(learner)
        odds = hold_odds(parse_cards("9s9hKd7c2d"), parse_cards("9s9h"))
        assert odds.improves == Fraction(1552, 5405)
        assert hold["outcome"] == "It ends better than a pair: 28.7%, 2.48 to 1 against, 1 in 3.48."
        labels = [line["text"] for line in lab(learner)["chart"]["lines"]]
        rows = dict(zip(labels, hold["rows"], strict=True))
        assert rows["pair"][0] == WORDS.text(odds.counts[HandCategory.PAIR])
        assert rows["four of a kind"][:4] == ["45", "0.3%", "359 to 1 against", "1 in 360"]

    @settings(max_examples=25, deadline=None)
    @given(HANDS, st.integers(0, 31))
    def test_the_lines_of_a_hold_are_all_its_ways(self, hand: Any, mask: int) -> None:
        counted = Distributions(hand, (), WORDS)
        odds = counted.by_mask[mask]
        rows = counted.holds()[mask]["rows"]
        ways = [int(row[0].replace(",", "")) for row in rows]
        assert sum(ways) == odds.total
        assert sum(row[4] for row in rows) == 1
        assert ways[0] + ways[1] == odds.counts[HandCategory.STRAIGHT_FLUSH]

    @pytest.mark.parametrize(
        ("hand", "keep", "seen"),
        [
            ("AhKhQhJh4c", "AhKhQhJh", ""),
            ("AhKhQhJh4c", "AhKhQh", ""),
            ("AhKhQhJh4c", "AhKh", "Th"),
            ("AhKhQhJhTh",) * 2 + ("",),
        ],
    )
    def test_royal_flushes_stand_apart(self, hand: str, keep: str, seen: str) -> None:
        cards, kept, gone = parse_cards(hand), parse_cards(keep), parse_cards(seen)
        rows = Distributions(cards, gone, WORDS).holds()[mask_of(cards, kept)]["rows"]
        royals = sum(ways for rank, ways in hold_ranks(cards, kept, seen=gone).items() if rank.is_royal)
        assert rows[0][0] == str(royals)

    def test_what_the_hand_is_now_is_marked_and_what_is_better_set_off(self) -> None:
        learner = opened()
        lay(learner, "AhKhQhJhTh")
        lines = lab(learner)["chart"]["lines"]
        assert [line["text"] for line in lines if "now" in line] == ["royal flush"]
        lay(learner, "8s8h8dKc4h")
        lines = lab(learner)["chart"]["lines"]
        assert [line["text"] for line in lines if "now" in line] == ["three of a kind"]
        assert len([line for line in lines if "better" in line]) == 6

    def test_what_is_there_but_too_thin_for_a_bar_is_marked(self) -> None:
        learner = opened()
        lay(learner, "QhQdAc5s2d", "QhQd")
        for _, percent, *_, share, dot in shown_hold(learner)["rows"]:
            assert dot == (0 < share < 0.004)
            assert (percent == "0%") == (share == 0)

    def test_each_hold_has_its_own_sentence(self) -> None:
        learner = opened()
        lay(learner, "QhQdAc5s2d")
        kept = [hold["kept"] for hold in lab(learner)["holds"]]
        assert len(set(kept)) == 32
        assert kept[0] == "You keep all five."
        assert kept[31] == "You throw all five and draw five."
        assert shown_hold(learner)["outcome"].startswith("Nothing changes")

    def test_a_hold_that_may_end_lower_says_how_often(self) -> None:
        learner = opened()
        lay(learner, "JdJs9d6d3d", "Jd9d6d3d")
        assert "It ends worse:" in shown_hold(learner)["outcome"]
        lay(learner, "JdJs9d6d3d", "JdJs")
        assert "worse" not in shown_hold(learner)["outcome"]

    def test_outs_are_cards_under_what_they_make(self) -> None:
        learner = opened()
        lay(learner, "9h8h7h6h2c", "9h8h7h6h")
        outs = shown_hold(learner)["outs"]
        counted = outs_by_category(parse_cards("9h8h7h6h2c"), parse_cards("9h8h7h6h"))
        told = [len(group["cards"]) for group in outs["groups"]]
        assert told[:3] == [2, 7, 6]
        assert told == [len(cards) for cards in counted.values()][:-1]
        assert outs["groups"][0]["text"] == "straight flush: 2 cards"
        assert outs["rest"] == "20 other cards leave a high card."
        lay(learner, "9h8h7h6h2c", "9h8h")
        assert "outs" not in shown_hold(learner)

    def test_cards_that_were_seen_cannot_come(self) -> None:
        learner = opened()
        lay(learner, "AhJh8h3h5c", "AhJh8h3h")
        tell(learner, "seen", answer="2h, 9h")
        assert shown_hold(learner)["total"] == "Of 45 ways to draw, all equally likely"
        flush = next(group for group in shown_hold(learner)["outs"]["groups"] if group["text"].startswith("flush"))
        assert len(flush["cards"]) == 7
        assert lab(learner)["more"]["told"] == "Set aside: two of hearts and nine of hearts."


class TestTheHand:
    def test_a_deal_is_any_five_cards_the_same_with_the_same_seed(self) -> None:
        first, second = opened(seed=4), opened(seed=4)
        for learner in (first, second):
            tell(learner, "deal")
        assert bench(first).hand == bench(second).hand
        tell(first, "deal")
        assert bench(first).hand != bench(second).hand
        assert bench(first).keep == bench(first).hand

    def test_what_was_set_aside_is_not_dealt(self) -> None:
        learner = opened()
        seen = [card for card in DECK if card not in bench(learner).hand][:6]
        tell(learner, "seen", answer=format_cards(seen))
        for _ in range(20):
            tell(learner, "deal")
            assert not set(bench(learner).hand) & set(seen)

    def test_beside_five_others_who_stand_pat_five_cards_can_still_be_drawn(self) -> None:
        learner = opened()
        lay(learner, "AhAdKc7s2d", "")
        seen = [card for card in DECK if card not in bench(learner).hand]
        tell(learner, "seen", answer=format_cards(seen[:18]))
        assert alert(learner) == "No more than 17 further cards can be set aside."
        tell(learner, "seen", answer=format_cards(seen[:17]))
        tell(learner, "aim", goal="win", opponents=5, theirs="pat")
        models = bench(learner).aim.models
        assert len(models) == 5
        deals = SampledDeals(bench(learner).hand, models, rng=Random(1), samples=3, seen=bench(learner).seen)
        assert 0 <= deals.chance(()).value <= 1

    @pytest.mark.parametrize("text", ["Ah Ad Kc 7s 2d", "ahadkc7s2d", "A♥, A♦, K♣, 7♠, 2♦"])
    def test_cards_are_read_as_people_write_them(self, text: str) -> None:
        learner = opened()
        lay(learner, text)
        assert format_cards(bench(learner).hand) == "AhAdKc7s2d"
        assert status(learner).startswith("Your cards: a pair of aces")

    @pytest.mark.parametrize(
        ("text", "told"),
        [
            ("Ah Ad Kx 7s 2d", "“Kx” is no card. A card is its rank and its suit: Ah, 10d, K♠."),
            ("Ah Ad Kc 7s", "A hand is five cards, and four are there."),
            ("Ah Ad Kc 7s Ah", "The ace of hearts is there twice."),
            ("Ah Ad Kc 7s Jk", "No joker plays here."),
            ("", "A hand is five cards, and none is there."),
            ("x" * 900, "These are no cards. Write each as its rank and its suit: Ah, 10d, K♠."),
        ],
    )
    def test_what_is_no_hand_is_refused_by_the_card_that_is_wrong(self, text: str, told: str) -> None:
        learner = opened()
        before = bench(learner)
        lay(learner, text)
        assert bench(learner) == before
        assert alert(learner) == told
        assert lab(learner)["getting"]["typed"]["refusal"]["text"] == told
        tell(learner, "deal")
        assert "refusal" not in lab(learner)["getting"]["typed"]

    def test_a_card_that_was_set_aside_is_in_no_hand(self) -> None:
        learner = opened()
        tell(learner, "seen", answer="Kc")
        lay(learner, "Ah Ad Kc 7s 2d")
        assert alert(learner) == "The king of clubs is among the cards that cannot come."
        tell(learner, "seen", answer="Qh")
        assert alert(learner) == "The queen of hearts is in the hand already."

    def test_every_example_is_what_it_is_called(self) -> None:
        learner = opened()
        kinds = {}
        for button in lab(learner)["getting"]["examples"]["buttons"]:
            learner.send(button["intent"])
            kinds[button["text"]] = (Hand(bench(learner).hand).rank.category, len(bench(learner).keep))
        assert kinds == {
            "a pair with an ace": (HandCategory.PAIR, 2),
            "three of a kind with a king": (HandCategory.THREE_OF_A_KIND, 3),
            "four hearts": (HandCategory.HIGH_CARD, 4),
            "four to a straight, open": (HandCategory.HIGH_CARD, 4),
            "four to a straight, one gap": (HandCategory.HIGH_CARD, 4),
            "four to a straight flush": (HandCategory.HIGH_CARD, 4),
        }

    def test_what_is_kept_is_spoken_and_does_not_begin_the_page_anew(self) -> None:
        learner = opened()
        draft = lab(learner)["hand"]["draft"]
        tell(learner, "keep", cards=["Ac"])
        assert status(learner).startswith("You keep the queen of hearts, queen of diamonds, five of spades and two")
        assert lab(learner)["hand"]["draft"] == draft
        tell(learner, "deal")
        assert lab(learner)["hand"]["draft"] != draft

    def test_more_than_may_be_thrown_is_told(self) -> None:
        learner = opened()
        tell(learner, "most", most="3")
        tell(learner, "keep", cards=["Ac", "5s", "2d", "Qd"])
        told = "This throws four cards; no more than three may be thrown under the limit you set below."
        assert status(learner) == told
        assert lab(learner)["over"] == ["", "", "", "", told, told.replace("four", "five")]
        assert len(lab(learner)["ranking"]["rows"]) == 26


class TestWhatIsWanted:
    def test_holds_are_ranked_by_the_chance_that_is_asked_for(self) -> None:
        learner = opened()
        lay(learner, "JdJs9d6d3d")
        tell(learner, "aim", goal="at-least", category="flush")
        rows = lab(learner)["ranking"]["rows"]
        assert rows[0]["name"] == "Keep the jack of diamonds, nine of diamonds, six of diamonds and three of diamonds"
        shares = [row["share"] for row in rows]
        assert shares == sorted(shares, reverse=True)
        assert len(rows) == 32
        assert lab(learner)["ranking"]["about"] == "Best first, by the chance to make a flush or better"
        assert "Best is another hold. Keep the jack of diamonds, nine of diamonds" in status(learner)
        tell(learner, "keep", cards=["Js"])
        assert lab(learner)["aim"]["told"] == [
            "With what you keep now, the chance to make a flush or better is 19.1%, 4.22 to 1 against, 1 in 5.22.",
            "No other hold does better.",
        ]

    def test_two_comparisons_of_one_hand_part(self) -> None:
        learner = opened()
        lay(learner, "JdJs9d6d3d")
        best = {}
        for category in ("two pair", "flush"):
            tell(learner, "aim", goal="at-least", category=category)
            best[category] = lab(learner)["ranking"]["rows"][0]["cards"]
        assert best == {"two pair": ["Jd", "Js"], "flush": ["Jd", "9d", "6d", "3d"]}

    def test_the_fields_that_the_goal_needs_are_there(self) -> None:
        learner = opened()
        assert [field["field"] for field in lab(learner)["aim"]["fields"]] == ["goal"]
        tell(learner, "aim", goal="at-least")
        assert [field["field"] for field in lab(learner)["aim"]["fields"]] == ["goal", "category"]


class TestTheChanceToWin:
    def wins(self, hand: str, keep: str, **aim: Any) -> Learner:
        learner = opened()
        lay(learner, hand, keep)
        tell(learner, "aim", goal="win", **aim)
        return learner

    def test_the_rest_is_shown_first_and_the_page_asks_for_it_then(self) -> None:
        learner = self.wins("QhQdAc5s2d", "QhQd", opponents="2", theirs="drew-one")
        ranked = lab(learner)["ranking"]
        assert ranked["pending"] == "It is being worked out."
        assert lab(learner)["aim"]["told"] == [ranked["pending"]]
        assert lab(learner)["price"]["told"][-1] == ranked["pending"]
        learner.send(ranked["intent"])
        assert "pending" not in lab(learner)["ranking"]
        assert status(learner).startswith(
            "With what you keep now, the chance to win against two players who drew one card is "
        )
        tell(learner, "keep", cards=["5s", "2d"])
        assert "pending" not in lab(learner)["ranking"], "another hold of the same hand is worked out already"
        tell(learner, "deal")
        assert lab(learner)["ranking"]["draft"] != ranked["draft"]

    def test_more_players_change_what_is_best(self) -> None:
        best = {}
        for opponents in (1, 5):
            learner = self.wins("7d7s9d6d3d", "7d7s", opponents=opponents)
            tell(learner, "work-out")
            best[opponents] = lab(learner)["ranking"]["rows"][0]["cards"]
        assert best == {1: ["7d", "7s"], 5: ["7d", "9d", "6d", "3d"]}

    def test_more_players_are_harder_to_win_against(self) -> None:
        shares = []
        for opponents in (1, 2, 3):
            learner = self.wins("QhQdAc5s2d", "QhQd", opponents=opponents)
            tell(learner, "work-out")
            shares.append(lab(learner)["ranking"]["rows"][0]["share"])
        assert shares == sorted(shares, reverse=True)
        assert shares[0] - shares[2] > 0.2

    def test_what_is_reckoned_agrees_with_what_is_dealt_out(self) -> None:
        learner = self.wins("QhQdAc5s2d", "QhQd", theirs="drew-three")
        tell(learner, "work-out")
        reckoned = next(row for row in lab(learner)["ranking"]["rows"] if row["cards"] == ["Qh", "Qd"])["share"]
        learner.send(lab(learner)["aim"]["sample"]["button"]["intent"])
        part: LabPart = learner.widget._parts[0]  # type: ignore[assignment]
        assert part._sampled is not None
        estimate = part._sampled[1]
        assert abs(estimate.value - reckoned) < 4 * estimate.standard_error + 0.01
        assert lab(learner)["aim"]["sample"]["told"] == status(learner)
        assert "give or take" in status(learner)
        tell(learner, "keep", cards=[])
        assert "told" not in lab(learner)["aim"]["sample"], "it was dealt out for another hold"

    def test_where_the_deck_does_not_last_for_all_the_holds_are_dealt_out(self) -> None:
        learner = self.wins("QhQdAc5s2d", "QhQd", opponents=5, theirs="drew-three")
        assert lab(learner)["aim"]["note"].startswith("Worked out and not dealt")
        seen = parse_cards("2c3c4c5c6c7c8c9cTcJcQcKc3d4d5d6d7d")
        tell(learner, "seen", answer=format_cards(seen))
        assert lab(learner)["aim"]["note"].startswith("So many cards are out")
        tell(learner, "work-out")
        rows = lab(learner)["ranking"]["rows"]
        assert len(rows) == 32
        share = next(row for row in rows if row["cards"] == ["Qh", "Qd"])["share"]
        hand = bench(learner).hand
        deals = SampledDeals(hand, bench(learner).aim.models, rng=Random(8), samples=2000, seen=seen)
        estimate = deals.chance(hand[:2])
        assert abs(estimate.value - share) < 5 * estimate.standard_error

    def test_holds_that_are_hardly_apart_are_not_told_apart(self) -> None:
        learner = self.wins("QhQdAc5s2d", "QhQd")
        tell(learner, "work-out")
        assert lab(learner)["aim"]["told"][1].startswith("Too close to call: another hold comes within one point")
        tell(learner, "keep", cards=["Qh", "Qd"])
        assert lab(learner)["aim"]["told"][1].startswith("Best is another hold. Keep the queen of hearts and queen")

    def test_a_call_is_priced_by_the_chance_to_win(self) -> None:
        learner = self.wins("QhQdAc5s2d", "QhQd")
        tell(learner, "work-out")
        told = lab(learner)["price"]["told"]
        assert "The call pays:" in " ".join(told)
        assert not any("has not won yet" in line for line in told)


class TestThePrice:
    def price(self, learner: Learner, call: str, pot: str, more: str = "") -> list[str]:
        tell(learner, "price", call=call, pot=pot, more=more)
        told: list[str] = lab(learner)["price"]["told"]
        return told

    def flush(self) -> Learner:
        learner = opened()
        lay(learner, "AhJh8h3h5c", "AhJh8h3h")
        tell(learner, "aim", goal="at-least", category="flush")
        return learner

    def test_a_call_that_does_not_pay_says_what_it_costs_and_at_which_pot_it_would(self) -> None:
        told = self.price(self.flush(), "10", "40")
        assert told[0].endswith("you need a share of 20%, 4 to 1 against, 1 in 5.")
        assert told[1] == (
            "With what you keep now, the chance to make a flush or better is 19.1%, 4.22 to 1 against, 1 in 5.22."
        )
        assert told[2] == "The call does not pay: it costs 0.43 chips on average."
        assert told[3] == "It breaks even at a pot of 42.22 chips, so 43 chips or more pay."
        assert "It would pay if it brought 2.22 chips more each time it comes." in told
        assert told[-1].startswith("A hand that is made has not won yet")

    def test_a_call_that_pays_says_what_it_brings(self) -> None:
        told = self.price(self.flush(), "10", "50")
        assert told[2] == "The call pays: it brings 1.49 chips on average."

    def test_what_is_won_later_is_an_assumption(self) -> None:
        told = self.price(self.flush(), "10", "40", "20")
        later = next(line for line in told if line.startswith("If it brings"))
        assert later == (
            "If it brings 20 chips more each time it comes, the call pays: it brings 3.40 chips on average. "
            "That somebody pays it is an assumption."
        )

    def test_what_never_comes_is_worth_no_pot(self) -> None:
        learner = opened()
        lay(learner, "AhKd9c6s3h", "AhKd9c6s")
        tell(learner, "aim", goal="at-least", category="flush")
        assert "No pot pays for what never comes." in self.price(learner, "10", "400")

    @pytest.mark.parametrize(
        ("call", "pot", "more", "told"),
        [
            ("2.5", "40", "", "A call is a number of whole chips, from 1 to 1,000,000."),
            ("0", "40", "", "A call is a number of whole chips, from 1 to 1,000,000."),
            ("", "40", "", "A call is a number of whole chips, from 1 to 1,000,000."),
            ("10", "-3", "", "The pot is a number of whole chips, from 0 to 1,000,000."),
            ("10", "40", "many", "What is won later is a number of whole chips, from 0 to 1,000,000."),
        ],
    )
    def test_chips_are_whole(self, call: str, pot: str, more: str, told: str) -> None:
        learner = self.flush()
        before = bench(learner)
        self.price(learner, call, pot, more)
        assert bench(learner) == before
        assert alert(learner) == told


class TestWhatIsKept:
    def test_nothing_is_kept_before_anything_is_done(self) -> None:
        learner = opened()
        assert "store" not in learner.widget.view

    def test_another_page_goes_on_where_this_one_was(self) -> None:
        learner, other = opened(), opened()
        lay(learner, "AhJh8h3h5c", "AhJh8h3h")
        tell(learner, "seen", answer="9h")
        tell(learner, "aim", goal="at-least", category="flush")
        tell(learner, "price", call="5", pot="0", more="7")
        tell(learner, "most", most=4)
        other.greet(json.loads(json.dumps(learner.widget.view["store"])))
        assert bench(other) == bench(learner)
        assert lab(other)["hand"]["thrown"] == ["5c"]

    def test_what_is_kept_does_not_take_what_was_just_done(self) -> None:
        learner, other = opened(), opened()
        lay(learner, "AhJh8h3h5c")
        lay(other, "2c3d4h5s6c")
        other.greet(dict(learner.widget.view["store"]))
        assert format_cards(bench(other).hand) == "2c3d4h5s6c"

    @settings(max_examples=60, deadline=None)
    @given(
        st.none()
        | st.text()
        | st.dictionaries(
            st.sampled_from(["hand", "keep", "seen", "most", "goal", "category", "opponents", "theirs", "call", "pot"]),
            st.none() | st.integers() | st.text(max_size=12) | st.just("AhAdKc7s2d") | st.lists(st.integers()),
        )
    )
    def test_whatever_a_browser_kept_is_read_or_left(self, kept: Any) -> None:
        bench_ = bench_of(kept)
        assert bench_ is None or bench_of(bench_.to_store()) == bench_

    @settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
    @given(
        st.fixed_dictionaries(
            {
                "name": st.sampled_from(
                    ["keep", "deal", "cards", "example", "aim", "most", "seen", "price", "sample", "x"]
                )
            },
            optional={
                "cards": st.none() | st.lists(st.text(max_size=3) | st.sampled_from(["Ac", "5s", "Qh"])),
                "answer": st.none() | st.text(max_size=30) | st.integers(),
                "example": st.none() | st.text(max_size=9) | st.just("inside"),
                "goal": st.sampled_from(["improve", "at-least", "win", "x"]) | st.integers(),
                "category": st.text(max_size=9) | st.just("full house"),
                "most": st.integers() | st.text(max_size=3),
                "call": st.text(max_size=9) | st.integers(),
                "pot": st.text(max_size=9) | st.integers(),
                "more": st.text(max_size=9) | st.integers(),
            },
        )
    )
    def test_whatever_a_page_sends_a_hand_lies_there(self, intent: dict[str, Any]) -> None:
        learner = opened()
        learner.send({**intent, "part": "lab"})
        assert not learner.trouble
        assert len(lab(learner)["holds"]) == 32
        assert bench_of(dict(bench(learner).to_store())) == bench(learner)


def test_in_words_it_tells_the_hand_and_the_hold() -> None:
    words = opened().widget.in_words()
    assert words.startswith("Your cards: a pair of queens, then ace, five, two. You keep the queen of hearts and queen")
    assert "28.7%" in words


def test_a_whole_percentage_has_a_decimal_like_its_neighbours_but_what_never_or_always_comes_has_none() -> None:
    catalogue = Wording.of(Language.ENGLISH).catalogue
    told = [chance_cells(catalogue, Fraction(number, 100))[0] for number in (0, 38, 100)]
    assert told == ["0%", "38.0%", "100%"]
