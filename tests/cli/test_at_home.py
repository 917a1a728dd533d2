"""At home in the shell: languages, kept matches, plain terminals, completion."""

from __future__ import annotations

import io
import shutil
import subprocess
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import fracas
from fracas.cli import words
from fracas.cli.play.keeper import Keeper
from fracas.cli.play.session import Session
from fracas.cli.play.shell import run_script
from fracas.cli.words import languages, say, speak, take_language
from fracas.core import registry

from .conftest import Run
from .desk import Desk, only_save

TEXTS = Path(words.__file__).parent / "texts"


# Languages -------------------------------------------------------------------------------------------------------


def messages(language: str) -> dict[str, set[str]]:
    """The messages of the terminal's catalogue, each with the variables it asks for."""
    found = {}
    for entry in FluentParser().parse((TEXTS / f"{language}.ftl").read_text()).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            found[entry.id.name] = variables(entry)
    return found


def variables(node: object) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.BaseNode):
        return set().union(*(variables(value) for value in vars(node).values()))
    return set().union(*(variables(item) for item in node)) if isinstance(node, list) else set()


def test_both_catalogues_of_the_terminal_are_complete() -> None:
    assert languages() == ("en", "de")
    assert messages("de") == messages("en")


def test_every_message_is_used_and_every_used_one_is_there() -> None:
    sources = "\n".join(path.read_text() for path in Path(words.__file__).parent.rglob("*.py"))
    known = messages("en")
    made = ("matches-", "games-", "hint-", "files-", "kind-")  # put together from parts
    assert [name for name in known if f'"{name}"' not in sources and not name.startswith(made)
            and f"'{name}'" not in sources] == []  # fmt: skip


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_GB", "LC_MESSAGES": "de"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    speak(None, environment)
    assert words.language() == language


def test_the_option_stands_anywhere() -> None:
    assert take_language(["play", "--language", "de", "tanks"]) == (["play", "tanks"], "de")
    assert take_language(["--language=de", "rules", "tanks"]) == (["rules", "tanks"], "de")
    assert take_language(["play", "--", "--language", "de"]) == (["play", "--", "--language", "de"], None)


def test_german_in_play_rules_options_and_errors(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    code, out, _ = run("play", "tanks", "--language", "de", "--seed", "1", "-o", "starter=green", lines="help\nquit\n")
    assert code == 0
    assert "Grün ist am Zug" in out
    assert "die letzte eigene Entscheidung zurücknehmen" in out
    assert "Zug 1 von 300." in out
    assert "Bedeutung und erlaubte Werte" in run("options", "tanks", "--language", "de")[1]
    title = registry.find("tanks").rules_text("de").splitlines()[0].lstrip("# ")
    assert title in run("rules", "tanks", "--language=de")[1]
    code, _, err = run("rules", "tank", "--language", "de")
    assert (code, err) == (2, err)
    assert "Fehler: es gibt kein Spiel 'tank'" in err
    code, _, err = run("games", "--language", "klingonisch")
    assert code == 2
    assert "klingonisch" in err
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Spieler" in run("games")[1]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (
            "play connect-four -o first=blau",
            "first: 'blau' gegeben; muss eines davon sein: 'yellow', 'red'",
        ),
        ("play connect-four -o first", "eine Einstellung gibt man so an: -o name=value, nicht 'first'"),
        ("play connect-four --vs sugest", "es gibt keinen Spieler 'sugest'; meinst du 'suggest'?"),
        ("play connect-four --vs ./nothing", "das Programm './nothing' ist nicht da"),
        ("play toy-battle -o terrain=no.json", "Datei: lässt sich nicht lesen"),
        ("play --resume missing.txt", "'missing.txt' lässt sich nicht lesen: Datei oder Verzeichnis gibt es nicht"),
        ("play connect-four --record .", "lässt sich nicht schreiben: es ist ein Ordner"),
        ("completion csh", "'csh' ist keines von "),
        ("verify broken.txt", "Aufzeichnung, Zeile 1: "),
        ("puzzle 9999", "es gibt kein Rätsel 9999"),
        ("perft connect-four 0", "der Wert für 'depth' passt nicht: muss mindestens 1 sein"),
        ("perft", "es fehlt 'game'; siehe `fracas --help`"),
        ("plya", "den Befehl 'plya' gibt es nicht; meinst du 'play'?"),
        ("games --nonsense", "diese Option gibt es nicht: --nonsense"),
        ("arena combat-protocols", "ist ein Rätsel für eine Person"),
    ],
)
def test_mistakes_are_told_in_german(run: Run, line: str, told: str) -> None:
    Path("broken.txt").write_text("this is nothing\n")
    code, _, err = run(*line.split(), "--language", "de")
    assert code == 2
    assert err.startswith("Fehler: ")
    assert told in err


