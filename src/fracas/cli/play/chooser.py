"""What to play, asked step by step: the game, its options, the opponent, the seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ...core.contract import Game
from ...core.errors import FracasError, IllegalAction, listed
from ...search.bot import player_names
from ...search.levels import level_number
from ..games import loaded_games
from ..options import OptionFact, option_facts, parse_options, short_value
from ..players import Seats, seat_players
from ..words import explained, say
from .talk import Ask, Word

AskLine = Callable[[Ask], str]
Show = Callable[[RenderableType], None]


class Quit(Exception):
    """The person does not want to play after all."""


@dataclass(frozen=True)
class Chooser:
    """Asks with `ask`, shows with `show`; a wrong answer is explained and asked again."""

    ask: AskLine
    show: Show
    is_patient: bool = True  # False: a wrong answer is an error, for answers that come from a pipe

    def game(self) -> type[Game[Any]]:
        """One of the registered games."""
        games = loaded_games()
        lines = [(game.card.name, game.card.summary) for game in games]
        names = [game.card.id for game in games]
        return games[self._number(say("choose-game"), lines, names, default=None)]

    def options(self, game: type[Game[Any]]) -> Game[Any]:
        """The options in a list; nothing more is asked of who wants the defaults."""
        facts = {fact.name: fact for fact in option_facts(game)}
        chosen: dict[str, Any] = {}
        while facts:
            self._list_options(list(facts.values()), chosen)
            answer = self._answer(say("choose-option"), tuple(facts))
            if not answer:
                break
            name = answer.partition("=")[0].strip().lower().replace("-", "_")
            if answer.isascii() and answer.isdigit() and 1 <= int(answer[:9]) <= len(facts):
                name = list(facts)[int(answer) - 1]
            if name not in facts:
                self._wrong(IllegalAction(say("no-such-option", given=answer[:60], known=listed(facts))))
            elif "=" in answer:
                self._set(game, facts[name], answer.partition("=")[2].strip(), chosen)
            else:
                self._option(game, facts[name], chosen)
        return game.with_options(chosen)

    def seats(self, game: Game[Any]) -> Seats:
        """Who plays against whom; a puzzle has nobody to choose."""
        card = game.card
        if card.is_solo:
            return (None,)
        lines = [(say("choose-friend"), say("choose-friend-about"))]
        players = player_names(type(game))
        # a bare number is a line's
        labels = [name if level_number(name) is None else f"level {name}" for name in players]
        lines += list(zip(labels, players.values(), strict=True))
        number = self._number(say("choose-opponent"), lines, ["friend", *labels], default=0)
        if number == 0:
            return seat_players(game, None, None, None)
        side = self._number(say("choose-side"), [(name, "") for name in card.seats], list(card.seats), default=0)
        return seat_players(game, None, list(players)[number - 1], card.seats[side])

    # How it is asked -----------------------------------------------------------------------------------------

    def _answer(self, label: str, words: tuple[str, ...]) -> str:
        answer = self.ask(Ask(label, tuple(Word(word) for word in words), keys=say("keys-chooser"))).strip()
        if answer.lower() in ("q", "quit"):
            raise Quit
        return answer

    def _number(self, question: str, lines: list[tuple[str, str]], names: list[str], default: int | None) -> int:
        table = Table.grid(padding=(0, 2))
        table.add_column(style="bold cyan", justify="right")
        table.add_column(style="bold", no_wrap=True)
        table.add_column()
        for number, (name, about) in enumerate(lines, 1):
            table.add_row(str(number), Text(name), about)
        self.show(Text(question, style="bold"))
        self.show(table)
        suffix = "" if default is None else f" {say('choose-enter', default=str(default + 1))}"
        while True:
            answer = self._answer(f"1-{len(lines)}{suffix}: ", tuple(names)).lower()
            if not answer and default is not None:
                return default
            if answer in names:
                return names.index(answer)
            if answer.isascii() and answer.isdigit() and 1 <= int(answer[:9]) <= len(lines):
                return int(answer) - 1
            self._wrong(IllegalAction(say("not-in-list", given=answer[:60], last=str(len(lines)))))

    def _list_options(self, facts: list[OptionFact], chosen: dict[str, Any]) -> None:
        table = Table.grid(padding=(0, 2))
        table.add_column(style="bold cyan", justify="right")
        table.add_column(style="bold", no_wrap=True)
        table.add_column(no_wrap=True, max_width=24)
        table.add_column(style="dim")
        for number, fact in enumerate(facts, 1):
            value = short_value(chosen[fact.name]) if fact.name in chosen else fact.default
            table.add_row(str(number), fact.name, value, fact.about)
        self.show(Text(say("choose-options"), style="bold"))
        self.show(table)

    def _option(self, game: type[Game[Any]], fact: OptionFact, chosen: dict[str, Any]) -> None:
        about = f": {fact.about or fact.allowed}" if fact.about or fact.allowed else ""
        self.show(Text.assemble((fact.name, "bold"), about))
        for number, choice in enumerate(fact.choices, 1):
            share = fact.measured.get(choice)
            self.show(Text.assemble((f"{number:>3} ", "bold cyan"), choice, (f"  {share}" if share else "", "dim")))
        while True:
            answer = self._answer(f"{fact.name} {say('choose-enter', default=fact.default)}: ", fact.choices)
            if not answer:
                chosen.pop(fact.name, None)
                return
            if answer not in fact.choices and answer.isascii() and answer.isdigit():
                if 1 <= int(answer[:9]) <= len(fact.choices):
                    answer = fact.choices[int(answer) - 1]
            if self._set(game, fact, answer, chosen):
                return

    def _set(self, game: type[Game[Any]], fact: OptionFact, value: str, chosen: dict[str, Any]) -> bool:
        """Take the value if the game allows it."""
        try:
            given = parse_options([f"{fact.name}={value}"])
            game.with_options({**chosen, **given})
        except FracasError as error:
            self._wrong(error)
            return False
        chosen.update(given)
        return True

    def _wrong(self, error: FracasError) -> None:
        if not self.is_patient:
            raise error
        self.show(Text(explained(error), style="red"))
