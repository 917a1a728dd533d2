"""Settings: written as people write them, answered with a sentence where they are wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from fracas.server.addresses import LOOPBACK_NETWORKS, Networks, caller_address
from fracas.server.command import read_settings
from fracas.server.errors import CannotServe
from fracas.server.settings import LOOPBACK, Settings

from .harness import serving


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Settings().host == "127.0.0.1"
    monkeypatch.setenv("FRACAS_DATABASE_URL", "postgresql://me@there/db")
    monkeypatch.setenv("FRACAS_WORKERS", "3")
    settings = Settings()
    assert settings.database_url == "postgresql+asyncpg://me@there/db"
    assert not settings.is_sqlite
    assert settings.workers == 3
    monkeypatch.setenv("FRACAS_DATABASE_URL", "mysql://x")
    with pytest.raises(ValueError, match="postgresql"):
        Settings()


def test_lists_are_written_with_commas(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FRACAS_ALLOWED_HOSTS", "Play.Example, b.example,")
    monkeypatch.setenv("FRACAS_TRUSTED_PROXIES", "10.0.0.1, 10.1.2.3/16,2001:db8::/32")
    settings = read_settings({})
    assert settings.hosts == ("play.example", "b.example")
    assert settings.proxies == ("10.0.0.1/32", "10.1.0.0/16", "2001:db8::/32")
    assert read_settings({"allowed_hosts": "c.example"}).hosts == ("c.example",)  # a flag comes on top
    monkeypatch.setenv("FRACAS_TRUSTED_PROXIES", "")
    assert read_settings({"public_url": "https://play.example"}).proxies == ()  # nobody, if somebody says so


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("ALLOWED_HOSTS", '["a.example"]', "setting allowed_hosts: got '[\"a.example\"]'; '[\"a.example\"]' is not"),
        ("TRUSTED_PROXIES", "10.0.0.1,proxy", "setting trusted_proxies: got '10.0.0.1,proxy'; 'proxy' does not"),
        ("PUBLIC_URL", "play.example", "setting public_url: got 'play.example'; must be like https://play.example"),
        ("PUBLIC_URL", "https://[", "must be like https://play.example"),
        ("PUBLIC_URL", "https://a.example/fracas", "without a path"),
        ("PORT", "http", "setting port: got 'http'"),
        ("WORKERS", "0", "setting workers: got '0'"),
        ("HOST", "", "setting host: got ''"),
        ("LOG_LEVEL", "loud", "setting log_level: got 'loud'; input should be 'debug', 'info', 'warning' or 'error'"),
        (
            "GAMES_OFF",
            "tanks, tnaks",
            "setting games_off: got 'tanks, tnaks'; there is no game 'tnaks'; did you mean 'tanks'?",
        ),
        ("DATABASE_URL", "sqlite://", "must name a file"),
        ("DATABASE_URL", "sqlite:///:memory:", "must name a file"),
        ("OPPONENT_SECONDS", "inf", "setting opponent_seconds: got 'inf'; input should be a finite number"),
    ],
)
def test_a_wrong_setting_is_answered_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, told: str
) -> None:
    monkeypatch.setenv(f"FRACAS_{name}", value)
    with pytest.raises(CannotServe) as refused:
        read_settings({})
    assert told in str(refused.value)
    assert "\n" not in str(refused.value)


def test_the_names_follow_from_the_public_address() -> None:
    assert Settings().hosts == LOOPBACK
    assert Settings(host="0.0.0.0").hosts == ()
    assert Settings(public_url="https://play.example").hosts == ("play.example", *LOOPBACK)
    assert Settings(public_url="https://play.example:8443/", host="0.0.0.0").hosts == ("play.example", *LOOPBACK)
    assert "192.0.2.7" in Settings(public_url="https://play.example", host="192.0.2.7").hosts


def test_a_proxy_is_believed_only_where_nobody_else_can_reach_us() -> None:
    assert Settings().proxies == ()
    assert Settings(public_url="https://play.example").proxies == LOOPBACK_NETWORKS
    assert Settings(public_url="https://play.example", host="0.0.0.0").proxies == ()


@pytest.mark.anyio
async def test_the_public_name_is_answered_to(tmp_path: Path) -> None:
    async with serving(tmp_path / "s.db", public_url="https://play.example") as server:
        client = server.stranger().http
        for host in ("play.example", "PLAY.example:443", "play.example.", "localhost:8000", "[::1]:8000"):
            assert (await client.get("/api/games", headers={"Host": host})).status_code == 200, host
        for host in ("other.example", "[", "]", "", "play.example.evil.example", "[::1"):
            answer = await client.get("/api/games", headers={"Host": host})
            assert (answer.status_code, answer.json()["code"]) == (400, "wrong-host"), host


@pytest.mark.anyio
async def test_a_host_that_is_no_name_is_refused_where_any_name_will_do(tmp_path: Path) -> None:
    async with serving(tmp_path / "s.db", host="0.0.0.0") as server:
        client = server.stranger().http
        assert (await client.get("/api/games", headers={"Host": "any.example"})).status_code == 200
        answer = await client.get("/api/games", headers={"Host": "["})
        assert (answer.status_code, answer.json()["code"]) == (400, "wrong-host")


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        (None, "unknown"),
        ("x" * 5_000, "x" * 64),
    ],
)
def test_whom_limits_count_an_address_for(host: str | None, counted: str) -> None:
    assert caller_address(host) == counted


def test_which_addresses_are_in_a_network() -> None:
    networks = Networks(LOOPBACK_NETWORKS)
    assert all(host in networks for host in ("127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"))
    assert not any(host in networks for host in ("192.0.2.1", "2001:db8::1", "", "localhost", None))
