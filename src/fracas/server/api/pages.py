"""Health, metrics, the message schemas, and the browser client's files."""

from __future__ import annotations

import gzip
import html
import json
from functools import cache, lru_cache
from importlib import resources
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.responses import FileResponse, HTMLResponse
from starlette.exceptions import HTTPException

from .. import messages as wire
from ..errors import Refused
from ..health import is_operator
from ..link_previews import preview_of, wanted_language
from ..models import Health, Protocol, Reach, Readiness
from ..reach import reach
from ..store.failures import STORE_ERRORS
from .deps import InContext, context_of, problems

router = APIRouter()
STATIC = Path(str(resources.files("fracas.server"))) / "static"
COMPRESSED = {".css", ".html", ".js", ".json", ".map", ".svg", ".txt", ".webmanifest"}
HASHED = "assets"  # the build puts a digest into the names of these files: they never change
PICTURES, PICTURE = "previews", "previews/fracas.png"  # drawn by web/scripts/previews.mjs
PRELOADED = '<link rel="preload" href="/api/games" as="fetch" crossorigin />'  # what the start page asks for first
FOREVER = "public, max-age=31536000, immutable"
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Fracas</title>
<h1>Fracas</h1>
<p>The server runs, but the browser client has not been built: <code>make play</code> does that.</p>
<p>The interface for programs works: see <a href="/api/docs">its description</a>.</p>
</html>
"""


READY = {"status": "ok", "wrong": []}
FAILING = {"status": "failing", "wrong": ["matches cannot be stored"]}
SHORTENED: dict[str, Any] = {"client": {"oneOf": [], "$defs": {}}, "server": {"oneOf": [], "$defs": {}}}
FOR_OPERATORS = "this is for the operator: send the header Authorization: Bearer <FRACAS_OPERATOR_TOKEN>"


@router.get(
    "/healthz",
    tags=["server"],
    responses={200: {"content": {"application/json": {"example": {"status": "ok"}}}, "description": "It answers."}},
)
async def health() -> Health:
    """Whether the process answers; `/readyz` looks deeper."""
    return Health()


@router.get(
    "/readyz",
    tags=["server"],
    responses={
        200: {"content": {"application/json": {"example": READY}}, "description": "It can do its work."},
        503: {"model": Readiness, "content": {"application/json": {"example": FAILING}}, "description": "It cannot."},
    },
)
async def ready(request: Request, response: Response, context: InContext) -> Readiness:
    """Whether the server can store, think and play; the operator (by token) is told the details."""
    found = await context.checks.look(context)
    if found.status == "failing":
        response.status_code = 503
    if is_operator(context.settings, request.headers.get("authorization", "")):
        return found
    return Readiness(status=found.status, wrong=found.wrong)


@router.get(
    "/metrics",
    tags=["server"],
    response_class=Response,
    responses=problems(403, 404)
    | {
        200: {
            "content": {"text/plain": {"schema": {"type": "string"}, "example": 'fracas_connections{kind="live"} 3.0'}},
            "description": "For Prometheus.",
        }
    },
)
async def metrics(request: Request, context: InContext) -> Response:
    """What the server has counted, for the operator (by token)."""
    if not context.settings.operator_token.get_secret_value():
        raise HTTPException(404)
    if not is_operator(context.settings, request.headers.get("authorization", "")):
        raise Refused("not-yours", FOR_OPERATORS)
    return Response(context.metrics.text(), media_type="text/plain; version=0.0.4")


@router.get(
    "/api/protocol",
    tags=["server"],
    response_model=Protocol,
    responses={200: {"content": {"application/json": {"example": SHORTENED}}, "description": "Two JSON schemas."}},
)
async def protocol() -> Response:
    """The messages of the WebSocket `/api/matches/{match_id}/live`, as JSON schemas."""
    return Response(_protocol(), media_type="application/json")


@cache
def _protocol() -> bytes:
    """Made once: it is the same for everybody, and takes long to write."""
    told = Protocol(client=wire.client_messages.json_schema(), server=wire.server_messages.json_schema())
    return told.model_dump_json().encode()


@router.get("/api/reach", tags=["server"])
async def how_to_reach(request: Request, context: InContext) -> Reach:
    """Whether others can follow an invitation, and by which address."""
    server = request.scope.get("server")
    return reach(context.settings, request.url.hostname or "", None if server is None else server[1])


@router.get("/api/openapi.json", include_in_schema=False)
def description(request: Request) -> Response:
    """Every endpoint, with types and examples."""
    return Response(_description(request.app), media_type="application/json")


@lru_cache(1)
def _description(app: FastAPI) -> bytes:
    return json.dumps(app.openapi()).encode()


@router.get("/api/docs", include_in_schema=False)
def docs(request: Request) -> HTMLResponse:
    """The endpoints as a plain page: no scripts from anywhere."""
    return HTMLResponse(_docs(request.app))


@lru_cache(1)
def _docs(app: FastAPI) -> str:
    schema = app.openapi()
    rows = []
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            told = html.escape(operation.get("description") or operation.get("summary", ""))
            rows.append(f"<tr><td><code>{method.upper()} {html.escape(path)}</code></td><td>{told}</td></tr>")
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Fracas: the interface for programs</title>'
        "<h1>Fracas: the interface for programs</h1>"
        '<p>In full: <a href="/api/openapi.json">openapi.json</a>; the WebSocket '
        '<code>/api/matches/{match_id}/live</code>: <a href="/api/protocol">its messages</a>.</p>'
        f"<table>{''.join(rows)}</table></html>"
    )


def serve_client(app: FastAPI) -> None:
    """Every other path: a file of the build, or the client's page, which knows its own paths."""

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)  # links are previewed by HEAD
    async def client(request: Request, path: str) -> Response:
        if path.startswith("api/") or path == "api":
            raise HTTPException(404)
        index = STATIC / "index.html"
        if not index.is_file():
            return HTMLResponse(NOT_BUILT, 200 if path == "" else 404)
        file = _built(path)
        if file is not None:
            return _file(request, file, FOREVER if path.startswith(HASHED + "/") else "no-cache")
        if "." in path.rpartition("/")[2]:
            raise HTTPException(404)
        return await _page(request, index, path)


