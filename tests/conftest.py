"""What holds in every test."""

import os

# A sentence that is missing raises, here and in every kernel and server that a test starts.
os.environ.setdefault("DRAWTUTOR_STRICT_WORDS", "1")
import pytest


@pytest.fixture
def without_numpy(monkeypatch):
    """As where numpy is not installed: the coach has the stored reference and the simple models."""
    monkeypatch.setattr("drawtutor.reference.numerics._loads", lambda name: False)


@pytest.fixture
def models_alone(monkeypatch, without_numpy):
    """The simple models without the stored reference beside them: what they say by themselves."""
    monkeypatch.setattr("drawtutor.advice.stored.reference_play", lambda view: None)
    for module in ("bet_model", "hold_model"):
        monkeypatch.setattr(f"drawtutor.advice.{module}.reference_play", lambda view: None)
