"""What tests of the coach share."""

import pytest


@pytest.fixture
def without_numpy(monkeypatch):
    """As where numpy is not installed: the simple models are what there is."""
    for module in ("solved", "counted", "rolled"):
        monkeypatch.setattr(f"drawtutor.advice.{module}.find_spec", lambda name: None)
