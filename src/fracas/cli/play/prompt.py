"""The input line at a terminal: completion, a suggestion in grey, and a line below that says what matches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from prompt_toolkit import PromptSession
from prompt_toolkit.auto_suggest import AutoSuggest, Suggestion
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.shortcuts import CompleteStyle

from ..words import say
from .talk import Ask, Word

MOST_MATCHES = 6


def matching(typed: str, words: Sequence[Word]) -> list[Word]:
    """The words that begin as what was typed, else those whose parts begin as its parts."""
    plain = " ".join(typed.lower().split())
    if not plain:
        return list(words)
    begins = [word for word in words if word.text.startswith(plain)]
    if begins:
        return begins
    parts = plain.split()
    return [word for word in words if all(any(w.startswith(part) for w in word.text.split()) for part in parts)]


class Completions(Completer):
    """Whole actions and commands, of whatever question is open."""

    def __init__(self, ask: Callable[[], Ask]) -> None:
        self._ask = ask

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        """Everything that matches; while typing only once something narrows it."""
        typed = document.text_before_cursor
        if complete_event.text_inserted and (not typed.strip() or typed.strip().isdigit()):
            return
        for word in matching(typed, self._ask().words):
            yield Completion(word.text, start_position=-len(typed))


class Ghost(AutoSuggest):
    """The rest of the first word that fits."""

    def __init__(self, ask: Callable[[], Ask]) -> None:
        self._ask = ask

    def get_suggestion(self, buffer: Buffer, document: Document) -> Suggestion | None:
        """The rest of the first word that begins as the typed text does."""
        typed = document.text.lower()
        if not typed.strip():
            return None
        for word in self._ask().words:
            if word.text.startswith(typed):
                return Suggestion(word.text[len(typed) :])
        return None


def toolbar(typed: str, ask: Ask) -> str:
    """One line below the input: what the typed text could become."""
    if not ask.words or not typed.strip() or typed.strip().isdigit():
        return ask.keys
    found = matching(typed, ask.words)
    if not found:
        return say("no-match")
    if len(found) == 1:
        return f"{found[0].text}  {found[0].about()}".rstrip()
    more = f" · {say('matches-more', count=len(found) - MOST_MATCHES)}" if len(found) > MOST_MATCHES else ""
    return " · ".join(word.text for word in found[:MOST_MATCHES]) + more


class Reader:
    """Reads single lines, for the chooser."""

    def read(self, ask: Ask) -> str:
        """One line; `EOFError` and `KeyboardInterrupt` as the person pressed them."""
        prompt: PromptSession[str] = PromptSession()
        return prompt.prompt(
            ask.label,
            completer=Completions(lambda: ask),
            complete_while_typing=False,
            complete_style=CompleteStyle.READLINE_LIKE,
            auto_suggest=Ghost(lambda: ask),
            bottom_toolbar=lambda: toolbar(prompt.default_buffer.text, ask),
            reserve_space_for_menu=0,
        )
