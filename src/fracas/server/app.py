"""The application: parts put together, started and stopped in order."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

import fracas
from fracas.core.errors import BadData, BadOptions, BrokenGame, FracasError, UnknownGame

from . import openapi, security
from .api import (
    analysis,
    boards,
    bots,
    games,
    guests,
    invitations,
    lessons,
    making,
    matches,
    notices,
    pages,
    pictures,
    puzzles,
    records,
    studies,
)
from .api import live as sockets
from .catalogue import Catalogue
from .chance import Chance
from .context import Context, Now, monotonic_time, system_time
from .errors import Refused, unplayable
from .guests import KnownGuests
from .hub import Hub
from .limits import Limits
from .logs import log
from .matches.analyses import Analyses
from .matches.cache import Matches
from .matches.drawings import Drawings
from .matches.presence import Signs
from .matches.sweeper import Sweeper, clocked, wake_clocks
from .messages import MOST_TEXT
from .metrics import Metrics
from .preparing import Preparation
from .puzzles import Puzzles
from .settings import Settings
from .store.database import Database
from .store.failures import STORE_ERRORS, store_failed
from .studies.shelf import Studies
from .uptime import Uptime
from .workers.jobs import Warm
from .workers.pool import Workers

ROUTERS = (
    guests,
    games,
    making,
    notices,
    boards,
    matches,
    analysis,
    pictures,
    invitations,
    records,
    studies,
    puzzles,
    lessons,
    bots,
    sockets,
    pages,
)


def create_app(
    settings: Settings | None = None,
    chance: Chance | None = None,
    now: Now = system_time,
    steady: Now = monotonic_time,
) -> FastAPI:
    """A server, not yet started; tests hand in their own chance and time."""
    chosen = settings or Settings()
    preparation, limits, metrics = Preparation(chosen.compilers), Limits(chosen), Metrics()
    catalogue = Catalogue(preparation.refuse_unready, chosen.games_off)

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        parts = (catalogue, preparation, limits, metrics)
        async with running(chosen, chance or Chance(), now, steady, *parts) as context:
            app.state.context = context
            yield

    app = FastAPI(
        title="Fracas",
        version=fracas.__version__,
        lifespan=lifespan,
        openapi_url=None,  # `pages` answers it, from what was written once
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    app.state.metrics = metrics
    for module in ROUTERS:
        app.include_router(module.router)
    pages.serve_client(app)
    _answer_refusals(app)
    _describe(app, catalogue)
    app.add_middleware(security.Guard, settings=chosen, limits=limits, metrics=metrics)
    return app


@contextlib.asynccontextmanager
async def running(
    settings: Settings,
    chance: Chance,
    now: Now,
    steady: Now,
    catalogue: Catalogue,
    preparation: Preparation,
    limits: Limits,
    metrics: Metrics,
) -> AsyncIterator[Context]:
    """Start the parts, and stop them in the opposite order."""
    database = Database(settings, metrics)
    await database.open()
    uptime = Uptime(database, now, steady)
    await uptime.open()
    games_there = catalogue.shelf()
    preparation.look_at(games_there)
    context = Context(
        settings=settings,
        chance=chance,
        now=now,
        uptime=uptime,
        metrics=metrics,
        database=database,
        catalogue=catalogue,
        preparation=preparation,
        puzzles=Puzzles(games_there),
        workers=Workers(settings.workers, settings.queue_per_guest, metrics, settings.queue_seconds),
        hub=Hub(),
        limits=limits,
        matches=Matches(),
        analyses=Analyses(settings.workers),
        drawings=Drawings(),
        known_guests=KnownGuests(),
        signs=Signs(),
        studies=Studies(),
    )
    context.workers.start()
    loading = asyncio.create_task(_load_ready(context))
    rows = await clocked(context)
    waking = asyncio.create_task(wake_clocks(context, rows))
    if not any(row["game"] in preparation.unready for row in rows):
        await waking
    sweeper = Sweeper(context)
    sweeper.start()
    log("started", games=len(games_there), to_compile=len(preparation.unready), workers=settings.workers)
    try:
        yield context
    finally:
        say_goodbye(context)
        for task in (loading, waking):
            task.cancel()
        await asyncio.gather(loading, waking, preparation.close(), return_exceptions=True)
        await sweeper.close()
        await context.matches.settle()
        await context.analyses.close()
        await context.drawings.close()
        await context.workers.close()
        await uptime.close()
        await database.close()
        log("stopped")


async def _load_ready(context: Context) -> None:
    """Load every game that can be played while nobody waits for it: now, or as soon as it is compiled."""
    ready: asyncio.Queue[str] = asyncio.Queue()
    preparation, is_eager = context.preparation, context.settings.warm_up

    def have_loaded(game_id: str) -> None:
        context.workers.prepare(Warm(game_id), is_urgent=False)

    kept = [game_id for game_id in preparation.ready if is_eager]
    preparation.start(ready.put_nowait, have_loaded, is_eager=is_eager)
    for game_id in kept:
        await context.catalogue.load(game_id)
        if preparation.is_complete(game_id):
            have_loaded(game_id)
    while True:
        await context.catalogue.load(await ready.get())


def say_goodbye(context: Context) -> None:
    """Tell everybody connected that the server stops; clocks stand still from here on."""
    context.uptime.stop()
    context.hub.stop()
    for live in context.matches.all():
        for subscriber in list(live.subscribers):
            subscriber.wake()


def _answer_refusals(app: FastAPI) -> None:
    @app.exception_handler(FracasError)
    async def refuse(request: Request, error: FracasError) -> Response:
        refused = as_refused(error)
        context: Context = request.app.state.context
        context.metrics.refusals.labels(refused.code).inc()
        return security.problem(refused)

    async def store_fails(request: Request, error: Exception) -> Response:
        return await refuse(request, store_failed(error))

    for kind in STORE_ERRORS:
        app.add_exception_handler(kind, store_fails)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        first: dict[str, Any] = error.errors()[0] if error.errors() else {}
        field = ".".join(str(part)[:MOST_TEXT] for part in first.get("loc", ()))
        message = str(first.get("msg", "is not valid")).removeprefix("Value error, ")
        return security.problem(Refused("invalid", f"{field}: {message}"))

    @app.exception_handler(HTTPException)
    async def missing(request: Request, error: HTTPException) -> Response:
        code = {404: "not-found", 405: "bad-request"}.get(error.status_code, "bad-request")
        content = {"code": code, "text": str(error.detail), "reason": None, "retry_after": None}
        return JSONResponse(content, error.status_code, error.headers)


def as_refused(error: FracasError) -> Refused:
    """A mistake the engine found, as an answer."""
    match error:
        case Refused():
            return error
        case UnknownGame():
            return Refused("not-found", str(error))
        case BrokenGame():
            return unplayable()
        case BadOptions(option=str() as option):
            return Refused("invalid", str(error), option=(option, error.reason))
        case BadData():  # its file is the option whose content it is
            file, told = error.file[:MOST_TEXT], f"{error.where}: {error.reason}"
            return Refused("invalid", f"{file}: {told}", option=(file, told))
        case _:
            return Refused("invalid", str(error))


def _describe(app: FastAPI, catalogue: Catalogue) -> None:
    def described() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = openapi.describe(app, catalogue)
        return app.openapi_schema

    app.openapi = described  # type: ignore[method-assign]  # the documented way
