"""The list of legal actions: numbered, grouped when long, narrowed by typing."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from ...core.contract import Action
from ...core.drawing import Choice, spotted
from ..words import say

MOST_LISTED = 18  # more actions than this are shown in groups
GAP = 3
NOTE_GAP = 2
_CHANCE = re.compile(r"[<>]?\d+(?:[.,]\d+)? %")
_COUNT = re.compile(r"\(\d+\) (?=\S)")
_WORD_ENDS = re.compile(r" ")
_PART_ENDS = re.compile(r"(?<=[^\d,])(?<! )(?=[;,:] | \()|(?<=%)(?= to )|(?<=\d)(?=[;:,] )")
NUMBER = "#"  # a place on the screen that stands for a number of the list


@dataclass(frozen=True)
class Entry:
    """A line of the menu: one action, or several that begin alike."""

    actions: tuple[Action, ...]
    label: str
    note: str = ""  # what follows the label: a preview, or the words that tell a group's actions apart

    @property
    def is_group(self) -> bool:
        """Choosing it narrows the menu instead of playing."""
        return len(self.actions) > 1


@dataclass(frozen=True)
class Menu:
    """What can be chosen by number now."""

    entries: tuple[Entry, ...]

    def pick(self, number: int) -> Entry | None:
        """The entry with that number, counted from 1."""
        return self.entries[number - 1] if 1 <= number <= len(self.entries) else None

    @property
    def actions(self) -> list[Action]:
        """Everything that is listed or in its groups."""
        return [action for entry in self.entries for action in entry.actions]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.lines(options.max_width)

    def lines(self, width: int, most: int = 1000) -> list[Text]:
        """The menu as lines no wider than `width`: without its notes when it would be longer than `most`.

        What is left out even so is said; then notes stay where no more could be listed without them.
        """
        flows = [self._flow(width, has_notes) for has_notes in (True, False)]
        for lines, _ in flows:
            if len(lines) <= most:
                return lines
        shown = max(most - 1, 1)
        lines, numbers = max(flows, key=lambda flow: sum(flow[1][:shown]))
        missing = len(self.entries) - sum(numbers[:shown])
        return [*lines[:shown], Text(say("menu-more", count=missing), style="yellow", no_wrap=True)]

    def _flow(self, width: int, has_notes: bool) -> tuple[list[Text], list[int]]:
        """Entries with a note on a line each, the others in columns between them; how many stand in each line."""
        digits = len(str(len(self.entries)))
        cells = [_cell(number, digits, entry, has_notes) for number, entry in enumerate(self.entries, 1)]
        widest = max((cell.cell_len for cell in cells), default=1)
        pairs = list(zip(cells, self.entries, strict=True))
        noted = {  # apart for groups: their labels may be long
            is_group: max(
                (cell.cell_len for cell, entry in pairs if entry.note and entry.is_group == is_group), default=1
            )
            for is_group in (False, True)
        }
        columns = max(1, (width + GAP) // (widest + GAP))
        lines: list[Text] = []
        numbers: list[int] = []
        row = Text(no_wrap=True)
        filled = held = 0
        for cell, entry in pairs:
            is_noted = has_notes and entry.note != ""
            if filled == columns or (is_noted and filled):
                lines.append(row)
                numbers.append(held)
                row, filled, held = Text(no_wrap=True), 0, 0
            row.append_text(cell)
            column = noted[entry.is_group] + NOTE_GAP if is_noted else widest + GAP
            filled, held = filled + 1, held + 1
            if is_noted:
                # where the longest of them leaves no room beside it, a note stands next to its own
                starts = (column, cell.cell_len + NOTE_GAP)
                notes = [(start, shortened(entry.note, width - start, entry.is_group)) for start in starts]
                column, note = next((one for one in notes if one[1]), notes[0])
                filled = columns
            row.append(" " * (column - cell.cell_len))
            row.append(note if is_noted else "", style="dim")
        if filled:
            lines.append(row)
            numbers.append(held)
        for line in lines:
            line.rstrip()
            line.truncate(width, overflow="ellipsis")
        return lines, numbers


def shortened(note: str, width: int, is_group: bool) -> str:
    """As much of a note as has room, cut where a part of it ends: no figure is halved."""
    if cell_len(note) <= width:
        return note
    counted = _COUNT.match(note) if is_group else None
    if counted and cell_len(note) - counted.end() <= width:
        return note[counted.end() :]  # who sees them all can count them
    if counted and width <= counted.end() + 1:
        return counted[0].strip() if counted.end() - 1 <= width else ""
    parts = _WORD_ENDS if is_group else _PART_ENDS
    ends = [found.start() for found in parts.finditer(note) if found.start() < width and _says(note, found.start())]
    short = f"{note[: ends[-1]]}…" if ends else ""
    chance = _CHANCE.search(note.partition("; ")[0])  # what follows may be the chance of something else
    if chance and chance[0] not in short and cell_len(chance[0]) <= width:
        return f"{chance[0]}…"[:width]  # the first chance tells more than what leads up to it
    return short


def _says(note: str, end: int) -> bool:
    """What stands before that end is more than the heading of what follows: `10 dice:`, but not `dots:`."""
    return note[end] != ":" or any(char.isdigit() for char in note[:end])


def _cell(number: int, digits: int, entry: Entry, has_notes: bool) -> Text:
    cell = Text(f"{number:>{digits}} ", style="bold cyan")
    cell.append(entry.label, style="default not bold")
    if entry.is_group:
        cell.append(" ..." if has_notes else f" ({len(entry.actions)})", style="default not bold")
    return spotted(cell, f"{NUMBER}{number}")


Note = Callable[[Action], str]  # may take its time, so it is only asked about what is listed
Arrange = Callable[[Sequence[Action]], Sequence[Choice]]  # a game's own way to put its actions together


def no_note(action: Action) -> str:
    """Nothing to add."""
    return ""


def make_menu(actions: Sequence[Action], note: Note = no_note, arrange: Arrange | None = None) -> Menu:
    """All actions one by one when they are few; else those that begin with the same words together."""
    if arrange is not None and (arranged := arrange(actions)):
        return Menu(tuple(_chosen(choice, note) for choice in arranged))
    if len(actions) <= MOST_LISTED:
        return Menu(tuple(Entry((action,), action.text, note(action)) for action in actions))
    groups = _grouped(actions)
    if len(groups) < 2:
        return Menu(tuple(Entry((action,), action.text) for action in actions))
    return Menu(tuple(_group(prefix, members, note) for prefix, members in groups.items()))


def _chosen(choice: Choice, note: Note) -> Entry:
    if len(choice.actions) == 1:
        return Entry(choice.actions, choice.label, note(choice.actions[0]))
    if all(_begins(action, choice.label) for action in choice.actions):
        return _group(choice.label, choice.actions, note)
    return Entry(choice.actions, choice.label, f"({len(choice.actions)})")


def _grouped(actions: Sequence[Action]) -> dict[str, list[Action]]:
    """By as many leading words as leave a menu of a good length; where none does, by one more letter."""
    longest = max(len(action.text.split()) for action in actions)
    for depth in range(longest - 1, 0, -1):
        groups = _alike(actions, depth)
        if 1 < len(groups) <= MOST_LISTED:
            return groups
    depth = next((depth for depth in range(longest) if len(_alike(actions, depth)) > 1), longest) - 1
    groups = {}
    for action in actions:
        words = action.text.split()
        begun = " ".join(words[:depth]) + (f" {words[depth][0]}" if len(words) > depth else "")
        groups.setdefault(begun.strip(), []).append(action)
    return groups


def _alike(actions: Sequence[Action], depth: int) -> dict[str, list[Action]]:
    groups: dict[str, list[Action]] = {}
    for action in actions:
        groups.setdefault(" ".join(action.text.split()[:depth]), []).append(action)
    return groups


def _group(prefix: str, members: Sequence[Action], note: Note) -> Entry:
    if len(members) == 1:
        return Entry((members[0],), members[0].text, note(members[0]))
    first = len(prefix.split()) if all(_begins(action, prefix) for action in members) else len(prefix.split()) - 1
    words = [action.text.split()[first:] for action in members]
    while all(words) and len({rest[0] for rest in words}) == 1:  # a word that all share tells nothing
        words = [rest[1:] for rest in words]
    rests = list(dict.fromkeys(rest[0] for rest in words if rest))
    return Entry(tuple(members), prefix, f"({len(members)}) " + " ".join(rests))


def _begins(action: Action, prefix: str) -> bool:
    """The prefix ends where a word of the action ends."""
    return action.text == prefix or action.text.startswith(prefix + " ")


Called = Callable[[Action], Sequence[str]]  # the texts an action goes by


def by_its_text(action: Action) -> Sequence[str]:
    """Its own text alone."""
    return (action.text,)


def abbreviated(words: Sequence[str], actions: Sequence[Action], called: Called = by_its_text) -> list[Action]:
    """The actions whose words begin as the given words do: `p h b7` for `place hook b7`."""

    def fits(text: str) -> bool:
        full = text.split()
        return len(words) <= len(full) and all(
            whole.startswith(part) for part, whole in zip(words, full[: len(words)], strict=True)
        )

    return [action for action in actions if any(fits(text) for text in called(action))]


def mentioning(words: Sequence[str], actions: Sequence[Action], called: Called = by_its_text) -> list[Action]:
    """The actions in which every given word, or its beginning, stands somewhere."""

    def fits(text: str) -> bool:
        return all(any(whole.startswith(part) for whole in text.split()) for part in words)

    return [action for action in actions if any(fits(text) for text in called(action))]
