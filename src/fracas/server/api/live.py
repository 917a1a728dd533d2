"""The WebSocket of a match."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, assert_never

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from fracas.core.errors import FracasError, explain_validation

from .. import messages as wire
from ..context import Context
from ..errors import Refused
from ..guests import Guest
from ..logs import log_failure
from ..matches import agreements, opponents, portray, referee
from ..matches.cursor import Cursor, Lagging, horizon
from ..matches.live import LiveMatch
from ..matches.presence import arrive, depart, online
from ..matches.seating import whose_view
from .deps import address_of, context_of, identify

router = APIRouter()
POLICY, RESTART, INTERNAL, TRY_LATER = 1008, 1012, 1011, 1013
HELLO_SECONDS = 10.0
MOST_HINTS = 4


@router.websocket("/api/matches/{match_id}/live")
async def live_match(socket: WebSocket, match_id: str) -> None:
    """Play or watch a match; the messages are described by `/api/protocol`."""
    context = context_of(socket)
    caller = ""
    try:
        guest = await identify(socket)
        caller = address_of(socket) if guest is None else guest.id
        context.limits.open_socket(caller)
    except Refused as refused:
        await _turn_away(context, socket, refused)
        return
    try:
        await socket.accept()
        live = await context.matches.get(context, match_id)
        with context.metrics.connections.labels("socket").track_inprogress():
            await Connection(context, socket, live, guest).run()
    except FracasError as error:
        await _turn_away(context, socket, error)
    except WebSocketDisconnect:
        pass
    finally:
        context.limits.close_socket(caller)


async def _turn_away(context: Context, socket: WebSocket, error: FracasError) -> None:
    """Say why in a message, then close: a browser is told nothing about a refused handshake."""
    refusal = _refusal(context, error, "", None)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        if socket.client_state.name == "CONNECTING":
            await socket.accept()
        await socket.send_text(refusal.model_dump_json())
        await socket.close(TRY_LATER if refusal.retry_after is not None else POLICY, refusal.code)


def _refusal(context: Context, error: FracasError, ref: str, live: LiveMatch | None) -> wire.Refusal:
    refused = error if isinstance(error, Refused) else Refused("invalid", str(error))
    context.metrics.refusals.labels(refused.code).inc()
    return wire.Refusal(
        ref=ref,
        code=refused.code,
        text=refused.text,
        reason=refused.reason,
        version=None if live is None else live.version,
        retry_after=refused.retry_after,
    )


class Connection:
    """One client at one match."""

    def __init__(self, context: Context, socket: WebSocket, live: LiveMatch, guest: Guest | None) -> None:
        self._context, self._socket, self._live, self._guest = context, socket, live, guest
        self._cursor: Cursor | None = None
        self._bucket = context.limits.messages()
        self._sender: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Until either side has enough."""
        receiver = asyncio.create_task(self._receive())
        stop = asyncio.create_task(self._context.hub.is_stopping.wait())
        forgotten = asyncio.Event()
        leave = asyncio.create_task(forgotten.wait())
        try:
            with self._context.hub.connected(None if self._guest is None else self._guest.id, forgotten.set):
                await asyncio.wait({receiver, stop, leave}, return_when=asyncio.FIRST_COMPLETED)
            if leave.done():
                with contextlib.suppress(RuntimeError):
                    await self._socket.close(POLICY)
                return
            if stop.done() and not receiver.done():
                notice = wire.Notice(code="stopping", text="the server is stopping; it will be back")
                await self._send(notice)
                with contextlib.suppress(RuntimeError):  # the client may have closed it first
                    await self._socket.close(RESTART)
            if receiver.done():
                await receiver
        finally:
            stop.cancel()
            leave.cancel()
            receiver.cancel()
            self._follow_no_longer()
            for task in list(self._tasks):
                task.cancel()
            with contextlib.suppress(BaseException):
                await receiver

    async def _send(self, message: wire.Wire) -> None:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self._socket.send_text(message.model_dump_json())

    async def _receive(self) -> None:
        try:
            first = await asyncio.wait_for(self._socket.receive(), HELLO_SECONDS)
            await self._one(first)
            while True:
                await self._one(await self._socket.receive())
        except TimeoutError:
            await self._send(_refusal(self._context, Refused("late", "say hello first"), "", self._live))
            with contextlib.suppress(RuntimeError):
                await self._socket.close(POLICY)
        except WebSocketDisconnect:
            pass

    async def _one(self, received: Any) -> None:
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        ref = ""
        try:
            wait = self._bucket.take()
            if wait:
                raise Refused("too-fast", "too many messages; wait a moment", retry_after=wait)
            message = _parse(received, self._context.settings.message_bytes)
            ref = message.ref
            self._context.metrics.messages.labels(message.type).inc()
            await self._handle(message)
        except FracasError as error:
            await self._send(_refusal(self._context, error, ref, self._live))
        except Exception:
            log_failure("a message could not be handled", match=self._live.id)
            text = "an error on our side; nothing was lost"
            await self._send(wire.Refusal(ref=ref, code="internal", text=text, version=self._live.version))

    async def _handle(self, message: Any) -> None:
        context, live = self._context, self._live
        match message:
            case wire.Hello():
                await self._hello(message)
            case wire.Ping():
                await self._send(wire.Pong(ref=message.ref, time=context.now()))
            case wire.Look():
                cursor = self._following()
                before = horizon(context, live, cursor.seat)
                latest = live.ply if before is None else live.visible(before).ply
                await self._send(portray.past(live, cursor.seat, message.ply, latest, message.ref))
            case wire.AskHint():
                self._hint(self._own_seat(), message.ref)
            case _:
                accepted = await self._change(message, self._own_seat())
                accepted.ref = message.ref
                await self._send(accepted)

    async def _change(self, message: Any, seat: int) -> wire.Accepted:
        context, live = self._context, self._live
        match message:
            case wire.Act():
                return await referee.act(context, live, seat, message.ply, message.version, message.action)
            case wire.AskTakeback():
                return await agreements.take_back(context, live, seat, message.version)
            case wire.Propose():
                return await agreements.offer(context, live, seat, message.what)
            case wire.Reply():
                return await agreements.answer(context, live, seat, message.what, message.accept)
            case wire.Resign():
                return await referee.resign(context, live, seat)
            case wire.Claim():
                return await referee.claim(context, live, seat)
        assert_never(message)

    def _following(self) -> Cursor:
        if self._cursor is None:
            raise Refused("bad-request", "say hello first")
        return self._cursor

    def _own_seat(self) -> int:
        seat = self._following().seat
        if seat is None:
            raise Refused("not-yours", "spectators only watch")
        return seat

    async def _hello(self, message: wire.Hello) -> None:
        context, live, guest = self._context, self._live, self._guest
        seat = whose_view(live, guest, message.seat, message.watch)
        if seat is None and sum(one.seat is None for one in live.subscribers) >= context.settings.spectators:
            raise Refused("too-many", "too many spectators watch this match", retry_after=60, reason="spectators")
        self._follow_no_longer()
        cursor = self._cursor = Cursor(context, live, seat, message.version)
        arrive(context, live, cursor)
        info = portray.info(live, None if guest is None else guest.id, can_watch=message.watch is not None)
        before = horizon(context, live, seat)
        await self._send(
            wire.Welcome(
                match=info,
                seat=None if seat is None else live.seat_names[seat],
                version=live.version if before is None else live.visible(before).version,
                time=context.now(),
                online=online(live),
            )
        )
        self._sender = asyncio.create_task(self._follow(cursor))

    async def _follow(self, cursor: Cursor) -> None:
        try:
            while True:
                for text in await cursor.next():
                    await self._socket.send_text(text)
        except Lagging:
            if not self._context.hub.is_stopping.is_set():  # then `run` says goodbye
                with contextlib.suppress(RuntimeError):
                    await self._socket.close(RESTART)
        except (RuntimeError, WebSocketDisconnect):
            pass  # the client is gone; the receiver notices too
        except Exception:
            log_failure("a client could not be told", match=self._live.id)
            with contextlib.suppress(RuntimeError):
                await self._socket.close(INTERNAL)

    def _follow_no_longer(self) -> None:
        if self._sender is not None:
            self._sender.cancel()
            self._sender = None
        if self._cursor is not None:
            self._cursor.close()
            depart(self._context, self._live, self._cursor)
            self._cursor = None

    def _hint(self, seat: int, ref: str) -> None:
        if len(self._tasks) >= MOST_HINTS:
            raise Refused("too-many", "wait for the hint you have asked for", retry_after=2, reason="hint")
        task = asyncio.create_task(self._give_hint(seat, ref))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _give_hint(self, seat: int, ref: str) -> None:
        guest = self._guest.id if self._guest is not None else self._live.id
        try:
            await self._send(await opponents.hint(self._context, self._live, seat, guest, ref))
        except FracasError as error:
            await self._send(_refusal(self._context, error, ref, self._live))


def _parse(received: Any, most: int) -> Any:
    text = received.get("text")
    if text is None:
        raise Refused("bad-request", "messages are JSON texts, not bytes")
    if len(text) > most:
        raise Refused("too-large", f"a message has {most:,} characters at most")
    try:
        return wire.client_messages.validate_json(text)
    except ValidationError as error:
        field, _, reason = explain_validation(error)
        raise Refused("invalid", f"message field {field}: {reason}") from None
