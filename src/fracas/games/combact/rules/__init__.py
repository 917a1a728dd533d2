"""The rules of Combact, as kernels: one file per chapter of the rulebook; `bits.py` serves them all."""

from .turns import apply, legal, setup

__all__ = ["apply", "legal", "setup"]
