"""`python -m bench.fairness GAME`: how fair the options of a game are, counted and kept beside it; docs/fairness.md.

python -m bench.fairness combact --level 4 --games 400          # goes on where it stopped
python -m bench.fairness combact --level 5 --games 100 --only radius=2 --only target=autonomy
python -m bench.fairness --page-only
"""

from __future__ import annotations

import time
from functools import partial
from importlib import resources
from pathlib import Path
from typing import Annotated, Any

import typer

from fracas.cli.files import write_whole
from fracas.cli.options import parse_options
from fracas.core import registry
from fracas.core.contract import Game
from fracas.core.errors import FracasError
from fracas.core.fairness import FILE, Fairness, Row
from fracas.lab.fairness import Measurement, changed, check_two_players, form_rows
from fracas.lab.fairness_page import page, row_name
from fracas.search.levels import LEVELS

PAGE = Path(__file__).parent.parent / "docs" / "fairness.md"


def main(
    names: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Without any, all games.")] = None,
    level: Annotated[int, typer.Option(min=LEVELS[0], max=LEVELS[-1], help="Who plays against itself.")] = 4,
    games: Annotated[int, typer.Option(min=1, help="Every row is played up to so many games.")] = 400,
    only: Annotated[
        list[str] | None,
        typer.Option(metavar="'NAME=VALUE ...'", help="This combination instead of the form's; may be repeated."),
    ] = None,
    minutes: Annotated[float, typer.Option(min=0.0, help="Stop after so long; 0: never.")] = 0.0,
    page_only: Annotated[bool, typer.Option("--page-only", help="Write the page from the counts there are.")] = False,
) -> None:
    """Count a level's games against itself for every choice of every option, and write the page."""
    end = time.monotonic() + minutes * 60 if minutes else float("inf")
    for game_id in [] if page_only else names or _two_player_games():
        game, combinations = _asked(game_id, only or [])
        file = _file(game)
        measurement = Measurement(game, game.fairness(), level, partial(_keep, file))
        rows = measurement.refresh(combinations or form_rows(game))
        for row in measurement.run(rows, games):
            typer.echo(_line(game, row, measurement))
            if time.monotonic() > end:
                break
        _keep(file, measurement.known)
    write_whole(PAGE, page({game.card.id: (game, game.fairness()) for game in map(registry.find, _two_player_games())}))


def _asked(game_id: str, only: list[str]) -> tuple[type[Game[Any]], list[dict[str, Any]]]:
    """The game and the combinations named, or what is wrong with them."""
    try:
        game = check_two_players(game_id)
        chosen = [game.with_options(parse_options(words.split())).options.model_dump() for words in only]
        return game, [changed(game, options) for options in chosen]
    except FracasError as error:
        raise typer.BadParameter(str(error)) from None


def _two_player_games() -> list[str]:
    """Those of this repository that somebody plays against somebody."""
    root = Path(__file__).parent.parent / "src"
    found = [registry.find(game_id) for game_id in registry.game_ids()]
    return [game.card.id for game in found if not game.card.is_solo and _file(game).is_relative_to(root)]


def _file(game: type[Game[Any]]) -> Path:
    return Path(str(resources.files(game.__module__).joinpath(FILE)))


def _keep(file: Path, known: Fairness) -> None:
    write_whole(file, known.model_dump_json(indent=1, exclude_defaults=True) + "\n")


def _line(game: type[Game[Any]], row: Row, measurement: Measurement) -> str:
    tally, seat = measurement.tally(row), game.card.seats[0]
    share = tally.points(seat) / tally.games
    return f"{game.card.id} level {tally.level} {row_name(row)}: {tally.games} games, {seat} {share:.1%}"


if __name__ == "__main__":
    typer.run(main)
