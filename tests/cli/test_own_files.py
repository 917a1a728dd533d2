"""Files of one's own by command: listed, copied, checked whole, drawn."""

from __future__ import annotations

import json
import re
import textwrap
from pathlib import Path

import pytest

from fracas.core import registry
from fracas.core.file_kinds import opened, shipped

from .conftest import Run

UNEVEN = ("caribbean-sea", "last-stand")  # as it is printed; two tanks against four
TAKING = ("toy-battle", "tanks", "mercenary", "combat-protocols")


@pytest.mark.parametrize("game_id", TAKING)
def test_kinds_and_shipped_files_are_listed(run: Run, game_id: str) -> None:
    code, out, _ = run("files", game_id)
    assert code == 0
    for kind in registry.find(game_id).templates:
        assert kind in out
        for name in shipped(registry.find(game_id), kind):
            assert name in out


@pytest.mark.parametrize("game_id", TAKING)
def test_a_template_can_be_played_with_as_it_is(run: Run, game_id: str) -> None:
    game = registry.find(game_id)
    for kind, template in game.templates.items():
        path = Path(f"{kind}{Path(template).suffix}")
        assert run("files", game_id, "template", "--kind", kind, "-o", str(path))[0] == 0
        assert path.read_text() == game.template(kind)
        code, out, err = run("files", game_id, "check", str(path), "--kind", kind)
        assert (code, err) == (0, "")
        assert "can be played with" in out
        assert run("files", game_id, "template", "--kind", kind, "-o", str(path))[0] == 2, "nothing is replaced"


@pytest.mark.parametrize("game_id", TAKING)
def test_every_shipped_file_is_right_and_even(game_id: str) -> None:
    game = registry.find(game_id)
    for kind in game.templates:
        for name in shipped(game, kind):
            found, faults = opened(game, kind, name)
            assert faults == []
            assert found is not None
            assert name in UNEVEN or found.oddities(kind) == [], name


def faults_of(run: Run, game_id: str, path: Path, *more: str) -> list[str]:
    code, out, err = run("files", game_id, "check", str(path), *more)
    assert code == 2
    found = [line.removeprefix("error: ") for line in err.splitlines()]
    assert f"{len(found)} mistake" in out
    return found


def test_all_mistakes_of_a_zone_are_named_by_line(run: Run) -> None:
    text = registry.find("tanks").template("zone")
    assert text is not None
    lines = text.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("."))
    lines[first] = lines[first].replace(".", "?", 1)
    lines[first + 3] = lines[first + 3].replace(".", "!", 1)
    lines.insert(1, "colour: red")
    path = Path("bad.txt")
    path.write_text("\n".join(lines))
    found = faults_of(run, "tanks", path)
    assert len(found) == 3
    assert found[0].startswith("line 2: there is no title 'colour'")
    assert {re.match(r"line (\d+)", fault)[1] for fault in found[1:]} == {str(first + 2), str(first + 5)}  # type: ignore[index]


def test_all_mistakes_of_a_terrain_are_named_by_id_and_number(run: Run) -> None:
    terrain = json.loads(registry.find("toy-battle").template("terrain") or "")
    terrain["nodes"][2]["kind"] = "castle"
    terrain["nodes"][3]["special"] = "fly"
    terrain["paths"][4][1] = "b99"
    terrain["regions"][1]["bases"][0] = "b98"
    path = Path("bad.json")
    path.write_text(json.dumps(terrain))
    found = faults_of(run, "toy-battle", path)
    names = [terrain["nodes"][index]["id"] for index in (2, 3)]
    for wanted in (f"node {names[0]!r}, field 'kind'", f"node {names[1]!r}, field 'special'", "path 5 (", "region 2, "):
        assert any(fault.startswith(wanted) for fault in found), wanted
    terrain["nodes"][0]["x"] = terrain["nodes"][1]["y"] = "far"
    path.write_text(json.dumps(terrain))
    assert len(faults_of(run, "toy-battle", path)) == 2, "what is no terrain at all is looked at no further"


def test_all_mistakes_of_cards_characters_maps_and_boards(run: Run) -> None:
    game = registry.find("mercenary")
    cards, people, ground = (game.template(kind) or "" for kind in ("cards", "characters", "map"))
    Path("cards.toml").write_text(cards.replace("attack = 4", "attack = 40", 1).replace("speed = 1", "sped = 1", 1))
    found = faults_of(run, "mercenary", Path("cards.toml"), "--kind", "cards")
    assert len(found) == 2
    assert found[0].startswith("card 1 attack")
    assert found[1].startswith("card 2 effects: there is no effect 'sped'")
    Path("people.toml").write_text(people.replace("health = 5", "health = 0", 1).replace("range = 1", "range = 99", 1))
    assert len(faults_of(run, "mercenary", Path("people.toml"), "--kind", "characters")) == 2
    Path("map.txt").write_text(ground.replace(". ", "x ", 2))
    assert [fault.partition(" column")[0][:4] for fault in faults_of(run, "mercenary", Path("map.txt"))] == ["line"] * 2
    board = json.loads(registry.find("combat-protocols").template("board") or "")
    board["title"] = ""
    board["starts"][0]["side"] = "up"
    Path("board.json").write_text(json.dumps(board))
    assert len(faults_of(run, "combat-protocols", Path("board.json"))) == 2


