"""The terminal game without a terminal: playing, choosing, taking back, keeping."""

from __future__ import annotations

from pathlib import Path

import pytest

import fracas
from fracas.cli.play.keeper import Keeper, resume_command
from fracas.cli.play.talk import Mode
from fracas.cli.words import speak
from fracas.core.errors import FracasError, IllegalAction
from fracas.core.record import summary_of
from fracas.search.players import RandomPlayer, SuggestPlayer

from .desk import Desk, only_save
from .whisper import new_match


def connect_four(seats: tuple[RandomPlayer | SuggestPlayer | None, ...] = (None, None)) -> Desk:
    return Desk(fracas.new("connect-four", seed=1), seats)


def test_shows_board_question_and_numbered_actions() -> None:
    desk = connect_four()
    prompt = desk.match.view("yellow")["prompt"]
    assert (prompt["kind"], prompt["seat"]) == ("choose", "yellow")
    assert prompt["text"] in desk.text
    assert "4 drop 4" in desk.text
    assert "· · · · · · ·" in desk.text


def test_plays_by_text_number_and_abbreviation() -> None:
    desk = connect_four()
    desk.type("Drop  4", "3", "d 3")
    assert [action.text for action in desk.match.played] == ["drop 4", "drop 3", "drop 3"]
    last = desk.match.events(None)[-1].model_dump()
    assert (last["kind"], last["seat"], last["column"]) == ("dropped", "yellow", 3)
    assert last["text"] in desk.text


def test_wrong_lines_are_explained_and_change_nothing() -> None:
    desk = connect_four()
    desk.type("4")
    before = desk.match.hash
    for line, reason in (
        ("8", "1 to 7"),
        ("0", "1 to 7"),
        ("999999999999999999999", "1 to 7"),
        ("drop 9", "neither an action"),
        ("hnt", "did you mean 'hint'"),
        ("²", "neither an action"),
        ("save", "save needs a file"),
        ("redo", "nothing to play again"),
    ):
        with pytest.raises(FracasError, match=reason):
            desk.type(line)
        assert desk.match.hash == before
        assert desk.session.mode is Mode.CHOOSE


def test_an_illegal_action_names_the_rule() -> None:
    desk = Desk(new_match(), (None, SuggestPlayer()))
    with pytest.raises(IllegalAction, match="nobody has bid yet"):
        desk.type("stop")


def test_a_full_column_is_not_legal() -> None:
    desk = connect_four()
    desk.type("4", "4", "4", "4", "4", "4")
    with pytest.raises(IllegalAction, match="'drop 4' is not legal now"):
        desk.type("drop 4")


def test_many_actions_are_grouped_and_narrowed() -> None:
    desk = Desk(new_match(), (None, SuggestPlayer()))
    assert "bid low ..." in desk.text
    assert "bid low 7" not in desk.text
    opened = desk.type("2")
    assert "8 bid low 7" in opened
    assert "bid high" not in opened
    assert desk.match.ply == 0
    assert "bid high" not in desk.type("bid")  # within the opened choice
    narrowed = desk.type("", "bid 7")
    assert "1 bid low 7" in narrowed
    assert "2 bid high 7" in narrowed
    assert "bid low ..." in desk.type("")
    desk.type("high 7")
    desk.type("1")
    assert desk.match.played[0].text == "bid high 7"


def test_previews_stand_beside_actions() -> None:
    desk = Desk(new_match(), (None, RandomPlayer()))
    desk.match.play("bid low 1")
    desk.match.play("bid low 1")
    assert "ends the game" in desk.type("board")
    assert desk.session.ask is not None
    assert any(word.text == "stop" and word.about() == "ends the game" for word in desk.session.ask.words)


def test_words_offered_for_completion_are_actions_and_commands() -> None:
    ask = connect_four().session.ask
    assert ask is not None
    texts = [word.text for word in ask.words]
    assert texts[:2] == ["drop 1", "drop 2"]
    assert {"undo", "redo", "hint", "log", "board", "rules", "save", "help", "quit"} <= set(texts)


def test_a_whole_game_between_two_people() -> None:
    desk = connect_four()
    end = desk.type(*["1", "2", "1", "2", "1", "2", "1"])
    assert desk.session.mode is Mode.OVER
    assert desk.match.outcome is not None
    assert (desk.match.outcome.winner_name, desk.match.outcome.ending) == ("yellow", "four-in-a-line")
    assert desk.match.outcome.text in end
    assert "yellow wins" in end
    desk.type("save match.txt")
    assert fracas.load(Path("match.txt")).hash == desk.match.hash
    desk.type("")
    assert desk.session.ask is None


def test_taking_back_the_end_of_a_game() -> None:
    desk = connect_four()
    desk.type(*["1", "2", "1", "2", "1", "2", "1"])
    desk.type("undo")
    assert desk.session.mode is Mode.CHOOSE
    assert desk.match.ply == 6
    with pytest.raises(IllegalAction, match="the game is over"):
        desk.type("1", "drop 1")


def test_undo_between_people_takes_back_one_action() -> None:
    desk = connect_four()
    desk.type("4", "3")
    desk.type("undo")
    assert desk.match.ply == 1
    desk.type("undo")
    with pytest.raises(IllegalAction, match="nothing to take back"):
        desk.type("undo")
    desk.type("redo", "redo")
    assert [action.text for action in desk.match.played] == ["drop 4", "drop 3"]


