"""Makes the reference strategies anew: ``python -m drawtutor.reference.build table``, and options (``--help``)."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Final

__all__ = ["main"]


def _table(arguments: Sequence[str]) -> None:
    from drawtutor.reference.build import table

    table.main(arguments)


_PARTS: Final[Mapping[str, Callable[[Sequence[str]], None]]] = {"table": _table}
"""What can be made. Each part loads what it needs when it is asked for."""


def main(arguments: Sequence[str]) -> None:
    """The command; raises `SystemExit` for a part that there is not."""
    if not arguments or arguments[0] not in _PARTS:
        raise SystemExit(f"usage: python -m drawtutor.reference.build {{{','.join(_PARTS)}}} [--help]")
    _PARTS[arguments[0]](arguments[1:])


if __name__ == "__main__":
    main(sys.argv[1:])
