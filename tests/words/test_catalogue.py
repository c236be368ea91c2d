"""Saying, choosing, failing, falling back, and the plurals of four languages."""

import logging
from collections.abc import Callable, Mapping
from fractions import Fraction
from pathlib import Path

import pytest

from drawtutor.cards import Card, Rank, parse_cards
from drawtutor.hands import HandCategory
from drawtutor.message import Message, Who
from drawtutor.rules import Phase
from drawtutor.words import STRICT_VARIABLE, Catalogue, Language, MissingTextError

Write = Callable[[Mapping[str, str]], Path]
VALUES = (Path(__file__).parents[2] / "drawtutor/words/locale/en/values.ftl").read_text(encoding="utf-8")
CARDS = (Path(__file__).parents[2] / "drawtutor/words/locale/en/cards.ftl").read_text(encoding="utf-8")


def one(write: Write, text: str, language: Language = Language.ENGLISH, **how: object) -> Catalogue:
    how.setdefault("strict", True)
    return Catalogue(language, write({"a.ftl": text, "values.ftl": VALUES, "cards.ftl": CARDS}), **how)  # type: ignore[arg-type]


def test_the_same_catalogue_is_given_each_time_and_tests_are_strict() -> None:
    assert Catalogue.load(Language.ENGLISH) is Catalogue.load()
    assert Catalogue.load().strict
    assert not Catalogue.load(strict=False).strict


def test_strictness_comes_from_the_environment_where_it_is_not_said(monkeypatch: pytest.MonkeyPatch) -> None:
    for value, strict in (("1", True), ("0", False), ("", False)):
        monkeypatch.setenv(STRICT_VARIABLE, value)
        assert Catalogue.load().strict is strict
    monkeypatch.delenv(STRICT_VARIABLE)
    assert not Catalogue.load().strict


def test_a_sentence_is_chosen_by_who_it_is_about(write: Write) -> None:
    catalogue = one(write, "fold = { $who ->\n    [you] You fold.\n   *[other] { $who } folds.\n }\n")
    names = {0: Message.of("who-you"), 1: "Vera"}
    assert catalogue.say("fold", who=Who(0), names=names) == "You fold."
    assert catalogue.say("fold", who=Who(1), names=names) == "Vera folds."
    assert catalogue.say(Message.of("fold", who=Who(2)), names=names) == "Player 3 folds."


def test_an_opponents_name_may_be_a_message_itself(write: Write) -> None:
    catalogue = one(write, "fold = { $who ->\n    [you] You fold.\n   *[other] { $who } folds.\n }\ncalm = Calm Ivan\n")
    assert catalogue.say("fold", who=Who(1), names={1: Message.of("calm")}) == "Calm Ivan folds."


def test_a_sentence_is_chosen_by_enum_members_lists_chances_and_nothing(write: Write) -> None:
    catalogue = one(
        write,
        "in = { $phase ->\n    [bet1] first\n    [passed-out] none\n   *[other] later\n }\n"
        "is = { $category ->\n    [two-pair] both\n   *[other] other\n }\n"
        "so = { $cards ->\n    [none] no cards\n    [one] a card\n   *[several] cards\n }\n"
        "may = { $chance ->\n    [never] no\n    [always] yes\n   *[maybe] { $chance }\n }\n"
        "any = { $what ->\n    [none] nothing\n   *[other] something\n }\n"
        "if = { $flag ->\n    [yes] on\n   *[no] off\n }\n",
    )
    assert [catalogue.say("in", phase=p) for p in (Phase.BET1, Phase.PASSED_OUT, Phase.OVER)] == [
        "first",
        "none",
        "later",
    ]
    assert catalogue.say("is", category=HandCategory.TWO_PAIR) == "both"
    assert [catalogue.say("so", cards=parse_cards("AhKh")[:n]) for n in range(3)] == ["no cards", "a card", "cards"]
    assert [catalogue.say("may", chance=Fraction(n, 4)) for n in (0, 1, 4)] == ["no", "25%", "yes"]
    assert catalogue.say("any", what=None) == "nothing"
    assert [catalogue.say("if", flag=flag) for flag in (True, False)] == ["on", "off"]


