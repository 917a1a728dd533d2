"""Around every request: which names we answer to, whose pages may talk to us, how large a body is, what headers say."""

from __future__ import annotations

import logging
import time
from contextlib import AbstractContextManager, ExitStack
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .addresses import address_of
from .errors import Refused
from .limits import Limits, Purse
from .logs import log, log_failure
from .meter import charged
from .metrics import Metrics
from .settings import Settings

if TYPE_CHECKING:
    pass

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
COOKIE = "fracas_guest"
UPLOADS = "/api/records"
LONGEST_NUMBER = 18  # digits
CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # an invitation's address must not travel on
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Guard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, metrics: Metrics) -> None:
        self._app, self._settings, self._limits, self._metrics = app, settings, limits, metrics
        self._own_origins = {settings.public_url} if settings.public_url else set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check, pass on, count."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        scope["purse"] = Purse(self._limits, address_of(HTTPConnection(scope)))
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self._websocket(scope, receive, send)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        with ExitStack() as stack:
            try:
                self._check(Headers(scope=scope), is_safe=False)
                stack.enter_context(self._visit(scope))
            except Refused as refused:
                self._metrics.refusals.labels(refused.code).inc()
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": refused.code})
                return
            await self._charged(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 500
        body = _Body(scope, receive, self._settings)

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                body.is_answered = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope.get("state", {}).get("stale_cookie"):  # so that it is not sent again with every request
                    headers.append("Set-Cookie", f"{COOKIE}=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict")
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
                if scope["scheme"] == "https":
                    headers.setdefault("Strict-Transport-Security", "max-age=31536000")
            await send(message)

        async def unless_too_large(message: Message) -> None:
            if not body.is_too_large:  # else what the application says of half a body does not matter
                await sending(message)

        try:
            self._check(Headers(scope=scope), is_safe=scope["method"] in SAFE_METHODS)
            with self._visit(scope):
                body.check_length()
                scope["purse"].check()
                await self._charged(scope, body.receive, unless_too_large)
            if body.is_too_large:
                raise body.refused
        except Refused as refused:
            self._metrics.refusals.labels(refused.code).inc()
            await problem(refused)(scope, receive, sending)
        except Exception:
            if body.is_too_large and status == 500:  # what the application made of it does not matter either
                self._metrics.refusals.labels(body.refused.code).inc()
                await problem(body.refused)(scope, receive, sending)
                return
            log_failure("a request failed", route=_route(scope))
            if status == 500:
                failed = {
                    "code": "internal",
                    "text": "an error on our side; it has been logged",
                    "reason": None,
                    "retry_after": None,
                }
                await JSONResponse(failed, 500)(scope, receive, sending)
        finally:
            self._count(scope, status, time.perf_counter() - began)

    def _visit(self, scope: Scope) -> AbstractContextManager[None]:
        """Count a request for the address it came from; files and descriptions have no other limit."""
        address = address_of(HTTPConnection(scope))
        self._limits.visit(address)
        return self._limits.presence(address)

    async def _charged(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def passed_on() -> None:
            await self._app(scope, receive, send)

        await charged(passed_on(), scope["purse"])

    def _count(self, scope: Scope, status: int, seconds: float) -> None:
        route = _route(scope)
        self._metrics.requests.labels(scope["method"], route, str(status)).inc()
        self._metrics.request_seconds.labels(route).observe(seconds)
        level = logging.DEBUG if route in ("/healthz", "/metrics") else logging.INFO
        log("request", level, method=scope["method"], route=route, status=status, ms=round(seconds * 1000, 1))

    def _check(self, headers: Headers, is_safe: bool) -> None:
        host = headers.get("host", "")
        name, allowed = _host_name(host), self._settings.hosts
        if name is None or (allowed and name not in allowed):
            raise Refused("wrong-host", "this server does not answer to that name")
        origin = headers.get("origin")
        if origin is not None and not is_safe and not self._is_own(origin, host):
            raise Refused("wrong-origin", "pages of other sites may not talk to this server")

    def _is_own(self, origin: str, host: str) -> bool:
        return origin in self._own_origins or origin in (f"http://{host}", f"https://{host}")


class _Body:
    """A request's body, measured while it is read."""

    def __init__(self, scope: Scope, receive: Receive, settings: Settings) -> None:
        self._receive = receive
        self._told = Headers(scope=scope).get("content-length", "0")
        self._most = settings.upload_bytes if scope["path"] == UPLOADS else settings.body_bytes
        self._so_far = 0
        self.is_too_large = self.is_answered = False
        self.refused = Refused("too-large", f"a body has {self._most:,} bytes at most")

    def check_length(self) -> None:
        """Refuse what admits to be too large."""
        if not self._told.isdecimal() or len(self._told) > LONGEST_NUMBER or int(self._told) > self._most:
            raise self.refused

    async def receive(self) -> Message:
        """The next piece."""
        message = await self._receive()
        if message["type"] == "http.request" and self.is_answered:
            return {**message, "body": b""}  # nobody asked for it, and the answer is under way
        if message["type"] == "http.request":
            self._so_far += len(message.get("body", b""))
            if self._so_far > self._most:
                self.is_too_large = True
                raise self.refused
        return message


def _host_name(host: str) -> str | None:
    """The name in a header `Host`, without its port; None if it is not one."""
    try:
        return (urlsplit(f"//{host}").hostname or "").removesuffix(".")
    except ValueError:  # brackets that do not match
        return None


def _route(scope: Scope) -> str:
    """The path as a template: tokens in paths never reach a log."""
    route = scope.get("route")
    return getattr(route, "path", "(none)")


def problem(refused: Refused) -> JSONResponse:
    """A refusal as an answer."""
    headers = {} if refused.retry_after is None else {"Retry-After": str(refused.retry_after)}
    if refused.status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    content = {
        "code": refused.code,
        "text": refused.text,
        "reason": refused.reason,
        "fact": None if refused.fact is None else refused.fact.model_dump(mode="json"),
        "option": None if refused.option is None else dict(zip(("name", "reason"), refused.option, strict=True)),
        "retry_after": refused.retry_after,
    }
    return JSONResponse(content, refused.status, headers)
