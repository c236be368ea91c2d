"""Makes the data of this room anew: ``python -m drawtutor.reference.build {counts,heads-up,table}`` (``--help``)."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Final

__all__ = ["main"]


def _counts(arguments: Sequence[str]) -> None:
    from drawtutor.reference.build import stored

    stored.main(arguments)


def _heads_up(arguments: Sequence[str]) -> None:
    from drawtutor.reference.build import heads_up

    heads_up.main(arguments)


def _table(arguments: Sequence[str]) -> None:
    from drawtutor.reference.build import table

    table.main(arguments)


_PARTS: Final[Mapping[str, Callable[[Sequence[str]], None]]] = {
    "counts": _counts,
    "heads-up": _heads_up,
    "table": _table,
}
"""What can be made. Each part loads what it needs when it is asked for."""


def main(arguments: Sequence[str]) -> None:
    """The command; raises `SystemExit` for a part that there is not."""
    if not arguments or arguments[0] not in _PARTS:
        raise SystemExit(f"usage: python -m drawtutor.reference.build {{{','.join(_PARTS)}}} [--help]")
    _PARTS[arguments[0]](arguments[1:])


if __name__ == "__main__":
    main(sys.argv[1:])
