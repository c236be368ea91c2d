"""drawtutor: a tutor for draw poker, played with play chips alone."""

__version__ = "0.1.0"
