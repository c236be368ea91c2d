"""How a picture is laid over the one before: what stays is the same element, in its place."""

from __future__ import annotations

from importlib.resources import files

from playwright.sync_api import expect

from tests.browser.conftest import NewPage

_BUTTONS = """(names) => patch(document.body, names.map((name) => name.endsWith("!")
    ? h("span", { key: name, hidden: true }, name)
    : h("button", { key: name, onclick: () => window.pressed.push(name) }, name)))"""


def test_a_press_ends_at_the_button_it_began_at_though_what_stood_before_it_goes(new_page: NewPage) -> None:
    page = new_page()
    page.goto("about:blank")
    page.evaluate("window.pressed = []")
    page.add_script_tag(content=files("drawtutor.widgets").joinpath("static/script/drawing.js").read_text())
    page.evaluate(_BUTTONS, ["fold", "why!", "stay", "raise"])
    stay = page.get_by_role("button", name="stay")
    held = stay.element_handle()
    stay.hover()
    page.mouse.down()
    expect(stay).to_be_focused()
    page.evaluate(_BUTTONS, ["fold", "stay", "raise"])
    page.mouse.up()
    assert page.evaluate("window.pressed") == ["stay"]
    expect(stay).to_be_focused()
    assert page.evaluate("held => held.isConnected", held)
    page.evaluate(_BUTTONS, ["raise", "new!", "fold", "stay"])
    assert page.get_by_role("button").all_inner_texts() == ["raise", "fold", "stay"]
    assert page.evaluate("held => held.isConnected", held)
