"""The list of legal actions: numbered, grouped when long, narrowed by typing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from ...core.contract import Action

MOST_LISTED = 18  # more actions than this are shown in groups
GAP = 3


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

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.lines(options.max_width)

    def lines(self, width: int, most: int = 1000) -> list[Text]:
        """The menu as lines no wider than `width`; without its notes when it would be longer than `most`."""
        noted = self._flow(width, has_notes=True)
        return noted if len(noted) <= most else self._flow(width, has_notes=False)

    def _flow(self, width: int, has_notes: bool) -> list[Text]:
        """Entries with a note on a line each, the others in columns between them."""
        digits = len(str(len(self.entries)))
        cells = [_cell(number, digits, entry, has_notes) for number, entry in enumerate(self.entries, 1)]
        widest = max((cell.cell_len for cell in cells), default=1)
        columns = max(1, (width + GAP) // (widest + GAP))
        lines: list[Text] = []
        row = Text(no_wrap=True)
        filled = 0
        for cell, entry in zip(cells, self.entries, strict=True):
            is_noted = has_notes and entry.note != ""
            if filled == columns or (is_noted and filled):
                lines.append(row)
                row, filled = Text(no_wrap=True), 0
            row.append_text(cell)
            row.append(" " * (widest - cell.cell_len + GAP))
            filled += 1
            if is_noted:
                row.append(entry.note, style="dim")
                filled = columns
        if filled:
            lines.append(row)
        for line in lines:
            line.rstrip()
            line.truncate(width, overflow="ellipsis")
        return lines


def _cell(number: int, digits: int, entry: Entry, has_notes: bool) -> Text:
    cell = Text(f"{number:>{digits}} ", style="bold cyan")
    cell.append(entry.label, style="default not bold")
    if entry.is_group:
        cell.append(" ..." if has_notes else f" ({len(entry.actions)})", style="default not bold")
    return cell


Note = Callable[[Action], str]  # may take its time, so it is only asked about what is listed


def no_note(action: Action) -> str:
    """Nothing to add."""
    return ""


def make_menu(actions: Sequence[Action], note: Note = no_note) -> Menu:
    """All actions one by one when they are few; else those that begin with the same words together."""
    if len(actions) <= MOST_LISTED:
        return Menu(tuple(Entry((action,), action.text, note(action)) for action in actions))
    groups = _grouped(actions)
    if len(groups) < 2:
        return Menu(tuple(Entry((action,), action.text) for action in actions))
    return Menu(tuple(_group(prefix, members, note) for prefix, members in groups.items()))


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
    rests = list(dict.fromkeys(rest[0] for rest in words if rest))
    return Entry(tuple(members), prefix, f"({len(members)}) " + " ".join(rests))


def _begins(action: Action, prefix: str) -> bool:
    """The prefix ends where a word of the action ends."""
    return action.text == prefix or action.text.startswith(prefix + " ")


def abbreviated(words: Sequence[str], actions: Sequence[Action]) -> list[Action]:
    """The actions whose words begin as the given words do: `p h b7` for `place hook b7`."""

    def fits(action: Action) -> bool:
        full = action.text.split()
        return len(words) <= len(full) and all(
            whole.startswith(part) for part, whole in zip(words, full[: len(words)], strict=True)
        )

    return [action for action in actions if fits(action)]


def mentioning(words: Sequence[str], actions: Sequence[Action]) -> list[Action]:
    """The actions in which every given word, or its beginning, stands somewhere."""
    return [
        action
        for action in actions
        if all(any(whole.startswith(part) for whole in action.text.split()) for part in words)
    ]
