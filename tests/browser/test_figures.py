"""Under a text that gives chances one can see how each was counted."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import accessibility_faults, sideways_scroll


@pytest.mark.parametrize(("width", "dark"), [(1280, False), (360, True)])
def test_the_chances_of_a_text_open_by_the_keyboard_in_three_forms(
    lesson_page: Callable[..., Page], width: int, dark: bool
) -> None:
    page = lesson_page("exchange", width=width, dark=dark)
    opener = page.get_by_text("How these chances were counted").first
    told = page.locator(".dt-figures").first
    expect(told.get_by_text("9 of 47")).to_be_hidden()
    opener.focus()
    page.keyboard.press("Enter")
    expect(told.get_by_text("9 of 47: 19.1%, 4.22 to 1 against, 1 in 5.22")).to_be_visible()
    assert sideways_scroll(page) == 0
    assert accessibility_faults(page) == []
