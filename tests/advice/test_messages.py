"""Every message that advice can say has its sentence, with exactly the values that the sentence needs."""

import re
from collections import defaultdict
from dataclasses import replace
from importlib.resources import files
from itertools import chain
from random import Random

import pytest

from drawtutor.advice import HeldKind, Misconception, NumberKind, Source, Verdict, Worth, hint, review
from drawtutor.advice.appraisal import exactly
from drawtutor.advice.grading import LIMITS, judged
from drawtutor.advice.holds import idea_message
from drawtutor.advice.numbers import mixed_behind, mixed_in
from drawtutor.advice.phrases import choice
from drawtutor.cards import parse_cards
from drawtutor.message import Message
from drawtutor.odds import DrawKind, FirstRound, Holding, SecondRound
from drawtutor.rules import (
    Announce,
    Ask,
    Bet,
    Call,
    Check,
    Deal,
    Dealer,
    Discard,
    Fold,
    Muck,
    Phase,
    RaiseTo,
    Rap,
    Seat,
    Show,
    Stakes,
    StandPat,
    load_rules,
)
from drawtutor.words import Catalogue, Language, enum_key
from tests.advice.positions import STAKES, choices, deal_at, messages_in, throw, to_act
from tests.advice.weighed import CASES, told, weighed

KEYS = re.compile(r'"(advice-[a-z0-9-]+[a-z0-9])"')
WRITTEN = ("advice.ftl", "advice-sizes.ftl")
OPENER = "KdKc9s6h2h"


@pytest.fixture(scope="module")
def english():
    return Catalogue.load(Language.ENGLISH, strict=True)


def source():
    return {
        path.name: path.read_text(encoding="utf-8")
        for path in files("drawtutor.advice").iterdir()
        if path.name.endswith(".py")
    }


def keys_in_source():
    found = {key for text in source().values() for key in KEYS.findall(text)}
    found |= {f"advice-idea-{idea.value}" for idea in Misconception}
    return found


def of_random_play():
    """What is said of every choice in some deals of every rule set."""
    for seed, (rules, players) in enumerate(
        [
            ("five_stage", 4),
            ("california", 4),
            ("last_raise", 3),
            ("draw_high", 2),
            ("five_stage", 2),
            ("california", 6),
        ]
    ):
        rng = Random(seed)
        dealer = Dealer(str(seed))
        deal = Deal.begin(load_rules(rules), STAKES[rules], stacks=[100] * players, antes=[1] * players)
        while not deal.phase.is_end:
            if deal.dealer_owes:
                deal = dealer.serve_all(deal)
                continue
            view = to_act(deal)
            actions = choices(view, rng)
            for action in actions:
                yield from messages_in(review(view, action, rng=rng))
            yield from messages_in(hint(view, rng=rng))
            yield from messages_in(hint(view))
            staying = [
                action for action in actions if isinstance(action, Call | Check | Bet | Discard | StandPat | Show)
            ]
            deal = deal.act(view.seat, rng.choice(staying or actions))


