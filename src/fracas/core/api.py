"""The public functions of the package; `import fracas` offers them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from . import registry, rng
from .card import Card
from .errors import BadPosition, BadRecord, listed, system_reason
from .match import Match
from .own_files import no_files
from .record import read_record
from .said import mistakes

said = mistakes(__package__)


def cards() -> dict[str, Card]:
    """The card of every registered game, by id."""
    return {game_id: registry.find(game_id).card for game_id in registry.game_ids()}


def new(game: str, seed: rng.Seed | None = None, **options: Any) -> Match:
    """Start a match. The same seed and options always deal the same game, whatever it turns out to be.

    What deals a puzzle to a person (play, solve, the server) goes by `fracas.search.dealing`, which passes over set-ups
    that cannot be solved.
    """
    return Match.new(registry.find(game).with_options(options), seed)


def load(text_or_path: str | Path) -> Match:
    """Load a record from its text or its file, replaying and checking it."""
    if isinstance(text_or_path, str) and "\n" in text_or_path:
        return read_record(text_or_path)
    path = Path(text_or_path)
    try:
        return read_record(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRecord(1, said("cannot-read-the-file", path=repr(str(path)), why=system_reason(error))) from None
    except UnicodeDecodeError:
        raise BadRecord(1, said("is-not-a-text-file", path=repr(str(path)))) from None


def from_position(game: str, position: Mapping[str, Any], seed: rng.Seed | None = None, **options: Any) -> Match:
    """Go on from `match.position()`. Options given here replace those the position names."""
    found = registry.find(game)
    if not isinstance(position, Mapping) or not isinstance(position.get("state"), Mapping):
        raise BadPosition("state", position, said("a-position-is-an-object"))
    extra = set(position) - {"game", "rules", "options", "state"}
    if extra:
        raise BadPosition(sorted(map(str, extra))[0], "an unknown field", said("known-game-rules-options-state"))
    if position.get("game", game) != game:
        raise BadPosition("game", position["game"], said("must-be", game=repr(game)))
    if position.get("rules", found.card.rules_version) != found.card.rules_version:
        raise BadPosition(
            "rules", position["rules"], said("this-program-plays-rules-version", rules_version=found.card.rules_version)
        )
    stored = position.get("options", {})
    if not isinstance(stored, Mapping):
        raise BadPosition(
            "options", stored, said("must-be-an-object-with", known=listed(found.options_model.model_fields))
        )
    with no_files():
        chosen = found.with_options(stored)
    if options:
        chosen = found.with_options({**stored, **options})
    return Match.from_position(chosen, position["state"], seed)
