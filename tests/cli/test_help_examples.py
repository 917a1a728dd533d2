"""Every command ends its help with examples, and every one of them does what it says, in every language."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

import fracas
from fracas.cli import app
from fracas.cli.examples import EXAMPLES
from fracas.cli.files import reserve_save
from fracas.cli.words import languages
from fracas.cli.work import INTERRUPTED
from fracas.core import registry
from fracas.core.record_notes import Notes
from fracas.search.players import SuggestPlayer, decide

from .conftest import Run

ENGINE = Path(__file__).parents[1] / "outside" / "any_engine.py"
GAME = registry.game_ids()[-1]
ENDLESS = ("serve", "bot")  # run until they are stopped
COMMANDS = [info.name or "" for info in app.registered_commands]
LINES = list(dict.fromkeys(line for command in ("", *COMMANDS) for line in EXAMPLES.get(command, ())))
FINITE = [line for line in LINES if line.split()[1] not in ENDLESS]
TYPED = {"engine": "info\nnewgame connect-four\nboard\nbestmove simulations 10\nquit\n"}
BRIEFLY = {"arena": ["--pairs", "1", "--workers", "1"]}  # the example itself may take minutes


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the examples call the reader's own: a record, a position, a file and a program."""
    folder = tmp_path_factory.mktemp("mine")
    match = fracas.new(GAME, seed="an example")
    for _ in range(8):
        match.play(decide(match, SuggestPlayer(), match.ply))
    (folder / "position.json").write_text(json.dumps(match.position()), encoding="utf-8")
    while match.actor is not None:
        match.play(decide(match, SuggestPlayer(), match.ply))
    match.notes = Notes({}, "2026-01-01")
    (folder / "my-match.txt").write_text(match.record(), encoding="utf-8")
    kind = next(iter(registry.find(GAME).templates))
    (folder / "mine.json").write_text(registry.find(GAME).template(kind) or "", encoding="utf-8")
    shutil.copy(ENGINE, folder / "engine")
    (folder / "engine").chmod(0o755)
    return folder


@pytest.fixture
def own(shelf: Path, own_saves: Path) -> Path:
    """A folder with all of that, and with a kept match; the program is in it."""
    for file in shelf.iterdir():
        shutil.copy(file, file.name)
    reserve_save(GAME).write_text((shelf / "my-match.txt").read_text(encoding="utf-8"), encoding="utf-8")
    return own_saves


def test_every_command_shows_its_examples(run: Run) -> None:
    assert set(EXAMPLES) == {"", *COMMANDS}
    for command in ("", *COMMANDS):
        code, told, err = run(*command.split(), "--help")
        assert (code, err) == (0, "")
        for line in EXAMPLES[command]:
            assert "".join(line.split()) in "".join(told.split()), "help is wrapped anywhere"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("line", FINITE)
def test_an_example_runs(run: Run, own: Path, monkeypatch: pytest.MonkeyPatch, line: str, language: str) -> None:
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    words = shlex.split(line)[1:]
    if "template" in words:
        Path("mine.json").unlink()  # it is about to be written
    typed = TYPED.get(words[0], "q\n" if line == "fracas play" else "\nquit\n")
    code, out, err = run(*words, *BRIEFLY.get(words[0], ()), lines=typed)
    assert code == 0, err
    assert "Traceback" not in err
    assert out
    written = [words[place + 1] for place, word in enumerate(words) if word in ("-o", "--svg", "--record")]
    assert all(Path(name).stat().st_size > 100 for name in written if "=" not in name)


@pytest.mark.parametrize("language", languages())
def test_the_examples_of_a_server_and_a_bot_run(own: Path, tmp_path: Path, language: str) -> None:
    """Each is started as it is typed; only the port is any free one, and the bot goes where the server is."""
    environment = os.environ | {
        "LANG": language,
        "FRACAS_PORT": "0",
        "FRACAS_DATABASE_URL": f"sqlite:///{tmp_path / 'usual.db'}",
        "DISPLAY": "",
        "PYTHONUNBUFFERED": "1",
    }

    def started(words: list[str]) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "fracas", *words]
        # Whoever runs the tests in the background has switched Ctrl-C off for all they start.
        hears = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
        return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True, preexec_fn=hears)

    for line in EXAMPLES["serve"]:
        server = started(shlex.split(line)[1:])
        try:
            assert server.stdout is not None
            address = next(text for text in server.stdout if "http://" in text).split("http://")[1].split()[0]
            for bot_line in EXAMPLES["bot"]:
                words = shlex.split(bot_line)[1:]
                words[1] = f"http://{address}"
                bot = started(words)
                try:
                    assert bot.stdout is not None
                    assert "Ada" in bot.stdout.readline()
                finally:
                    bot.send_signal(signal.SIGINT)
                    bot.communicate(timeout=60)
        finally:
            server.send_signal(signal.SIGINT)
            server.communicate(timeout=60)
        assert server.returncode == INTERRUPTED
