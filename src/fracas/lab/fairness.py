"""Is what the form offers fair? A level plays against itself, for every choice of every option, and is counted.

Every option is changed alone from the defaults, to each value the form can list; the named variants follow. A game's
deal and its players' chance follow from the seed, the options and its number, so that a run can be gone on with.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from fracas.core import registry
from fracas.core.contract import Game
from fracas.core.errors import BadOptions
from fracas.core.fairness import Fairness, Row, Tally, options_key
from fracas.core.match import Match
from fracas.search.bot import player
from fracas.search.levels import Level, level_of
from fracas.search.search import Settings

LONGEST_RANGE = 10  # whole numbers of an option that are worth a row each
DIGEST = 12  # characters
CHUNK = 10  # games of a row before the next row's turn


def form_rows(game: type[Game[Any]]) -> list[dict[str, Any]]:
    """The combinations of the form as changes from the defaults: none, each option alone, the variants."""
    schema = game.options_model.model_json_schema()
    found: list[dict[str, Any]] = [{}]
    for name, field in schema.get("properties", {}).items():
        found += [{name: value} for value in _values(field, schema.get("$defs", {}))]
    found += [dict(options) for options in game.variants().values()]
    unique: dict[object, dict[str, Any]] = {}
    for options in found:
        unique.setdefault(_same_game(game, options), changed(game, options))
    return list(unique.values())


def _same_game(game: type[Game[Any]], options: Mapping[str, Any]) -> object:
    """Equal for options that come to the same game: rules see the tables alone."""
    try:
        return bytes(game.with_options(options).tables.tobytes())
    except BadOptions:
        return options_key(options)


def changed(game: type[Game[Any]], options: Mapping[str, Any]) -> dict[str, Any]:
    """What differs from the defaults, in the order of the options; a refused combination as it is given."""
    defaults = game.with_options({}).options.model_dump(mode="json")
    try:
        chosen = game.with_options(options).options.model_dump(mode="json")
    except BadOptions:
        chosen = defaults | dict(options)
    return {name: value for name, value in chosen.items() if value != defaults.get(name)}


def _values(field: Mapping[str, Any], defs: Mapping[str, Any]) -> list[Any]:
    """The values of an option that can be listed."""
    if "$ref" in field:
        return _values(defs.get(str(field["$ref"]).rpartition("/")[2], {}), defs)
    if "anyOf" in field:
        return [value for part in field["anyOf"] for value in _values(part, defs)] + list(field.get("examples", ()))
    if "enum" in field:
        return list(field["enum"])
    if "const" in field:
        return [field["const"]]
    if field.get("type") == "boolean":
        return [True, False]
    low, high = field.get("minimum"), field.get("maximum")
    if field.get("type") == "integer" and low is not None and high is not None and high - low < LONGEST_RANGE:
        return list(range(low, high + 1))
    return list(field.get("examples", ()))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:DIGEST]


def _how_it_plays(level: Level) -> str:
    """A level without its name and what is as usual: a knob that is new and off begins no count anew."""
    usual, chosen = asdict(Settings()), asdict(level.settings)
    unusual = {name: value for name, value in chosen.items() if value != usual[name]}
    return f"{unusual} {level.carelessness} {level.temperature}"


class Measurement:
    """A game's rows being counted at one level; `keep` is called whenever there is more to keep."""

    def __init__(self, game: type[Game[Any]], known: Fairness, level: int, keep: Callable[[Fairness], None]) -> None:
        self.game, self.known, self.level, self._keep = game, known, level, keep
        self._search = _digest(_how_it_plays(level_of(game, level)))

    def refresh(self, wanted: Iterable[Mapping[str, Any]]) -> list[Row]:
        """The rows wanted, made if new, with what speaks against choosing them; all in the order of the form."""
        rows = []
        for options in wanted:
            row = self.known.row(options)
            if row is None:
                row = Row(options=dict(options))
                self.known.rows.append(row)
            try:
                self.game.with_options(row.options)
                row.refused = ""
            except BadOptions as error:
                row.refused = str(error).rpartition("; ")[2]
                row.tallies = []
            rows.append(row)
        order = {options_key(options): number for number, options in enumerate(form_rows(self.game))}
        self.known.rows.sort(key=lambda row: order.get(options_key(row.options), len(order)))
        return rows

    def tally(self, row: Row) -> Tally:
        """The count of a row at this level; one of other rules or another search begins anew."""
        version = self.game.card.rules_version
        for one in row.tallies:
            if (one.level, one.rules_version, one.search) == (self.level, version, self._search):
                return one
        fresh = Tally(level=self.level, rules_version=version, search=self._search)
        row.tallies = sorted([*(one for one in row.tallies if one.level != self.level), fresh], key=lambda t: t.level)
        return fresh

    def run(self, rows: Sequence[Row], games: int) -> Iterator[Row]:
        """Play every row up to so many games, a few of each in turn; a row is yielded after its few."""
        open_rows = [row for row in rows if not row.refused]
        for goal in range(CHUNK, games + CHUNK, CHUNK):
            for row in open_rows:
                tally = self.tally(row)
                before = tally.games
                if before >= min(goal, games):
                    continue
                game = self.game.with_options(row.options)
                deals = f"{self.known.seed} {_digest(options_key(row.options))}"
                for number in range(before, min(goal, games)):
                    tally.add(*play(game, self.level, f"{deals} {number}"))
                self._keep(self.known)
                yield row


def play(game: Game[Any], level: int, seed: str) -> tuple[str, str | None, str]:
    """A level against itself: who acted first, who won, how it ended."""
    match = Match.new(game, seed)
    players = [player(game.card.id, str(level), f"{seed} {name}") for name in game.card.seats]
    first = match.actor
    while (actor := match.actor) is not None:
        match.play(players[actor].choose(match))
    outcome = match.outcome
    assert outcome is not None
    assert first is not None
    return game.card.seats[first], outcome.winner_name, outcome.ending


def check_two_players(game_id: str) -> type[Game[Any]]:
    """The game, if somebody meets somebody there."""
    game = registry.find(game_id)
    if game.card.is_solo:
        raise BadOptions(f"{game_id} is a puzzle for one: the solver tells whether a set-up can be solved")
    return game
