"""The eight terrains as data, and what is said of a bad one."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fracas
from fracas.core.errors import BadData, BadOptions, FracasError
from fracas.games.toy_battle import ToyBattle
from fracas.games.toy_battle.data import TERRAIN_IDS, Terrain, TerrainFault, parse_terrain, printed_terrain
from fracas.games.toy_battle.options import ToyBattleOptions

from .helpers import MIXED

SYMMETRIC = [name for name in TERRAIN_IDS if name != "caribbean-sea"]


@pytest.fixture(params=TERRAIN_IDS)
def terrain(request: pytest.FixtureRequest) -> Terrain:
    return printed_terrain(request.param)


def test_data_folder_holds_the_eight_terrains() -> None:
    folder = Path(fracas.core.registry.find("toy-battle").__module__.replace(".", "/"))
    files = {file.stem for file in (Path(fracas.__file__).parents[1] / folder / "data" / "terrains").glob("*.json")}
    assert files == set(TERRAIN_IDS)


def test_every_region_has_two_medals_less_than_bases(terrain: Terrain) -> None:
    assert [region.medals for region in terrain.regions] == [len(region.bases) - 2 for region in terrain.regions]


def test_objective_is_half_the_medals(terrain: Terrain) -> None:
    assert terrain.medals_to_win == terrain.medals // 2


def _graph(terrain: Terrain, renamed: dict[str, str]) -> tuple[frozenset[Any], ...]:
    nodes = frozenset((renamed[node.id], node.kind, node.special) for node in terrain.nodes)
    paths = frozenset(frozenset(renamed[end] for end in path) for path in terrain.paths)
    regions = frozenset(
        (frozenset(renamed[base] for base in region.bases), region.medals) for region in terrain.regions
    )
    return nodes, paths, regions


def _half_turns(terrain: Terrain) -> list[dict[str, str]]:
    """Every renaming of nodes that is the whole graph turned round with the colours swapped."""
    near: dict[str, set[str]] = {node.id: set() for node in terrain.nodes}
    for one, other in terrain.paths:
        near[one].add(other)
        near[other].add(one)
    swapped = {"hq:blue": "hq:red", "hq:red": "hq:blue", "base": "base"}
    names = [node.id for node in terrain.nodes]
    facts = {node.id: (node.kind, node.special, len(near[node.id])) for node in terrain.nodes}
    found: list[dict[str, str]] = []

    def extend(renamed: dict[str, str]) -> None:
        if len(renamed) == len(names):
            found.append(dict(renamed))
            return
        name = names[len(renamed)]
        kind, special, degree = facts[name]
        for image in names:
            if image in renamed.values() or facts[image] != (swapped[kind], special, degree):
                continue
            if all((other in near[name]) == (renamed[other] in near[image]) for other in renamed):
                extend({**renamed, name: image})

    extend({})
    return found


def _is_symmetric(terrain: Terrain) -> bool:
    identity = {node.id: node.id for node in terrain.nodes}
    swap = {"hq:blue": "hq:red", "hq:red": "hq:blue", "base": "base"}
    nodes, paths, regions = _graph(terrain, identity)
    wanted = frozenset((name, swap[kind], special) for name, kind, special in nodes), paths, regions
    turns = [turn for turn in _half_turns(terrain) if all(turn[turn[name]] == name for name in turn)]
    return any(_graph(terrain, turn) == wanted for turn in turns)


@pytest.mark.parametrize("name", SYMMETRIC)
def test_seven_terrains_are_symmetric_under_a_half_turn(name: Any) -> None:
    assert _is_symmetric(printed_terrain(name))


def test_caribbean_sea_is_not_symmetric() -> None:
    terrain = printed_terrain("caribbean-sea")
    assert not _is_symmetric(terrain)
    assert [node.kind for node in terrain.nodes].count("hq:blue") == 2
    assert [node.kind for node in terrain.nodes].count("hq:red") == 1


def test_options_know_the_terrains() -> None:
    for name in TERRAIN_IDS:
        assert ToyBattleOptions(terrain=name).board.id == name
    assert ToyBattleOptions().board.id == "castle-field"


def test_unknown_terrain_names_the_nearest() -> None:
    with pytest.raises(BadOptions, match="did you mean 'castle-field'"):
        fracas.new("toy-battle", terrain="castle-feild")


# Bad terrains: each change is one mistake ----------------------------------------------------------------------

Change = Callable[[dict[str, Any]], object]
MISTAKES: dict[str, tuple[Change, str, str]] = {
    "no name": (lambda t: t.pop("name"), "field 'name'", "required"),
    "extra field": (lambda t: t.update(weather="rain"), "field 'weather'", "not permitted"),
    "bad id": (lambda t: t.update(id="My Terrain"), "field 'id'", "pattern"),
    "objective not positive": (lambda t: t.update(medals_to_win=0), "field 'medals_to_win'", "greater than or equal"),
    "objective not a number": (lambda t: t.update(medals_to_win="5"), "field 'medals_to_win'", "integer"),
    "objective out of reach": (lambda t: t.update(medals_to_win=9), "field 'medals_to_win'", "only 8 medals"),
    "too many nodes": (
        lambda t: t["nodes"].extend({"id": f"n{k}", "kind": "base", "x": k / 10, "y": 1.0} for k in range(16)),
        "field 'nodes'",
        "at most 24",
    ),
    "too few nodes": (lambda t: t.update(nodes=t["nodes"][:2]), "field 'nodes'", "at least 3"),
    "node not an object": (lambda t: t["nodes"].insert(1, "r"), "node 2", "got 'r'"),
    "node without id": (lambda t: t["nodes"][1].pop("id"), "node 2, field 'id'", "required"),
    "duplicate id": (lambda t: t["nodes"][2].update(id="r"), "node 'r', field 'id'", "two nodes"),
    "node id with a space": (lambda t: t["nodes"][1].update(id="r 1"), "node 'r 1', field 'id'", "pattern"),
    "unknown kind": (lambda t: t["nodes"][1].update(kind="castle"), "node 'r', field 'kind'", "'castle'"),
    "x outside the canvas": (lambda t: t["nodes"][1].update(x=11.0), "node 'r', field 'x'", "less than or equal to 10"),
    "y not finite": (lambda t: t["nodes"][1].update(y=float("nan")), "node 'r', field 'y'", "nan"),
    "two nodes on one spot": (lambda t: t["nodes"][1].update(x=7.0), "node 'o', field 'x'", "same spot as 'r'"),
    "unknown special": (lambda t: t["nodes"][1].update(special="trap"), "node 'r', field 'special'", "'trap'"),
    "sign with strength 8": (
        lambda t: t["nodes"][2].update(special="only:1,8"),
        "node 'o', field 'special'",
        "only:1,8",
    ),
    "sign with a strength twice": (
        lambda t: t["nodes"][2].update(special="only:1,1"),
        "node 'o', field 'special'",
        "twice",
    ),
    "effect on an H.Q.": (lambda t: t["nodes"][0].update(special="draw"), "node 'blue-hq', field 'special'", "sign"),
    "no red H.Q.": (lambda t: t["nodes"][8].update(kind="base"), "field 'nodes'", "'hq:red'"),
    "no blue H.Q.": (lambda t: t["nodes"][0].update(kind="base"), "field 'nodes'", "'hq:blue'"),
    "path with one end": (lambda t: t["paths"][0].pop(), "path 1", "at least 2"),
    "path to an unknown node": (lambda t: t["paths"].append(["r", "x9"]), "path 15 (r - x9)", "no node 'x9'"),
    "path to itself": (lambda t: t["paths"].append(["r", "r"]), "path 15 (r - r)", "itself"),
    "path twice": (lambda t: t["paths"].append(["r", "blue-hq"]), "path 15 (r - blue-hq)", "joined twice"),
    "path between two H.Q.": (lambda t: t["paths"].append(["blue-hq", "red-hq"]), "path 15", "two H.Q."),
    "disconnected": (
        lambda t: t["nodes"].append({"id": "far", "kind": "base", "x": 0.0, "y": 0.0}),
        "node 'far'",
        "no path through bases",
    ),
    "base behind the enemy H.Q.": (
        lambda t: (
            t["nodes"].append({"id": "far", "kind": "base", "x": 0.0, "y": 0.0}),
            t["paths"].append(["far", "red-hq"]),
        ),
        "node 'far'",
        "'hq:blue'",
    ),
    "no regions": (lambda t: t.update(regions=[]), "field 'regions'", "at least 1"),
    "region with an unknown base": (lambda t: t["regions"][1]["bases"].append("zz"), "region 2, field 'bases'", "'zz'"),
    "region with an H.Q.": (
        lambda t: t["regions"][1]["bases"].append("red-hq"),
        "region 2, field 'bases'",
        "not a base",
    ),
    "region with a base twice": (lambda t: t["regions"][1]["bases"].append("r"), "region 2, field 'bases'", "twice"),
    "region twice": (lambda t: t["regions"].append(t["regions"][0]), "region 7, field 'bases'", "same bases"),
    "region without bases": (lambda t: t["regions"][1].update(bases=[]), "region 2, field 'bases'", "at least 1"),
    "medals not positive": (lambda t: t["regions"][1].update(medals=0), "region 2, field 'medals'", "greater than"),
    "medals true": (lambda t: t["regions"][1].update(medals=True), "region 2, field 'medals'", "integer"),
    "too many medals": (lambda t: t["regions"][1].update(medals=95), "field 'regions'", "at most 99"),
}


def _crowded(t: dict[str, Any]) -> None:
    """Thirteen paths at one node."""
    for k in range(13):
        t["nodes"].append({"id": f"n{k}", "kind": "base", "x": k / 2, "y": 1.0})
        t["paths"].append([f"n{k}", "m"])


MISTAKES["too many paths at a node"] = (_crowded, "n", "meet at node 'm'")


@pytest.mark.parametrize("mistake", MISTAKES)
def test_bad_terrain_file_names_file_place_and_reason(mistake: str, tmp_path: Path) -> None:
    change, where, reason = MISTAKES[mistake]
    terrain = copy.deepcopy(MIXED)
    change(terrain)
    file = tmp_path / "own.json"
    file.write_text(json.dumps(terrain), encoding="utf-8")
    with pytest.raises(BadData) as caught:
        fracas.new("toy-battle", terrain=str(file))
    assert caught.value.file == str(file)
    assert where in caught.value.where
    assert reason in caught.value.reason
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("content", "where", "reason"),
    [
        (b"{", "line 1", "is not JSON"),
        (b"\xff\xfe", "file", "UTF-8"),
        (b"[]", "file", "one object"),
        (b'{"id": "a", "id": "b"}', "field 'id'", "twice"),
        (b"[" * 100_000, "file", "nested"),
        (b" " * 300_000, "file", "larger"),
    ],
)
def test_file_that_is_no_terrain(content: bytes, where: str, reason: str, tmp_path: Path) -> None:
    file = tmp_path / "own.json"
    file.write_bytes(content)
    with pytest.raises(BadData) as caught:
        fracas.new("toy-battle", terrain=file)
    assert (where in caught.value.where, reason in caught.value.reason) == (True, True), str(caught.value)


def test_missing_file_and_folder(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="cannot be read"):
        fracas.new("toy-battle", terrain=str(tmp_path / "none.json"))
    with pytest.raises(BadData, match="cannot be read"):
        fracas.new("toy-battle", terrain=tmp_path)


def test_bad_inline_terrain_is_a_bad_option() -> None:
    terrain = copy.deepcopy(MIXED)
    terrain["regions"][0]["medals"] = -1
    with pytest.raises(BadOptions, match="region 1, field 'medals'"):
        fracas.new("toy-battle", terrain=terrain)


@pytest.mark.parametrize("given", [5, None, ["castle-field"], True])
def test_terrain_of_a_wrong_type(given: Any) -> None:
    with pytest.raises(BadOptions, match="option terrain"):
        fracas.new("toy-battle", terrain=given)


def test_own_terrain_file_and_its_record_without_the_file(tmp_path: Path) -> None:
    file = tmp_path / "own.json"
    file.write_text(json.dumps(MIXED), encoding="utf-8")
    match = fracas.new("toy-battle", seed=3, terrain=str(file))
    while match.outcome is None:
        match.play(match.legal()[-1])
    record, position = match.record(), match.position()
    file.unlink()
    assert fracas.load(record).hash == match.hash
    assert fracas.from_position("toy-battle", position).hash == match.hash
    assert str(tmp_path) not in record


def test_printed_terrain_given_as_an_object_plays_the_same() -> None:
    inline = printed_terrain("battlefield").model_dump(mode="json")
    one, other = (
        fracas.new("toy-battle", seed=1, terrain=inline),
        fracas.new("toy-battle", seed=1, terrain="battlefield"),
    )
    assert one.state.tobytes() == other.state.tobytes()
    assert one.legal() == other.legal()


_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@given(_json)
@settings(max_examples=150, deadline=None)
def test_any_json_gives_a_terrain_or_a_fault(value: Any) -> None:
    with pytest.raises(TerrainFault):
        parse_terrain(value)


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_any_changed_field_gives_a_terrain_that_plays_or_a_fault(data: st.DataObject) -> None:
    """One part of a good terrain replaced by anything: an error of ours, or a terrain that survives its own JSON."""
    terrain = copy.deepcopy(MIXED)
    part = data.draw(st.sampled_from(["nodes", "paths", "regions", "top"]))
    if part == "top":
        terrain[data.draw(st.sampled_from(sorted(terrain)))] = data.draw(_json)
    else:
        items = terrain[part]
        index = data.draw(st.integers(0, len(items) - 1))
        if isinstance(items[index], dict) and data.draw(st.booleans()):
            items[index][data.draw(st.sampled_from(sorted(items[index])))] = data.draw(_json)
        else:
            items[index] = data.draw(_json)
    try:
        game = ToyBattle.with_options({"terrain": terrain})
    except FracasError as error:
        fault = str(error)
    else:
        fault = ""
    assert "\n" not in fault
    if fault:
        return
    stored = game.options.model_dump(mode="json")
    assert ToyBattle.with_options(json.loads(json.dumps(stored))).options == game.options
