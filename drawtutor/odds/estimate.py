"""A sampled number and how far it can be trusted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, sqrt

__all__ = ["Estimate"]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number got by sampling. The true one lies within two standard errors of it 19 times in 20."""

    value: float
    standard_error: float
    samples: int

    @classmethod
    def of(cls, values: Sequence[float]) -> Estimate:
        """The mean of independent samples; raises `ValueError` for fewer than two."""
        count = len(values)
        if count < 2:
            msg = f"an estimate needs at least two samples, not {count}"
            raise ValueError(msg)
        mean = fsum(values) / count
        spread = fsum((value - mean) ** 2 for value in values) / (count - 1)
        return cls(mean, sqrt(spread / count), count)

    @property
    def low(self) -> float:
        """Two standard errors below the value."""
        return self.value - 2 * self.standard_error

    @property
    def high(self) -> float:
        """Two standard errors above the value."""
        return self.value + 2 * self.standard_error