async def _page(request: Request, index: Path, path: str) -> Response:
    """The client's page, with what a link to this path looks like where it is pasted; not compressed: see `_file`."""
    context, language = context_of(request), wanted_language(request.headers.get("accept-language", ""))
    try:
        found = await preview_of(context, path, language, request.query_params.get("ply", ""))
    except STORE_ERRORS:  # the page says itself that the server is in trouble
        found = await preview_of(context, "", language)
    origin = context.settings.public_url or str(request.base_url).rstrip("/")
    picture = f"{PICTURES}/{found.game}.png"
    address = f"{origin}/{found.picture or (picture if found.game and _built(picture) else PICTURE)}"
    head = found.tags(address) + (f"\n    {PRELOADED}" if path == "" else "")
    text = _text(index, index.stat().st_mtime_ns).replace("</head>", f"  {head}\n  </head>", 1)
    return HTMLResponse(text, headers={"Cache-Control": "no-cache", "Vary": "Accept-Language"})


@lru_cache(2)
def _text(file: Path, _: int) -> str:
    return file.read_text(encoding="utf-8")


def _built(path: str) -> Path | None:
    """The file of the build at this path, if there is one."""
    try:
        file = (STATIC / path).resolve()
        return file if path and file.is_file() and file.is_relative_to(STATIC.resolve()) else None
    except (OSError, ValueError):  # longer than names can be, or holding a null
        return None


def _file(request: Request, file: Path, kept: str) -> Response:
    """A file of the build, compressed where that helps: it holds no secret, unlike what the API answers."""
    headers = {"Cache-Control": kept, "Vary": "Accept-Encoding"}
    if file.suffix not in COMPRESSED or "gzip" not in request.headers.get("accept-encoding", ""):
        return FileResponse(file, headers=headers)
    content = _compressed(file, file.stat().st_mtime_ns)
    return Response(content, media_type=guess_type(file.name)[0], headers=headers | {"Content-Encoding": "gzip"})


@lru_cache(512)
def _compressed(file: Path, _: int) -> bytes:
    return gzip.compress(file.read_bytes(), mtime=0)