def test_a_sentence_can_count_and_write_numbers_its_way(write: Write) -> None:
    catalogue = one(
        write,
        "a = { COUNT($cards) ->\n    [one] one card\n   *[other] { WORD(COUNT($cards)) } cards\n }\n"
        'b = { AGAINST($p) } / { ONE-IN($p) } / { PERCENT($p, digits: 2) } / { PERCENT($p) } / { FORM($p, "full") }\n'
        "c = { DECIMAL($p, digits: 3) } { SIGNED($p) } { SIGNED($n) } { DECIMAL($n) }\n"
        "d = { CHIPS($n) }, { CARDS($n) }, { WORD($n) }, { WORD($big) }, { NUMBER($big, useGrouping: 0) }\n",
    )
    assert catalogue.say("a", cards=parse_cards("Ah")) == "one card"
    assert catalogue.say("a", cards=parse_cards("AhKhQh")) == "three cards"
    p = Fraction(9, 47)
    told = "4.22 to 1 against / 1 in 5.22 / 19.15% / 19.1% / 19.1%, 4.22 to 1 against, 1 in 5.22"
    assert catalogue.say("b", p=p) == told
    assert catalogue.say("c", p=p, n=-2) == "0.191 +0.2 −2 -2.0"
    assert catalogue.say("d", n=1, big=18866) == "1 chip, one card, one, 18,866, 18866"
    assert catalogue.say("d", n=5, big=18866).startswith("5 chips, five cards, five")


def test_a_message_in_a_message_is_said_with_the_same_names(write: Write) -> None:
    catalogue = one(write, "outer = Because { $why }.\ninner = { $who } raised\n    .short = a raise\n")
    message = Message.of("outer", why=Message.of("inner", who=Who(1)))
    assert catalogue.say(message, names={1: "Vera"}) == "Because Vera raised."
    assert catalogue.say("outer", why=Message.of("inner.short")) == "Because a raise."


def test_a_key_may_name_a_form_and_has_says_what_there_is(write: Write) -> None:
    catalogue = one(write, "a = one\n    .b = two { $x }\nc =\n    .d = only a form\n")
    assert catalogue.say("a.b", x=1) == "two 1"
    assert [catalogue.has(key) for key in ("a", "a.b", "a.c", "c", "c.d", "z")] == [
        True,
        True,
        False,
        False,
        True,
        False,
    ]
    assert catalogue.variables("a.b") == {"x"}
    assert catalogue.variables("a") == frozenset()


def test_paragraphs_and_references_come_through(write: Write) -> None:
    catalogue = one(
        write,
        "lesson-deal-why =\n    First { -dealer }.\n\n    Second, { other }.\n"
        "-dealer = dealer\nother = and { deep }\ndeep = { $x }\n",
    )
    assert catalogue.say("lesson-deal-why", x=3) == "First dealer.\n\nSecond, and 3."
    assert catalogue.variables("lesson-deal-why") == {"x"}


@pytest.mark.parametrize(
    ("text", "key", "values"),
    [
        ("a = x\n", "b", {}),
        ("a = x\n", "a.form", {}),
        ("a = { $n }\n", "a", {}),
        ("a = { b }\n", "a", {}),
        ("a = { -b }\n", "a", {}),
        ("a = { NONE($n) }\n", "a", {"n": 1}),
        ('a = { FORM($n, "plural") }\n', "a", {"n": 1}),
        ('a = { FORM($n, "dual") }\n', "a", {"n": Rank.ACE}),
        ("a = { PERCENT($n) }\n", "a", {"n": 1}),
        ("a = { COUNT($n) }\n", "a", {"n": Rank.ACE}),
        ("a = { PERCENT($n) }\n", "a", {"n": Rank.ACE}),
        ("a = { $n }\n", "a", {"n": Message.of("missing")}),
        ("a = { a }\n", "a", {}),
        ("a = { $n\n", "a", {"n": 1}),
    ],
)
def test_a_strict_catalogue_raises_rather_than_say_half_a_sentence(
    write: Write, text: str, key: str, values: Mapping[str, object]
) -> None:
    with pytest.raises(MissingTextError):
        one(write, text).say(key, **values)


