"""Draw the pictures of the terminal games for README and docs: `python docs/take_pictures.py`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

import fracas
from fracas.core import registry
from fracas.search.players import SuggestPlayer

FOLDER = Path(__file__).parent / "pictures"
ACTIONS = {"toy-battle": 26, "tanks": 40, "combact": 16, "mercenary": 120, "combat-protocols": 6}
WIDTH = 112
_FONTS = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)  # no address of a font server in our pictures


def picture(game_id: str) -> str:
    """A game some way in, as its terminal shows it to the side to act."""
    match = fracas.new(game_id, seed=5)
    player = SuggestPlayer(seed=1)
    while match.actor is not None and match.ply < ACTIONS.get(game_id, 10):
        match.play(player.choose(match))
    console = Console(width=WIDTH, record=True, file=io.StringIO(), color_system="truecolor", force_terminal=True)
    view = match.game.view(match.state[0], match.actor)
    console.print(match.game.draw(view))
    console.print()
    console.print(view.prompt, style="bold")
    return _FONTS.sub("", console.export_svg(title=f"fracas play {game_id}"))


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in registry.game_ids():
        if name in ACTIONS:
            (FOLDER / f"{name}.svg").write_text(picture(name), encoding="utf-8")
            print(f"{name}.svg")
