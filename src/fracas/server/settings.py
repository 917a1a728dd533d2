"""Settings of the server: environment variables `FRACAS_...`, or flags of `fracas serve` on top of them."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

import typer
from pydantic import Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from fracas.core import registry
from fracas.core.errors import did_you_mean, listed

from .addresses import EVERY_ADDRESS, LOOPBACK_NETWORKS, network_text

LOOPBACK = ("127.0.0.1", "localhost", "::1")
DAY = 86_400
HOUR = 3_600
SECRETS = ("operator_token",)  # values that no message repeats
SHORTEST_TOKEN = 16
HOST_NAME = re.compile(r"[a-z0-9.:_-]{1,253}")
Names = Annotated[tuple[str, ...], NoDecode]  # written `a,b`


def default_database() -> str:
    """A SQLite file in the person's own application folder."""
    return f"sqlite:///{Path(typer.get_app_dir('fracas')) / 'server.db'}"


def cores() -> int:
    """Of this machine."""
    return os.cpu_count() or 2


def default_workers() -> int:
    """All cores but one, which is the event loop's."""
    return max(1, cores() - 1)


def _readable(url: str) -> str:
    """The address of a database, if it can be read as one."""
    try:
        database = make_url(url).database
    except (ArgumentError, ValueError):
        raise ValueError("is no address: sqlite:///file or postgresql://user:password@host:port/name") from None
    if database in (None, "", ":memory:") and url.startswith("sqlite"):
        raise ValueError("must name a file: sqlite:///fracas.db, or sqlite:////var/lib/fracas.db with its whole path")
    return url


