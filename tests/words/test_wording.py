"""Refusals, declarations, events and choices as sentences."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from drawtutor.cards import Card, parse_cards
from drawtutor.hands import JokerUse
from drawtutor.message import Message
from drawtutor.rules import (
    Action,
    ActionKind,
    Announce,
    Ask,
    Bet,
    Call,
    Check,
    Deal,
    Discard,
    Event,
    EventKind,
    Fold,
    IllegalActionError,
    LegalActions,
    Muck,
    Phase,
    RaiseTo,
    Rap,
    Reason,
    RulesError,
    Seat,
    Show,
    Stakes,
    StandPat,
    load_rules,
    read_record,
    replay,
)
from drawtutor.words import Catalogue, Language, MissingTextError

ROOT = Path(__file__).parents[2]
NAMES = {0: Message.of("who-you"), 1: "Vera", 2: "Ivan"}
EXAMPLES: dict[str, int | str] = {
    "allowed": "0\u20135",
    "ante": 2,
    "antes": 3,
    "blinds": 2,
    "card": "Ah",
    "cards": 5,
    "carried": 6,
    "chips": 10,
    "count": 4,
    "detail": "the key actions is missing",
    "exchanges": 2,
    "given": 3,
    "high": 10,
    "key": "_colour",
    "least": 12,
    "left": 2,
    "limit": 3,
    "line": 3,
    "low": 2,
    "most": 200_000,
    "name": "small_bet",
    "one": "openers",
    "option": "draw_limit",
    "other": "blinds",
    "phase": "bet1",
    "player": "'p9'",
    "players": 9,
    "raises": 4,
    "said": 3,
    "seat": 1,
    "shape": "table",
    "stack": 5,
    "stacks": 4,
    "text": "'1s'",
    "thrown": 2,
    "to": 1,
    "to_act": 1,
    "to_call": 4,
    "token": "'p1 jump'",
    "value": "7",
    "variant": "'FT'",
    "wanted": 2,
    "word": "'x'",
}


def sites() -> Iterator[tuple[str, Reason, frozenset[str]]]:
    """Every place in the rules room that raises a refusal: where, the reason, and the facts that it tells."""
    for path in sorted((ROOT / "drawtutor/rules").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args or not isinstance(node.func, ast.Name):
                continue
            reason = node.args[0]
            if (
                node.func.id.endswith("Error")
                and isinstance(reason, ast.Attribute)
                and reason.attr in Reason.__members__
            ):
                facts = frozenset(word.arg for word in node.keywords if word.arg not in ("rule", "legal", None))
                yield f"{path.name}:{node.lineno}", Reason[reason.attr], facts  # type: ignore[arg-type]


SITES = tuple(sites())


def test_there_are_places_that_refuse() -> None:
    assert len(SITES) > 40


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_a_sentence_even_without_its_facts(english: Catalogue, reason: Reason) -> None:
    text = english.refusal(RulesError(reason), names=NAMES)
    assert text[0].isupper()
    assert text.endswith(".")
    assert 3 <= len(text.split()) <= 45


@pytest.mark.parametrize(("where", "reason", "facts"), SITES, ids=[f"{where}-{reason}" for where, reason, _ in SITES])
def test_every_place_that_refuses_tells_the_facts_its_sentence_needs(
    english: Catalogue, where: str, reason: Reason, facts: frozenset[str]
) -> None:
    error = IllegalActionError(reason, **{name: EXAMPLES[name] for name in facts})
    text = english.refusal(error, names=NAMES)
    if english.has(f"refusal-{reason.value}.bare"):
        assert text != english.say(f"refusal-{reason.value}.bare"), "a fact that the full sentence needs is not told"
    assert text.endswith(".")


def test_the_facts_of_a_refusal_are_told(english: Catalogue) -> None:
    def told(reason: Reason, legal: LegalActions | None = None, **facts: int | str) -> str:
        return english.refusal(IllegalActionError(reason, legal=legal, **facts), names=NAMES)

    opening = LegalActions(fold=True, bet=True, wager=(2, 10))
    assert told(Reason.BET_SIZE, opening, to=1, low=2, high=10) == "The opening must be from 2 to 10 chips; you said 1."
    raising = LegalActions(fold=True, call=True, to_call=4, raise_=True, wager=(8, 8), wagers=(8,))
    assert told(Reason.BET_SIZE, raising, to=9, low=8, high=8) == "The stake has to come to 8 chips; you said 9."
    two = LegalActions(fold=True, check=True, bet=True, wager=(2, 4), wagers=(2, 4))
    assert told(Reason.BET_SIZE, two, to=3, low=2, high=4) == "The opening must be 2 or 4 chips; you said 3."
    assert told(Reason.BET_SIZE, to=3, low=5, high=9) == "The stake has to come to 5 to 9 chips; you said 3."
    facing = "You cannot check while 4 chips are due: you may fold, call 4 or raise to 8."
    assert told(Reason.CHECK_FACING_BET, raising, to_call=4) == facing
    assert told(Reason.CHECK_FACING_BET, to_call=1) == "You cannot check while 1 chip is due: call, raise or fold."
    assert told(Reason.OUT_OF_TURN, to_act=1) == "It is Vera's turn; wait for yours."
    assert told(Reason.OUT_OF_TURN, to_act=0) == "It is your turn, and nobody else's."
    assert told(Reason.OUT_OF_TURN, to_act=-1) == "It is nobody's turn to do this now."
    assert told(Reason.HAS_FOLDED, seat=0) == "You have folded, so you take no further part in this deal."
    assert told(Reason.RAISE_CAP, raises=4) == "All four raises that a round allows have been made: call or fold."
    assert told(Reason.TOO_MANY_DISCARDS, count=4, limit=3) == "You may throw up to three cards, not four."
    assert told(Reason.CARD_NOT_HELD, card="Js").startswith("You do not hold the jack of spades")
    assert told(Reason.CARD_NOT_HELD, card="??").startswith("You do not hold this card")
    assert told(Reason.NO_SUCH_PLAYER, player="'p9'") == "There is no 'p9' in this deal."
    assert told(Reason.NO_SUCH_PLAYER, seat=1) == "Vera does not play in this deal."
    assert told(Reason.NEGATIVE_CHIPS, name="_max_bet", value="-2").endswith("look at the maximum bet.")
    wrong = "This does not belong to the exchange: you may stand pat or throw up to three cards."
    assert told(Reason.WRONG_PHASE, LegalActions(stand_pat=True, max_discards=3), phase="draw") == wrong


def test_a_refusal_is_told_as_it_was_raised(english: Catalogue) -> None:
    deal = Deal.begin(
        load_rules("five_stage"), Stakes(min_bet=1, max_bet=10), stacks=(50, 50, 50), antes=(1, 1, 1), carried=0
    )
    with pytest.raises(RulesError) as caught:
        deal.act(Seat(0), Fold())
    assert "everyone has five" in english.refusal(caught.value)


def test_every_record_is_told_from_its_first_event_to_its_last(english: Catalogue) -> None:
    """Every sentence that a record brings up can be said, refusals and all."""
    paths = sorted((ROOT / "tests/data/deals").rglob("*.phh"))
    assert paths
    for path in paths:
        refused = None
        try:
            played = replay(read_record(path.read_text(encoding="utf-8")))
        except RulesError as error:
            refused = error
        if refused is not None:
            assert english.refusal(refused).endswith(".")
            continue
        for event in played.last.events:
            for joker in JokerUse:
                assert "!" not in english.event(event, names=NAMES, joker=joker)
            assert english.event_label(event, names=NAMES)
        assert english.legal(played.last.legal()).endswith(".")
        if played.refused is not None:
            assert english.refusal(played.refused, names=NAMES)


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (Fold(), "I fold"),
        (Check(), "I check"),
        (Call(), "I call"),
        (Bet(4), "I open for 4"),
        (RaiseTo(8), "I raise to 8"),
        (StandPat(), "I stand pat"),
        (Discard(parse_cards("2c5h9d")), "I throw three"),
        (Discard(()), "I stand pat"),
        (Announce(1), "I want one card"),
        (Show(), "I show my hand"),
        (Muck(), "I give my hand up unseen"),
        (Ask(Seat(1)), "Vera, how many cards did you draw?"),
        (Rap(), "A rap on the table"),
    ],
)
def test_an_action_is_declared_aloud(english: Catalogue, action: Action, said: str) -> None:
    assert english.action(action, names=NAMES, phase=Phase.BET1) == said


def test_a_declaration_can_name_its_cost(english: Catalogue) -> None:
    assert english.action(RaiseTo(8), cost=6) == "I raise to 8: 6 more from me"
    assert english.action(Call(), cost=4) == "I call: 4 from me"
    assert english.action(Bet(4), cost=4) == "I bet 4"
    assert english.action(Fold(), cost=0) == "I fold"
    assert english.say("declare-raise.by", level=4, more=4) == "Your 4 and 4 more"


@pytest.mark.parametrize("kind", EventKind)
@pytest.mark.parametrize("count", [-1, 0, 1, 2])
def test_every_kind_of_event_is_told_of_you_and_of_others(english: Catalogue, kind: EventKind, count: int) -> None:
    for seat in (0, 1):
        event = Event(kind, Phase.BET2, Seat(seat), amount=2, to=4, count=max(count, 0), about=Seat(1 - seat))
        if kind is EventKind.ASK:
            event = Event(kind, Phase.DRAW, Seat(seat), count=count, about=Seat(1 - seat))
        text = english.event(event, names=NAMES)
        assert text[0].isupper() or text[0].isdigit()
        assert text.endswith(".")
        assert english.event_label(event, names=NAMES)


def test_events_are_told_in_the_right_person(english: Catalogue) -> None:
    def told(kind: EventKind, seat: int, **details: object) -> str:
        return english.event(Event(kind, Phase.BET1, Seat(seat), **details), names=NAMES)  # type: ignore[arg-type]

    assert told(EventKind.FOLD, 0) == "You fold."
    assert told(EventKind.FOLD, 1) == "Vera folds."
    assert told(EventKind.BET, 2, to=4, amount=4) == "Ivan opens for 4."
    assert told(EventKind.RAISE, 0, to=8, amount=6) == "You raise to 8, paying 6."
    assert told(EventKind.DISCARD, 0, count=2, cards=parse_cards("2c5h")) == (
        "You throw the two of clubs and the five of hearts."
    )
    assert told(EventKind.DISCARD, 1, count=2) == "Vera throws two cards."
    assert told(EventKind.ASK, 1, about=Seat(0), count=0) == "Vera asks how many you drew: none, a pat hand."
    assert told(EventKind.ASK, 0, about=Seat(2), count=-1).endswith("no answer is due any more.")
    shown = told(EventKind.SHOW, 1, cards=parse_cards("AhAdKcQsJs"), count=5)
    assert shown == "Vera shows a pair of aces, then king, queen, jack."
    assert told(EventKind.SHOW, 1, cards=parse_cards("AhAd"), count=2) == (
        "Vera shows the ace of hearts and the ace of diamonds."
    )
    assert told(EventKind.WON, 0, amount=1) == "You take 1 chip from the pot."


def test_a_hand_with_a_joker_is_named_by_what_the_joker_stands_for(english: Catalogue) -> None:
    event = Event(EventKind.SHOW, Phase.SHOWDOWN, Seat(1), cards=parse_cards("AhAdKcQsJk"), count=5)
    assert english.event(event, names=NAMES, joker=JokerUse.BUG).startswith("Vera shows three aces")
    assert "the joker" in english.event(event, names=NAMES)


@pytest.mark.parametrize("kind", ActionKind)
def test_every_choice_has_a_name_and_a_label(english: Catalogue, kind: ActionKind) -> None:
    assert english.text(kind)
    assert english.action_label(kind)
    assert english.action_label(kind, amount=2, phase=Phase.BET1)


def test_labels_carry_their_price(english: Catalogue) -> None:
    assert english.action_label(ActionKind.CALL, amount=4) == "Call 4"
    assert english.action_label(ActionKind.RAISE, amount=8) == "Raise to 8"
    assert english.action_label(ActionKind.RAISE) == "Raise to"
    assert english.action_label(ActionKind.BET, amount=2, phase=Phase.BET1) == "Open for 2"
    assert english.action_label(ActionKind.BET, amount=2, phase=Phase.BET2) == "Bet 2"
    assert english.action_label(ActionKind.DISCARD, amount=3) == "Throw three and draw"


@pytest.mark.parametrize(
    ("legal", "told", "sizes"),
    [
        (
            LegalActions(fold=True, call=True, to_call=4, raise_=True, wager=(8, 12)),
            "You may fold, call 4 or raise to between 8 and 12.",
            "8 to 12",
        ),
        (
            LegalActions(fold=True, check=True, bet=True, wager=(2, 4), wagers=(2, 4)),
            "You may fold, check or bet 2 or 4.",
            "2 or 4",
        ),
        (LegalActions(fold=True, bet=True, wager=(2, 2), wagers=(2,)), "You may fold or bet 2.", "2"),
        (
            LegalActions(stand_pat=True, max_discards=3, four_with_ace=True, ask=(Seat(1),)),
            "You may stand pat, throw up to three cards (four if you keep an ace) or ask what the others drew.",
            "",
        ),
        (LegalActions(show=True, muck=True), "You may show your hand or give it up unseen.", ""),
        (LegalActions(), "There is nothing for you to do now.", ""),
    ],
)
def test_what_is_legal_is_one_sentence(english: Catalogue, legal: LegalActions, told: str, sizes: str) -> None:
    assert english.legal(legal) == told
    assert english.wager_range(legal) == sizes


def test_a_refusal_without_any_text_is_an_error_or_in_use_its_key(tmp_path: Path) -> None:
    error = RulesError(Reason.DEAL_OVER)
    with pytest.raises(MissingTextError):
        Catalogue(Language.ENGLISH, tmp_path, strict=True).refusal(error)
    assert Catalogue(Language.ENGLISH, tmp_path).refusal(error) == "[refusal deal over]"


def test_a_language_that_lacks_a_form_tells_a_refusal_in_english(english: Catalogue, tmp_path: Path) -> None:
    (tmp_path / "rules.ftl").write_text("refusal-deal-over = Koniec rozdania.\n", encoding="utf-8")
    polish = Catalogue(Language.POLISH, tmp_path, fallback=english)
    assert polish.refusal(RulesError(Reason.DEAL_OVER)) == "Koniec rozdania."
    assert polish.refusal(RulesError(Reason.RAISE_CAP, raises=4)).startswith("All four raises")


def test_a_card_that_is_no_card_stays_out_of_the_sentence(english: Catalogue) -> None:
    with pytest.raises(MissingTextError):
        english.say("card-to-throw")
    assert english.say("card-kept", card=Card.parse("2c")) == "two of clubs, kept"
