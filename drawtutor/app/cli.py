"""The command: serves the tutorial, opens JupyterLab, shows and replays records, lists rules, counts odds, advises."""

from __future__ import annotations

import argparse
import errno
import os
import secrets
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NoReturn

from drawtutor.app.terminal import MISUSE, plain
from drawtutor.words import Catalogue

__all__ = ["main"]

_ADDRESS: Final = "127.0.0.1"
_PORT: Final = 8866
_LAB_PORT: Final = 8888
_LIMIT: Final = 40
_SPARES: Final = 1
_FOLDER: Final = "drawtutor-lessons"
_PRECISE: Final = 0.03
_MOST_DEALS: Final = 50_000
_LIMITS: Final = ("1.5,5,12", "6,15,35", "4,10,30")
"""What `drawtutor.advice` holds, written here so that to ask for help does not load it; a test compares them."""
_COMMANDS: Final = ("serve", "lab", "review", "replay", "rules", "odds", "advise")


class _CommandError(Exception):
    """What keeps a command from being carried out, in one sentence."""


class _Parser(argparse.ArgumentParser):
    """A parser that says what was typed wrong without letting it steer the terminal."""

    def error(self, message: str) -> NoReturn:
        super().error(plain(message))


class _PrintVersion(argparse.Action):
    """Prints the version of the installed package; it is looked up only when it is asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object, **__: object) -> None:
        from importlib.metadata import version

        print(version("drawtutor"))
        parser.exit()


def main(arguments: Sequence[str] | None = None) -> int:
    """Carries out a command line; the exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if not given or (given[0].startswith("-") and given[0] not in ("-h", "--help", "--version")):
        given.insert(0, "serve")
    catalogue = Catalogue.load()
    options = _parser(catalogue).parse_args(given)
    try:
        if options.command == "replay":
            from drawtutor.app import replay

            return replay.main(str(options.file), as_json=options.json)
        if options.command == "rules":
            from drawtutor.app import rules

            return rules.main(catalogue, options.rule, as_json=options.json)
        if options.command == "odds":
            return _odds(options, catalogue)
        if options.command == "advise":
            return _advise(options, catalogue)
        return _lab(options, catalogue) if options.command == "lab" else _serve(options, catalogue)
    except _CommandError as error:
        print(f"drawtutor: {plain(str(error))}", file=sys.stderr)
        return MISUSE
    except KeyboardInterrupt:
        return 0


def _parser(catalogue: Catalogue) -> argparse.ArgumentParser:
    say = catalogue.say

    def port(text: str) -> int:
        if text.isascii() and text.isdecimal() and int(text) <= 65535:
            return int(text)
        raise argparse.ArgumentTypeError(say("command-port-number", text=text))

    def count(text: str) -> int:
        if text.isascii() and text.isdecimal():
            return int(text)
        raise argparse.ArgumentTypeError(say("command-count-number", text=text))

    def add(name: str) -> argparse.ArgumentParser:
        return commands.add_parser(name, help=say(f"command-{name}"), description=say(f"command-{name}-about"))

    def add_listening(command: argparse.ArgumentParser, default: int) -> None:
        about = say("command-option-port", port=str(default))
        command.add_argument("--port", type=port, default=default, metavar="PORT", help=about)
        command.add_argument("--no-browser", action="store_true", help=say("command-option-no-browser"))
        command.add_argument("--base-url", default="/", metavar="PATH", help=say("command-option-base-url"))

    parser = _Parser(prog="drawtutor", description=say("command-about"), epilog=say("command-default"))
    parser.add_argument("--version", action=_PrintVersion, nargs=0, help=say("command-version"))
    commands = parser.add_subparsers(dest="command", required=True, metavar="{" + ",".join(_COMMANDS) + "}")

    for name in ("serve", "review"):
        command = add(name)
        if name == "review":
            command.add_argument("file", type=Path, metavar="FILE", help=say("command-option-file"))
        add_listening(command, _PORT)
        about = say("command-option-limit", limit=_LIMIT)
        command.add_argument("--limit", type=count, default=_LIMIT, metavar="PAGES", help=about)
        about = say("command-option-spares", count=_SPARES)
        command.add_argument("--spares", type=count, default=_SPARES, metavar="KERNELS", help=about)
        command.add_argument("--lessons", type=Path, help=argparse.SUPPRESS)
        command.add_argument("--verbose", action="store_true", help=argparse.SUPPRESS)

    lab = add("lab")
    add_listening(lab, _LAB_PORT)
    about = say("command-option-folder", folder=_FOLDER)
    lab.add_argument("--folder", type=Path, default=Path(_FOLDER), metavar="FOLDER", help=about)

    replayed = add("replay")
    replayed.add_argument("file", type=Path, metavar="FILE", help=say("command-option-file"))
    replayed.add_argument("--json", action="store_true", help=say("command-option-json"))

    rules = add("rules")
    rules.add_argument("rule", nargs="?", metavar="RULE", help=say("command-option-rule"))
    rules.add_argument("--json", action="store_true", help=say("command-option-json-list"))

    odds = add("odds")
    odds.add_argument("cards", nargs="+", metavar="CARDS", help=say("command-option-cards"))
    one = odds.add_mutually_exclusive_group()
    one.add_argument("--discard", metavar="CARDS", help=say("command-option-discard"))
    one.add_argument("--keep", metavar="CARDS", help=say("command-option-keep"))
    odds.add_argument("--seen", action="append", default=[], metavar="CARDS", help=say("command-option-seen"))
    odds.add_argument("--opponents", metavar="COUNT", help=say("command-option-opponents", most=9))
    odds.add_argument("--joker", choices=("wild", "bug"), help=say("command-option-joker"))
    odds.add_argument("--royal", action="store_true", help=say("command-option-royal"))
    odds.add_argument("--json", action="store_true", help=say("command-option-json-odds"))

    advised = add("advise")
    advised.add_argument("file", type=Path, metavar="FILE", help=say("command-option-file"))
    one = advised.add_mutually_exclusive_group()
    one.add_argument("--action", metavar="ACTION", help=say("command-option-action"))
    one.add_argument("--hold", metavar="CARDS", help=say("command-option-hold"))
    advised.add_argument("--seed", type=count, default=0, metavar="NUMBER", help=say("command-option-seed"))
    advised.add_argument(
        "--precise", action="store_true", help=say("command-option-precise", error=_PRECISE, deals=_MOST_DEALS)
    )
    usual, before, after = _LIMITS
    advised.add_argument(
        "--limits", metavar="G,I,M", help=say("command-option-limits", usual=usual, before=before, after=after)
    )
    advised.add_argument("--json", action="store_true", help=say("command-option-json"))
    return parser


