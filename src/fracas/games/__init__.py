"""The games, one package each; none knows another."""

from __future__ import annotations

import sys
import warnings
from types import ModuleType

from ..core.api import cards
from ..core.card import Card


class _Games(ModuleType):
    """`fracas.games` was a function too; until the next release it still does what that did."""

    def __call__(self) -> dict[str, Card]:
        warnings.warn("fracas.games() is now called fracas.cards()", DeprecationWarning, stacklevel=2)
        return cards()


sys.modules[__name__].__class__ = _Games
