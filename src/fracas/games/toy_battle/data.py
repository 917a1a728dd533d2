"""Terrains: the graph a game is played on, loaded from JSON and checked before anything relies on it.

The eight printed terrains lie in `data/terrains/`, one file each. A person's own file has the same form; whatever is
wrong with it is told with the file, the node (or path, or region) and the field.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from fracas.core.errors import BadData, did_you_mean, listed, shown, validation_reason
from fracas.core.own_files import blame, read_own_file, settle
from fracas.core.said import mistakes

from .state import MOST_NODES, MOST_PATHS, MOST_REGIONS

said = mistakes(__package__)

WIDTH, HEIGHT = 10.0, 17.0  # the canvas the positions lie on; y grows downwards, blue sits below
MOST_MEDALS = 99  # on a board
MOST_BYTES = 200_000
FEWEST_NODES = 3
BASE = "base"
HQ_KINDS = ("hq:blue", "hq:red")
SPECIALS = ("recall", "draw", "shove", "exhume", "silence", "pin")
SIGN = re.compile(r"only:([1-7](?:,[1-7])*)")

TerrainId = Literal[
    "castle-field",
    "tropical-pool",
    "city-of-clouds",
    "volcanic-jungle",
    "cursed-cemetery",
    "caribbean-sea",
    "station-metal-x",
    "battlefield",
]
TERRAIN_IDS: tuple[TerrainId, ...] = get_args(TerrainId)

_Name = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]{0,23}$")]


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Node(_Part):
    """A base or an H.Q., with its special and its place on the canvas."""

    id: _Name
    kind: str
    x: float = Field(ge=0, le=WIDTH)
    y: float = Field(ge=0, le=HEIGHT)
    special: str | None = None

    @property
    def sign(self) -> tuple[int, ...]:
        """The strengths a sign lets in; empty: no sign."""
        found = SIGN.fullmatch(self.special or "")
        return tuple(int(digit) for digit in found[1].split(",")) if found else ()


class Region(_Part):
    """A zone closed by paths and bases, with the medals in its middle."""

    bases: list[str] = Field(min_length=1, max_length=MOST_NODES)
    medals: int = Field(ge=1, le=MOST_MEDALS)


class Terrain(_Part):
    """A board."""

    id: _Name
    name: str = Field(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+$")
    medals_to_win: int = Field(ge=1, le=MOST_MEDALS)
    nodes: list[Node] = Field(min_length=FEWEST_NODES, max_length=MOST_NODES)
    paths: list[Annotated[list[str], Field(min_length=2, max_length=2)]] = Field(max_length=MOST_NODES * MOST_PATHS)
    regions: list[Region] = Field(min_length=1, max_length=MOST_REGIONS)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the nodes, in their order."""
        return tuple(node.id for node in self.nodes)

    @property
    def medals(self) -> int:
        """All medals on the board."""
        return sum(region.medals for region in self.regions)


class TerrainFault(ValueError):
    """What is wrong with a terrain, and where in it."""

    def __init__(self, where: str, reason: str) -> None:
        self.where, self.reason = where, reason
        super().__init__(said("where-reason", where=where, reason=reason))


@cache
def printed_terrain(terrain_id: TerrainId) -> Terrain:
    """One of the eight printed terrains."""
    file = resources.files(__package__).joinpath("data", "terrains", f"{terrain_id}.json")
    return parse_terrain(json.loads(file.read_text(encoding="utf-8")))


def load_terrain(path: Path) -> Terrain:
    """A person's own terrain file, or `BadData` naming file, place and reason."""
    name = str(path)
    text = read_own_file(path, MOST_BYTES)
    try:
        return parse_terrain(json.loads(text, object_pairs_hook=_once_each))
    except json.JSONDecodeError as error:
        raise BadData(name, said("line", lineno=error.lineno), said("is-not-json", msg=error.msg)) from None
    except RecursionError:
        raise BadData(name, said("file"), said("is-nested-too-deeply")) from None
    except TerrainFault as fault:
        raise BadData(name, fault.where, fault.reason) from None


