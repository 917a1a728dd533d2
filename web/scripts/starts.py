"""Write the start of every map and terrain, as a spectator sees it: the options form draws its pictures from these.

A board's starts.json says by its keys which options are pictured; for a new one write `{"<option>": {}}` and run this.
With `--check` only say whether the files are current.
"""

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

import fracas
from fracas.core import registry

BOARDS = Path(__file__).resolve().parent.parent / "src" / "boards"


def values_of(game_id: str, option: str) -> list[Any]:
    """Every value the schema or a variant names, the default first."""
    game = registry.find(game_id)
    schema = game.options_model.model_json_schema()["properties"][option]
    found = [schema.get("default"), *schema.get("examples", [])]
    for arm in schema.get("anyOf", [schema]):
        found += arm.get("enum", [])
        if arm.get("type") == "integer":
            found += range(arm["minimum"], arm["maximum"] + 1)
    found += [options[option] for options in game.variants().values() if option in options]
    return [value for value in dict.fromkeys(found) if isinstance(value, str | int) and value not in ("", "random")]


def fitting(game_id: str, option: str, value: Any) -> dict[str, Any]:
    """Options with this value: those of a variant that has it (a map may need its mode), else only this one."""
    for options in registry.find(game_id).variants().values():
        if options.get(option) == value:
            return dict(options)
    return {option: value}


def starts(game_id: str, option: str) -> dict[str, Any]:
    """The spectator's view of a start, by value."""
    views = {}
    for value in values_of(game_id, option):
        match = fracas.new(game_id, seed=1, **fitting(game_id, option, value))
        views[str(value)] = match.game.view(match.state[0], None).model_dump(mode="json")
    return views


np.seterr(all="ignore")  # uncompiled kernels overflow on purpose
for file in sorted(BOARDS.glob("*/starts.json")):
    game_id, known = file.parent.name, file.read_text(encoding="utf-8")
    if game_id not in registry.game_ids():
        sys.exit(f"there is no game {game_id}")
    views = {option: starts(game_id, option) for option in json.loads(known)}
    text = json.dumps(views, separators=(",", ":"), sort_keys=True) + "\n"
    if "--check" not in sys.argv:
        file.write_text(text, encoding="utf-8")
    elif known != text:
        sys.exit(f"starts.json of {game_id} is not how the game starts: run `npm run starts`")
