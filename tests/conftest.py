"""What holds in every test."""

import os

# A sentence that is missing raises, here and in every kernel and server that a test starts.
os.environ.setdefault("DRAWTUTOR_STRICT_WORDS", "1")
import pytest


@pytest.fixture
def without_numpy(monkeypatch):
    """As where numpy is not installed: the simple models are what the coach has."""
    monkeypatch.setattr("drawtutor.reference.numerics._loads", lambda name: False)
