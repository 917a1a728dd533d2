"""A game at the terminal, without the terminal: lines go in, things to show come out.

`Session` knows whose secrets may be on the screen. With several people at one device and a game with secrets it asks
for the device to be passed before another seat's view is shown, also after taking back.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from rich.markdown import Markdown
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ...core.contract import Action, View
from ...core.errors import FracasError, IllegalAction
from ...core.facts import Event
from ...core.match import Match
from ...core.record import result_text
from ...search.players import SuggestPlayer, decide
from ..console import seat_style, sentence, with_seats
from ..players import Seats, player_seed
from .keeper import Keeper, resume_command
from .menu import Menu, abbreviated, make_menu, mentioning
from .scene import Scene
from .talk import KEYS, OVER_KEYS, PASS_KEYS, Ask, Mode, Output, Word

RECENT = 12  # events shown beside the board


class Session:
    """One match being played by people and programs."""

    def __init__(self, match: Match, seats: Seats, keeper: Keeper) -> None:
        self.match = match
        self.seats = seats
        self.keeper = keeper
        self.mode = Mode.DONE
        self._people = [seat for seat, player in enumerate(seats) if player is None]
        self._has_pass = match.game.card.has_secrets and len(self._people) > 1
        self._shown: int | None = None  # the seat whose secrets may be on the screen
        self._has_played = False  # a person has: until then there is nothing to lose
        self._menu = Menu(())
        self._noted_in = ""  # the position whose notes are known
        self._known_notes: dict[int, str] = {}
        self._commands: dict[str, tuple[str, Callable[[str], Iterator[Output]]]] = {
            "undo": ("take back your last decision (and what programs did since)", self._undo),
            "redo": ("play again what was taken back", self._redo),
            "hint": ("what the game's rule of thumb would play", self._hint),
            "log": ("everything that has happened", self._log),
            "board": ("draw the board and list the actions again", self._board),
            "rules": ("the rules of this game", self._rules),
            "save": ("`save FILE` writes the record; `save! FILE` replaces a file", self._save),
            "help": ("this list", self._help),
            "quit": ("leave; the match is kept and can be resumed", self._quit),
        }

    # What comes in -------------------------------------------------------------------------------------------

    def start(self) -> Iterator[Output]:
        """Programs that begin play; then the first question."""
        yield from self._settle()

    def feed(self, line: str) -> Iterator[Output]:
        """One line of input. `FracasError` says what is wrong with it, and everything is as it was."""
        text = " ".join(line.split())
        match self.mode:
            case Mode.READ | Mode.PASS:
                yield from self._feed_waiting(text)
            case Mode.CHOOSE:
                yield from self._feed_choice(text, line)
            case Mode.OVER:
                yield from self._feed_over(text, line)
            case Mode.DONE:
                raise IllegalAction("the session has ended")

    def leave(self) -> Iterator[Output]:
        """The input ended or the person wants out: keep the match and say how to go on."""
        yield from self._quit("")

    @property
    def ask(self) -> Ask | None:
        """The open question, None when the session has ended."""
        match self.mode:
            case Mode.DONE:
                return None
            case Mode.READ:
                return Ask("Press Enter to hide this ", keys="then pass the device on")
            case Mode.PASS:
                return Ask("Press Enter when you have it ", self._words("undo", "quit"), PASS_KEYS)
            case Mode.OVER:
                return Ask("over> ", self._words("undo", "save", "log", "board", "help", "quit"), keys=OVER_KEYS)
        seat = self.match.actor
        assert seat is not None
        actions = tuple(Word(action.text, partial(self._note, action)) for action in self.match.legal())
        return Ask(f"{self._name(seat)}> ", actions + self._words(*self._commands), KEYS)

    def _words(self, *names: str) -> tuple[Word, ...]:
        return tuple(Word(name, partial(str, self._commands[name][0])) for name in names)

    def _feed_waiting(self, text: str) -> Iterator[Output]:
        if text in ("undo", "quit") and self.mode is Mode.PASS:
            yield from self._commands[text][1]("")
        elif text:
            raise IllegalAction("press Enter alone: nothing is played while the device is being passed on")
        elif self.mode is Mode.READ:
            yield from self._pass()
        else:
            self._shown = self.match.actor
            yield from self._board("", clear=True)

    def _feed_over(self, text: str, line: str) -> Iterator[Output]:
        if not text:
            yield from self._finish()
            return
        found = self._command(text, line)
        if found is None:
            raise IllegalAction(f"{text!r} is not a command here: the game is over; type undo, save FILE, log or Enter")
        yield from found

    def _feed_choice(self, text: str, line: str) -> Iterator[Output]:
        if not text:
            yield from self._board("")
            return
        plain = text.lower()
        legal = self.match.legal()
        exact = [action for action in legal if action.text == plain]
        if exact:
            yield from self._play(exact[0])
        elif plain.isascii() and plain.isdigit():
            yield from self._pick(int(plain[:9]))
        elif (command := self._command(text, line)) is not None:
            yield from command
        elif plain in self.match.game.ids_by_text:
            self.match.play(plain)  # not legal, so this raises the reason
        elif len(found := abbreviated(plain.split(), legal)) == 1:
            yield from self._play(found[0])
        elif found or (found := mentioning(plain.split(), legal)):
            yield from self._narrow(found)
        else:
            raise IllegalAction(self._unknown(plain, legal))

    def _command(self, text: str, line: str) -> Iterator[Output] | None:
        name, _, rest = text.lower().partition(" ")
        name = name.removeprefix("/")
        if name == "save!":
            return self._save(_rest(line), may_replace=True)
        if name == "save":
            return self._save(_rest(line))
        whole = f"{name} {rest}".strip()  # a command may have two words
        return self._commands[whole][1]("") if whole in self._commands else None

    def _unknown(self, plain: str, legal: list[Action]) -> str:
        known = [*self._commands, *(action.text for action in legal)]
        nearest = difflib.get_close_matches(plain, known, n=1)
        hint = f"did you mean {nearest[0]!r}?" if nearest else "type help for the commands"
        return f"{plain[:60]!r} is neither an action you can play now nor a command; {hint}"

    # Playing -------------------------------------------------------------------------------------------------

    def _pick(self, number: int) -> Iterator[Output]:
        entry = self._menu.pick(number)
        if entry is None:
            raise IllegalAction(f"there is no {number} in the list: it goes from 1 to {len(self._menu.entries)}")
        if entry.is_group:
            yield from self._narrow(list(entry.actions))
        else:
            yield from self._play(entry.actions[0])

    def _narrow(self, actions: list[Action]) -> Iterator[Output]:
        self._menu = make_menu(actions, self._note)
        yield Output(self._menu)

    def _play(self, action: Action) -> Iterator[Output]:
        seat, ply = self.match.actor, self.match.ply
        assert seat is not None
        self.match.play(action)
        yield from self._keep()
        news = self._private_news(seat, ply)
        if news and self._has_pass and self.match.actor not in (seat, None):
            self.mode = Mode.READ
            yield Output(self._scene(seat, Text("Only for you, before you pass the device on.")), clear=True)
            return
        yield from self._settle()

    def _private_news(self, seat: int, since: int) -> bool:
        """Whether the seat was told something that a spectator was not."""
        own, public = self.match.events(seat, since), self.match.events(None, since)
        return [event.text for event in own] != [event.text for event in public]

    def _settle(self) -> Iterator[Output]:
        """Programs play until a person is asked or the game is over; then show that."""
        start = self.match.ply
        while (seat := self.match.actor) is not None and (player := self.seats[seat]) is not None:
            ply = self.match.ply
            self.match.play(decide(self.match, player, player_seed(self.match, seat)))
            if not self._people:
                for event in self.match.events(None, ply):
                    yield Output(f"{self.match.ply:>4}. {event.text}")
        if self.match.ply > start and self._has_played:
            yield from self._keep()
        yield from self._present()

    def _present(self) -> Iterator[Output]:
        if self.match.outcome is not None:
            yield from self._show_end()
        elif self._has_pass and self._shown != self.match.actor:
            yield from self._pass()
        else:
            yield from self._board("", clear=True)

    def _pass(self) -> Iterator[Output]:
        seat = self.match.actor
        assert seat is not None
        self._shown = None
        self.mode = Mode.PASS
        name = self._name(seat)
        text = Text.assemble("Pass the device to ", (name, seat_style(name)), ", then press Enter.")
        public = self._recent(self.match.events(None)[-3:])
        body = Table.grid()
        for line in (*public, *([Text()] if public else []), text):
            body.add_row(line)
        yield Output(Panel(body, title=self.match.game.card.name, padding=(1, 2), expand=False), clear=True)

    def _keep(self) -> Iterator[Output]:
        self._has_played = True
        try:
            self.keeper.keep(self.match)
        except FracasError as error:
            yield Output(f"This match is not being kept: {error}")

    # Showing -------------------------------------------------------------------------------------------------

    def _name(self, seat: int) -> str:
        return self.match.game.card.seats[seat]

    def _view(self, seat: int | None) -> View:
        return self.match.game.told_view(self.match.state[0], seat)

    def _note(self, action: Action) -> str:
        """What the actor should know before choosing; worked out once in a position."""
        if self._noted_in != self.match.hash:
            self._noted_in, self._known_notes = self.match.hash, {}
        if action.id not in self._known_notes:
            game, view = self.match.game, self.match.game.view(self.match.state[0], self.match.actor)
            preview = game.preview(view, action)
            self._known_notes[action.id] = "" if preview is None else game.texts().say(preview)
        return self._known_notes[action.id]

    def _recent(self, events: list[Event]) -> list[Text]:
        return [with_seats(sentence(event.text), self.match.game.card.seats) for event in events]

    def _title(self, status: str) -> Text:
        card = self.match.game.card
        title = Text.assemble((card.name, "bold"), " · ")
        title.append_text(with_seats(status, card.seats))
        title.append(f" · action {self.match.ply + 1}" if self.match.actor is not None else "")
        return title

    def _scene(self, seat: int | None, prompt: Text, status: str = "", menu: Menu | None = None) -> Scene:
        game, view = self.match.game, self._view(seat)
        log = self._recent(self.match.events(seat, max(0, self.match.ply - RECENT)))
        status = status or (f"{self._name(seat)}'s view" if seat is not None else "everybody's view")
        return Scene(self._title(status), game.draw(view), log, prompt, menu)

    def _board(self, rest: str, clear: bool = False) -> Iterator[Output]:
        seat = self.match.actor
        if seat is None:
            yield from self._show_end()
            return
        self.mode = Mode.CHOOSE
        legal = self.match.legal()
        self._menu = make_menu(legal, self._note)
        prompt = with_seats(self._view(seat).prompt.text, self.match.game.card.seats)
        prompt.stylize("bold")
        status = self._name(seat) if self.match.game.card.is_solo else f"{self._name(seat)} to act"
        yield Output(self._scene(seat, prompt, status, self._menu), clear=clear)

    def _show_end(self) -> Iterator[Output]:
        outcome = self.match.outcome
        assert outcome is not None
        self.mode = Mode.OVER if self._people else Mode.DONE
        self._shown = None
        seat = self._people[0] if len(self._people) == 1 else None
        result = result_text(self.match).partition(":")[0]
        prompt = with_seats(sentence(outcome.text), self.match.game.card.seats)
        prompt.stylize("bold")
        yield Output(self._scene(seat, prompt, result), clear=True)
        if self._people:
            yield Output("`save FILE` keeps the record, `undo` takes the last decision back, Enter leaves.")
        elif self.keeper.is_named:
            yield from self._keep()
            yield Output(f"The record is in {self.keeper.path}")

    # Commands ------------------------------------------------------------------------------------------------

    def _undo(self, rest: str) -> Iterator[Output]:
        """Back to the last decision a person made."""
        plies = [ply for ply in range(self.match.ply) if self.seats[self.match.seat_at(ply)] is None]
        if not plies:
            raise IllegalAction("there is nothing to take back: no person has played yet")
        while self.match.ply > plies[-1]:
            self.match.undo()
        yield from self._keep()
        yield from self._present()

    def _redo(self, rest: str) -> Iterator[Output]:
        """On to the next decision a person is asked for."""
        self.match.redo()
        while (seat := self.match.actor) is not None and self.seats[seat] is not None:
            try:
                self.match.redo()
            except IllegalAction:
                break
        yield from self._keep()
        yield from self._settle()

    def _hint(self, rest: str) -> Iterator[Output]:
        if self.match.actor is None:
            raise IllegalAction("there is nothing to suggest: the game is over")
        action = decide(self.match, SuggestPlayer(), player_seed(self.match, None))
        yield Output(Text.assemble("The rule of thumb would play ", (action.text, "bold"), "."))

    def _log(self, rest: str) -> Iterator[Output]:
        seat = self.match.actor
        if seat is None:
            seat = self._people[0] if len(self._people) == 1 else None
        events = self.match.events(seat)
        if not events:
            yield Output("Nothing has happened yet.")
            return
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", style="dim")
        for event, line in zip(events, self._recent(events), strict=True):
            table.add_row(str(event.ply), line)
        yield Output(table, page=True)

    def _rules(self, rest: str) -> Iterator[Output]:
        yield Output(Markdown(self.match.game.rules_text()), page=True)

    def _save(self, rest: str, may_replace: bool = False) -> Iterator[Output]:
        if not rest:
            raise IllegalAction("save needs a file: `save FILE`")
        path = Path(rest).expanduser()
        self.keeper.save(self.match, path, may_replace)
        yield Output(f"Saved to {path}")

    def _help(self, rest: str) -> Iterator[Output]:
        table = Table.grid(padding=(0, 2))
        table.add_column(style="bold cyan", no_wrap=True)
        table.add_row("3", "play (or open) number 3 in the list")
        example = self.match.legal()[-1:] or self.match.played[-1:]
        table.add_row(example[0].text if example else "...", "play an action by its text, or by the start of its words")
        table.add_row("a word", "list only the actions that contain it; Enter alone shows everything again")
        for name, (about, _) in self._commands.items():
            table.add_row(name, about)
        yield Output(table)

    def _quit(self, rest: str) -> Iterator[Output]:
        is_over = self.mode is Mode.OVER
        self.mode = Mode.DONE
        path = self.keeper.path
        if path is None or not path.exists():
            yield Output("Nothing was played, so nothing was kept.", clear=self._has_pass)
            return
        yield Output(f"The match is kept in {path}", clear=self._has_pass)
        if not is_over:
            yield Output(f"Continue with: {resume_command(path, self.seats)}")

    def _finish(self) -> Iterator[Output]:
        """The game is over and the person leaves: a save of ours is not needed any more."""
        self.mode = Mode.DONE
        yield Output(f"{self.match.game.card.name}: {sentence(self._end_text())}")
        if self.keeper.is_named:
            yield Output(f"The record is in {self.keeper.path}")
        self.keeper.discard()

    def _end_text(self) -> str:
        """How the game ended."""
        outcome = self.match.outcome
        assert outcome is not None
        return outcome.text


def _rest(line: str) -> str:
    """What follows the first word, spaces inside kept."""
    _, _, rest = line.strip().partition(" ")
    return rest.strip()
