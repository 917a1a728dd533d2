"""What is odd but allowed in a map, cards or characters of one's own."""

from __future__ import annotations

from typing import Any

from fracas.core.contract import Game

from .data import find_cards
from .maps import BattleMap, cell_name, find_map
from .options import MercenaryOptions
from .state import COLUMNS, KIND_NAMES, KINDS

OTHER_SIDE = {"R": "B", "B": "R", "r": "b", "b": "r", "1": "3", "3": "1"}


def oddities(game: Game[MercenaryOptions], option: str) -> list[tuple[str, dict[str, Any]]]:
    """A map that is not the same for both sides; classes that no card is for."""
    if option == "map":
        odd = _uneven(find_map(game.options.map))
        return [("odd-map", {"spaces": ", ".join(odd)})] if odd else []
    if option == "cards":
        served = {name for card in find_cards(game.options.cards) for name in card.classes}
        left = [name for name in KIND_NAMES[1 : KINDS - 1] if name not in served]
        return [("odd-cards", {"classes": ", ".join(left)})] if left else []
    return []


def _uneven(here: BattleMap) -> list[str]:
    best: list[str] | None = None
    for turns_columns, turns_rows in ((True, True), (True, False), (False, True)):

        def image(cell: int, columns: bool = turns_columns, rows: bool = turns_rows) -> int:
            row, column = divmod(cell, COLUMNS)
            return (here.rows - 1 - row if rows else row) * COLUMNS + (here.columns - 1 - column if columns else column)

        odd = []
        for cell, symbol in here.tiles.items():
            other = here.tiles.get(image(cell))
            if other not in (OTHER_SIDE.get(symbol, symbol), symbol if symbol in "123" else None):
                odd.append(cell_name(cell))
        for one, two in here.fences:
            if not here.has_fence(*sorted((image(one), image(two)))):
                odd.append(f"{cell_name(one)}|{cell_name(two)}")
        best = odd if best is None or len(odd) < len(best) else best
    return best or []
