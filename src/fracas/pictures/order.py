"""What is to be drawn: a moment of a match as one seat may see it, in plain values that travel anywhere."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, TypedDict

from fracas.core.contract import Game
from fracas.core.errors import FracasError
from fracas.core.facts import Event
from fracas.core.match import Match
from fracas.core.package_files import package_file, package_folder
from fracas.core.texts import ENGLISH, FOLDER, SUFFIX

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
STYLE = "board/board.css"  # colours that a game brings along
FRAME_LINES = 2  # frames of an animation are all of one size


class NoSuchMoment(FracasError):
    """The match has no such ply."""


@dataclass(frozen=True)
class Look:
    """How a picture is drawn, whatever it shows."""

    theme: Theme = "light"
    language: str = ENGLISH
    has_caption: bool = True  # a line about what has just happened


@dataclass(frozen=True)
class Frame:
    """What a picture is for."""

    is_of_many: bool = False  # of an animation: all are of one size
    canvas: tuple[int, int] | None = None  # it is of this size; None: as large as the board
    home: int | None = None  # the seat whose side is below; None: whose eyes they are, or the first


PLAIN, ALONE = Look(), Frame()


class Order(TypedDict):
    """One picture, as the script of the boards takes it."""

    game: str
    view: dict[str, Any]
    events: list[dict[str, Any]]
    since: list[dict[str, Any]]
    seat: str | None
    home: str
    seats: list[str]
    options: dict[str, Any]
    theme: Theme
    language: str
    caption: str
    captionLines: int  # kept free for it at the least
    isFrame: bool  # of an animation: all are of one size
    canvas: tuple[int, int] | None  # the picture is of this size; None: as large as the board
    texts: dict[str, str]
    style: str
    withFont: bool


def order_of(
    match: Match,
    ply: int,
    seat: int | None,
    look: Look = PLAIN,
    frame: Frame = ALONE,
) -> Order:
    """What `seat` (None: a spectator) or `ALL` saw after `ply` actions."""
    if not 0 <= ply <= match.ply:
        raise NoSuchMoment(f"there is no moment {ply}; the match has {match.ply} actions, and begins with moment 0")
    game, seats = match.game, match.game.card.seats
    events = _events(match, ply, seat)
    told = [event.model_dump(mode="json") for event in events]
    has_others = ply > 0 and len(seats) > 1  # of what they have removed a ghost is drawn
    seat_name = game.seat_name(seat)
    return Order(
        game=game.card.id,
        view=_view(match, ply, seat),
        events=told,
        since=[{"ply": ply, "before": _view(match, ply - 1, seat), "events": told}] if has_others else [],
        seat=seat_name,
        home=seat_name or game.seat_name(frame.home) or seats[0],
        seats=list(seats),
        options=game.options.model_dump(mode="json"),
        theme=look.theme,
        language=look.language,
        caption=_caption(match, ply, events, look.language) if look.has_caption else "",
        canvas=frame.canvas,
        captionLines=FRAME_LINES if frame.is_of_many and look.has_caption else 0,
        isFrame=frame.is_of_many,
        texts=_catalogues(type(game)),
        style=_style(type(game)),
        withFont=False,
    )


def _view(match: Match, ply: int, seat: int | None) -> dict[str, Any]:
    return match.game.view(match.state_at(ply)[0], seat).model_dump(mode="json")


def _events(match: Match, ply: int, seat: int | None) -> list[Event]:
    """What the seat saw of the action before this moment."""
    if ply == 0:
        return []
    before, after = match.state_at(ply - 1)[0], match.state_at(ply)[0]
    told = match.game.narrate(before, match.action_at(ply - 1), after, seat)
    return [event.model_copy(update={"ply": ply}) for event in told]


def _caption(match: Match, ply: int, events: list[Event], language: str) -> str:
    """What has just happened, as the log says it; at the end, how it ended."""
    texts = match.game.texts(language)
    if ply == match.ply and match.outcome is not None:
        return match.outcome_in(language).text  # type: ignore[union-attr]
    return " ".join(_sentence(texts.say(event)) for event in events)


def _sentence(text: str) -> str:
    return text if not text or text[-1] in ".!?:" else f"{text}."


@cache
def _catalogues(game: type[Game[Any]]) -> dict[str, str]:
    """The words of the game, for boards that are drawn from what its view declares."""
    folder = package_folder(game).joinpath(FOLDER)
    if not folder.is_dir():
        return {}
    return {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(SUFFIX)}


@cache
def _style(game: type[Game[Any]]) -> str:
    file = package_file(game, STYLE)
    return "" if file is None else file.read_text(encoding="utf-8")