def of_chosen_positions():
    """What is said where random play seldom comes."""

    def said(view, *actions):
        for action in actions:
            yield from messages_in(review(view, action, rng=Random(1)))
        if view.my_turn:
            yield from messages_in(hint(view, rng=Random(1)))
            yield from messages_in(hint(view))

    drawn = (throw("9s6h2h"), (0, "Tc7d4s"), StandPat())
    for hero in ("AsAh9d5c3s", "8s8h4d4c3s", "QsJh9d5c3s", "5s5h5d4c3s", "JsJh9d5c3s", "7s5h4d3c2s"):
        for moves in ((Check(),), (Bet(4),)):
            view = to_act(deal_at("california", [OPENER, hero], Bet(2), Call(), *drawn, *moves))
            yield from said(view, *choices(view, Random(1)), Ask(Seat(1)), RaiseTo(7), Bet(5))
    for hand in ("AsAh9d5c3s", "JsJh9d5c3s", "7s7h9d5c3s", "QsTh8d5c3s", "8s8h4d4c3s", "9h8h7d6c2s", "Ah9h7h5h2c"):
        for rules, players in (("california", 4), ("five_stage", 3), ("california", 2)):
            view = to_act(deal_at(rules, [hand, *["?"] * (players - 1)]))
            yield from said(view, *choices(view, Random(1)))
        view = to_act(deal_at("california", ["KdKc9s6s2d", hand, "?", "?"], Bet(2)))
        yield from said(view, *choices(view, Random(1)))
        draw = to_act(deal_at("california", ["?", hand], Bet(2), Call(), StandPat()))
        yield from said(draw, throw(""), Discard(draw.hand), *choices(draw, Random(1)), *choices(draw, Random(2)))
        yield from said(deal_at("five_stage", [hand, "?"]).view(Seat(1)), Check())
    drew = (throw("Td9c7d"), (0, "8s6d3c"), throw("9s6h2h"), (1, "Tc7c4s"))
    pat = (Bet(2), RaiseTo(4), RaiseTo(6), Call(), StandPat())
    yield from said(to_act(deal_at("california", ["4s5s7h8c6c", "JdJs9d6d3d"], *pat)))
    again = deal_at("five_stage", ["AsAhTd9c7d", OPENER], Bet(5), Call(), *drew)
    yield from said(to_act(again), *choices(to_act(again), Random(1)))
    yield from said(to_act(deal_at("five_stage", [OPENER, "AsAh9d5c3s"], Bet(10), stacks=[100, 5])), *[Call()])
    cannot = to_act(deal_at("five_stage", [OPENER, "AsAh9d5c3s"], Bet(10), stacks=[100, 5]))
    yield from said(cannot, *choices(cannot, Random(1)))
    yield from said(to_act(deal_at("five_stage", [OPENER, "?"])), Bet(2))
    poor = deal_at("five_stage", [OPENER, "?"], stacks=[4, 100], stakes=Stakes(min_bet=5, max_bet=10))
    yield from said(to_act(poor), Fold())
    yield from said(to_act(deal_at("california", [OPENER, "?"], options={"to_win": "trips"})), Bet(2))
    cannot = to_act(deal_at("california", ["TsTh9d5c3s", "?"], options={"openers": "jacks"}))
    yield from said(cannot, Check())
    ace = {"four_with_ace": True, "draw_limit": 3}
    draw = to_act(deal_at("california", ["?", "Ah9d7c5s3h"], Bet(2), Call(), StandPat(), options=ace))
    yield from said(draw, throw("9d7c5s3h"), throw("Ah9d7c5s"))
    draw = to_act(deal_at("california", ["?", "Ah9d7c5s3h"], Bet(2), Call(), StandPat(), options={"draw_limit": 0}))
    yield from said(draw, StandPat())
    draw = to_act(deal_at("last_raise", ["?", "8h9d7c5s3h"], Check(), Bet(2), Call(), StandPat()))
    yield from said(draw, throw("8h9d7c5s3h"), Announce(3))
    asked = to_act(deal_at("draw_high", ["?", "8h9d7c5s3h"], Check(), Bet(2), Call(), Announce(3)))
    yield from said(asked, throw("8h"), StandPat())
    draw = to_act(deal_at("california", [OPENER, "9h8h7d6c5s"], Bet(2), Call(), throw("9s6h2h"), (0, "TcQcJc")))
    yield from said(draw, StandPat(), throw("5s"))
    draw = to_act(deal_at("california", [OPENER, "5c5h5d4c3s"], Bet(2), Call(), throw("9s6h2h"), (0, "TcQcJc")))
    yield from said(draw, StandPat(), throw("4c"), Ask(Seat(0)))
    draw = to_act(deal_at("california", ["?", "?", "?"], Check(), Bet(2), Call(), Call(), StandPat(), StandPat()))
    yield from said(draw, StandPat())
    blinds = to_act(deal_at("california", ["?", "?", "?"], Call(), Call(), blinds=(1, 2, 0)))
    yield from said(blinds, Check(), Bet(4), RaiseTo(4))
    blinds = to_act(deal_at("draw_high", ["?", "?"], Call(), Check(), StandPat(), StandPat(), blinds=(1, 2)))
    yield from said(blinds, Check())
    raised = to_act(deal_at("draw_high", ["?", "?"], Bet(2)))
    yield from said(raised, Rap())
    all_in = to_act(
        deal_at(
            "california",
            [OPENER, "AsAh9d5c3s", "5s5h5d4c3d"],
            Bet(2),
            Call(),
            Call(),
            *[StandPat()] * 3,
            stacks=[4, 9, 9],
        )
    )
    yield from said(all_in, *choices(all_in, Random(1)))
    shown = deal_at(
        "california",
        ["AsAh9d5c3s", OPENER, "QsQh8d6c2d"],
        Bet(2),
        Call(),
        Call(),
        StandPat(),
        StandPat(),
        StandPat(),
        Check(),
        Bet(4),
        Call(),
        Call(),
    )
    yield from said(to_act(shown), *choices(to_act(shown), Random(1)))
    yield from said(to_act(shown.act(Seat(1), Show())), Show(), Muck())
    yield from said(to_act(shown.act(Seat(1), Show()).act(Seat(2), Muck())), Show(), Muck())
    checks = [Bet(2), Call(), StandPat(), StandPat(), Check(), Check()]
    too_low = deal_at("california", [OPENER, "AsAh9d5c3s"], *checks, options={"to_win": "trips"})
    yield from said(to_act(too_low), Show())
    hand = parse_cards("9h9dAc6s5s")
    for idea in Misconception:
        if idea.value.startswith(("breaks", "keeps", "draws", "leaves", "throws", "pat")):
            keep = parse_cards("9h8c7s5s") if idea is Misconception.DRAWS_INSIDE_STRAIGHT else hand[:3]
            held = parse_cards("9h8c7s5s2d") if idea is Misconception.DRAWS_INSIDE_STRAIGHT else hand
            if idea in (Misconception.BREAKS_PAIR_FOR_DRAW, Misconception.LEAVES_FOUR_CARD_DRAW):
                held = parse_cards("9h9dKh6h5h" if "pair" in idea.value else "9hAdKh6h5h")
                keep = parse_cards("9hKh6h5h")
            better = held[3:] if idea is Misconception.THROWS_HIGH_CARDS else held[:2]
            yield from messages_in(idea_message(idea, held, keep, better=better, seen=()))
    behind = weighed(CASES[0].view, {Call(): 4.0, RaiseTo(8): 1.0, Fold(): 0.0})
    worse = replace(behind.worths[1], frequency=1.0)
    beside = replace(behind, worths=(behind.worths[0], worse))
    yield mixed_behind(CASES[0].view, beside, judged(beside, worse, LIMITS, Phase.BET2))
    yield mixed_in(Worth(action=Check(), value=exactly(0.0), kind=NumberKind.REFERENCE, frequency=0.2))
    for action in (Show(), Muck(), Announce(2)):
        yield choice(action, hand=hand, phase=Phase.SHOWDOWN)


