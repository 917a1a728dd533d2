"""The rules of Toy Battle, a file per chapter: the turn, placement, effects, and the board they all look at."""

from .turns import apply, legal, setup

__all__ = ["apply", "legal", "setup"]
