"""The lessons as a whole: their order, their sections, what they cite, and how they are found."""

import re

import pytest

from drawtutor.course import Demonstration, Exhibit, Lesson, load_course
from drawtutor.rules import RuleSet
from drawtutor.words import Catalogue, Language

COURSE = load_course()
LESSONS = [COURSE.lesson(outline.slug) for outline in COURSE.lessons]
STAGES = ["deal", "first-betting-round", "exchange", "second-betting-round", "showdown"]
OTHER_TABLES = ["last-raise", "card-room", "variations"]
ODDS_LAB = "odds-lab"
COUNTING = ["pot-odds", ODDS_LAB]
"""Lessons that are about no stage of a deal."""


def test_the_five_stages_come_in_order_then_a_full_deal_and_then_the_other_tables() -> None:
    assert [outline.slug for outline in COURSE.lessons] == [
        "preparation",
        *STAGES,
        "full-deal",
        *OTHER_TABLES,
        *COUNTING,
    ]


def cited(lesson: Lesson) -> set[str]:
    """The ledger ids that a lesson's sections and exercises name."""
    named = [rule for section in lesson.sections for rule in (*section.rules, *section.differs)]
    return {*named, *(rule for exercise in lesson.exercises for rule in exercise.rules)}


LAST = {"PL": 42, "NO": 19, "BG": 21, "EN": 20}


@pytest.mark.parametrize(
    "rule", [f"{source}-{number:02}" for source, last in LAST.items() for number in range(1, last + 1)]
)
def test_every_rule_of_the_ledger_is_told_in_a_section_and_asked_in_an_exercise(rule: str) -> None:
    """Told as what is played there, not only as what another source has differently."""
    assert any(rule in section.rules for lesson in LESSONS for section in lesson.sections)
    assert any(rule in exercise.rules for lesson in LESSONS for exercise in lesson.exercises)


@pytest.mark.parametrize("rule", [f"NO-{number:02}" for number in range(1, 20)])
def test_every_rule_of_the_last_raise_is_told_in_its_lesson_or_with_the_order_of_hands(rule: str) -> None:
    lessons = [COURSE.lesson("last-raise"), COURSE.lesson("showdown")]
    assert any(rule in section.rules for lesson in lessons for section in lesson.sections)
    assert any(rule in exercise.rules for lesson in lessons for exercise in lesson.exercises)


def test_every_rule_cited_is_in_the_ledger() -> None:
    catalogue = Catalogue.load(Language.ENGLISH, strict=True)
    for lesson in LESSONS:
        for rule in cited(lesson):
            assert catalogue.rule(rule).statement


@pytest.mark.parametrize("rule", [f"EN-{number:02}" for number in range(1, 21)])
def test_every_rule_of_the_card_room_is_told_in_its_lesson_and_asked_about(rule: str) -> None:
    lesson = COURSE.lesson("card-room")
    assert any(rule in section.rules for section in lesson.sections)
    assert any(rule in exercise.rules for exercise in lesson.exercises)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.slug)
def test_a_lesson_has_three_to_five_sections_and_the_lab_a_few_more_each_with_one_thing_to_do(lesson: Lesson) -> None:
    assert 3 <= len(lesson.sections) <= (6 if lesson.slug == ODDS_LAB else 5)
    assert len({section.id for section in lesson.sections}) == len(lesson.sections)
    for section in lesson.sections:
        assert 1 <= len(section.paragraphs) <= 3
        assert section.rules
        assert (section.task is not None) == bool(section.exercises or section.demonstrates or section.exhibits)
        assert section.task is not None or lesson.settings is not None


@pytest.mark.parametrize("lesson", [each for each in LESSONS if each.exercises], ids=lambda lesson: lesson.slug)
def test_a_stage_is_demonstrated_once_and_every_exercise_has_its_section(lesson: Lesson) -> None:
    if lesson.slug in COUNTING:
        assert lesson.demonstration is None
    else:
        assert isinstance(lesson.demonstration, Demonstration)
        assert sum(section.demonstrates for section in lesson.sections) == 1
    if lesson.slug == ODDS_LAB:
        # It lays something out to try.
        assert [exhibit for section in lesson.sections for exhibit in section.exhibits] == list(Exhibit)
    placed = [exercise for section in lesson.sections for exercise in section.exercises]
    assert placed == [exercise.id for exercise in lesson.exercises]


def test_the_full_deal_is_played_against_three_in_either_game() -> None:
    settings = COURSE.lesson("full-deal").settings
    assert settings is not None
    assert settings.opponents == 3
    assert list(settings.houses) == list(RuleSet)


def test_what_is_looked_for_in_vain_is_answered_with_what_there_is() -> None:
    with pytest.raises(KeyError, match="preparation, deal"):
        COURSE.lesson("the-river")
    with pytest.raises(KeyError, match="ante, one-at-a-time"):
        COURSE.lesson("deal").section("flop")
    with pytest.raises(KeyError, match="deal/third-card"):
        COURSE.exercise("deal/turn")


def test_an_exercise_is_found_by_its_short_and_its_long_name() -> None:
    lesson = COURSE.lesson("deal")
    assert lesson.exercise("third-card") is lesson.exercise("deal/third-card") is COURSE.exercise("deal/third-card")


def test_a_section_that_tells_of_another_source_names_it() -> None:
    """Where a section lists a rule of another source, its prose says which source that is."""
    catalogue = Catalogue.load(Language.ENGLISH, strict=True)
    names = {"NO": "Norwegian", "EN": "English", "BG": "Bulgarian", "PL": "Polish"}
    for lesson in LESSONS:
        for section in lesson.sections:
            prose = " ".join(catalogue.say(paragraph) for paragraph in section.paragraphs)
            for rule in section.differs:
                # What all sources share, such as the order of hands, is told without naming one.
                shared = rule in ("NO-05", "NO-16", "NO-17", "NO-18")
                assert names[rule[:2]] in prose or shared or rule == "NO-04", (lesson.slug, section.id, rule)


@pytest.mark.rule("PL-29")
@pytest.mark.rule("PL-30")
def test_what_is_said_of_a_card_beside_is_what_the_count_says() -> None:
    """The ace is right against kings up and wrong against three of a kind; a fourth card helps a full house alone."""
    values = COURSE.lesson("odds-lab").section("card-beside").paragraphs[0].values
    assert values["two_ace"] > values["two_plain"]
    assert values["trips_ace"] < values["trips_plain"]
    assert values["up_ace"] > values["up_plain"]
    assert values["threes_ace"] < values["threes_plain"]
    assert values["full_card"] > values["full_plain"]
    assert values["four_card"] < values["four_plain"]


def test_the_prose_keeps_its_voice() -> None:
    """No exclamation marks, no money, no praise."""
    catalogue = Catalogue.load(Language.ENGLISH, strict=True)
    for lesson in LESSONS:
        for section in lesson.sections:
            prose = " ".join(catalogue.say(paragraph) for paragraph in section.paragraphs)
            assert not re.search(r"!|\$|€|money|dollar|[Cc]ongratulations|[Ww]ell done|[Gg]reat", prose)
