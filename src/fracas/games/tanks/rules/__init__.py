"""The rules of Tanks, as kernels: one file per chapter of the rulebook."""

from .turns import apply, legal, setup

__all__ = ["apply", "legal", "setup"]