def test_in_use_what_is_missing_is_said_in_english_and_logged(write: Write, caplog: pytest.LogCaptureFixture) -> None:
    english = one(write, "a = A { $card }\nb = B { $n }\n", strict=False)
    polish = one(write, "a = { $kart }\n", Language.POLISH, fallback=english, strict=False)
    with caplog.at_level(logging.WARNING, "drawtutor.words"):
        assert polish.say("a", card=Card.parse("Ah")) == "A ace of hearts"
        assert polish.say("b", n=3) == "B 3"
        assert polish.say("no-such-key", n=3) == "[no such key: n 3]"
        assert polish.say("no-such-key") == "[no such key]"
    assert "pl: a: Unknown external: kart" in caplog.text
    assert "pl: there is no text 'b'" in caplog.text
    assert "en: there is no text 'no-such-key'" in caplog.text


def test_a_catalogue_never_raises_in_use_for_a_missing_value(write: Write) -> None:
    assert one(write, "a = { $n }\n", strict=False).say("a") == "[a]"


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        (
            Language.POLISH,
            "n = { $n ->\n    [one] { $n } karta\n    [few] { $n } karty\n   *[many] { $n } kart\n }\n",
            {1: "1 karta", 2: "2 karty", 5: "5 kart", 12: "12 kart", 22: "22 karty", 25: "25 kart", 0: "0 kart"},
        ),
        (
            Language.NORWEGIAN,
            "n = { $n ->\n    [one] { $n } sjetong\n   *[other] { $n } sjetonger\n }\n",
            {1: "1 sjetong", 2: "2 sjetonger", 21: "21 sjetonger", 0: "0 sjetonger"},
        ),
        (
            Language.BULGARIAN,
            "n = { $n ->\n    [one] { $n } карта\n   *[other] { $n } карти\n }\n",
            {1: "1 карта", 2: "2 карти", 21: "21 карти", 0: "0 карти"},
        ),
    ],
)
def test_plurals_are_the_languages_own(write: Write, language: Language, text: str, told: Mapping[int, str]) -> None:
    catalogue = one(write, text, language)
    assert {n: catalogue.say("n", n=n) for n in told} == told


@pytest.mark.parametrize(
    ("language", "chance", "large"),
    [
        (Language.POLISH, "28,7%", "2\u00a0598\u00a0960"),
        (Language.NORWEGIAN, "28,7%", "2\u00a0598\u00a0960"),
        (Language.BULGARIAN, "28,7%", "2\u00a0598\u00a0960"),
    ],
)
def test_numbers_are_written_as_the_language_writes_them(
    write: Write, language: Language, chance: str, large: str
) -> None:
    catalogue = one(write, "", language)
    assert catalogue.text(Fraction(287, 1000)) == chance
    assert catalogue.text(2598960) == large
    assert catalogue.text(1080) == "1080"


def test_a_language_may_have_cases_that_english_lacks(write: Write) -> None:
    text = 'b = bez { FORM($card, "gen") }\ncard = { $rank } { $suit }\n    .gen = { FORM($rank, "gen") } { $suit }\n'
    text += "rank-jack = walet\n    .gen = waleta\nsuit-spades = pik\n"
    folder = write({"a.ftl": text})
    assert Catalogue(Language.POLISH, folder, strict=True).say("b", card=Card.parse("Js")) == "bez waleta pik"


def test_a_language_is_found_by_its_tag() -> None:
    assert Language.of("pl-PL") is Language.POLISH
    assert Language.of("no") is Language.of("nb_NO") is Language.NORWEGIAN
    assert Language.of("xx") is None
    assert [language.autonym for language in Language] == ["English", "polski", "norsk", "български"]