class Settings(BaseSettings):
    """Every switch of the server, with its default and limits."""

    model_config = SettingsConfigDict(env_prefix="FRACAS_", extra="ignore", allow_inf_nan=False)

    host: str = Field("127.0.0.1", min_length=1, description="the address to listen on; others can reach 0.0.0.0")
    port: int = Field(8000, ge=0, le=65_535, description="the port to listen on; 0: any free one")
    database_url: str = Field(default_factory=default_database, description="sqlite:///file or postgresql://...")
    public_url: str = Field("", description="the address people use, when a proxy stands in front (https://...)")
    allowed_hosts: Names = Field((), description="names this server answers to, `a,b`; empty: see `hosts`")
    trusted_proxies: Names | None = Field(
        None, description="addresses or networks, `a,b`, believed about where a caller is; not given: see `proxies`"
    )
    operator_token: SecretStr = Field(
        SecretStr(""), description="opens /metrics and the details of /readyz; empty: nobody may see them"
    )
    least_disk_bytes: int = Field(
        67_108_864, ge=0, description="with less room beside an embedded database /readyz says no"
    )
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["json", "text"] = "json"

    games_off: Names = Field((), description="ids of games that are not offered here, `a,b`")

    workers: int = Field(
        default_factory=default_workers, ge=1, le=64, description="processes that think, beside one for opponents alone"
    )
    opponent_seconds: float = Field(30.0, gt=0, description="time limit of one decision of an opponent")
    hint_seconds: float = Field(10.0, gt=0, description="time limit of a hint")
    solve_seconds: float = Field(20.0, gt=0, description="time limit of a proof that a solution is the shortest")
    analysis_seconds: float = Field(60.0, gt=0, description="processor time of the analysis of a finished match")
    queue_seconds: float = Field(120.0, gt=0, description="how long a thought may wait for a worker")
    queue_per_guest: int = Field(8, ge=1, description="thoughts one guest may have waiting")

    token_days: float = Field(180.0, gt=0, description="a guest not seen for so long is forgotten")
    open_matches: int = Field(40, ge=1, description="unfinished matches a guest may have")
    matches_per_day: int = Field(500, ge=1, description="new matches and uploads of one guest, on average")
    address_matches_per_day: int = Field(5_000, ge=1, description="the same of all guests of one address")
    option_bytes: int = Field(65_536, ge=1_024, description="of one option, such as a file's content")
    guest_bytes: int = Field(33_554_432, ge=1_024, description="all matches a guest has made may take in the store")
    guest_bytes_per_day: int = Field(33_554_432, ge=1_024, description="one guest may add to the store, on average")
    address_bytes_per_day: int = Field(268_435_456, ge=1_024, description="all guests of one address may add")
    name_length: int = Field(24, ge=1, le=100, description="characters in a guest's name")
    body_bytes: int = Field(262_144, ge=1_024, description="largest request body")
    upload_bytes: int = Field(1_048_576, ge=1_024, description="largest uploaded record")
    message_bytes: int = Field(65_536, ge=1_024, description="largest WebSocket message")
    messages_per_second: float = Field(20.0, gt=0, description="of one connection, on average")
    messages_burst: int = Field(60, ge=1)
    requests_per_second: float = Field(30.0, gt=0, description="of one guest, or of one address without a guest")
    requests_burst: int = Field(120, ge=1)
    work_share: float = Field(0.3, gt=0, description="processor seconds a guest may use per second, on average")
    work_burst: float = Field(2.5, gt=0, description="processor seconds a guest may use at once")
    address_work_share: float = Field(0.7, gt=0, description="the same for all guests at one address")
    address_work_burst: float = Field(6.0, gt=0)
    drawing_share: float = Field(
        0.25, gt=0, description="processor seconds of workers per second for a guest's pictures and solutions"
    )
    drawing_burst: float = Field(60.0, gt=0, description="the same at once; a long animation takes about as much")
    address_drawing_share: float = Field(0.5, gt=0, description="the same for all guests at one address")
    address_drawing_burst: float = Field(180.0, gt=0)
    visits_per_second: float = Field(100.0, gt=0, description="of one address: requests of every kind, files and all")
    visits_burst: int = Field(1_000, ge=1)
    guesses_per_minute: float = Field(30.0, gt=0, description="unknown or expired tokens from one address")
    guests_per_minute: float = Field(30.0, gt=0, description="new guests from one address")
    header_seconds: float = Field(10.0, gt=0, description="for a connection to say what it wants")
    body_seconds: float = Field(30.0, gt=0, description="for a body to arrive, and for an answer to be read")
    connections: int | None = Field(None, ge=1, description="open at once; not given: what the system allows, but some")
    connections_per_address: int = Field(64, ge=1, description="open at once; those of trusted proxies do not count")
    sockets_per_guest: int = Field(32, ge=1, description="open connections of one guest")
    spectators: int = Field(200, ge=0, description="watching one match at a time")

    live_matches: int = Field(2_000, ge=1, description="matches kept in memory")
    live_seconds: float = Field(900.0, gt=0, description="an unwatched match leaves memory after so long")
    waiting_hours: float = Field(72.0, gt=0, description="an invitation nobody took is closed after so long")
    abandoned_days: float = Field(30.0, gt=0, description="a match nobody played on is closed after so long")
    presence_seconds: float = Field(30.0, gt=0, description="somebody who only asks counts as here for so long")
    unfinished_days: float = Field(30.0, ge=0, description="a match that nobody finished is deleted then; 0: never")
    uploaded_days: float = Field(90.0, ge=0, description="an uploaded record is deleted then; 0: never")
    study_days: float = Field(0.0, ge=0, description="a study nobody changes is deleted then; 0: never")
    finished_days: float = Field(0.0, ge=0, description="a finished match is deleted then; 0: never")
    sweep_seconds: float = Field(300.0, gt=0, description="how often abandoned and outdated things are looked for")
    claim_seconds: float = Field(300.0, gt=0, description="absence after which the other may claim the match")
    warm_up: bool = Field(
        True, description="after the start, compile what is missing and load every game; else when somebody asks for it"
    )
    compilers: int = Field(
        default_factory=cores, ge=1, le=64, description="processes that compile games which are not ready"
    )
    keepalive_seconds: float = Field(15.0, gt=0, description="between two signs of life on a quiet stream")
    shutdown_seconds: float = Field(5.0, ge=0, description="given to open connections when stopping")

    @field_validator("database_url")
    @classmethod
    def _known_database(cls, url: str) -> str:
        for plain, driver in (("sqlite", "sqlite"), ("postgresql", "postgresql+asyncpg")):
            if url.startswith(plain + "://"):
                return _readable(driver + url.removeprefix(plain))
            if url.startswith(driver + "://"):
                return _readable(url)
        raise ValueError("must start with sqlite:/// or postgresql://")

    @field_validator("log_level", "log_format", mode="before")
    @classmethod
    def _in_any_case(cls, given: object) -> object:
        return given.lower() if isinstance(given, str) else given

    @field_validator("operator_token")
    @classmethod
    def _hard_to_guess(cls, token: SecretStr) -> SecretStr:
        given = token.get_secret_value()
        if given and not (len(given) >= SHORTEST_TOKEN and given.isascii() and given.isprintable()):
            raise ValueError(f"must have {SHORTEST_TOKEN} plain letters or more; `openssl rand -hex 32` makes one")
        return token

    @field_validator("public_url")
    @classmethod
    def _an_origin(cls, url: str) -> str:
        try:
            parts = urlsplit(url)
            is_origin = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
        except ValueError:  # brackets that do not match, a port that is no number
            is_origin = False
        if url and not (
            is_origin and parts.path in ("", "/") and not (parts.query or parts.fragment or parts.username)
        ):
            raise ValueError("must be like https://play.example, without a path")
        return url.rstrip("/")

    @field_validator("allowed_hosts", "trusted_proxies", "games_off", mode="before")
    @classmethod
    def _written_with_commas(cls, given: object) -> object:
        names = given.split(",") if isinstance(given, str) else given
        return [name.strip() for name in names if name.strip()] if isinstance(names, list | tuple) else names

    @field_validator("allowed_hosts")
    @classmethod
    def _host_names(cls, names: tuple[str, ...]) -> tuple[str, ...]:
        for name in names:
            if not HOST_NAME.fullmatch(name.lower()):
                raise ValueError(f"{name!r} is not the name of a host; write names with commas: a.example,b.example")
        return tuple(name.lower() for name in names)

    @field_validator("games_off")
    @classmethod
    def _known_games(cls, names: tuple[str, ...]) -> tuple[str, ...]:
        known = registry.game_ids()
        for name in names:
            if name not in known:
                raise ValueError(f"there is no game {name!r}{did_you_mean(name, known)}; there are: {listed(known)}")
        return names

    @field_validator("trusted_proxies")
    @classmethod
    def _networks(cls, names: tuple[str, ...] | None) -> tuple[str, ...] | None:
        try:
            return None if names is None else tuple(network_text(name) for name in names)
        except ValueError as error:
            raise ValueError(f"{error}; write addresses or networks with commas: 10.0.0.1,10.1.0.0/16") from None

    @property
    def is_sqlite(self) -> bool:
        """The embedded database, in one file."""
        return self.database_url.startswith("sqlite")

    @property
    def hosts(self) -> tuple[str, ...]:
        """Names this server answers to; empty: any. On loopback only loopback's own, against rebound names."""
        if self.allowed_hosts:
            return self.allowed_hosts
        if self.public_url:
            public = urlsplit(self.public_url).hostname or ""
            own = () if self.host in (*EVERY_ADDRESS, *LOOPBACK) else (self.host,)
            return (public, *LOOPBACK, *own)
        return LOOPBACK if self.host in LOOPBACK else ()

    @property
    def proxies(self) -> tuple[str, ...]:
        """Networks of the proxies in front of us; unless told otherwise, one on this machine if only it reaches us."""
        if self.trusted_proxies is not None:
            return self.trusted_proxies
        return LOOPBACK_NETWORKS if self.public_url and self.host in LOOPBACK else ()