def test_all_mistakes_of_a_board_at_once_in_both_languages(run: Run) -> None:
    """Of its fields and of how they fit together, counted from 1."""
    board = json.loads(registry.find("combat-protocols").template("board") or "")
    board["title"] = ""
    board["starts"][2]["side"] = "up"
    del board["tracks"]["standard"]["power"]
    board["squares"][1] = "C.EX"
    board["tokens"] = ["a1", "a1", "z9"]
    board["missions"] = {"1": [3, 2], "2": []}
    path = Path("bad.json")
    path.write_text(json.dumps(board))
    places = [line.partition(": ")[0] for line in faults_of(run, "combat-protocols", path)]
    assert places == [
        *("title", "starts.3.side", "tracks.standard.power", "squares.2"),
        *("tokens.3", "tokens", "missions.1", "missions.2"),
    ]
    _, out, err = run("files", "combat-protocols", "check", str(path), "--language", "de")
    assert [line.removeprefix("Fehler: ").partition(": ")[0] for line in err.splitlines()] == places
    assert "tracks.standard.power: fehlt\n" in err
    assert "tokens: zwei Marker liegen auf demselben Feld\n" in err
    assert "8 Fehler" in out


def test_the_zone_of_the_page_of_formats_can_be_played(run: Run) -> None:
    page = (Path(__file__).parents[2] / "docs" / "files.md").read_text(encoding="utf-8")
    example = page.partition("## Tanks: a zone\n\n")[2].partition("\n\nOne word")[0]
    Path("mine.txt").write_text(textwrap.dedent(example) + "\n")
    code, _, err = run("files", "tanks", "check", "mine.txt")
    assert code == 0, err


def test_what_is_collected_is_not_taken_for_right(run: Run) -> None:
    """A file that was checked is refused by a match all the same."""
    ground = registry.find("mercenary").template("map") or ""
    Path("map.txt").write_text(ground.replace(". ", "x ", 1))
    faults_of(run, "mercenary", Path("map.txt"))
    code, _, err = run("play", "mercenary", "-o", "map=map.txt", lines="quit\n")
    assert code == 2
    assert "is not a tile" in err


def test_odd_but_allowed_is_a_warning(run: Run) -> None:
    terrain = json.loads(registry.find("toy-battle").template("terrain") or "")
    terrain["regions"][0]["bases"] = [terrain["regions"][0]["bases"][0], terrain["regions"][-1]["bases"][-1]]
    first = next(node for node in terrain["nodes"] if node["kind"] == "base" and "special" not in node)
    first["special"] = "silence"
    Path("odd.json").write_text(json.dumps(terrain))
    code, out, err = run("files", "toy-battle", "check", "odd.json")
    assert code == 0
    assert "2 warnings" in out
    assert "region 1" in err
    assert first["id"] in err
    zone = (registry.find("tanks").template("zone") or "").replace("#", ".", 1)
    Path("odd.txt").write_text(zone)
    code, out, err = run("files", "tanks", "check", "odd.txt", "--language", "de")
    assert (code, "Hinweis:" in err, "1 Hinweis" in out) == (0, True, True)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("connect-four",), "takes no files"),
        (("mercenary", "check", "x.toml"), "--kind"),
        (("tanks", "check"), "needs a file"),
        (("tanks", "template", "moon"), "no file 'moon' is shipped"),
        (("tanks", "check", "x.txt", "--kind", "map"), "no kind of file 'map'"),
        (("tanks", "picture", "arcade"), "-o NAME.svg"),
    ],
)
def test_mistakes_are_one_sentence(run: Run, arguments: tuple[str, ...], told: str) -> None:
    code, _, err = run("files", *arguments)
    assert code == 2
    assert told in err


@pytest.mark.parametrize("ending", ["svg", "png"])
def test_pictures(run: Run, ending: str) -> None:
    code, _, err = run("files", "tanks", "picture", "arcade", "-o", f"zone.{ending}")
    assert (code, err) == (0, "")
    content = Path(f"zone.{ending}").read_bytes()
    assert content.startswith(b"<svg" if ending == "svg" else b"\x89PNG")