def pat_is_worth_more(view, rng, *, asked):
    return weighed(view, {StandPat(): 5.0, asked[0]: 0.0})


def of_hints():
    """What is said before a choice where the others' hands are believed in, or cannot be."""
    hand, tens = "QhQs8d7c3d", "ThTs8d7c3d"
    for options in ({"joker": "wild"}, {"to_win": "trips"}, {"exchanges": 2}, {"openers": "jacks"}):
        for at in (hand, tens):
            yield to_act(deal_at("california", ["?", at, "?"], Check(), options=options))
        yield to_act(deal_at("california", [hand, "?", "?"], Bet(2), Call(), Call(), options=options))
    yield to_act(deal_at("five_stage", ["?", tens, "?"], Fold(), options={"openers": "jacks"}))
    dead = [Bet(2), Call(), StandPat()]
    yield to_act(deal_at("draw_high", ["3h8hQs2s4s", "KdKcQdQh"], *dead))
    drawn = [Bet(2), Call(), Call(), *[StandPat()] * 3]
    for stacks in ([200, 3, 200], [200, 2, 2], [200, 200, 200]):
        yield to_act(deal_at("california", [OPENER, hand, "?"], *drawn, stacks=stacks))
    yield to_act(deal_at("california", [OPENER, "?", "?"], Bet(2), Call(), Call(), *[StandPat()] * 3, Check(), Bet(4)))
    yield to_act(deal_at("five_stage", ["?", "?", "?"], Call(), Call(), blinds=(1, 2, 0), stacks=[200, 3, 200]))
    matched = [Bet(3), Call(), StandPat(), StandPat()]
    yield to_act(deal_at("five_stage", ["7s6h5d4c2s", "KdKcQsQh2h"], *matched, stacks=[20, 4]))