def test_an_illegal_action_is_explained_in_german() -> None:
    speak("de")
    match = fracas.new("toy-battle", seed=1, starter="blue")
    with pytest.raises(fracas.core.errors.IllegalAction) as error:
        match.play("skip")
    assert "geht jetzt nicht: es gibt keinen Effekt" in words.explained(error.value, match.game)


@pytest.mark.parametrize("game_id", ["toy-battle", "tanks", "combact", "mercenary", "combat-protocols"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_option_is_explained(run: Run, game_id: str, language: str) -> None:
    _, out, _ = run("options", game_id, "--language", language)
    flat = "".join(out.split())
    texts = registry.find(game_id).texts(language)
    for name in registry.find(game_id).options_model.model_fields:
        assert name in out
        for message in (f"option-{name}", f"option-{name}-help"):
            text = texts.format(message, {})
            assert text, message
            assert "".join(text.split()) in flat, message


# Matches ---------------------------------------------------------------------------------------------------------


def test_kept_matches_are_listed_and_resumed(run: Run, own_saves: Path) -> None:
    assert "No match was kept yet" in run("matches")[1]
    run("play", "connect-four", "--seed", "1", "--vs", "suggest", lines="4\nquit\n")
    _, out, _ = run("matches")
    row = next(line for line in out.splitlines() if "connect-four" in line)
    for wanted in ("yellow: a person, red: suggest", "running", fracas.load(only_save(own_saves)).notes.date):
        assert wanted in row
    code, out, _ = run("matches", "1", lines="3\nquit\n")
    assert code == 0
    assert [action.text for action in fracas.load(only_save(own_saves)).played][2] == "drop 3"
    assert fracas.load(only_save(own_saves)).ply == 4, "the opponent is the same and has answered"
    assert run("matches", "2")[0] == 2
    assert "Deleted" in run("matches", "--forget", "1")[1]
    assert list(own_saves.iterdir()) == []


def test_the_result_of_a_finished_match_is_listed(run: Run) -> None:
    run("play", "connect-four", "--seed", "1", lines="1\n2\n1\n2\n1\n2\n1\n\n")
    assert "yellow wins" in run("matches")[1]
    assert "Gelb gewinnt" in run("matches", "--language", "de")[1]
    assert "four-in-a-line" in run("matches")[1]


def test_what_is_no_record_is_passed_over(run: Run, own_saves: Path) -> None:
    own_saves.mkdir(parents=True)
    (own_saves / "odd.fracas.txt").write_bytes(b"\xff\xfe")
    (own_saves / "empty.fracas.txt").write_text("")
    assert "No match was kept yet" in run("matches")[1]


def test_a_record_from_elsewhere_starts_no_program(run: Run, own_saves: Path) -> None:
    run("play", "connect-four", "--seed", "1", "--vs", "suggest", lines="4\nquit\n")
    text = only_save(own_saves).read_text().replace('"suggest"', '"./engine.js --fast"')
    Path("theirs.txt").write_text(text)
    Path("engine.js").write_text("#!/bin/sh\ntouch started\n")
    Path("engine.js").chmod(0o755)
    code, _, err = run("play", "--resume", "theirs.txt", lines="quit\n")
    assert code == 2
    assert "engine.js" in err
    assert "--seats" in err
    assert not Path("started").exists()


def test_a_record_is_replayed_in_german(run: Run, own_saves: Path) -> None:
    run("play", "tanks", "--seed", "1", "--vs", "suggest", lines="1\n1\nquit\n")
    code, out, _ = run("replay", str(only_save(own_saves)), "--language", "de")
    assert code == 0
    assert "Ergebnis: " in out
    assert "Grün" in out
    for english in ("Turn", "Green", "actions", "Last shot"):
        assert english not in out


def test_the_record_is_tried_before_the_first_action(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    code, out, _ = run("play", "connect-four", "--record", "mine.txt", lines="")
    assert code == 0
    assert fracas.load(Path("mine.txt")).ply == 0
    monkeypatch.setattr(Path, "write_bytes", lambda *_: (_ for _ in ()).throw(OSError(28, "No space left on device")))
    code, out, err = run("play", "connect-four", "--record", "full.txt", lines="4\n")
    assert code == 2
    assert "No space left" in err
    assert "yellow>" not in out


def test_two_who_go_on_with_one_match_do_not_lose_each_others_actions(run: Run, own_saves: Path) -> None:
    run("play", "connect-four", "--seed", "1", lines="4\nquit\n")
    (path,) = own_saves.glob("*.txt")
    first, second = (Desk(fracas.load(path), keeper=Keeper.for_match(None, path)) for _ in range(2))
    assert "Somebody else" not in first.type("1")
    assert "Somebody else plays on" in second.type("2")
    assert "Somebody else" not in second.type("3") + first.type("1")
    kept = {fracas.load(file).hash for file in own_saves.glob("*.txt")}
    assert kept == {first.match.hash, second.match.hash}
    assert fracas.load(path).hash == first.match.hash, "the file is of who wrote to it first"
    named = Keeper.for_match(Path("mine.txt"), None)
    Path("mine.txt").write_text("somebody's", encoding="utf-8")  # between the question and the first action
    assert named.keep(first.match) == Path("mine.txt")
    assert Path("mine.txt").read_text(encoding="utf-8") == "somebody's"


# Plain terminals -------------------------------------------------------------------------------------------------


def test_a_dumb_terminal_explains_mistakes_and_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    match = fracas.new("connect-four", seed=1)
    session = Session(match, (None, None), Keeper())
    assert run_script(session, io.StringIO("nonsense\n4\nquit\n"), is_patient=True) == 0
    assert match.ply == 1
    captured = capsys.readouterr()
    assert "neither an action" in captured.err
    assert "\x1b" not in captured.out


def test_a_dumb_terminal_is_not_drawn_over(monkeypatch: pytest.MonkeyPatch) -> None:
    from fracas.cli import console

    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert console.is_interactive()
    monkeypatch.setenv("TERM", "dumb")
    assert not console.is_interactive()


def test_a_pipe_gets_the_whole_position(run: Run) -> None:
    _, out, _ = run("play", "mercenary", "--seed", "1", "--vs", "random", lines="quit\n")
    assert "\x1b" not in out
    assert "pick scout" in out
    assert "cards in the deck" in out


@pytest.mark.parametrize("columns", ["80", "100"])
@pytest.mark.parametrize("game_id", ["combact", "combat-protocols", "mercenary", "tanks", "toy-battle"])
def test_a_position_in_a_pipe_is_no_longer_than_it_must_be(
    run: Run, monkeypatch: pytest.MonkeyPatch, game_id: str, columns: str
) -> None:
    """Where output scrolls there is no height to fill: the whole picture, and all that may be played."""
    monkeypatch.setenv("COLUMNS", columns)
    _, out, _ = run("play", game_id, "--seed", "1", lines="\nquit\n")
    assert "quit" in out
    assert len(out.splitlines()) < 200
    assert "Ctrl" not in out, "nothing is beside the page"


# Completion ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_scripts_for_completion(run: Run, shell: str) -> None:
    code, out, _ = run("completion", shell)
    assert code == 0
    assert f"_FRACAS_COMPLETE=complete_{shell}" in out
    if shell == "zsh":
        assert 'funcstack[1] == _fracas ]]; then\n  _fracas_completion "$@"' in out, "the first Tab is answered"
        assert out.rstrip().endswith("compdef _fracas_completion fracas\nfi")
    program = shutil.which(shell)
    if program is not None:
        Path("script").write_text(out)
        assert subprocess.run([program, "-n", "script"], capture_output=True).returncode == 0


@pytest.mark.parametrize(
    ("shell", "environment"),
    [
        ("bash", {"COMP_WORDS": "fracas play ta", "COMP_CWORD": "2"}),
        ("zsh", {"_TYPER_COMPLETE_ARGS": "fracas rules ta"}),
        ("fish", {"_TYPER_COMPLETE_ARGS": "fracas options ta", "_TYPER_COMPLETE_FISH_ACTION": "get-args"}),
    ],
)
def test_games_are_completed(
    run: Run, monkeypatch: pytest.MonkeyPatch, shell: str, environment: dict[str, str]
) -> None:
    monkeypatch.setenv("_FRACAS_COMPLETE", f"complete_{shell}")
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    _, out, _ = run()
    assert "tanks" in out
    assert "toy-battle" not in out


def test_every_sentence_can_be_said() -> None:
    for language in languages():
        speak(language)
        assert say("stopped")
