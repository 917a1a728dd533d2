"""Options of Connect Four."""

from __future__ import annotations

from typing import Literal

from fracas.core.contract import Options


class ConnectFourOptions(Options):
    """Every variant and switch."""

    first: Literal["yellow", "red"] = "yellow"