def of_reference():
    """What is said where the figures come from the reference: two players, four in the last round, and before."""
    opened = to_act(deal_at("california", ["KdKc9s6s2d", "JsJh9d5c3s", "?", "?"], Bet(2)))
    last = [Bet(2), Call(), Call(), StandPat(), StandPat(), StandPat(), Check(), Bet(4)]
    late = to_act(deal_at("california", [OPENER, "AsAh9d5c3s", "5s5h5d4c3d"], *last))
    two = to_act(deal_at("california", [OPENER, "AsAh9d5c3s"], Bet(2)))
    draw = to_act(deal_at("california", [OPENER, "AsAh9d5c3s"], Bet(2), Call()))
    end = to_act(deal_at("california", [OPENER, "AsAh9d5c3s"], Bet(2), Call(), StandPat(), StandPat()))
    for view in (opened, late, two, draw, end):
        for action in choices(view, Random(1)):
            yield from messages_in(review(view, action, rng=Random(1)))


def of_reasons():
    """What is said of choices whose figures are stated, where random play seldom comes."""
    for case in CASES:
        yield from messages_in(told(case.view, case.chosen, dict(case.worths), error=case.error))
    matched = [Bet(3), Call(), StandPat(), StandPat()]
    spent = to_act(deal_at("five_stage", ["7s6h5d4c2s", "KdKcQsQh2h"], *matched, stacks=[20, 4]))
    yield from messages_in(told(spent, Bet(5), {Fold(): 0.0, Bet(5): 0.5}))
    big: dict = {"limit": "none", "stakes": Stakes(min_bet=2)}
    faced = [to_act(deal_at("california", ["?", "AhAsKd7c3d", "?"], Bet(199), **big))]
    moves = [Bet(2), Call(), StandPat(), throw("Kd7c3d"), (1, "AcAdJc"), Bet(197)]
    faced.append(to_act(deal_at("california", ["?", "AhAsKd7c3d"], *moves, **big)))
    for view in faced:
        for action in (Call(), Fold()):
            yield from messages_in(told(view, action, {Call(): 90.0, Fold(): 0.0}))
        yield from messages_in(hint(view, rng=Random(1)))
    sizes = to_act(deal_at("five_stage", ["7s6h5d4c2s", "KdKcQsQh2h"], *matched))
    yield from messages_in(told(sizes, Bet(5), {Bet(3): 2.0, Bet(5): 0.5, Fold(): 0.0}))
    for hero, bet in (("QsQh9d5c3s", 3.0), ("AsAh9d5c3s", 1.0)):
        first = to_act(deal_at("california", [hero, *["?"] * 5]))
        yield from messages_in(told(first, Bet(2), {Check(): 2.0, Bet(2): bet, Fold(): 0.0}))
    called = to_act(deal_at("california", ["KdKc9h6h2h", "QdQc8h7d2c", "2s5s9sKs3d", "?"], Bet(2), Call()))
    yield from messages_in(told(called, RaiseTo(4), {Call(): 0.2, RaiseTo(4): -0.5, Fold(): 0.0}))
    side = [Bet(2), Call(), Call(), StandPat(), StandPat(), StandPat(), Bet(4), Call()]
    short = to_act(deal_at("california", [OPENER, "AsAh9d5c3s", "5s5h5d4c3d"], *side, stacks=[200, 4, 200]))
    yield from messages_in(told(short, RaiseTo(8), {Fold(): 0.0, Call(): 1.0, RaiseTo(8): 2.0}))
    view, worths = CASES[0].view, {Fold(): 0.0, Call(): 1.0, RaiseTo(8): 2.0}
    yield from messages_in(told(view, RaiseTo(8), worths, guessed=RaiseTo(8)))
    yield from messages_in(told(view, RaiseTo(8), worths | {RaiseTo(8): -2.0}, guessed=RaiseTo(8)))


