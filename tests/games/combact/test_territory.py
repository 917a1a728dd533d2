"""Territory: the rule's own flood fill against the twin's, on random endings and on small pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numba
import numpy as np

from fracas.core import rng
from fracas.core.entry import Ints, States, Tables
from fracas.core.kernels import IS_COMPILED
from fracas.games.combact import Combact
from fracas.games.combact.data import field_count, lattice
from fracas.games.combact.events import MatchOver, Score
from fracas.games.combact.rules.scoring import territory
from fracas.games.combact.state import State
from fracas.games.combact.state import Tables as TablesType
from fracas.games.combact.view import territory_owners

from . import twin
from .helpers import Laid, at, covering, lay

ENDINGS = 10_000 if IS_COMPILED else 20
PEAKS = [frozenset(field) for field in lattice().fields]


def territory_at(states: States, i: int, tables: Tables, out: Ints) -> None:
    out[0], out[1] = territory(states[i].owner, tables[0])


@cache
def bound() -> Callable[..., None]:
    states, tables = numba.from_dtype(State)[::1], numba.from_dtype(TablesType)[::1]
    signature = numba.void(states, numba.int64, tables, numba.int64[::1])
    return Combact.engine.bind(territory_at, signature)


def colours(s: np.record, radius: int) -> dict[twin.Field, int]:
    owners = s.owner[: field_count(radius)].tolist()
    return {PEAKS[field]: owner - 1 for field, owner in enumerate(owners) if owner}


def check_endings(options: dict[str, Any], games: int) -> None:
    game = Combact.with_options(options)
    states, legal = np.zeros(2, game.state), game.engine.legal_room()
    found = np.zeros(2, np.int64)
    stream = rng.stream("endings", 0)
    for _ in range(games):
        game.engine.random_games(states, game.tables, stream, legal, 1)
        bound()(states, 0, game.tables, found)
        black, white = twin.territory(colours(states[0], options["radius"]), options["radius"])
        assert (black, white) == tuple(found.tolist())
        assert states[0].winner == (-1 if black == white else 0 if black > white else 1)


def test_random_endings_score_as_the_twin_says() -> None:
    check_endings({"target": "autonomy", "radius": 3}, ENDINGS)


def test_random_endings_on_other_boards() -> None:
    check_endings({"target": "autonomy", "radius": 2}, ENDINGS // 10)
    check_endings({"target": "autonomy", "radius": 4, "set": "quick"}, ENDINGS // 10)


def test_the_view_says_whose_territory_a_field_is_and_counts_like_the_kernel() -> None:
    game = Combact.with_options({"target": "autonomy"})
    states, legal = np.zeros(2, game.state), game.engine.legal_room()
    found = np.zeros(2, np.int64)
    stream = rng.stream("views", 0)
    counted = 0
    for _ in range(20):
        game.engine.random_games(states, game.tables, stream, legal, 1)
        bound()(states, 0, game.tables, found)
        owners = states[0].owner[: field_count(3)].tolist()
        held = territory_owners(states[0], game.tables[0])
        assert [held.count(1), held.count(2)] == found.tolist()
        assert not any(owner and holder for owner, holder in zip(owners, held, strict=True))
        counted += len(held) - held.count(0)
    assert counted > 0


def corner_closed() -> list[Laid]:
    """Black covers the two lenses that join the fields round the corner 19 to the rest; White is far away."""
    lens = covering("lens", "black", "7-20")
    other = covering("2a", "black", "7-36", avoid=("7-19-36",))
    return [lens, other, lay("3a", "white", [], lambda dots: dots[4] == 3)]


def test_ruling_territory_by_arcs() -> None:
    """The corner's five fields meet the outside at the peak on point 7 only: peaks do not join regions, arcs do."""
    match = at(corner_closed(), target="autonomy")
    assert match.view(None)["black"]["territory"] == 5
    assert match.view(None)["white"]["territory"] == 0  # the rest meets both colours
    shaded = [field for field in match.view(None)["fields"] if field["territory"] is not None]
    assert len(shaded) == 5
    assert all(field["territory"] == "black" and field["owner"] is None for field in shaded)
    assert all(19 in field["peaks"] for field in shaded)


def test_ruling_empty_board_counts_for_nobody() -> None:
    match = at(target="autonomy")
    match.play("pass")
    match.play("pass")
    outcome = match.outcome
    assert outcome is not None
    assert outcome.winner is None
    assert outcome.ending == "two-passes"


def test_ruling_scores_once_both_are_down() -> None:
    first, *_, white = corner_closed()
    alone = at([first], actor="white", target="autonomy")
    assert alone.view(None)["black"]["territory"] is None
    assert all(field["territory"] is None for field in alone.view(None)["fields"])
    both = at([first, white], target="autonomy")
    assert both.view(None)["black"]["territory"] is not None
    alone.play("pass")  # all the same, the only colour on the board owns it when the match ends, and the points say so
    alone.play("pass")
    assert alone.outcome is not None
    assert alone.outcome.winner_name == "black"
    left = 144 - len(first.fields)
    shown = alone.view(None)
    assert (shown["black"]["territory"], shown["white"]["territory"]) == (left, 0)
    assert sum(field["territory"] == "black" for field in shown["fields"]) == left
    told = alone.events(None)[-1]
    assert isinstance(told, MatchOver)
    assert told.scores == (Score(kind="territory", black=left, white=0),)
    assert (told.winner, told.loser, told.reason) == ("black", "white", "two-passes")