def test_undo_against_a_program_goes_back_to_the_persons_decision() -> None:
    desk = connect_four((None, SuggestPlayer()))
    start = desk.match.hash
    desk.type("4")
    assert desk.match.ply == 2
    after = desk.match.hash
    desk.type("undo")
    assert (desk.match.ply, desk.match.hash) == (0, start)
    desk.type("redo")
    assert (desk.match.ply, desk.match.hash) == (2, after)


def test_undo_leaves_a_programs_opening_alone() -> None:
    desk = connect_four((RandomPlayer(), None))
    assert desk.match.ply == 1
    with pytest.raises(IllegalAction, match="no person has played yet"):
        desk.type("undo")
    assert desk.match.ply == 1
    desk.type("hint", "d 1", "undo")
    assert desk.match.ply == 1


def test_a_hint_is_legal_and_plays_nothing() -> None:
    desk = connect_four()
    text = desk.type("hint")
    assert desk.match.ply == 0
    assert any(action.text in text for action in desk.match.legal())


def test_help_log_and_rules() -> None:
    desk = connect_four()
    assert "Nothing has happened yet." in desk.type("log")
    desk.type("4")
    assert desk.match.events(None)[0].text in desk.type("log")
    assert "take back" in desk.type("help")
    assert "Four of your discs" in desk.type("/rules")


def test_a_puzzle_is_played_alone() -> None:
    desk = Desk(fracas.new("combat-protocols", seed=1), (None,))
    assert desk.session.mode is Mode.CHOOSE
    first = desk.match.legal()[0].text
    desk.type(first)
    assert desk.match.ply == 1
    desk.type("undo")
    assert desk.match.ply == 0
    assert "rule of thumb would play" in desk.type("hint")


def test_programs_play_each_other_to_the_end(own_saves: Path) -> None:
    desk = connect_four((SuggestPlayer(), RandomPlayer()))
    assert desk.match.outcome is not None
    assert desk.session.ask is None
    assert f"1. {desk.match.events(None)[0].text}" in desk.text
    assert not own_saves.exists()


def test_every_action_is_kept(own_saves: Path) -> None:
    desk = connect_four((None, SuggestPlayer()))
    assert not own_saves.exists()
    desk.type("4")
    kept = only_save(own_saves)
    assert fracas.load(kept).hash == desk.match.hash
    desk.type("undo")
    assert fracas.load(kept).ply == 0
    desk.type("3")
    told = desk.type("quit")
    assert fracas.load(kept).hash == desk.match.hash
    assert f"fracas play --resume {kept}\n" in told


def test_leaving_before_anything_was_played_keeps_nothing(own_saves: Path) -> None:
    assert "nothing was kept" in connect_four().leave()
    assert not own_saves.exists()


def test_a_finished_match_is_kept_with_its_result(own_saves: Path) -> None:
    desk = connect_four()
    desk.type(*["1", "2", "1", "2", "1", "2", "1"], "")
    assert summary_of(only_save(own_saves).read_text()).result == "yellow wins: four-in-a-line"


def test_save_does_not_replace_a_strangers_file() -> None:
    desk = connect_four()
    desk.type("4")
    Path("mine.txt").write_text("precious")
    with pytest.raises(FracasError, match="already exists"):
        desk.type("save mine.txt")
    assert Path("mine.txt").read_text() == "precious"
    desk.type("save! mine.txt", "3", "save mine.txt")
    assert fracas.load(Path("mine.txt")).ply == 2
    with pytest.raises(FracasError, match="cannot write the file 'no/such/folder'"):
        desk.type("save no/such/folder")
    desk.type("save two words.txt")
    assert Path("two words.txt").exists()


def test_a_match_that_cannot_be_kept_goes_on(own_saves: Path) -> None:
    own_saves.parent.parent.mkdir()
    own_saves.parent.write_text("a file where the folder should be")
    desk = connect_four()
    assert "This match is not being kept: cannot write" in desk.type("4")
    assert desk.match.ply == 1


def test_a_named_record_is_never_replaced_and_never_removed() -> None:
    Path("old.txt").write_text("precious")
    with pytest.raises(FracasError, match="already exists"):
        Keeper.for_match(Path("old.txt"), None)
    desk = Desk(fracas.new("connect-four", seed=1), keeper=Keeper.for_match(Path("new.txt"), None))
    end = desk.type(*["1", "2", "1", "2", "1", "2", "1"], "")
    assert "The record is in new.txt" in end
    assert fracas.load(Path("new.txt")).hash == desk.match.hash


def test_resume_command_quotes_the_path() -> None:
    assert resume_command(Path("a b.txt")) == "fracas play --resume 'a b.txt'"


def test_the_rules_in_use_are_told_at_the_start_and_when_asked_for() -> None:
    rows = [".  .  o2 .  .", "o1 .  .  .  o3", ".  .  #  .  .", "g1 .  .  .  g3", ".  .  g2 .  ."]
    zone = "\n".join(["name: Back Yard", "", *rows, ""])
    desk = Desk(fracas.new("tanks", seed=1, zone=zone, preset="core", collateral=True, starter="green"))
    first = " ".join(desk.screens[0].split())
    assert "Rules: Core; Zone: “Back Yard” (home-made); Who begins: Green; Collateral damage: on" in first
    told = " ".join(desk.type("options").split())
    assert "Collateral damage A miss lands somewhere, and what it hits there takes 1." in told
    assert "Ramming off" in told  # as the preset says
    assert told.index("Zone") < told.index("Ramming")
    assert "Turn limit 300" in told
    desk.type("1")
    assert "Rules in use" not in "".join(Desk(desk.match).screens)  # it goes on
    german = Desk(fracas.new("toy-battle", seed=1))
    speak("de")
    assert "Gelände" in " ".join(german.type("", "options").split())
