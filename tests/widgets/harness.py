"""A page with one widget on it, and no Jupyter between the two: what each side sends is handed over by the test.

So a test decides when Python hears the page, and when the page hears Python.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from drawtutor.widgets import TutorWidget, front

_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>A widget</title><style>body { margin: 0; padding: 8px } %s</style></head>
<body data-jp-theme-light="%s"><main><h1>A lesson</h1><div id="here"></div></main></body></html>"""

_SET_UP = """async ([code, view]) => {
  const listeners = {};
  const url = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  const module = (await import(url)).default;
  window.sent = [];
  window.alive = true;
  const fire = (name, ...values) => (listeners[name] ?? []).slice().forEach((listener) => listener(...values));
  const model = {
    view,
    get(name) { return this[name]; },
    send(content) {
      if (content.kind === "ping") { if (window.alive) setTimeout(() => fire("msg:custom", { kind: "pong" })); }
      else window.sent.push(JSON.parse(JSON.stringify(content)));
    },
    on(name, listener) { (listeners[name] ??= []).push(listener); },
    off(name, listener) { listeners[name] = (listeners[name] ?? []).filter((other) => other !== listener); },
  };
  window.deliver = (events) => {
    for (const [kind, value] of events) {
      if (kind === "view") { model.view = value; fire("change:view"); } else fire("msg:custom", value);
    }
  };
  window.kernel = (status) => fire(status);
  window.leave = module.render({ model, el: document.getElementById("here") });
}"""


class Host:
    """A widget and the page it is drawn on."""

    def __init__(self, page: Page, widget: TutorWidget | None = None, *, dark: bool = False) -> None:
        self.page = page
        self.widget = widget
        self.heard: list[dict[str, Any]] = []
        self._events: list[tuple[str, Any]] = []
        if widget is not None:
            widget.send = lambda content, buffers=None: self._events.append(("message", content))
            widget.observe(lambda change: self._events.append(("view", change["new"])), names="view")
        self.address = "http://tutor.test/"
        css = front.style()
        body = _PAGE % (css, "false" if dark else "true")
        # A page with an address of its own has a storage of its own; nothing leaves this machine for it.
        page.route("**/*", lambda route: route.fulfill(body=body, content_type="text/html"))

    def show(self, picture: dict[str, Any] | None = None) -> None:
        """Opens the page and draws the widget, or a picture by itself."""
        self.page.goto(self.address)
        view = picture if picture is not None else dict(self.widget.view) if self.widget else {}
        code = front.script()
        self.page.evaluate(_SET_UP, [code, view])
        self.pump()

    def pump(self) -> list[dict[str, Any]]:
        """Lets Python hear what the page has sent, and the page hear the answers. Returns what was sent."""
        sent: list[dict[str, Any]] = self.page.evaluate("window.sent.splice(0)")
        self.heard += sent
        for content in sent:
            self.hand(content)
        self.deliver()
        return sent

    def hand(self, content: dict[str, Any]) -> None:
        """Lets Python hear one message."""
        if self.widget is not None:
            self.widget._receive(self.widget, content, [])
        else:
            self._events.append(("message", {"kind": "done", "page": content["page"], "n": content["n"]}))

    def deliver(self) -> None:
        """Lets the page hear what Python has said since."""
        events, self._events = self._events, []
        self.page.evaluate("events => window.deliver(events)", events)

    def tell(self, picture: dict[str, Any]) -> None:
        """Shows the page another picture."""
        self.page.evaluate("events => window.deliver(events)", [("view", picture)])
