"""What every widget owes its page: one answer to each message, each choice once, and a sentence for each failure."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from fractions import Fraction
from typing import Any

import pytest
from ipywidgets.widgets.widget import _instances as open_widgets

from drawtutor.cards import parse_cards
from drawtutor.widgets import TutorWidget, _place
from drawtutor.widgets._base import Reaction
from drawtutor.widgets.plain import Picture, plain
from drawtutor.widgets.wording import Wording

WORDS = Wording.of()


class Counter:
    """A part that counts what it is told."""

    key = "counter"

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.kept: list[Mapping[str, object]] = []
        self.drawable = True

    def blocks(self) -> Sequence[Picture]:
        if not self.drawable:
            raise RuntimeError("cannot be drawn")
        return ({"type": "note", "key": "count", "text": str(len(self.heard))},)

    def receive(self, name: str, intent: Mapping[str, object]) -> Reaction | None:
        if name == "fail":
            raise RuntimeError("not for the learner's eyes")
        if name != "count":
            return None
        self.heard.append(name)
        return Reaction(f"counted {len(self.heard)}")

    def stored(self, kept: Mapping[str, object]) -> None:
        self.kept.append(kept)

    def to_store(self) -> Mapping[str, object]:
        return {"counted": len(self.heard), "gone": None}

    def in_words(self) -> str:
        return f"counted {len(self.heard)}"


class Told:
    """A widget with a counter, and what it has said to its page."""

    def __init__(self) -> None:
        self.part = Counter()
        self.widget = TutorWidget([self.part], WORDS, kind="test", name="one", keeps=["counted"])
        self.said: list[Any] = []
        self.widget.send = lambda content, buffers=None: self.said.append(content)
        self.n = 0

    def hear(self, name: str = "count", **more: Any) -> None:
        self.n += 1
        message = {"kind": "intent", "page": "p", "n": self.n, "part": "counter", "name": name}
        message["turn"] = self.widget.view["turn"]
        self.widget._receive(self.widget, message | more, [])

    @property
    def shown(self) -> str:
        return str(self.widget.view["blocks"][-1]["text"])


@pytest.fixture
def told() -> Iterator[Told]:
    told = Told()
    yield told
    told.widget.close()


class TestMessages:
    def test_a_choice_is_made_shown_and_answered(self, told: Told) -> None:
        told.hear()
        assert told.shown == "1"
        assert told.widget.view["status"]["text"] == "counted 1"
        assert told.said == [{"kind": "done", "page": "p", "n": 1}]

    def test_a_message_that_comes_twice_counts_once_and_is_answered_twice(self, told: Told) -> None:
        told.hear(n=1)
        told.hear(n=1)
        assert told.part.heard == ["count"]
        assert [answer["n"] for answer in told.said] == [1, 1]

    def test_a_choice_of_an_earlier_picture_is_dropped(self, told: Told) -> None:
        told.hear()
        told.hear(turn=0)
        assert told.part.heard == ["count"]
        assert len(told.said) == 2

    def test_clicks_that_waited_in_the_queue_find_the_turn_over(self, told: Told) -> None:
        turn = told.widget.view["turn"]
        for _ in range(3):
            told.hear(turn=turn)
        assert told.part.heard == ["count"]

    def test_the_same_choice_in_two_turns_counts_twice(self, told: Told) -> None:
        told.hear()
        told.hear()
        assert told.part.heard == ["count", "count"]

    def test_two_pages_count_their_messages_apart(self, told: Told) -> None:
        told.hear(page="one", n=5)
        told.hear(page="two", n=1)
        assert len(told.part.heard) == 2

    def test_a_ping_is_answered_at_once(self, told: Told) -> None:
        told.widget._receive(told.widget, {"kind": "ping", "page": "p", "n": 0}, [])
        assert told.said == [{"kind": "pong"}]

    @pytest.mark.parametrize(
        "content",
        [
            None,
            "text",
            {},
            {"kind": "intent"},
            {"kind": "intent", "page": 1, "n": 1},
            {"kind": "intent", "page": "p", "n": "1"},
        ],
    )
    def test_what_is_no_message_is_passed_over(self, told: Told, content: object) -> None:
        told.widget._receive(told.widget, content, [])
        assert told.part.heard == []
        assert told.said == []

    def test_what_the_browser_kept_is_taken_up(self, told: Told) -> None:
        for kept in ({"counted": None}, {"counted": 4}):
            told.hear(kind="hello", stored=kept)
        assert told.part.kept == [{"counted": 4}]

    def test_what_is_here_already_does_not_make_a_choice_too_late(self, told: Told) -> None:
        """A page greets again when it was lost for a moment, and the learner may have chosen before it is answered."""
        turn = told.widget.view["turn"]
        told.hear(kind="hello", stored={"counted": 0})
        told.hear(turn=turn)
        assert told.part.heard == ["count"]

    def test_what_is_to_be_kept_and_forgotten_is_told(self, told: Told) -> None:
        told.hear()
        assert told.widget.view["store"] == {"counted": 1}
        assert told.widget.view["forget"] == ["gone"]


class TestFailure:
    def test_a_failure_reaches_the_learner_as_a_sentence(self, told: Told, caplog: pytest.LogCaptureFixture) -> None:
        with caplog.at_level(logging.ERROR, "drawtutor.widgets"):
            told.hear("fail")
        text = json.dumps(told.widget.view)
        assert WORDS.say("ui-trouble") in text
        assert told.widget.view["alert"]["text"] == WORDS.say("ui-trouble")
        assert "not for the learner's eyes" not in text
        assert "not for the learner's eyes" in caplog.text
        assert told.said[-1]["kind"] == "done"

    def test_the_next_choice_clears_it(self, told: Told) -> None:
        told.hear("fail")
        told.hear()
        assert WORDS.say("ui-trouble") not in json.dumps(told.widget.view)

    def test_a_picture_that_cannot_be_made_leaves_the_last_one(self, told: Told) -> None:
        told.hear()
        told.part.drawable = False
        told.hear()
        blocks = told.widget.view["blocks"]
        assert [block["text"] for block in blocks] == [WORDS.say("ui-trouble"), "1"]


class TestPlainData:
    def test_values_of_every_kind_become_plain(self) -> None:
        class Colour(StrEnum):
            RED = "red"

        class Count(int):
            pass

        made = plain(
            {
                "a": (1, Fraction(1, 4)),
                "b": {"y", "x"},
                "c": parse_cards("Js")[0],
                "d": Colour.RED,
                "e": None,
                "f": Count(3),
            }
        )
        assert made == {"a": [1, 0.25], "b": ["x", "y"], "c": "Js", "d": "red", "f": 3}
        assert json.loads(json.dumps(made)) == made
        assert type(made["f"]) is int

    def test_what_no_page_can_read_is_refused(self) -> None:
        with pytest.raises(TypeError, match="object"):
            plain({"a": object()})


class TestPlaces:
    """What a notebook does: run cells again, save, and open what was saved."""

    @pytest.fixture
    def cell(self, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
        here = ["cell", "run"]
        monkeypatch.setattr(_place, "_cell_and_run", lambda: (here[0], here[1]))
        yield here
        _place._open.clear()

    def test_running_a_cell_again_closes_what_it_had_made(self, cell: list[str]) -> None:
        def run(number: int) -> TutorWidget:
            cell[1] = f"run {number}"
            return TutorWidget([Counter()], WORDS, kind="test", name="one")

        run(0)
        before = len(open_widgets)
        widgets = [run(number) for number in range(1, 51)]
        assert len(open_widgets) == before
        assert [widget.comm is None for widget in widgets] == [True] * 49 + [False]
        widgets[-1].close()

    def test_widgets_of_one_run_stand_beside_each_other(self, cell: list[str]) -> None:
        pair = [TutorWidget([Counter()], WORDS, kind="test", name="one") for _ in range(2)]
        assert all(widget.comm is not None for widget in pair)
        for widget in pair:
            widget.close()

    def test_other_cells_are_left_alone(self, cell: list[str]) -> None:
        first = TutorWidget([Counter()], WORDS, kind="test", name="one")
        cell[:] = ["another cell", "run 2"]
        second = TutorWidget([Counter()], WORDS, kind="test", name="one")
        assert first.comm is not None
        for widget in (first, second):
            widget.close()

    def test_what_is_saved_tells_the_last_state_and_what_to_do(self, told: Told) -> None:
        told.hear()
        data, _ = told.widget._repr_mimebundle_()
        for kind in ("text/plain", "text/html"):
            assert "counted 1" in data[kind]
            assert WORDS.say("ui-run-first") in data[kind]
        assert "application/vnd.jupyter.widget-view+json" in data

    def test_it_says_what_it_is_without_an_address_in_memory(self, told: Told) -> None:
        assert repr(told.widget) == "counted 0"

    def test_importing_makes_no_widget(self) -> None:
        import subprocess
        import sys

        code = "import drawtutor.widgets; from ipywidgets.widgets.widget import _instances as made; print(len(made))"
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        assert done.stdout.strip() == "0"
