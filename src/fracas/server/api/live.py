"""The WebSocket of a match."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, assert_never

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from fracas.core.errors import FracasError, explain_validation

from .. import messages as wire
from ..addresses import address_of
from ..connections import PUSH, framed
from ..context import Context
from ..errors import Refused
from ..guests import Guest
from ..limits import Purse
from ..logs import log_failure
from ..matches import agreements, archive, opponents, pictures, portray, referee
from ..matches.cursor import Cursor, Lagging, Push
from ..matches.horizons import visible_version
from ..matches.live import LiveMatch
from ..matches.presence import absent_since, arrive, depart, online, refuse_crowd
from ..matches.seating import place_of, view_name, whose_view
from ..matches.trouble import TROUBLES
from ..meter import charged_alike, on_the_house
from ..store.failures import STORE_ERRORS, store_failed
from .deps import context_of, identify

router = APIRouter()
GONE, POLICY, RESTART, INTERNAL, TRY_LATER = 1006, 1008, 1012, 1011, 1013
HELLO_SECONDS = 10.0
ANSWER_SECONDS = 5.0
MOST_HINTS = 4
MOST_WAITING = 64  # messages of one client, before it is cut off
MOST_STRIKES = 30  # messages in a row that came too fast, before it is cut off


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
    except STORE_ERRORS as error:
        await _turn_away(context, socket, store_failed(error))
        return
    try:
        await _accept(socket)
        live = await _loaded(context, socket, match_id, guest)
        with context.metrics.connections.labels("socket").track_inprogress():
            await Connection(context, socket, live, guest).run()
    except FracasError as error:
        await _turn_away(context, socket, error)
    except WebSocketDisconnect:
        pass
    except STORE_ERRORS as error:
        await _turn_away(context, socket, store_failed(error))
    finally:
        context.limits.close_socket(caller)


async def _accept(socket: WebSocket) -> None:
    """Let a client in; who has left meanwhile has left, which would otherwise look like an error of the store."""
    try:
        await socket.accept()
    except OSError:
        raise WebSocketDisconnect(GONE) from None


async def _loaded(context: Context, socket: WebSocket, match_id: str, guest: Guest | None) -> LiveMatch:
    """The match; that one cannot be replayed is told to those who may see it, which may take their hello to know."""
    try:
        return await context.matches.get(context, match_id)
    except Refused as refused:
        if refused.code in TROUBLES:
            await archive.see(context, match_id, guest, await _watch_token(context, socket))
        raise


async def _watch_token(context: Context, socket: WebSocket) -> str | None:
    with contextlib.suppress(TimeoutError):
        received = await asyncio.wait_for(socket.receive(), HELLO_SECONDS)
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        message = _parse(received, context.settings.message_bytes)
        if isinstance(message, wire.Hello):
            return message.watch
    return None


async def _turn_away(context: Context, socket: WebSocket, error: FracasError) -> None:
    """Say why in a message, then close: a browser is told nothing about a refused handshake."""
    refusal = _refusal(context, error, "", None)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        if socket.client_state.name == "CONNECTING":
            await _accept(socket)
        await socket.send_text(refusal.model_dump_json())
        await socket.close(TRY_LATER if refusal.retry_after is not None else POLICY, refusal.code)


def _refusal(context: Context, error: FracasError, ref: str, version: int | None) -> wire.Refusal:
    refused = error if isinstance(error, Refused) else Refused("invalid", str(error))
    context.metrics.refusals.labels(refused.code).inc()
    return wire.Refusal(
        ref=ref,
        code=refused.code,
        text=refused.text,
        reason=refused.reason,
        fact=None if refused.fact is None else wire.GameFact.model_validate(refused.fact.model_dump(mode="json")),
        version=version,
        retry_after=refused.retry_after,
    )


class Connection:
    """One client at one match."""

    def __init__(self, context: Context, socket: WebSocket, live: LiveMatch, guest: Guest | None) -> None:
        self._context, self._socket, self._live, self._guest = context, socket, live, guest
        self._cursor: Cursor | None = None
        self._bucket = context.limits.messages()
        self._purse: Purse = socket.scope["purse"]
        self._push: Push | None = socket.scope.get("extensions", {}).get(PUSH)
        self._strikes = 0  # messages in a row that came too fast
        self._is_idle = asyncio.Event()  # no message is being handled
        self._is_idle.set()
        self._inbox: asyncio.Queue[Any] = asyncio.Queue(MOST_WAITING)
        self._sender: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Until either side has enough."""
        receiver = asyncio.create_task(self._receive())
        self._worker = asyncio.ensure_future(charged_alike(self._work()))
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
            self._worker.cancel()  # what had not been begun when the client left is not begun at all
            self._follow_no_longer()
            for task in list(self._tasks):
                task.cancel()
            await asyncio.gather(receiver, self._worker, return_exceptions=True)

    async def _send(self, message: wire.Wire) -> None:
        text = message.model_dump_json()
        if self._push is None or not self._push(framed(text)):
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self._socket.send_text(text)

    async def _receive(self) -> None:
        """Take in what the client sends, as fast as it may; it is worked off one by one."""
        seconds: float | None = HELLO_SECONDS
        while True:
            try:
                received = await asyncio.wait_for(self._socket.receive(), seconds)
            except TimeoutError:
                await self._close(Refused("late", "say hello first"))
                return
            if received["type"] == "websocket.disconnect":
                return
            seconds = None
            wait = self._bucket.take()
            if self._inbox.full():
                await self._close(Refused("too-fast", "far too many messages; wait for the answers", retry_after=wait))
                return
            too_fast = Refused("too-fast", "too many messages; wait a moment", retry_after=wait)
            self._inbox.put_nowait(too_fast if wait else received)

    async def _close(self, refused: Refused) -> None:
        await self._send(_refusal(self._context, refused, "", None))
        with contextlib.suppress(RuntimeError):
            await self._socket.close(POLICY)

    async def _work(self) -> None:
        while True:
            received = await self._inbox.get()
            self._is_idle.clear()
            await self._one(received)
            self._is_idle.set()

    async def _one(self, received: Any) -> None:
        ref = ""
        try:
            if isinstance(received, Refused):
                raise received
            message = _parse(received, self._context.settings.message_bytes)
            ref = message.ref
            self._purse.check()
            self._context.metrics.messages.labels(message.type).inc()
            await self._handle(message)
            self._strikes = 0
        except FracasError as error:
            await self._send(_refusal(self._context, error, ref, self._version()))
            await self._strike(error)
        except STORE_ERRORS as error:
            await self._send(_refusal(self._context, store_failed(error), ref, self._version()))
        except Exception:
            log_failure("a message could not be handled", match=self._live.id)
            text = "an error on our side; nothing was lost"
            await self._send(wire.Refusal(ref=ref, code="internal", text=text, version=self._version()))

    async def _strike(self, error: FracasError) -> None:
        """Whoever goes on being too fast after being told so is cut off: every refusal is work, too."""
        if isinstance(error, Refused) and error.code == "too-fast":
            self._strikes += 1
            if self._strikes == MOST_STRIKES:
                with contextlib.suppress(RuntimeError):
                    await self._socket.close(TRY_LATER)

    async def _handle(self, message: Any) -> None:
        context, live = self._context, self._live
        match message:
            case wire.Hello():
                await self._hello(message)
            case wire.Ping():
                await self._send(wire.Pong(ref=message.ref, time=context.time()))
            case wire.Look():
                follower = self._following()
                past = await pictures.past(context, live, follower.seat, message.ply, follower.language, message.ref)
                await self._send(past)
            case wire.AskHint() | wire.AskCoach():
                self._advise(self._own_seat(), message)
            case _:
                accepted = await self._change(message, self._own_seat())
                accepted.ref = message.ref
                await self._send(accepted)

    async def _change(self, message: Any, seat: int) -> wire.Accepted:
        context, live = self._context, self._live
        match message:
            case wire.Act():
                with portray.told_refusals(live, self._following().language):
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

    def _version(self) -> int | None:
        """The match's version as far as this client may know it."""
        return None if self._cursor is None else visible_version(self._context, self._live, self._cursor.seat)

    def _following(self) -> Cursor:
        if self._cursor is None:
            raise Refused("bad-request", "say hello first")
        return self._cursor

    def _own_seat(self) -> int:
        place = self._following().place
        if place is None:
            raise Refused("not-yours", "spectators only watch")
        return place

    async def _hello(self, message: wire.Hello) -> None:
        context, live, guest = self._context, self._live, self._guest
        seat = whose_view(live, guest, message.seat, message.watch)
        place = place_of(live, guest, seat, message.watch)
        if place is None and not (self._cursor is not None and self._cursor.place is None):
            refuse_crowd(context, live)
        self._follow_no_longer()
        cursor = self._cursor = Cursor(context, live, seat, place, message.version, message.language, self._push)
        arrive(context, live, cursor)
        info = portray.info(live, None if guest is None else guest.id, can_watch=message.watch is not None)
        await self._send(
            wire.Welcome(
                match=info,
                seat=view_name(live, seat),
                version=visible_version(context, live, seat),
                time=context.time(),
                online=online(context, live),
                absent_since=absent_since(context, live),
                claim_seconds=context.settings.claim_seconds,
            )
        )
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            for text in await cursor.news():  # who says hello pays for it; what comes later comes with the match
                await self._socket.send_text(text)
        self._sender = asyncio.create_task(self._follow(cursor))

    async def _follow(self, cursor: Cursor) -> None:
        on_the_house()
        try:
            while True:
                for text in await cursor.next():
                    await self._socket.send_text(text)
        except Lagging:
            with contextlib.suppress(TimeoutError):  # an action that could not be stored is refused before the goodbye
                await asyncio.wait_for(self._is_idle.wait(), ANSWER_SECONDS)
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

    def _advise(self, seat: int, message: wire.AskHint | wire.AskCoach) -> None:
        if len(self._tasks) >= MOST_HINTS:
            raise Refused("too-many", "wait for the hint you have asked for", retry_after=2, reason="hint")
        task = asyncio.create_task(self._give_advice(seat, message, self._following().language))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _give_advice(self, seat: int, message: wire.AskHint | wire.AskCoach, language: str | None) -> None:
        context, live, ref = self._context, self._live, message.ref
        guest = self._guest.id if self._guest is not None else live.id
        try:
            if isinstance(message, wire.AskHint):
                await self._send(await opponents.hint(context, live, seat, guest, language, ref))
            else:
                await self._send(await opponents.consider(context, live, seat, guest, message, language))
        except FracasError as error:
            await self._send(_refusal(context, error, ref, self._version()))
        except STORE_ERRORS as error:
            await self._send(_refusal(context, store_failed(error), ref, self._version()))


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
