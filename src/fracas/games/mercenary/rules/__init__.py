"""The rules, a chapter a file; these three are the contract's."""

from __future__ import annotations

from .choices import legal
from .play import apply, setup

__all__ = ["apply", "legal", "setup"]