def _advise(options: argparse.Namespace, catalogue: Catalogue) -> int:
    from drawtutor.app import advise
    from drawtutor.app.advise_question import read_limits

    try:
        limits = read_limits(options.limits)
    except ValueError:
        raise _CommandError(catalogue.say("command-bad-limits", text=options.limits)) from None
    return advise.main(
        catalogue,
        str(options.file),
        limits=limits,
        hold=options.hold,
        action=options.action,
        seed=options.seed,
        precise=options.precise,
        as_json=options.json,
    )


def _odds(options: argparse.Namespace, catalogue: Catalogue) -> int:
    from drawtutor.app import odds

    return odds.main(
        catalogue,
        options.cards,
        keep=options.keep,
        discard=options.discard,
        seen=options.seen,
        opponents=options.opponents,
        joker=options.joker,
        royal=options.royal,
        as_json=options.json,
    )


def _serve(options: argparse.Namespace, catalogue: Catalogue) -> int:
    record = _record(options.file, catalogue) if options.command == "review" else None
    # The port first: to say that it is taken takes no server.
    sockets = _listen(options.port, catalogue)
    base_url = _base_url(options.base_url)
    url = f"http://{_ADDRESS}:{sockets[0].getsockname()[1]}{base_url}"
    if record is not None:
        from drawtutor.app.places import RECORD_VARIABLE

        os.environ[RECORD_VARIABLE] = str(record)

    def ready() -> None:
        print(catalogue.say("command-serving", url=plain(url)), catalogue.say("command-stop"), sep="\n", flush=True)
        if not options.no_browser:
            _open_browser(f"{url}review" if record else url)

    _without_slow_import()
    from drawtutor.app.server import Offer, serve

    offer = Offer(
        catalogue=catalogue,
        base_url=base_url,
        limit=options.limit,
        spares=options.spares,
        record=record,
        lessons=options.lessons,
        verbose=options.verbose,
    )
    serve(offer, sockets, ready=ready)
    return 0


def _lab(options: argparse.Namespace, catalogue: Catalogue) -> int:
    sockets = _listen(options.port, catalogue)
    port = sockets[0].getsockname()[1]
    for listening in sockets:
        listening.close()
    _without_slow_import()
    from drawtutor.app import lab

    folder: Path = options.folder.absolute()
    try:
        lab.lay_out(folder)
    except OSError as error:
        reason = error.strerror or str(error)
        raise _CommandError(catalogue.say("command-no-folder", folder=str(folder), reason=reason)) from error
    base_url, token = _base_url(options.base_url), secrets.token_hex(24)
    url = f"http://{_ADDRESS}:{port}{base_url}{lab.first_lesson()}?token={token}"
    told = catalogue.say("command-serving-lab", folder=plain(str(folder)), url=plain(url))
    print(told, catalogue.say("command-stop"), sep="\n")
    sys.stdout.flush()
    lab.run(folder, port=port, base_url=base_url, token=token, browser=not options.no_browser and _has_screen())
    return 0


def _record(path: Path, catalogue: Catalogue) -> Path:
    """The record to review, once it is known to be one of a deal that can begin."""
    from drawtutor.app.replay import read_text
    from drawtutor.rules import RulesError, read_record, replay

    # A pipe or a device can be read once, and the page reads the record again.
    if not path.is_file() and not path.is_dir():
        raise _CommandError(catalogue.say("command-no-record", file=str(path)))
    try:
        replay(read_record(read_text(path)))
    except RulesError as error:
        reason = catalogue.refusal(error)
        raise _CommandError(catalogue.say("command-bad-record", file=str(path), reason=reason)) from error
    return path.absolute()


def _listen(port: int, catalogue: Catalogue) -> list[socket.socket]:
    """Sockets that listen at the port on this machine alone; never at another port."""
    from tornado.netutil import bind_sockets

    try:
        return bind_sockets(port, _ADDRESS)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise _CommandError(catalogue.say("command-port-taken", port=str(port))) from error
        reason = error.strerror or str(error)
        raise _CommandError(catalogue.say("command-port-refused", port=str(port), reason=reason)) from error


def _base_url(path: str) -> str:
    parts = [part for part in path.split("/") if part]
    return "/" + "".join(f"{part}/" for part in parts)


def _open_browser(url: str) -> None:
    if _has_screen():
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def _has_screen() -> bool:
    """Whether there is a screen to open a browser on; one that opens in the terminal would take the terminal."""
    return sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
    )


def _without_slow_import() -> None:
    """Keeps ``rfc3987_syntax`` out: seconds of building parsers, for a format that no schema of Jupyter's uses.

    Its importer takes its absence for granted.
    """
    modules: dict[str, object] = sys.modules  # type: ignore[assignment]
    modules.setdefault("rfc3987_syntax", None)


if __name__ == "__main__":
    sys.exit(main())
