"""What is drawn and completed: menus, scenes, the input line, the chooser, the replay."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.document import Document
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

import fracas
from fracas.cli.keys import picture, run_replay
from fracas.cli.options import option_facts, parse_options, short_value
from fracas.cli.play.chooser import Chooser, Quit
from fracas.cli.play.keeper import Keeper
from fracas.cli.play.menu import MOST_LISTED, Menu, abbreviated, make_menu, mentioning, shortened
from fracas.cli.play.prompt import Ghost, Reader, matching, toolbar
from fracas.cli.play.scene import Pan, Scene, wrapped
from fracas.cli.play.session import Session
from fracas.cli.play.talk import Ask, Word
from fracas.cli.players import seats_text
from fracas.cli.replay import Replay, eyes
from fracas.core import registry
from fracas.core.contract import Action
from fracas.core.errors import BadOptions, IllegalAction
from fracas.search.players import SuggestPlayer

from .desk import uncoloured
from .whisper import new_match


def drawn(what: RenderableType, width: int, height: int) -> list[str]:
    """The lines a terminal of that width would show."""
    file = io.StringIO()
    console = Console(file=file, width=width, height=height, force_terminal=True, color_system=None, highlight=False)
    console.print(what)
    return file.getvalue().splitlines()


# Menus -------------------------------------------------------------------------------------------------------


def test_few_actions_stand_in_columns() -> None:
    menu = make_menu(fracas.new("connect-four").legal())
    assert [line.plain for line in menu.lines(32)] == [
        "1 drop 1   2 drop 2   3 drop 3",
        "4 drop 4   5 drop 5   6 drop 6",
        "7 drop 7",
    ]


def test_many_actions_are_grouped_by_their_leading_words() -> None:
    actions = new_match().legal()
    assert len(actions) > MOST_LISTED
    menu = make_menu(actions)
    assert [entry.label for entry in menu.entries] == ["draw", "bid low", "bid high"]
    assert sum(len(entry.actions) for entry in menu.entries) == len(actions)
    assert menu.lines(80)[1].plain == "2 bid low ...   (10) 0 1 2 3 4 5 6 7 8 9"


def test_a_note_is_cut_where_a_part_ends_and_keeps_its_chance() -> None:
    note = "10 dice: 16 % to hit, 3 % to destroy"
    assert shortened(note, 40, is_group=False) == note
    assert shortened(note, 24, is_group=False) == "10 dice: 16 % to hit…"
    assert shortened(note, 11, is_group=False) == "16 %…"
    assert shortened(note, 4, is_group=False) == "16 %"
    assert shortened(note, 3, is_group=False) == ""
    blocked = "blocked (a wall on k3); 10 dice; k3 destroyed 77 %"
    assert shortened(blocked, 20, is_group=False) == "blocked…", "no other chance is taken for that of a hit"
    assert shortened(blocked, 7, is_group=False) == ""
    assert shortened("dots: 5 at 17 and 18", 12, is_group=False) == ""
    assert shortened("your Roxy, at the front", 12, is_group=False) == "your Roxy…"
    assert shortened("(3) b1 b2 b5", 12, is_group=True) == "(3) b1 b2 b5"
    assert shortened("(3) b1 b2 b5", 9, is_group=True) == "b1 b2 b5"
    assert shortened("(15) b1 b2 b5 b7", 9, is_group=True) == "(15) b1…"


@pytest.mark.parametrize("most", [5, 3])
def test_odds_stay_beside_what_is_listed_however_little_is(most: int) -> None:
    notes = {"drop 1": "10 dice: 16 % to hit", "drop 2": "blocked (a wall on k3); 10 dice"}
    menu = make_menu(fracas.new("connect-four").legal(), lambda action: notes.get(action.text, "nothing else"))
    lines = [line.plain for line in menu.lines(18, most)]
    assert len(lines) <= most
    assert [line.split("  ")[-1] for line in lines[:2]] == ["16 %…", "blocked…"]


def test_a_figure_stays_with_its_sign() -> None:
    console = Console(file=io.StringIO())
    said = Text.assemble("Orange 1 is stunned with ", ("4.7 %", "bold"), " of luck")
    lines = wrapped(console, said, len("Orange 1 is stunned with 4.7"))
    assert [line.plain.rstrip() for line in lines] == ["Orange 1 is stunned with", "4.7 % of luck"]
    assert [lines[1].plain[span.start : span.end] for span in lines[1].spans] == ["4.7 %"]


class Fire(Action):
    kind: str = "fire"
    target: str
    way: str


def test_very_many_actions_are_grouped_by_a_letter() -> None:
    places = [f"{column}{row}" for row in range(1, 14) for column in "abcdefghijklm"]
    actions = [Fire(id=n, target=place, way=way) for n, place in enumerate(places) for way in ("aimed", "fast")]
    menu = make_menu(actions)
    assert [entry.label for entry in menu.entries] == [f"fire {column}" for column in "abcdefghijklm"]
    assert menu.entries[0].note.startswith("(26) a1 a2 a3")
    opened = make_menu(menu.entries[0].actions)
    assert [entry.label for entry in opened.entries] == [f"fire a{row}" for row in range(1, 14)]
    assert opened.entries[0].note == "(2) aimed fast"
    assert sum(len(entry.actions) for entry in menu.entries) == len(actions)
    alike = [Fire(id=n, target=f"a{n}", way="aimed") for n in range(30)]
    assert not any(entry.is_group for entry in make_menu(alike).entries)  # a group of all would lead nowhere


@pytest.mark.parametrize("width", [10, 24, 34, 80])
def test_no_line_of_a_menu_is_too_wide(width: int) -> None:
    for match in (fracas.new("connect-four"), new_match(), fracas.new("toy-battle", seed=2)):
        for menu in (make_menu(match.legal()), make_menu(match.legal()[:5], lambda action: "a note " * 9)):
            assert all(line.cell_len <= width for line in menu.lines(width))


def test_notes_are_asked_for_what_is_listed_only() -> None:
    asked: list[str] = []

    def note(action: Action) -> str:
        asked.append(action.text)
        return ""

    make_menu(new_match().legal(), note)
    assert asked == ["draw"]


def test_picking_counts_from_one() -> None:
    menu = make_menu(fracas.new("connect-four").legal())
    first = menu.pick(1)
    assert first is not None
    assert first.label == "drop 1"
    assert menu.pick(0) is None
    assert menu.pick(8) is None
    assert Menu(()).lines(20) == []


def test_abbreviations_and_mentions() -> None:
    actions = new_match().legal()
    assert [action.text for action in abbreviated(["b", "h", "7"], actions)] == ["bid high 7"]
    assert [action.text for action in mentioning(["7"], actions)] == ["bid low 7", "bid high 7"]
    assert abbreviated(["bid", "low", "7", "x"], actions) == []


# Scenes ------------------------------------------------------------------------------------------------------


def scene(board_width: int, board_height: int, log: int = 30) -> Scene:
    board = Text("\n".join("#" * board_width for _ in range(board_height)))
    menu = make_menu(fracas.new("connect-four").legal())
    return Scene(Text("Title"), board, [Text(f"Event {n} happened.") for n in range(log)], Text("What now?"), menu)


def fitted(what: Scene, width: int, rows: int, pan: Pan | None = None) -> tuple[list[str], Pan]:
    """The lines of a scene on a screen of that size, and how far its board can be moved."""
    console = Console(file=io.StringIO(), width=width, height=rows, highlight=False)
    frame = what.fit(console, width, rows, pan)
    return ["".join(segment.text for segment in line).rstrip() for line in frame.lines], frame.overflow


@pytest.mark.parametrize(("width", "rows"), [(80, 22), (120, 38)])
@pytest.mark.parametrize("board", [(13, 7), (40, 18), (42, 20)])
def test_board_and_panel_stand_side_by_side(width: int, rows: int, board: tuple[int, int]) -> None:
    lines, overflow = fitted(scene(*board), width, rows)
    assert overflow == Pan()
    assert len(lines) <= rows
    assert all(len(line) <= width for line in lines)
    text = "\n".join(lines)
    assert "What now?" in text
    assert "7 drop 7" in text
    assert "Event 29 happened." in text
    assert any("#" * board[0] in line and "Event" in line for line in lines)


def test_a_wide_board_stands_above_the_rest() -> None:
    lines, overflow = fitted(scene(70, 10), 80, 22)
    assert overflow == Pan()
    assert len(lines) == 22
    assert lines[1] == "#" * 70
    assert "Event 29 happened." in lines
    assert lines.index("What now?") > 10


@pytest.mark.parametrize(("width", "rows"), [(80, 22), (60, 18), (120, 38)])
@pytest.mark.parametrize("game", ["toy-battle", "connect-four"])
def test_every_scene_fits_its_screen(game: str, width: int, rows: int) -> None:
    session = Session(fracas.new(game, seed=2), (None, SuggestPlayer()), Keeper())
    *_, output = session.start()
    assert isinstance(output.what, Scene)
    lines, overflow = fitted(output.what, width, rows)
    assert len(lines) <= rows
    assert all(cell_len(line) <= width for line in lines)
    assert ("PgUp/PgDn" in lines[0]) == (overflow != Pan())


def picture_of(width: int, height: int) -> Table:
    """A picture that cannot be made smaller; every line says its number."""
    table = Table.grid()
    table.add_column(width=width)
    for row in range(height):
        table.add_row(f"{row:<{width - 1}}|")
    return table


def test_a_large_board_is_moved_by_keys() -> None:
    large = Scene(Text("Title"), picture_of(100, 40), [], Text("What now?"))
    lines, overflow = fitted(large, 80, 20)
    assert overflow == Pan(40 - 18, 20)
    assert lines[1] == "0"
    assert lines[-1] == "What now?"
    pan = Pan()
    for key in ("pagedown", "c-right", "c-right", "c-right"):
        pan = pan.pressed(key, overflow)
    lines, _ = fitted(large, 80, 20, pan)
    assert lines[1] == " " * 79 + "|"
    for _ in range(9):
        pan = pan.pressed("pagedown", overflow)
    lines, _ = fitted(large, 80, 20, Pan(pan.down, 0))
    assert lines[-2] == "39"
    for key in ("pageup", "c-left", "x") * 9:
        pan = pan.pressed(key, overflow)
    assert pan == Pan()


def test_a_board_may_draw_itself_smaller() -> None:
    class Modest:
        def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
            yield Text("small" if options.max_height < 30 else "large")

    adaptive = Scene(Text("Title"), Modest(), [], Text("What now?"))
    assert "small" in "".join(fitted(adaptive, 80, 22)[0])
    assert "large" in "".join(fitted(adaptive, 80, 38)[0])


def test_where_output_scrolls_everything_is_printed() -> None:
    lines = drawn(scene(70, 50), 80, 24)
    assert sum(line == "#" * 70 for line in lines) == 50
    assert lines[-1].endswith("7 drop 7")


# The input line ----------------------------------------------------------------------------------------------

WORDS = (
    Word("place hook b7", lambda: "strength 4"),
    Word("place hook b8"),
    Word("draw"),
    Word("hint", lambda: "a tip"),
)


def test_what_matches() -> None:
    assert matching("", WORDS) == list(WORDS)
    assert [word.text for word in matching("Place  hook", WORDS)] == ["place hook b7", "place hook b8"]
    assert [word.text for word in matching("b8", WORDS)] == ["place hook b8"]
    assert matching("xyz", WORDS) == []


def test_the_line_below_tells_what_matches() -> None:
    ask = Ask("> ", WORDS, keys="keys")
    assert toolbar("", ask) == "keys"
    assert toolbar("12", ask) == "keys"
    assert toolbar("b7", ask) == "place hook b7  strength 4"
    assert toolbar("place", ask) == "place hook b7 · place hook b8"
    assert toolbar("zzz", ask) == "no action or command matches that"


def test_tab_completes_as_far_as_all_agree() -> None:
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        pipe.send_text("pl\t7\r")
        assert Reader().read(Ask("> ", WORDS, keys="keys")) == "place hook b7"


def test_the_first_match_is_suggested() -> None:
    for typed, rest in (("", None), ("dr", "aw"), ("HI", "nt"), ("place hook b7", ""), ("x", None)):
        suggestion = Ghost(lambda: Ask("", WORDS)).get_suggestion(Buffer(), Document(typed))
        assert (suggestion.text if suggestion else None) == rest


def test_keys_that_end() -> None:
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        pipe.send_text("\x04")
        with pytest.raises(EOFError):
            Reader().read(Ask("> "))
        pipe.send_text("\x03")
        with pytest.raises(KeyboardInterrupt):
            Reader().read(Ask("> "))


# The chooser -------------------------------------------------------------------------------------------------


class Answers:
    """A person who answers from a list."""

    def __init__(self, *answers: str) -> None:
        self._left: Iterator[str] = iter(answers)
        self.shown: list[str] = []
        self.chooser = Chooser(lambda ask: next(self._left), self._show)

    def _show(self, what: RenderableType) -> None:
        self.shown += drawn(what, 100, 40)


def test_choosing_by_name_and_number() -> None:
    games = registry.game_ids()
    assert Answers("connect-four").chooser.game().card.id == "connect-four"
    person = Answers("0", "99", "chess", "connect-four")
    assert person.chooser.game().card.id == "connect-four"
    assert sum("is not in the list" in line for line in person.shown) == 3
    assert "connect-four" in games


def test_choosing_options() -> None:
    found = registry.find("connect-four")
    assert Answers("").chooser.options(found).options.model_dump() == {"first": "yellow"}
    for answers in (("1", "2", ""), ("first", "red", ""), ("first=red", ""), ("1", "blue", "red", "")):
        assert Answers(*answers).chooser.options(found).options.model_dump() == {"first": "red"}, answers
    person = Answers("9", "first=blue", "1", "", "")
    assert person.chooser.options(found).options.model_dump() == {"first": "yellow"}
    assert any("there is no option '9'" in line for line in person.shown)
    assert any("option first: got 'blue'" in line for line in person.shown)


def test_choosing_the_opponent() -> None:
    game = registry.find("connect-four").with_options({})
    assert seats_text(Answers("").chooser.seats(game)) == "human,human"
    assert seats_text(Answers("suggest", "").chooser.seats(game)) == "human,suggest"
    assert seats_text(Answers("random", "red").chooser.seats(game)) == "random,human"
    assert seats_text(Answers("level 2", "").chooser.seats(game)) == "human,2"
    assert seats_text(Answers("1").chooser.seats(game)) == "human,human", "a bare number is the line's, not the level's"


def test_an_impatient_chooser_and_leaving() -> None:
    with pytest.raises(Quit):
        Answers("q").chooser.game()
    with pytest.raises(IllegalAction):
        Chooser(lambda ask: "chess", lambda what: None, is_patient=False).game()


# Options -----------------------------------------------------------------------------------------------------


def test_option_words() -> None:
    assert parse_options(["a-b=1", 'c={"x": [1]}', "d=[1, 2]", "e=", "f=x=y"]) == {
        "a_b": "1",
        "c": {"x": [1]},
        "d": [1, 2],
        "e": "",
        "f": "x=y",
    }
    for wrong in ("a", "=1", " =1", 'a={"x"', "a=" + "[" * 100_000):
        with pytest.raises(BadOptions):
            parse_options([wrong])


def test_option_facts() -> None:
    facts = {fact.name: fact for fact in option_facts(registry.find("toy-battle"))}
    assert facts["special_bases"].choices == ("true", "false")
    assert "castle-field" in facts["terrain"].choices
    assert facts["turn_limit"].allowed.startswith("a whole number from 2 to ")
    assert short_value({"id": "own", "nodes": []}) == "own"
    assert short_value("two\nlines") == "two ..."


# The replay --------------------------------------------------------------------------------------------------


@pytest.fixture
def steps() -> Replay:
    match = fracas.new("connect-four", seed=1)
    for column in "1212121":
        match.play(f"drop {column}")
    return Replay(match, None)


def press(steps: Replay, *keys: str) -> int:
    for key in keys:
        steps.press(key)
    return steps.at


def test_keys_move_through_a_record(steps: Replay) -> None:
    assert press(steps, "left") == 0
    assert press(steps, "space", "right", "right") == 3
    assert press(steps, "left") == 2
    assert press(steps, "end") == 7
    assert press(steps, "space") == 7
    assert press(steps, "home") == 0
    assert press(steps, "g", "5", "enter") == 5
    assert press(steps, "g", "9", "9", "enter") == 7
    assert press(steps, "g", "3", "1", "backspace", "enter") == 3
    assert press(steps, "g", "enter") == 3
    assert press(steps, "g", "4", "right") == 4
    assert press(steps, "x") == 4
    assert not steps.is_done
    press(steps, "q")
    assert steps.is_done


def test_a_step_shows_board_and_news(steps: Replay) -> None:
    press(steps, "end")
    text = uncoloured(picture(steps, 80, 24).value)
    assert steps.match.events(None)[-1].text in text
    assert "after 7 of 7 actions" in text
    assert "four-in-a-line" in text
    press(steps, "g", "4")
    assert "go to action: 4_" in picture(steps, 80, 24).value


def test_a_seats_replay_hides_what_it_did_not_see() -> None:
    match = new_match()
    match.play("draw")
    match.play("bid low 1")
    own, other = Replay(match, 0), Replay(match, 1)
    assert "SECRET" in own.happened(1)[0].plain
    assert "SECRET" not in other.happened(1)[0].plain
    press(other, "end")
    assert f"SECRET-{int(match.state[0].secret[0])}" not in picture(other, 100, 30).value


def test_a_key_looks_with_other_eyes_and_shows_everything_of_a_match_that_is_over() -> None:
    match = new_match()
    for action in ("draw", "bid low 1", "stop"):
        match.play(action)
    steps = Replay(match, eyes(match)[0])
    titles = []
    for _ in range(5):
        titles.append(picture(steps, 100, 30).value.split(" · ")[1])
        press(steps, "v")
    assert titles == ["everything shown", "seen from outside", "seen by north", "seen by south", "everything shown"]
    match.undo()
    assert eyes(match)[0] is None


@pytest.mark.parametrize(("keys", "at"), [("  \x1b[Dq", 1), ("\x1b[Fq", 7), ("g5\rq", 5), ("\x1b[C\x03", 1)])
def test_the_replay_at_a_terminal(steps: Replay, keys: str, at: int) -> None:
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        pipe.send_text(keys)
        run_replay(steps)
    assert steps.at == at


def varied() -> fracas.Match:
    """A finished match with two lines beside an action, one of them with a line of its own."""
    match = fracas.new("connect-four", seed=1)
    for column in "1212121":
        match.play(f"drop {column}")
    rows = match.record().splitlines()
    where = rows.index("3. yellow: drop 1") + 1
    more = "{Late.}\n( Block\n3. yellow: drop 2\n4. red: drop 1\n(\n4. red: drop 7\n)\n)\n(\n3. yellow: drop 5\n)"
    return fracas.load("\n".join([*rows[:where], more, *rows[where:], ""]))


def test_keys_walk_into_the_lines_beside_a_match() -> None:
    steps = Replay(varied(), None)
    assert press(steps, "g", "2", "enter") == 2
    text = uncoloured(picture(steps, 100, 24).value)
    assert "or 3. yellow: drop 2 (Block)" in text
    assert press(steps, "down") == 3
    assert "variation Block" in uncoloured(picture(steps, 100, 24).value)
    assert press(steps, "down", "space") == 4  # a line leaves it here: into that one rather than beside it
    assert steps.line.deeds[3].action.text == "drop 7"
    assert press(steps, "up", "up") == 2
    assert steps.line.parent is None
    press(steps, "down", "up", "down", "end")
    assert steps.at == 4
    press(steps, "home", "end")
    assert steps.line.name == "Block"
    assert "Late." in uncoloured(picture(press_to(steps, 3), 100, 24).value)


def press_to(steps: Replay, ply: int) -> Replay:
    """Out of all lines, at a moment of the match."""
    press(steps, "up", "up", "g", str(ply), "enter")
    return steps
