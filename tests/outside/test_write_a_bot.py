"""docs/write-a-bot.md: its examples play, and its reference is what the models say."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

import fracas
from fracas.core import registry
from fracas.outside.limits import Limits, Pace
from fracas.outside.referee import play_out
from fracas.outside.roster import make_player
from fracas.search.players import RandomPlayer

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "write-a-bot.md").read_text(encoding="utf-8")


def test_the_reference_is_current() -> None:
    """`python docs/bot_reference.py` writes it."""
    written = runpy.run_path(str(DOCS / "bot_reference.py"))["page"](PAGE)
    assert written == PAGE


def test_whatever_is_named_is_explained() -> None:
    """A model's name in a column of types has a paragraph of its own in the same game's part."""
    for part in PAGE.partition("<!-- written by")[2].split("\n### ")[1:]:
        named = set(re.findall(r"`([A-Z][A-Za-z]+)`", part))
        assert named == set(re.findall(r"^`([A-Z][A-Za-z]+)`: ", part, re.MULTILINE))


def test_every_action_and_event_of_every_game_is_in_it() -> None:
    for game_id in fracas.cards():
        if game_id == "connect-four":  # an example of another page
            continue
        part = PAGE.partition(f": `{game_id}`\n")[2].partition("\n### ")[0]
        kinds = {action.kind for action in registry.find(game_id).with_options({}).actions}
        assert kinds <= set(re.findall(r"^\| `([a-z-]+)`", part, re.MULTILINE))


@pytest.mark.parametrize("name", ["Careless", "Advised", "engine.sh"])
def test_the_examples_play(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    code = re.findall(r"```(python|sh)\n(.*?)```", PAGE, re.DOTALL)
    Path("mine.py").write_text("\n".join(text for language, text in code if language == "python"), encoding="utf-8")
    (shell,) = (text for language, text in code if language == "sh")
    Path("engine.sh").write_text(shell, encoding="utf-8")
    Path("engine.sh").chmod(0o755)
    word = "./engine.sh" if name == "engine.sh" else f"mine:{name}"
    limits = Limits(start_seconds=120)  # one of them imports all of Fracas
    player = make_player(registry.find("connect-four"), word, pace=Pace(120), limits=limits)
    match = fracas.new("connect-four", seed=1)
    lost = play_out(match, (player, RandomPlayer(seed=1)))
    player.close()
    assert lost is None
    assert match.outcome is not None
