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

    @classmethod
    def of_hits(cls, hits: int, samples: int) -> Estimate:
        """How often it came, when it came ``hits`` times; raises `ValueError` for fewer than two samples.

        What never came, or always, has no standard error: its error is then under three in ``samples``.
        """
        if not 0 <= hits <= samples or samples < 2:
            msg = f"an estimate needs at least two samples, and hits among them, not {hits} of {samples}"
            raise ValueError(msg)
        share = hits / samples
        return cls(share, sqrt(share * (1 - share) / (samples - 1)), samples)

    @property
    def low(self) -> float:
        """Two standard errors below the value."""
        return self.value - 2 * self.standard_error

    @property
    def high(self) -> float:
        """Two standard errors above the value."""
        return self.value + 2 * self.standard_error
