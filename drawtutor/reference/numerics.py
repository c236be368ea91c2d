"""Whether numpy is there: everybody who needs it asks here."""

from __future__ import annotations

from functools import cache
from importlib import import_module

__all__ = ["has_numpy"]


def has_numpy() -> bool:
    """Whether numpy can be used. It is loaded when this is first asked; one that cannot be loaded is not there."""
    return _loads("numpy")


@cache
def _loads(name: str) -> bool:
    try:
        import_module(name)
    except ImportError:
        return False
    return True