@pytest.fixture(scope="module")
def said():
    """Every message that was said, by its key."""
    found = defaultdict(list)
    with pytest.MonkeyPatch.context() as patch:
        # What is said matters here, not how exact its figures are.
        patch.setattr("drawtutor.advice.bet_model.samples_for", lambda opponents: 60)
        patch.setattr("drawtutor.advice.hold_model.samples_for", lambda opponents: 60)
        for message in (*of_reference(), *of_reasons()):
            found[message.key].append(message)
        with pytest.MonkeyPatch.context() as figures:
            figures.setattr("drawtutor.advice.hint_numbers.appraise", pat_is_worth_more)
            for options in (None, {"exchanges": 2}):
                pat = to_act(deal_at("california", ["?", "AhQd9c6s3h"], Bet(2), Call(), StandPat(), options=options))
                for message in messages_in(hint(pat, rng=Random(1))):
                    found[message.key].append(message)
        views = tuple(of_hints())
        for message in chain(*(messages_in(hint(view, rng=Random(1))) for view in views)):
            found[message.key].append(message)
        # The simple models, which are asked where numpy is not installed, have words of their own.
        patch.setattr("drawtutor.reference.numerics._loads", lambda name: False)
        without = (
            message for view in views for rng in (None, Random(1)) for message in messages_in(hint(view, rng=rng))
        )
        for message in (*of_random_play(), *of_chosen_positions(), *without):
            found[message.key].append(message)
    return found


def test_every_message_has_exactly_the_values_of_its_sentence_and_can_be_said(said, english):
    names = {seat: f"P{seat}" for seat in range(8)}
    for key, messages in said.items():
        wanted = english.variables(key)
        forms = ("capital",) if key.startswith("advice-do-") else ()
        assert english.has(key), key
        for message in messages[:40]:
            assert set(message.values) == wanted, key
            assert english.say(message, names=names)
            for form in forms:
                assert english.say(Message(f"{key}.{form}", message.values), names=names)


def test_every_key_in_the_code_is_said_by_some_choice(said):
    assert keys_in_source() - {"advice-illegal"} - said.keys() == set()


def test_every_sentence_in_the_catalogue_is_one_that_the_code_can_say(english):
    written = {entry.key for entry in english.entries if entry.file in WRITTEN and entry.key.startswith("advice-")}
    assert written == keys_in_source()


@pytest.mark.parametrize("members", [Verdict, NumberKind, Source, HeldKind, Holding, DrawKind, FirstRound, SecondRound])
def test_every_member_of_the_closed_sets_has_its_words(members, english):
    for member in members:
        assert english.has(enum_key(member))


def test_no_sentence_of_a_feedback_is_longer_than_two(said, english):
    for message in said["advice-hold-worse"]:
        assert english.say(message).count(". ") == 0
