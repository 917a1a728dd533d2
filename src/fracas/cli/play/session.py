"""A game at the terminal, without the terminal: lines go in, things to show come out.

`Session` knows whose secrets may be on the screen. With several people at one device and a game with secrets it asks
for the device to be passed before another seat's view is shown, also after taking back.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Generator, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ...core.contract import ALL, Action, View
from ...core.drawing import Drawing, Paper
from ...core.errors import FracasError, IllegalAction
from ...core.facts import Ending, Event
from ...core.goals import goal_lines
from ...core.match import Match
from ...outside.faults import Forfeit
from ...outside.faults import say as say_fault
from ...outside.referee import Lost, forfeit
from ...search.bot import bot
from ...search.players import Player, SuggestPlayer, Thinking, Thought, decide
from ..console import sentence
from ..players import Seats, player_seed
from ..rules_in_use import in_a_line, in_full
from ..rules_pages import about
from ..words import explained, language, say
from ..work import interruptible
from .hints import HINT_SECONDS, blunder, hint_text, warning_text
from .keeper import Keeper, resume_command
from .menu import NUMBER, Menu, abbreviated, make_menu, mentioning
from .pointer import Pointer
from .scene import Scene
from .seats import coloured, seat_word
from .talk import Ask, Mode, Output, Word

RECENT = 12  # events shown beside the board
REVEAL = "reveal"
MOST_UNDER = 3  # actions told of beside the cursor


class Session:
    """One match being played by people and programs."""

    def __init__(self, match: Match, seats: Seats, keeper: Keeper, has_coach: bool = False) -> None:
        self.match = match
        self._has_coach = has_coach and any(player is not None for player in seats)
        self._warned_of: tuple[int, int] | None = None  # after so many actions, of this one
        self.seats = seats
        self.keeper = keeper
        self.mode = Mode.DONE
        self._people = [seat for seat, player in enumerate(seats) if player is None]
        self._has_pass = match.game.card.has_secrets and len(self._people) > 1
        self._shown: int | None = None  # the seat whose secrets may be on the screen
        self._is_revealed = False  # everything hidden has been shown: the game is over for good
        self._has_played = False  # a person has: until then there is nothing to lose
        self._menu = Menu(())
        self._lost: Lost | None = None  # a program has lost by its fault
        self.has_screen = False  # what passes is seen
        self._drawing = Drawing(Text(), lambda room: Text())  # of what the person asked sees
        self.pointer = Pointer((), self._drawing.path)
        self._noted_in = ""  # the position whose notes are known
        self._known_notes: dict[int, str] = {}
        self._commands: dict[str, tuple[str, Callable[[str], Iterator[Output]]]] = {
            "undo": (say("command-undo"), self._undo),
            "redo": (say("command-redo"), self._redo),
            "hint": (say("command-hint"), self._hint),
            "log": (say("command-log"), self._log),
            "board": (say("command-board"), self._board),
            "look": (say("command-look"), self._look),
            "rules": (say("command-rules"), self._rules),
            "options": (say("command-options"), self._options),
            "save": (say("command-save"), self._save),
            REVEAL: (say("command-reveal"), self._reveal),
            "help": (say("command-help"), self._help),
            "quit": (say("command-quit"), self._quit),
        }

    # What comes in -------------------------------------------------------------------------------------------

    def start(self) -> Iterator[Output]:
        """What is played with, programs that begin, then the first question."""
        if self.match.ply == 0 and (told := in_a_line(self.match.game)):
            yield Output(Text(told, style="dim"), lasting=True)
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
                raise IllegalAction(say("session-ended"))

    def leave(self) -> Iterator[Output]:
        """The input ended or the person wants out: keep the match and say how to go on."""
        yield from self._quit("")

    @property
    def has_people(self) -> bool:
        """Somebody is asked; otherwise programs play each other."""
        return bool(self._people)

    @property
    def ask(self) -> Ask | None:
        """The open question, None when the session has ended."""
        match self.mode:
            case Mode.DONE:
                return None
            case Mode.READ:
                return Ask(say("ask-hide"), keys=say("keys-hide"))
            case Mode.PASS:
                return Ask(say("ask-passed"), self._words("undo", "quit"), say("keys-pass"))
            case Mode.OVER:
                words = self._words("undo", REVEAL, "save", "log", "board", "look", "help", "quit")
                return Ask(f"{say('ask-over')}> ", words, keys=say("keys-over"))
        seat = self.match.actor
        assert seat is not None
        meant = [(text, action) for action in self._menu.actions for text in self._called(action)]
        actions = tuple(Word(text, partial(self._note, action)) for text, action in meant)
        commands = self._words(*(name for name in self._commands if name != REVEAL))
        return Ask(f"{self._name(seat)}> ", actions + commands, say("keys-choose"))

    def _words(self, *names: str) -> tuple[Word, ...]:
        return tuple(Word(name, partial(str, self._commands[name][0])) for name in names)

    def _feed_waiting(self, text: str) -> Iterator[Output]:
        if text in ("undo", "quit") and self.mode is Mode.PASS:
            yield from self._commands[text][1]("")
        elif text:
            raise IllegalAction(say("enter-alone"))
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
            raise IllegalAction(say("not-when-over", given=text[:60]))
        yield from found

    def _feed_choice(self, text: str, line: str) -> Iterator[Output]:
        if not text:
            yield from self._board("")
            return
        plain = text.lower()
        legal = self.match.legal()
        exact = [action for action in legal if plain == self._drawing.also(action)] or [
            action for action in legal if action.text == plain
        ]
        if exact:
            yield from self._play(exact[0])
        elif plain.isascii() and plain.isdigit():
            yield from self._pick(int(plain[:9]))
        elif (command := self._command(text, line)) is not None:
            yield from command
        elif len(found := self._begun(plain.split(), legal)) == 1:
            yield from self._play(found[0])
        elif found or (found := self._meant(plain.split(), legal)):
            yield from self._narrow(found)
        elif plain in self.match.game.ids_by_text:
            self.match.play(plain)  # not legal, so this raises the reason
        else:
            raise IllegalAction(self._unknown(plain, legal))

    def _called(self, action: Action) -> list[str]:
        """The texts it goes by, its own first."""
        return [text for text in (action.text, self._drawing.also(action)) if text]

    def _begun(self, words: list[str], legal: list[Action]) -> list[Action]:
        """What begins as the words do: within an opened choice first, then anywhere, by its other text before its own.

        A whole text of the game that is not legal now means itself and nothing else.
        """
        for among in self._choices(legal):
            if found := abbreviated(words, among, self._also):
                return found
            if " ".join(words) in self.match.game.ids_by_text:
                return []
            if found := abbreviated(words, among):
                return found
        return []

    def _meant(self, words: list[str], legal: list[Action]) -> list[Action]:
        """The same, or else what the words stand in somewhere."""
        if (found := self._begun(words, legal)) or " ".join(words) in self.match.game.ids_by_text:
            return found
        return next(filter(None, (mentioning(words, among, self._called) for among in self._choices(legal))), [])

    def _choices(self, legal: list[Action]) -> list[list[Action]]:
        """An opened choice, then all actions."""
        opened = self._menu.actions
        return [opened, legal] if 0 < len(opened) < len(legal) else [legal]

    def _also(self, action: Action) -> list[str]:
        return [text for text in (self._drawing.also(action),) if text]

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
        if nearest:
            return say("unknown-line-near", given=plain[:60], nearest=nearest[0])
        return say("unknown-line", given=plain[:60])

    # Playing -------------------------------------------------------------------------------------------------

    def _pick(self, number: int) -> Iterator[Output]:
        entry = self._menu.pick(number)
        if entry is None:
            raise IllegalAction(say("no-such-number", number=str(number), last=str(len(self._menu.entries))))
        if entry.is_group:
            yield from self._narrow(list(entry.actions))
        else:
            yield from self._play(entry.actions[0])

    def _narrow(self, actions: list[Action]) -> Iterator[Output]:
        self._list(actions)
        yield Output(self._menu)

    def _list(self, actions: list[Action], chosen: tuple[str, ...] = ()) -> None:
        self._menu = make_menu(actions, self._note, self._drawing.choices)
        self.pointer = Pointer(actions, self._drawing.path, chosen)

    # Pointing ------------------------------------------------------------------------------------------------

    def point(self, place: str) -> Iterator[Output]:
        """A place of the board was chosen: the piece, then where to; what is left over is chosen from the list."""
        pointer = self.pointer
        if place not in pointer.other_places():
            self._list(self.match.legal())
            pointer = self.pointer
        found = pointer.through(place)
        if not found:
            raise IllegalAction(say("nothing-there", place=place.rpartition(":")[2]))
        if len(found) == 1 and pointer.is_last(place):
            yield from self._play(found[0])
            return
        self._list(found, (*pointer.chosen, place))
        yield Output(self._menu)

    def under_cursor(self, place: str) -> list[Text]:
        """What choosing this place would mean: the actions that go by it, each with what is known of it."""
        found = self.through(place)
        lines = list(self._drawing.about(place))
        for action in found[:MOST_UNDER]:
            line = Text.assemble(("▸ ", "bold yellow"), (self._called(action)[-1], "bold"))
            note = self._note(action)
            lines.append(line.append(f" {note}" if note else "", style="not bold"))
        if len(found) > MOST_UNDER:
            lines.append(Text(say("under-more", count=len(found) - MOST_UNDER), style="dim"))
        return lines

    def covered(self, place: str) -> set[str]:
        """What else the one action through this place would touch; nothing while there are several."""
        return self.touched(self.through(place))

    def through(self, place: str) -> list[Action]:
        """The actions that go by a place of the board, or stand at a number of the list."""
        if place.startswith(NUMBER):
            entry = self._menu.pick(int(place.removeprefix(NUMBER)))
            return [] if entry is None else list(entry.actions)
        return self.pointer.through(place)

    def touched(self, actions: list[Action]) -> set[str]:
        """The places one action concerns; nothing while several are meant."""
        if len(actions) != 1:
            return set()
        return {*self._drawing.path(actions[0]), *self._drawing.covers(actions[0])}

    def typed(self, text: str) -> set[str]:
        """The places of the one action that a begun line can mean."""
        if self.mode is not Mode.CHOOSE or not text.strip() or text.strip().isdigit():
            return set()
        return self.touched(self._meant(text.lower().split(), self.match.legal()))

    def _play(self, action: Action) -> Iterator[Output]:
        seat, ply = self.match.actor, self.match.ply
        assert seat is not None
        if self._has_coach and self._warned_of != (ply, action.id):
            found = interruptible(lambda: blunder(self.match, action.id))
            if found is not None:
                self._warned_of = ply, action.id
                yield Output(warning_text(self.match, found))
                return
        self.match.play(action)
        yield from self._keep()
        news = self._private_news(seat, ply)
        if news and self._has_pass and self.match.actor not in (seat, None):
            self.mode = Mode.READ
            yield Output(self._scene(seat, Text(say("only-for-you"))), clear=True)
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
            if self.has_screen:
                yield Output(say("thinking", seat=self._name(seat), player=player.name), passing=True)
            try:
                action = yield from self._overheard(player, player.think(self.match, player_seed(self.match, seat)))
            except Forfeit as error:
                self._lost = forfeit(self.match, seat, error.fault)
                self._has_played = True
                break
            self.match.play(action)
            if not self._people:
                for event in self._told(None, ply):
                    yield Output(f"{self.match.ply:>4}. {event.text}")
        if self._is_over:
            for one in self.seats:
                if one is not None:
                    one.end_match(self.match)
        if (self.match.ply > start or self._lost is not None) and self._has_played:
            yield from self._keep()
        yield from self._present()

    def _overheard(self, player: Player, thinking: Thinking) -> Generator[Output, None, Action]:
        """A program's choice; what it says of it on the way is shown, unless that could tell its secrets."""
        while True:
            try:
                thought = _awaited(player, thinking)
            except StopIteration as end:
                action: Action = end.value
                return action
            if not (self._people and self.match.game.has_secrets):
                yield Output(_thought(player.name, thought), passing=True)

    @property
    def _is_over(self) -> bool:
        return self.match.outcome is not None or self._lost is not None

    def _present(self) -> Iterator[Output]:
        if self._is_over:
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
        text = self._in_colours(say("pass-device", seat=self._name(seat)))
        public = self._recent(self._told(None)[-3:])
        body = Table.grid()
        for line in (*public, *([Text()] if public else []), text):
            body.add_row(line)
        yield Output(Panel(body, title=self.match.game.card.name, padding=(1, 2), expand=False), clear=True)

    def _keep(self) -> Iterator[Output]:
        self._has_played = True
        try:
            left = self.keeper.keep(self.match)
        except FracasError as error:
            yield Output(say("not-kept", reason=explained(error)), lasting=True)
        else:
            if left is not None:
                yield Output(say("kept-elsewhere", left=str(left), path=str(self.keeper.path)), lasting=True)

    # Showing -------------------------------------------------------------------------------------------------

    def _name(self, seat: int) -> str:
        """What the seat is called in the language spoken."""
        return seat_word(self.match.game, seat)

    def _in_colours(self, text: str) -> Text:
        return coloured(text, self.match.game)

    def _view(self, seat: int | None) -> View:
        return self.match.game.told_view(self.match.state[0], seat, language())

    def _told(self, seat: int | None, since: int = 0) -> list[Event]:
        return self.match.events(seat, since, language=language())

    def _note(self, action: Action) -> str:
        """What the actor should know before choosing; worked out once in a position."""
        if self._noted_in != self.match.hash:
            self._noted_in, self._known_notes = self.match.hash, {}
        if action.id not in self._known_notes:
            game, view = self.match.game, self.match.game.view(self.match.state[0], self.match.actor)
            preview = game.preview(view, action)
            self._known_notes[action.id] = "" if preview is None else game.texts(language()).say(preview)
        return self._known_notes[action.id]

    def _recent(self, events: list[Event]) -> list[Text]:
        return [self._in_colours(sentence(event.text)) for event in events]

    def _title(self, status: str) -> Text:
        title = Text.assemble((self.match.game.card.name, "bold"), " · ")
        title.append_text(self._in_colours(status))
        title.append("" if self._is_over else f" · {say('action-number', number=str(self.match.ply + 1))}")
        return title

    def _drawn(self, seat: int | None) -> RenderableType:
        """The picture, from the viewer's end of the table."""
        game = self.match.game
        paper = Paper(game.texts(language()), is_turned=seat == 1)
        return game.drawn_on(paper, self._view(seat))

    def _scene(self, seat: int | None, prompt: Text, status: str = "", menu: Menu | None = None) -> Scene:
        log = self._recent(self._told(seat, max(0, self.match.ply - RECENT)))
        is_seat = seat is not None and seat >= 0
        status = status or (
            say("view-of", seat=self._name(seat)) if seat is not None and is_seat else say("view-of-all")
        )
        goal = [self._in_colours(line) for line in goal_lines(self.match.game, self._view(seat), language())]
        return Scene(self._title(status), self._drawn(seat), log, prompt, menu, goal=goal)

    def _board(self, rest: str, clear: bool = False) -> Iterator[Output]:
        seat = self.match.actor
        if seat is None or self._is_over:
            yield from self._show_end()
            return
        self.mode = Mode.CHOOSE
        status = self._name(seat) if self.match.game.card.is_solo else say("to-act", seat=self._name(seat))
        prompt = self._in_colours(self._view(seat).prompt.text)
        prompt.stylize("bold")
        scene = self._scene(seat, prompt, status)
        drawn = scene.board
        self._drawing = drawn if isinstance(drawn, Drawing) else Drawing(drawn, lambda room: Text())
        self._list(self.match.legal())
        yield Output(replace(scene, menu=self._menu), clear=clear)

    def _look(self, rest: str) -> Iterator[Output]:
        """The whole picture, however large."""
        yield Output(Group(self._drawn(self._eyes)), page=True)

    def _options(self, rest: str) -> Iterator[Output]:
        """The rules in use."""
        yield Output(in_full(self.match.game), page=True)

    def _show_end(self) -> Iterator[Output]:
        self.mode = Mode.OVER if self._people else Mode.DONE
        self._shown = None
        prompt = self._in_colours(sentence(self._end_text()))
        prompt.stylize("bold")
        yield Output(self._scene(self._last_eyes, prompt, self._result()), clear=True)
        if self._people:
            can_reveal = self.match.game.has_secrets and not self._is_revealed
            yield Output(say("over-revealed" if self._is_revealed else "over-secrets" if can_reveal else "over-now"))
        elif self.keeper.is_named:
            yield from self._keep()
            yield Output(say("record-is-in", path=str(self.keeper.path)))

    def _result(self) -> str:
        """Who won, in few words."""
        outcome, decision = self.match.outcome, self.match.notes.decision
        name = outcome.winner_name if outcome is not None else decision.winner if decision is not None else None
        if name is None:
            return say("result-lost" if self.match.game.card.is_solo else "result-draw")
        return say("result-won", seat=self._name(self.match.game.card.seats.index(name)))

    @property
    def _eyes(self) -> int | None:
        """Whose view is shown: that of the person asked. A program that lost by a fault is still the one to act."""
        return self._last_eyes if self._is_over else self.match.actor

    @property
    def _last_eyes(self) -> int | None:
        """Whose view is shown after the end: what was hidden only when asked for, since all can still be taken back."""
        if self._is_revealed or not self._people:
            return ALL
        return self._people[0] if len(self._people) == 1 else None

    # Commands ------------------------------------------------------------------------------------------------

    def _undo(self, rest: str) -> Iterator[Output]:
        """Back to the last decision a person made."""
        if self._is_revealed:
            raise IllegalAction(say("all-is-revealed"))
        plies = [ply for ply in range(self.match.ply) if self.seats[self.match.seat_at(ply)] is None]
        if not plies:
            raise IllegalAction(say("nothing-to-take-back"))
        while self.match.ply > plies[-1]:
            self.match.undo()
        self._lost = None
        yield from self._keep()
        yield from self._present()

    def _reveal(self, rest: str) -> Iterator[Output]:
        if not self._is_over:
            raise IllegalAction(say("reveal-when-over"))
        self._is_revealed = True
        yield from self._show_end()

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
        """The same as `fracas hint` says, from what the seat may know."""
        if self.match.actor is None or self._is_over:
            raise IllegalAction(say("nothing-to-suggest"))
        if self.match.game.card.is_solo:  # nobody to search against
            action = decide(self.match, SuggestPlayer(), player_seed(self.match, None))
            yield Output(say("hint-thumb", action=action.text))
            return
        if self.has_screen:
            yield Output(say("thinking-hint"), passing=True)
        thinker = bot(self.match.game.card.id, seconds=HINT_SECONDS, seed=0)
        analysis = interruptible(lambda: thinker.analyse(self.match))
        yield Output(hint_text(self.match, analysis))

    def _log(self, rest: str) -> Iterator[Output]:
        events = self._told(self._eyes)
        if not events:
            yield Output(say("nothing-happened"))
            return
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", style="dim")
        for event, line in zip(events, self._recent(events), strict=True):
            table.add_row(str(event.ply), line)
        yield Output(table, page=True)

    def _rules(self, rest: str) -> Iterator[Output]:
        found = about(type(self.match.game), rest.strip())
        yield Output(found, page=not isinstance(found, str))

    def _save(self, rest: str, may_replace: bool = False) -> Iterator[Output]:
        if not rest:
            raise IllegalAction(say("save-needs-file"))
        path = Path(rest).expanduser()
        self.keeper.save(self.match, path, may_replace)
        yield Output(say("saved-to", path=str(path)))

    def _help(self, rest: str) -> Iterator[Output]:
        table = Table.grid(padding=(0, 2))
        table.add_column(style="bold cyan", no_wrap=True)
        table.add_row("3", say("help-number"))
        example = self.match.legal()[-1:] or self.match.played[-1:]
        table.add_row(example[0].text if example else "...", say("help-text"))
        table.add_row(say("help-word-label"), say("help-word"))
        table.add_row("↑ ↓ ← →", say("help-arrows"))
        for name, (meaning, _) in self._commands.items():
            table.add_row(name, meaning)
        yield Output(table)

    def _quit(self, rest: str) -> Iterator[Output]:
        is_over = self.mode is Mode.OVER
        self.mode = Mode.DONE
        path = self.keeper.path
        if path is None or not path.exists():
            yield Output(say("nothing-kept"), clear=self._has_pass)
            return
        yield Output(say("match-kept", path=str(path)), clear=self._has_pass)
        if not is_over:
            yield Output(say("continue-with", command=resume_command(path)))

    def _finish(self) -> Iterator[Output]:
        """The person leaves: a match that was played to its end stays among those `fracas matches` lists."""
        self.mode = Mode.DONE
        yield Output(f"{self.match.game.card.name}: {sentence(self._end_text())}")
        if self.match.outcome is None and self._lost is None:  # given up
            self.keeper.discard()
        if self.keeper.path is not None:
            yield Output(say("record-is-in", path=str(self.keeper.path)))

    def _end_text(self) -> str:
        """How the game ended."""
        outcome, decision = self.match.outcome_in(language()), self.match.notes.decision
        if outcome is not None:
            return outcome.text
        assert self._lost is not None
        assert decision is not None
        loser = self.match.game.card.seats[self._lost.seat]
        ending = Ending(kind=decision.ending, winner=decision.winner, loser=loser)
        program = self.seats[self._lost.seat]
        assert program is not None
        return (
            f"{self.match.game.texts(language()).say(ending)} {program.name}: {say_fault(self._lost.fault, language())}"
        )


def _awaited(player: Player, thinking: Thinking) -> Thought:
    """What it says next. Ctrl-C leaves, and a program that can be told so is told to stop."""
    try:
        return interruptible(lambda: next(thinking), player.unwanted)
    finally:
        if player.unwanted is not None and player.unwanted.is_set():
            raise KeyboardInterrupt


def _thought(name: str, thought: Thought) -> str:
    """What a program says while it thinks, in one line."""
    value = "" if thought.value is None else f"{thought.value:+.2f}"
    parts = (value, "; ".join(thought.line), thought.text)
    return f"{name}: {'  '.join(part for part in parts if part)}"


def _rest(line: str) -> str:
    """What follows the first word, spaces inside kept."""
    _, _, rest = line.strip().partition(" ")
    return rest.strip()
