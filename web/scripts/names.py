"""Write down everything the server calls by a name: the test of the languages looks for words for each.

Options, variants, endings, kinds of actions, refusals; and facts of each shape with the sentences that Python makes of
them, out of matches that prefer what is seldom done: the browser must make the same. What a game calls its things lies
with its board. With `--check` only say whether the files are current.
"""

import json
import random
import sys
from pathlib import Path
from typing import Any, get_args

import numpy as np

import fracas
from fracas.core import registry, rng
from fracas.core.contract import Game, ending_name
from fracas.core.facts import Fact
from fracas.core.match import Match
from fracas.core.texts import languages_of
from fracas.search.levels import LEVELS, SEARCHLESS, level_of
from fracas.server.errors import REASONS, STATUS
from fracas.server.messages import Notice, Takeback

SOURCES = Path(__file__).resolve().parent.parent / "src"
BOARDS = sorted(board.parent for board in (SOURCES / "boards").glob("*/Board.svelte"))
LONGEST = 200  # actions of a match that facts are looked for in
SHAPES = 3  # at most so many facts of a kind
TRIED = 12  # actions that are previewed, and as many that are perhaps refused


def names_of(game: type[Game[Any]]) -> dict[str, Any]:
    """What one game calls by names."""
    fields: dict[str, list[str]] = {}
    for action in game.with_options({}).actions:
        fields.setdefault(action.kind, [name for name in action.structure() if name != "kind"])
    return {
        "seats": list(game.card.seats),
        "options_schema": game.options_model.model_json_schema(),
        "variants": {name: dict(options) for name, options in game.variants().items()},
        "endings": [ending_name(ending) for ending in game.endings if ending],
        "actions": fields,
        "told": told_by(game),
    }


def told_by(game: type[Game[Any]]) -> list[dict[str, Any]]:
    """Facts of every kind that was met, some of each that differ in what they tell, with the sentences made of them."""
    met: dict[tuple[str, str, tuple[str, ...]], Fact] = {}
    for name, options in game.variants().items():
        match = fracas.new(game.card.id, seed=1, **options)
        dice, chance = rng.stream(name, 1), random.Random(name)
        while match.outcome is None and match.ply < LONGEST:
            for fact in facts_now(match, chance):
                given = tuple(name for name, value in fact if value is not None and value != [])
                met.setdefault((fact.role, fact.kind, given), fact)
            match.play(seldom(match, chance) if match.ply % 3 else suggested(match, dice))
    kinds: dict[tuple[str, str], list[Fact]] = {}
    for (role, kind, _), fact in sorted(met.items(), key=lambda one: one[0]):
        kinds.setdefault((role, kind), []).append(fact)
    return [sample(game, fact) for alike in kinds.values() for fact in alike[:SHAPES]]


def facts_now(match: Match, chance: random.Random) -> list[Fact]:
    """What is asked, what was seen of the last action, and what is said of some actions, legal and not."""
    game, state, actor = match.game, match.state, match.actor
    assert actor is not None
    view, legal = game.view(state[0], actor), game.legal_ids(state)
    found: list[Fact | None] = [view.prompt]
    for seat in (None, *range(len(game.card.seats))):
        found += match.events(seat, max(0, match.ply - 1))
    found += game.previews(view, [game.actions[one] for one in chance.sample(legal, min(len(legal), TRIED))])
    others = chance.sample(range(game.card.actions), min(game.card.actions, TRIED))
    found += [game.why_illegal(view, game.actions[one]) for one in others if one not in legal]
    return [fact for fact in found if fact is not None]


def sample(game: type[Game[Any]], fact: Fact) -> dict[str, Any]:
    """A fact and its sentences."""
    bare = fact.model_dump(mode="json") | {"text": ""}
    return {"role": fact.role, "fact": bare} | {one: game.texts(one).say(fact) for one in languages_of(game)}


def seldom(match: Any, chance: random.Random) -> int:
    """Kinds of actions with equal chance, so that what is one of many is done as well."""
    legal = match.legal()
    kind = chance.choice(sorted({action.kind for action in legal}))
    return int(chance.choice([action for action in legal if action.kind == kind]).id)


def suggested(match: Any, dice: Any) -> int:
    """By the game's own rule of thumb, so that matches get somewhere."""
    return int(match.game.engine.suggest_at(match.state, 0, match.game.tables, dice))


def _lines(value: Any) -> str:
    """JSON, what a list holds on a line each."""
    if not isinstance(value, list):
        return json.dumps(value, sort_keys=True)
    return "[\n" + ",\n".join(json.dumps(one, sort_keys=True) for one in value) + "\n]"


def keep(file: Path, names: dict[str, Any]) -> None:
    """Write a file of names, or check that it is current."""
    parts = (f"{json.dumps(name)}: {_lines(names[name])}" for name in sorted(names))
    text = "{\n" + ",\n".join(parts) + "\n}\n"
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
        "levels": sorted({level_of(game, n).name for game in games.values() for n in LEVELS}),
        "opponents": SEARCHLESS,
        "problems": {code: list(REASONS.get(code, ())) for code in [*STATUS, "internal"]},
        "takebacks": [why for arm in get_args(Takeback.model_fields["why"].annotation) for why in get_args(arm)],
        "notices": list(get_args(Notice.model_fields["code"].annotation)),
    },
)
