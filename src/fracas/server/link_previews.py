"""What a link to this server looks like where it is pasted: title, sentence and picture, as Open Graph tags.

Whoever makes such a preview is no guest. It is told what the link itself allows: a game; of an invitation or a watch
link, whose token is its key, the names of those who play; of a match without one, nothing unless it is public; of a
study, whose address is its key, its title.
"""

from __future__ import annotations

import hmac
import html
import re
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from sqlalchemy import RowMapping

from fracas.core.contract import Game
from fracas.core.texts import ENGLISH, FOLDER, SUFFIX, Texts

from .matches.archive import outcome_of
from .matches.drawings import can_draw
from .matches.endings import ending_text
from .matches.seating import is_welcome
from .messages import ID_LENGTH, MOST_TEXT
from .messages import NAME as NAME_PATTERN
from .store import queries

if TYPE_CHECKING:
    from .context import Context

NAME = "Fracas"
WIDTH, HEIGHT = 1200, 630  # of the pictures that web/scripts/previews.mjs draws


@dataclass(frozen=True)
class Preview:
    """Title, sentence, and the game whose picture is shown (empty: none), unless there is one of its own."""

    title: str
    text: str
    game: str = ""
    picture: str = ""  # its path

    def tags(self, picture: str) -> str:
        """As they stand in the head of a page; `picture` is a whole address."""
        facts = {
            "og:site_name": NAME,
            "og:type": "website",
            "og:title": self.title,
            "og:description": self.text,
            "og:image": picture,
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
        }
        lines = [f'<meta property="{name}" content="{html.escape(value)}" />' for name, value in facts.items()]
        return "\n    ".join([*lines, '<meta name="twitter:card" content="summary_large_image" />'])


@cache
def catalogues() -> dict[str, Texts]:
    """The sentences of links, by language."""
    folder = resources.files(__package__).joinpath(FOLDER)
    sources = {file.name.removesuffix(SUFFIX): file.read_text(encoding="utf-8") for file in folder.iterdir()}
    return {language: Texts(language, (source,)) for language, source in sources.items()}


def wanted_language(accepted: str) -> str:
    """The first language of a header `Accept-Language` that there are sentences in."""
    named = (part.partition(";")[0].strip().lower().partition("-")[0] for part in accepted.split(","))
    return next((language for language in named if language in catalogues()), ENGLISH)


async def preview_of(context: Context, path: str, language: str, ply: str = "") -> Preview:
    """What to show of a path of the client; `ply` is the moment of a match that the link opens at."""
    texts = catalogues()[language]
    match path.strip("/").split("/"):
        case ["new" | "rules", game_id]:
            return _of_game(context, game_id, language) or _of_house(texts)
        case ["join", token] if _is_name(token, MOST_TEXT):
            return await _of_invitation(context, token, texts) or _of_house(texts)
        case ["match", match_id] if _is_name(match_id, ID_LENGTH):
            return await _of_match(context, match_id, None, texts, ply) or _of_house(texts)
        case ["watch", match_id, token] if _is_name(match_id, ID_LENGTH) and _is_name(token, MOST_TEXT):
            return await _of_match(context, match_id, token, texts, ply) or _of_house(texts)
        case ["study", study_id] if _is_name(study_id, ID_LENGTH):
            return await _of_study(context, study_id, texts) or _of_house(texts)
    return _of_house(texts)


def _of_house(texts: Texts) -> Preview:
    return Preview(NAME, _said(texts, "link-house"))


def _of_game(context: Context, game_id: str, language: str) -> Preview | None:
    game = _game(context, game_id)
    if game is None:
        return None
    line = game.texts(language).format("line", {}) or game.card.summary
    return Preview(f"{game.card.name} · {NAME}", line, game_id)


async def _of_invitation(context: Context, token: str, texts: Texts) -> Preview | None:
    seat = await context.database.one(queries.INVITATION, {"token": token})
    if seat is None:
        return None
    matches, seats = await context.database.each((queries.MATCH, queries.SEATS), {"id": seat["match_id"]})
    row, game = matches[0], _game(context, matches[0]["game"])
    if game is None:
        return None
    hosts = [one["name"] for one in seats if one["kind"] == "person" and one["name"]]
    facts = {"name": hosts[0] if hosts else "", "game": game.card.name}
    title = _said(texts, "link-invitation" if hosts else "link-invitation-nobody", facts)
    is_open = row["status"] == "waiting" and seats[seat["seat"]]["kind"] == "open"
    return Preview(title, _said(texts, "link-open" if is_open else "link-taken"), game.card.id)


async def _of_match(context: Context, match_id: str, token: str | None, texts: Texts, ply: str) -> Preview | None:
    matches, seats = await context.database.each((queries.MATCH, queries.SEATS), {"id": match_id})
    if not matches or not is_welcome(matches[0]["is_public"], None, matches[0]["watch_token"], None, token):
        return None
    row, game = matches[0], _game(context, matches[0]["game"])
    if game is None:
        return None
    names = " – ".join(_player(texts, one) for one in seats)
    title, outcome = f"{names} · {game.card.name}", outcome_of(row)
    if row["status"] != "over" or outcome is None:
        return Preview(title, _said(texts, _status(row)), game.card.id)
    text = f"{ending_text(game, outcome, texts.language)} {_said(texts, 'link-over')}"
    return Preview(title, text, game.card.id, _picture(context, game, row, texts.language, ply))


async def _of_study(context: Context, study_id: str, texts: Texts) -> Preview | None:
    """Whoever has the link may read it; its lines have no picture of their own."""
    row = await context.database.one(queries.STUDY, {"id": study_id})
    game = None if row is None else _game(context, row["game"])
    if row is None or game is None:
        return None
    title = " · ".join(part for part in (row["title"], game.card.name) if part)
    return Preview(title, _said(texts, "link-study"), game.card.id)


def _picture(context: Context, game: type[Game[Any]], row: RowMapping, language: str, ply: str) -> str:
    """The final board, or the moment that was asked for; the key opens nothing else. Empty: it cannot be drawn here."""
    is_old = row["rules_version"] != game.card.rules_version
    if is_old or game.card.id in context.preparation.unready or not can_draw():
        return ""
    moment = f"&ply={ply}" if re.fullmatch(r"\d{1,6}", ply) else ""
    return f"api/matches/{row['id']}/preview.png?key={preview_key(row['watch_token'])}&language={language}{moment}"


def preview_key(watch_token: str) -> str:
    """What lets somebody see the pictures of a match that is over, and nothing else: no way leads back to the token."""
    return hmac.new(watch_token.encode(), b"preview", "sha256").hexdigest()[:24]


def _status(row: RowMapping) -> str:
    return "link-running" if row["status"] == "running" else "link-waiting"


def _player(texts: Texts, seat: RowMapping) -> str:
    return seat["name"] or _said(texts, "link-somebody")


def _said(texts: Texts, message: str, facts: dict[str, Any] | None = None) -> str:
    return texts.format(message, facts or {}) or ""


def _is_name(given: str, most: int) -> bool:
    """Whether the store can be asked for it."""
    return len(given) <= most and re.fullmatch(NAME_PATTERN, given) is not None


def _game(context: Context, game_id: str) -> type[Game[Any]] | None:
    return next((game for game in context.catalogue.games() if game.card.id == game_id), None)
