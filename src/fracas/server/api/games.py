"""The games: cards, options as JSON schema, rules as text."""

from __future__ import annotations

import logging
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response

from fracas.core.contract import Game, ending_name
from fracas.core.file_kinds import shipped, shipped_text
from fracas.core.glossary import glossary_of
from fracas.core.illustrations import illustrations_of
from fracas.core.match import Match
from fracas.core.strength import Strength
from fracas.core.texts import ENGLISH, humanised, languages_of, source_of
from fracas.search.levels import LEVELS, SEARCHLESS, level_of

from ..boards import SCRIPT, STYLE, board_address
from ..context import Context
from ..errors import not_found
from ..ladder import ladder
from ..lessons import course
from ..logs import log
from ..matches import quota
from ..messages import MOST_TEXT
from ..meter import off_loop
from ..models import (
    FairnessFigure,
    GameCard,
    GameDetails,
    IllustrationView,
    Ladder,
    LevelInfo,
    LevelStrength,
    StartRequest,
    StartView,
)
from ..tiles import tile_of
from .deps import InContext, MaybeGuest, problems

router = APIRouter(prefix="/api/games", tags=["games"])
GameId = Annotated[str, Path(max_length=MOST_TEXT)]
RulesLanguage = Annotated[
    str, Query(max_length=MOST_TEXT, description="of the rules page; English where there is no translation")
]
KEPT = "public, max-age=3600"  # a tile changes with its package alone
PICTURED = "a picture"  # the seed of every pictured start: matches have seeds of 256 bits


@router.get("", responses=problems(401, 429))
async def list_games(context: InContext, guest: MaybeGuest) -> list[GameCard]:
    """Every game of this server, as they stand on the start page."""
    return [GameCard.model_validate(_card(context, game)) for game in context.catalogue.shelf()]


@router.get("/{game_id}", responses=problems(401, 404, 422, 429))
async def game_details(
    game_id: GameId, context: InContext, guest: MaybeGuest, language: RulesLanguage = ENGLISH
) -> GameDetails:
    """All one needs to set up a match of a game: options, variants, rules."""
    game = found_game(context, game_id)
    context.preparation.want(game_id)  # who looks at it may well play it
    return GameDetails.model_validate(_card(context, game) | _details(game, language))


@router.get(
    "/{game_id}/tile.svg",
    response_class=Response,
    responses=problems(401, 404, 422, 429)
    | {200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}, "description": "To be shown as an image."}},
)
async def game_tile(game_id: GameId, context: InContext, guest: MaybeGuest) -> Response:
    """The picture for the start page that the game's package brings; 404 where it brings none."""
    tile = tile_of(found_game(context, game_id))
    if tile is None:
        raise not_found("tile")
    return Response(tile, media_type="image/svg+xml", headers={"Cache-Control": KEPT})


@router.get(
    "/{game_id}/texts/{language}.ftl",
    response_class=Response,
    responses=problems(401, 404, 422, 429)
    | {200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "In Project Fluent's format."}},
)
async def game_texts(
    game_id: GameId, language: Annotated[str, Path(max_length=MOST_TEXT)], context: InContext, guest: MaybeGuest
) -> Response:
    """Every sentence of a game in a language it has, to be filled in with the facts of views, previews and events."""
    game = found_game(context, game_id)
    if language not in languages_of(game):
        raise not_found("language")
    return Response(source_of(game, language), media_type="text/plain", headers={"Cache-Control": KEPT})


@router.get(
    "/{game_id}/templates/{option}",
    response_class=Response,
    responses=problems(401, 404, 422, 429)
    | {200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "A file, to be changed."}},
)
async def option_template(
    game_id: GameId,
    option: Annotated[str, Path(max_length=MOST_TEXT)],
    context: InContext,
    guest: MaybeGuest,
    name: Annotated[str | None, Query(max_length=MOST_TEXT, description="which of those the game ships")] = None,
) -> Response:
    """A file that shows how the content of an option is written: one of the game's own maps, cards, ..."""
    game = found_game(context, game_id)
    if option not in game.templates or name not in (None, *shipped(game, option)):
        raise not_found("template")
    text = game.template(option) if name is None else shipped_text(game, option, name)
    name = game.templates[option].rpartition("/")[2] if name is None else f"{name}.{_ending(game, option)}"
    headers = {"Cache-Control": KEPT, "Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain", headers=headers)


def _ending(game: type[Game[Any]], option: str) -> str:
    return game.templates[option].rpartition(".")[2]


@router.post("/{game_id}/start", responses=problems(401, 404, 413, 422, 429, 503))
async def start_position(game_id: GameId, request: StartRequest, context: InContext, guest: MaybeGuest) -> StartView:
    """A start position with these options, for a picture of the map; no match is made, and none has this deal."""
    quota.check_options(context, request.options)
    game = await context.catalogue.open(game_id, request.options)
    view = await off_loop(lambda: game.view(Match.new(game, PICTURED).state[0], None))
    return StartView(view=view.model_copy(update={"goal": game.goal(view)}).model_dump(mode="json"))