def _once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """JSON lets a later field replace an earlier one of the same name; a terrain does not."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise TerrainFault(said("field", key=shown(key)), said("is-given-twice-in-the"))
        found[key] = value
    return found


def parse_terrain(given: Any) -> Terrain:
    """A terrain from its JSON object, or `TerrainFault`."""
    if not isinstance(given, dict):
        raise TerrainFault(said("file"), said("must-hold-one-object-not", given=shown(given)))
    try:
        terrain = Terrain.model_validate(given)
    except ValidationError as error:
        for one in error.errors(include_url=False):
            reason = validation_reason(one)
            if one["type"] not in ("missing", "extra_forbidden"):
                reason = said("got", value=shown(one.get("input")), reason=reason)
            blame(TerrainFault(_place(given, one["loc"]), reason))
        settle()
        raise
    for check in (_check_nodes, _check_paths, _check_regions):
        check(terrain)
    settle()
    _check_reach(terrain)
    settle()
    return terrain


def _place(given: dict[str, Any], location: tuple[int | str, ...]) -> str:
    """`node 'b3', field 'x'` for a location in the JSON; parts without a name are counted from 1."""
    if not location:  # a name that is half a character
        return said("a-fields-name")
    if len(location) < 2 or not isinstance(location[1], int):
        return said("field", key=repr(str(location[0])))
    part = given[str(location[0])][location[1]]
    name = part.get("id") if isinstance(part, dict) else None
    label = f"{str(location[0]).removesuffix('s')} {shown(name) if isinstance(name, str) else location[1] + 1}"
    field = next((part for part in reversed(location[2:]) if isinstance(part, str)), None)
    return label if field is None else f"{label}, field {field!r}"


def _check_nodes(terrain: Terrain) -> None:
    seen: set[str] = set()
    places: dict[tuple[float, float], str] = {}
    for node in terrain.nodes:
        if node.id in seen:
            blame(TerrainFault(said("node-field", id=repr(node.id), field="'id'"), said("two-nodes-have-this-id")))
        seen.add(node.id)
        if node.kind != BASE and node.kind not in HQ_KINDS:
            known = listed((BASE, *HQ_KINDS))
            blame(
                TerrainFault(
                    said("node-field", id=repr(node.id), field="'kind'"),
                    said("got-must-be-one-of", special=shown(node.kind), known=known),
                )
            )
        other = places.setdefault((node.x, node.y), node.id)
        if other != node.id:
            blame(
                TerrainFault(
                    said("node-field", id=repr(node.id), field="'x'"), said("lies-on-the-same-spot", other=repr(other))
                )
            )
        _check_special(node)
    for kind in HQ_KINDS:
        if all(node.kind != kind for node in terrain.nodes):
            blame(TerrainFault(said("field", key="'nodes'"), said("no-node-is-of-kind", kind=repr(kind))))


def _check_special(node: Node) -> None:
    if node.special is None:
        return
    where = said("node-field", id=repr(node.id), field="'special'")
    if node.sign:
        if len(set(node.sign)) != len(node.sign):
            blame(TerrainFault(where, said("got-a-strength-is-given", special=shown(node.special))))
        return
    if node.special not in SPECIALS:
        known = listed((*SPECIALS, "only:1,2 (strengths 1 to 7)"))
        blame(TerrainFault(where, said("got-must-be-one-of", special=shown(node.special), known=known)))
    if node.kind != BASE:
        blame(TerrainFault(where, said("got-an-h-q-can", special=shown(node.special))))


def _check_paths(terrain: Terrain) -> None:
    kinds = {node.id: node.kind for node in terrain.nodes}
    seen: set[frozenset[str]] = set()
    meeting = dict.fromkeys(kinds, 0)
    for number, path in enumerate(terrain.paths, 1):
        where = said("path", number=number, ends=" - ".join(path))
        for end in path:
            if end not in kinds:
                blame(TerrainFault(where, said("there-is-no-node", end=repr(end), near=did_you_mean(end, kinds))))
                continue
            meeting[end] += 1
            if meeting[end] > MOST_PATHS:
                blame(TerrainFault(where, said("more-than-paths-meet-at", most_paths=MOST_PATHS, end=repr(end))))
        if path[0] == path[1]:
            blame(TerrainFault(where, said("leads-from-a-node-to")))
        if frozenset(path) in seen:
            blame(TerrainFault(where, said("these-two-nodes-are-joined")))
        seen.add(frozenset(path))
        if all(kinds.get(end, BASE) != BASE for end in path):
            blame(TerrainFault(where, said("joins-two-h-q-one")))


def neighbours_of(terrain: Terrain) -> dict[str, list[str]]:
    """The nodes one path section away from each node."""
    found: dict[str, list[str]] = {node.id: [] for node in terrain.nodes}
    for one, other in terrain.paths:
        found[one].append(other)
        found[other].append(one)
    return found


def distances_from(terrain: Terrain, kind: str) -> dict[str, int]:
    """Path sections from the nearest H.Q. of this kind to each node it can reach through bases."""
    kinds = {node.id: node.kind for node in terrain.nodes}
    near = neighbours_of(terrain)
    found = {name: 0 for name, its_kind in kinds.items() if its_kind == kind}
    edge = list(found)
    while edge:
        passed = [name for name in edge if found[name] == 0 or kinds[name] == BASE]  # an H.Q. is no way through
        further = [after for name in passed for after in near[name]]
        edge = [name for name in dict.fromkeys(further) if name not in found]
        step = max(found.values()) + 1
        found.update(dict.fromkeys(edge, step))
    return found


def _check_reach(terrain: Terrain) -> None:
    """Both sides can fight for every base and for the enemy H.Q."""
    for kind in HQ_KINDS:
        reached = distances_from(terrain, kind)
        for node in terrain.nodes:
            if node.id not in reached:
                blame(
                    TerrainFault(said("node", id=repr(node.id)), said("no-path-through-bases-joins", kind=repr(kind)))
                )


def _check_regions(terrain: Terrain) -> None:
    kinds = {node.id: node.kind for node in terrain.nodes}
    seen: set[frozenset[str]] = set()
    for number, region in enumerate(terrain.regions, 1):
        where = said("region", number=number)
        for fault in _region_faults(region, kinds):
            blame(TerrainFault(where, fault))
        if frozenset(region.bases) in seen:
            blame(TerrainFault(where, said("another-region-has-the-same")))
        seen.add(frozenset(region.bases))
    if terrain.medals > MOST_MEDALS:
        blame(
            TerrainFault(
                said("field", key="'regions'"),
                said("medals-in-all-a-board", medals=terrain.medals, most_medals=MOST_MEDALS),
            )
        )
    if terrain.medals_to_win > terrain.medals:
        reason = said("got-the-board-has-only", given=terrain.medals_to_win, medals=terrain.medals)
        blame(TerrainFault(said("field", key="'medals_to_win'"), reason))


def _region_faults(region: Region, kinds: dict[str, str]) -> Iterator[str]:
    for base in region.bases:
        if base not in kinds:
            yield said("there-is-no-node", end=repr(base), near=did_you_mean(base, kinds))
        elif kinds[base] != BASE:
            yield said("is-an-hq", base=repr(base))
        elif region.bases.count(base) > 1:
            yield said("is-listed-twice", base=repr(base))
