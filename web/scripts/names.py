"""Write down everything the server calls by a name: the test of the languages looks for words for each.

Options, variants, endings, kinds of actions, refusals; and one event of each shape, out of matches that prefer what is
seldom done. What a game calls its things lies with its board. With `--check` only say whether the files are current.
"""

import ast
import inspect
import json
import random
import sys
from pathlib import Path
from typing import Any, get_args

import numpy as np

import fracas
from fracas.core import registry, rng
from fracas.core.contract import Game, ending_name
from fracas.search.levels import LEVELS, SEARCHLESS, level_of
from fracas.server.errors import REASONS, STATUS
from fracas.server.messages import Notice, Takeback

SOURCES = Path(__file__).resolve().parent.parent / "src"
BOARDS = sorted(board.parent for board in (SOURCES / "boards").glob("*/Board.svelte"))
LONGEST = 200  # actions of a match that events are looked for in
SHAPES = 3  # at most so many events of a kind
SERVER_ENDINGS = ("resigned", "draw-agreed", "timeout", "left", "abandoned", "uploaded", "rules-changed")


def names_of(game: type[Game[Any]]) -> dict[str, Any]:
    """What one game calls by names."""
    schema = game.options_model.model_json_schema()
    events = events_of(game)
    fields: dict[str, list[str]] = {}
    for action in game.with_options({}).actions:
        fields.setdefault(action.kind, [name for name in action.structure() if name != "kind"])
    return {
        "seats": list(game.card.seats),
        "options_schema": schema,
        "variants": {name: dict(options) for name, options in game.variants().items()},
        "endings": [ending_name(ending) for ending in game.endings if ending],
        "actions": fields,
        "event_kinds": sorted(kinds_in_source(game) | {told["kind"] for told in events}),
        "events": events,
    }


def kinds_in_source(game: type[Game[Any]]) -> set[str]:
    """The kinds of events its narration names, also those that few matches meet: `kind="..."` or `tell("...", ...)`."""
    found: set[str] = set()
    folder = Path(inspect.getfile(game)).parent
    for call in (node for file in folder.glob("*.py") for node in ast.walk(ast.parse(file.read_text("utf-8")))):
        if not isinstance(call, ast.Call):
            continue
        is_teller = isinstance(call.func, ast.Attribute) and call.func.attr == "tell"
        named = [one.value for one in call.keywords if one.arg == "kind" and "text" in {k.arg for k in call.keywords}]
        for value in [*named, *(call.args[:1] if is_teller else [])]:
            found |= {part.value for part in ast.walk(value) if isinstance(part, ast.Constant) and part.value}
    return found


def events_of(game: type[Game[Any]]) -> list[dict[str, Any]]:
    """Events of every kind that was met, some of each that differ in what they tell."""
    met: dict[tuple[str, tuple[str, ...]], dict[str, Any]] = {}
    for name, options in game.variants().items():
        match = fracas.new(game.card.id, seed=1, **options)
        dice, chance = rng.stream(name, 1), random.Random(name)
        while match.outcome is None and match.ply < LONGEST:
            match.play(seldom(match, chance) if match.ply % 3 else suggested(match, dice))
            for seat in (None, *range(len(game.card.seats))):
                for event in match.events(seat, match.ply - 1):
                    told = event.model_dump(mode="json")
                    met.setdefault((told["kind"], tuple(name for name in told if told[name] is not None)), told)
    kinds: dict[str, list[dict[str, Any]]] = {}
    for (kind, _), told in sorted(met.items()):
        kinds.setdefault(kind, []).append(told)
    return [told for alike in kinds.values() for told in alike[:SHAPES]]


def seldom(match: Any, chance: random.Random) -> int:
    """Kinds of actions with equal chance, so that what is one of many is done as well."""
    legal = match.legal()
    kind = chance.choice(sorted({action.kind for action in legal}))
    return int(chance.choice([action for action in legal if action.kind == kind]).id)


def suggested(match: Any, dice: Any) -> int:
    """By the game's own rule of thumb, so that matches get somewhere."""
    return int(match.game.engine.suggest_at(match.state, 0, match.game.tables, dice))


def keep(file: Path, names: dict[str, Any]) -> None:
    """Write a file of names, or check that it is current."""
    text = json.dumps(names, indent=1, sort_keys=True) + "\n"
    if "--check" not in sys.argv:
        file.write_text(text, encoding="utf-8")
    elif not file.is_file() or file.read_text(encoding="utf-8") != text:
        sys.exit(f"{file.relative_to(SOURCES)} is not what the server calls things: run `npm run names`")


np.seterr(all="ignore")  # uncompiled kernels overflow on purpose
games = {board: registry.find(board.name) for board in BOARDS}
for board, game in games.items():
    keep(board / "names.json", names_of(game))
keep(
    SOURCES / "test" / "names.json",
    {
        "endings": SERVER_ENDINGS,
        "levels": sorted({level_of(game, n).name for game in games.values() for n in LEVELS}),
        "opponents": SEARCHLESS,
        "problems": {code: list(REASONS.get(code, ())) for code in [*STATUS, "internal"]},
        "takebacks": [why for arm in get_args(Takeback.model_fields["why"].annotation) for why in get_args(arm)],
        "notices": list(get_args(Notice.model_fields["code"].annotation)),
    },
)
