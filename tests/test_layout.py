"""One layout for every game folder and every board folder: whoever has read one game finds anything in the next.

A file beyond the plan is declared with its reason in the folder's docstring (a board's: the first comment of its
Board.svelte), in a list under "Beyond the plan:".
"""

from __future__ import annotations

import ast
import re
from fnmatch import fnmatch
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GAMES = sorted(path.parent for path in (ROOT / "src/fracas/games").glob("*/__init__.py"))
EXAMPLE = ROOT / "examples/connect_four/connect_four"
BOARDS = sorted(path.parent for path in (ROOT / "web/src/boards").glob("*/Board.svelte"))

# Rooms a game must have; of those with two names, one.
ROOMS: tuple[tuple[str, ...], ...] = (
    ("__init__.py",),
    ("options.py",),
    ("state.py",),
    ("tables.py",),
    ("rules.py", "rules"),
    ("actions.py",),
    ("view.py",),
    ("events.py",),
    ("position.py",),
    ("terminal.py",),
    ("RULES.md",),
)
# What a game has where it needs it: kernels beyond core's defaults, data, what others read about it.
MORE_ROOMS = (
    *(
        "conceal.py",
        "suggest.py",
        "evaluate.py",
        "observe.py",
        "features.py",
        "audit.py",
        "questions.py",
        "puzzle.py",
        "puzzle",
    ),
    *(
        "explain.py",
        "goal.py",
        "files.py",
        "data.py",
        "data",
        "texts",
        "mistakes",
        "lessons",
        "golden",
        "board",
        "tile.svg",
        "twin.py",
    ),
    *(
        "levels.toml",
        "glossary.toml",
        "notices.toml",
        "illustrations.toml",
        "perft.json",
        "fairness.json",
        "ratings.json",
        "RULES.??.md",
    ),
)
CONTRACT = {
    "tables": ("make_tables",),
    "actions": ("action",),
    "view": ("view",),
    "events": ("narrate",),
    "position": ("to_position", "from_position"),
    "terminal": ("draw",),
    "rules": ("setup", "legal", "apply"),
}
OPTIONAL_CONTRACT: dict[str, tuple[str, ...]] = {
    name: (name,) for name in ("conceal", "suggest", "evaluate", "observe", "features", "audit")
}
OPTIONAL_CONTRACT["explain"] = ("why_illegal",)
OPTIONAL_CONTRACT["goal"] = ("goal",)
OPTIONAL_CONTRACT["questions"] = ("questions",)
PREVIEWS = {"preview", "previews"}  # a game with the room `explain` writes one of them

BOARD_ROOMS = (
    *("Board.svelte", "Strip.svelte", "Hand.svelte", "Cover.svelte", "Choice.svelte", "parts", "making"),
    *("scene.svelte.ts", "choosing.svelte.ts", "labels.ts", "happened.ts", "geometry.ts", "glyphs.ts"),
    *("palette.css", "starts.json", "names.json", "words.ts"),
)
BOARD_NEEDS = ("Board.svelte", "scene.svelte.ts")


def entries(folder: Path) -> set[str]:
    """What lies in a folder, without what Python leaves there."""
    return {path.name for path in folder.iterdir() if path.name != "__pycache__" and path.suffix != ".pyc"}


def declared(docstring: str) -> set[str]:
    """The files beyond the plan that a docstring names with a reason."""
    _, _, rest = docstring.partition("Beyond the plan:")
    return set(re.findall(r"^\s*- `([^`]+)`: \S", rest, re.MULTILINE))


def strangers(names: set[str], plan: tuple[str, ...], beyond: set[str]) -> set[str]:
    return {name for name in names if name not in beyond and not any(fnmatch(name, known) for known in plan)}


def source(folder: Path, room: str) -> Path:
    """The file of a room, or the `__init__` of its folder."""
    return folder / f"{room}.py" if (folder / f"{room}.py").exists() else folder / room / "__init__.py"


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def named(module: ast.Module) -> set[str]:
    """The functions and values a module defines or passes on."""
    found = {node.name for node in module.body if isinstance(node, ast.FunctionDef)}
    values = (node for node in module.body if isinstance(node, ast.Assign))
    found |= {target.id for node in values for target in node.targets if isinstance(target, ast.Name)}
    imports = (node for node in module.body if isinstance(node, ast.ImportFrom))
    return found | {alias.asname or alias.name for node in imports for alias in node.names}


@pytest.mark.parametrize("folder", [*GAMES, EXAMPLE], ids=lambda path: path.name)
class TestGameFolder:
    def test_has_the_rooms_of_the_plan_and_declares_others(self, folder: Path) -> None:
        names = entries(folder)
        missing = [" or ".join(room) for room in ROOMS if not names & set(room)]
        assert not missing, f"{folder.name} lacks {missing}"
        beyond = declared(ast.get_docstring(tree(folder / "__init__.py")) or "")
        known = tuple(name for room in ROOMS for name in room) + MORE_ROOMS
        assert not strangers(names, known, beyond), "declare them with a reason, or give them the plan's names"
        assert beyond <= names, "declared, but not there"

    def test_functions_carry_the_names_of_the_contract(self, folder: Path) -> None:
        for room, functions in CONTRACT.items():
            assert set(functions) <= named(tree(source(folder, room))), room
        for room, functions in OPTIONAL_CONTRACT.items():
            if (folder / f"{room}.py").exists():
                assert set(functions) <= named(tree(source(folder, room))), room
        if (folder / "explain.py").exists():
            assert PREVIEWS & named(tree(source(folder, "explain")))

    def test_the_class_is_card_and_wiring(self, folder: Path) -> None:
        """No function of the game's own but questions of its options (properties)."""
        classes = [node for node in tree(folder / "__init__.py").body if isinstance(node, ast.ClassDef)]
        assert len(classes) == 1
        for node in ast.walk(tree(folder / "__init__.py")):
            if isinstance(node, ast.FunctionDef):
                assert node.decorator_list, f"{node.name}: a room of its own has it, the class only wires it"


@pytest.mark.parametrize("folder", BOARDS, ids=lambda path: path.name)
def test_board_folder_has_the_rooms_of_the_plan_and_declares_others(folder: Path) -> None:
    names = entries(folder)
    comment = (folder / "Board.svelte").read_text(encoding="utf-8").partition("-->")[0]
    beyond = declared(comment)
    assert not set(BOARD_NEEDS) - names
    assert not strangers(names, (*BOARD_ROOMS, f"{folder.name}.test.ts"), beyond)
    assert beyond <= names, "declared, but not there"
    assert all(path.suffix == ".svelte" for path in folder.glob("parts/*"))


def test_no_board_hides_among_the_boards() -> None:
    """Beside the games' own: what boards share, the general one, and the road for those that packages bring."""
    beside = {"index.ts", "shared", "general", "packaged"}
    assert entries(ROOT / "web/src/boards") == {folder.name for folder in BOARDS} | beside


def test_a_strange_file_is_noticed() -> None:
    assert strangers({"view.py", "yard.py", "odds.py"}, ("view.py",), {"odds.py"}) == {"yard.py"}
    assert declared("x\n\nBeyond the plan:\n\n- `odds.py`: chances.\n- `yard.py`\n") == {"odds.py"}