@router.get("/{game_id}/illustrations/{name}", responses=problems(401, 404, 422, 429, 503))
async def rules_illustration(
    game_id: GameId,
    name: Annotated[str, Path(max_length=MOST_TEXT)],
    response: Response,
    context: InContext,
    guest: MaybeGuest,
) -> IllustrationView:
    """A position that the rules page shows, played by the rules themselves."""
    wanted = illustrations_of(found_game(context, game_id)).get(name)
    if wanted is None:
        raise not_found("illustration")
    game = await context.catalogue.open(game_id, wanted.options)
    view = await off_loop(lambda: game.view(wanted.match(game).state[0], None))
    response.headers["Cache-Control"] = KEPT
    return IllustrationView(view=view.model_dump(mode="json"), options=wanted.options)


@router.get("/{game_id}/ladder", responses=problems(401, 404, 422, 429))
async def game_ladder(game_id: GameId, context: InContext, guest: MaybeGuest) -> Ladder:
    """The missions of a solo game in the order to play them, and which of them you have solved."""
    return await ladder(context, found_game(context, game_id), guest)


def found_game(context: Context, game_id: str) -> type[Game[Any]]:
    """The game of that id, if it is offered here."""
    for game in context.catalogue.games():
        if game.card.id == game_id:
            return game
    raise not_found("game")


def _card(context: Context, game: type[Game[Any]]) -> dict[str, Any]:
    card = game.card
    levels = []
    if not card.is_solo:
        names = {str(n): level_of(game, n).name for n in LEVELS} | {name: name for name in SEARCHLESS}
        levels = [LevelInfo(level=level, name=name, strength=_strength(game, level)) for level, name in names.items()]
    return {
        "id": card.id,
        "name": card.name,
        "summary": card.summary,
        "seats": list(card.seats),
        "minutes": card.minutes,
        "has_chance": game.has_chance_with(game.options_model()),
        "has_secrets": card.has_secrets,
        "is_solo": card.is_solo,
        "rules_version": card.rules_version,
        "actions": card.actions,
        "longest": card.longest,
        "levels": levels,
        "variants": list(game.variants()),
        "first_options": dict(game.first_options),
        "puzzles": len(context.puzzles.all(card.id)),
        "missions": len(game.ladder),
        "lessons": _lessons(game),
        "has_tile": tile_of(game) is not None,
        "board": board_address(game, SCRIPT),
        "board_style": board_address(game, STYLE),
        "readiness": context.preparation.of(game),
        "texts": {language: f"/api/games/{card.id}/texts/{language}.ftl" for language in languages_of(game)},
    }


def _details(game: type[Game[Any]], language: str) -> dict[str, Any]:
    page = game.rules_page(language)
    return {
        "options_schema": game.options_model.model_json_schema(),
        "defaults": game.options_model().model_dump(mode="json"),
        "essentials": list(game.options_model.essentials),
        "variant_options": {
            name: game.options_model.model_validate(options).model_dump(mode="json", exclude_unset=True)
            for name, options in game.variants().items()
        },
        "templates": {option: name.rpartition("/")[2] for option, name in game.templates.items()},
        "fairness": _fairness(game),
        "endings": _endings(game, language),
        "rules": page.text,
        "rulings": page.rulings,
        "glossary": list(glossary_of(game, language if language in languages_of(game) else ENGLISH)),
        "rules_language": language if language in game.rules_languages() else ENGLISH,
    }


@cache
def _lessons(game: type[Game[Any]]) -> int:
    found = course(game)
    return 0 if found is None else len(found.lessons)


@cache
def _measured(game: type[Game[Any]]) -> Strength:
    """What the package says of its opponents; a file that cannot be read is logged, and says nothing."""
    try:
        return game.strength()
    except ValueError as error:
        log("ratings are left out", logging.WARNING, game=game.card.id, reason=str(error))
        return Strength()


def _strength(game: type[Game[Any]], level: str) -> LevelStrength | None:
    found = _measured(game).rating(level)
    if found is None:
        return None
    below = _measured(game).meeting(level, str(int(level) - 1)) if level.isdecimal() else None
    return LevelStrength(
        elo=found.elo,
        low=found.low,
        high=found.high,
        score_below=None if below is None else below.score,
        games_below=None if below is None else below.games,
    )


def _endings(game: type[Game[Any]], language: str) -> dict[str, str]:
    texts, names = game.texts(language), [ending_name(ending) for ending in game.endings if ending]
    return {name: texts.format(f"ending-{name}.name", {}) or humanised(name) for name in names}


def _fairness(game: type[Game[Any]]) -> list[FairnessFigure]:
    rows = [(row.options, row.best) for row in game.fairness().rows]
    return [
        FairnessFigure(
            options=options,
            level=tally.level,
            games=tally.games,
            shares={seat: tally.points(seat) / tally.games for seat in game.card.seats},
            first_share=tally.first_points / tally.games,
        )
        for options, tally in rows
        if tally is not None
    ]
