"""The OpenAPI description: complete, and true. Schemathesis calls every endpoint with what it allows, and otherwise."""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, get_args

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS

from fracas.core import registry
from fracas.server.app import create_app
from fracas.server.messages import ClientMessage, ServerMessage, client_messages, server_messages

from .harness import Json, settings_for
from .process import server_process

SEMANTIC = {"positive_data_acceptance", "negative_data_rejection", "unsupported_method", "missing_required_header"}
LIMITS = settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


@pytest.fixture(scope="module")
def description() -> Json:
    schema: Json = create_app(settings_for("sqlite:///unused.db")).openapi()
    return schema


def test_every_operation_is_typed_and_told(description: Json) -> None:
    assert len(description["paths"]) >= 25
    for path, methods in description["paths"].items():
        for method, operation in methods.items():
            name = f"{method} {path}"
            assert operation.get("description"), name
            assert operation.get("tags"), name
            good = [status for status in operation["responses"] if status.startswith("2")]
            assert good, name
            for status in good:
                content = operation["responses"][status].get("content")
                assert status == "204" or content, name
                for kind in (content or {}).values():
                    assert kind.get("schema"), name
            assert "HTTPValidationError" not in str(operation), name


def test_every_message_is_among_the_components(description: Json) -> None:
    schemas = description["components"]["schemas"]
    for union, alias in (("ClientMessage", ClientMessage), ("ServerMessage", ServerMessage)):
        members = [kind.__name__ for kind in get_args(get_args(alias)[0])]
        told = [one["$ref"].rpartition("/")[2] for one in schemas[union]["oneOf"]]
        assert sorted(told) == sorted(members)
        assert schemas[union]["discriminator"]["propertyName"] == "type"
        for member in members:
            assert member in schemas
            assert schemas[member]["properties"]["type"]["const"]
            adapter = client_messages if alias is ClientMessage else server_messages
            for example in schemas[member]["examples"]:
                assert type(adapter.validate_python(example)).__name__ == member


def test_every_game_has_its_shapes(description: Json) -> None:
    schemas = description["components"]["schemas"]
    for game_id in registry.game_ids():
        prefix = "".join(part.capitalize() for part in game_id.split("-"))
        for part in ("View", "Options", "Action", "Event"):
            assert f"{prefix}{part}" in schemas


def test_every_reference_leads_somewhere(description: Json) -> None:
    known = {f"#/components/schemas/{name}" for name in description["components"]["schemas"]}
    found: set[str] = set()

    def walk(value: Any) -> None:
        if isinstance(value, dict):
            if isinstance(value.get("$ref"), str):
                found.add(value["$ref"])
            for item in value.values():
                walk(item)
        elif isinstance(value, list):
            for item in value:
                walk(item)

    walk(description)
    assert found
    assert found <= known


def test_it_is_printed_without_a_running_server(description: Json) -> None:
    run = subprocess.run([sys.executable, "-m", "fracas.server.openapi"], capture_output=True, text=True, check=True)
    assert json.loads(run.stdout) == description
    assert run.stderr == ""


def test_options_that_name_a_map_tell_the_maps_there_are(description: Json) -> None:
    schemas = description["components"]["schemas"]
    for options, field, least in (("TanksOptions", "zone", 10), ("MercenaryOptions", "map", 5)):
        assert len(schemas[options]["properties"][field]["examples"]) >= least


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("schema")
    settings = {"hint_seconds": "240", "analysis_seconds": "30", "open_matches": "100000", "log_level": "error"}
    with server_process(folder / "s.db", **settings) as server:
        yield server.http


@pytest.fixture(scope="module")
def guest(address: str) -> dict[str, str]:
    token = httpx.post(f"{address}/api/guest", json={"kind": "bot"}).json()["token"]
    return {"Authorization": f"Bearer {token}"}


@pytest.fixture(scope="module")
def match(address: str, guest: dict[str, str]) -> str:
    seats = {"yellow": {"kind": "me"}, "red": {"kind": "me"}}
    made = httpx.post(f"{address}/api/matches", json={"game": "connect-four", "seats": seats}, headers=guest)
    found: str = made.json()["match"]["id"]
    return found


@pytest.fixture(scope="module")
def study(address: str, guest: dict[str, str], match: str) -> str:
    """Of a match that is over, with a line beside it."""
    seats = {"yellow": {"kind": "me"}, "red": {"kind": "me"}}
    made = httpx.post(f"{address}/api/matches", json={"game": "connect-four", "seats": seats}, headers=guest)
    over = f"{address}/api/matches/{made.json()['match']['id']}"
    httpx.post(f"{over}/resign", headers=guest)
    found: str = httpx.post(f"{over}/studies", json={}, headers=guest).json()["id"]
    played = {"version": 1, "node": "m0", "action": "drop 3"}
    assert httpx.post(f"{address}/api/studies/{found}/actions", json=played, headers=guest).status_code == 200
    return found


def test_no_call_brings_the_server_down(address: str, guest: dict[str, str], match: str, study: str) -> None:
    """Every operation, called with what it allows and what it does not, is answered as described."""
    schema = schemathesis.openapi.from_url(f"{address}/api/openapi.json", timeout=240)
    excluded = [CHECKS.get_one(name) for name in SEMANTIC]
    called: Counter[str] = Counter()

    def call(case: Any) -> None:
        prepare(case, match, study)
        headers = {} if (case.method, case.path) == ("DELETE", "/api/guest") else guest
        response = case.call(headers=headers, timeout=240)
        called[f"{case.method} {case.path}"] += 1
        assert response.status_code < 500 or response.status_code == 503, response.text
        case.validate_response(response, excluded_checks=excluded)

    operations: list[Any] = [result.ok() for result in schema.get_all_operations()]  # type: ignore[union-attr]  # or fail
    for operation in operations:
        for mode in GenerationMode:
            allowed = operation.as_strategy(generation_mode=mode)
            run: Callable[[], None] = LIMITS(given(allowed)(call))  # type: ignore[no-untyped-call]  # Hypothesis's own
            with contextlib.suppress(Unsatisfiable):  # nothing can be wrong about a call without parameters
                run()
    assert len(called) == len(operations)
    assert httpx.get(f"{address}/healthz").status_code == 200


def prepare(case: Any, match: str, study: str) -> None:
    """Half of the time a match or a study that is there; and streams that end by themselves."""
    if "study_id" in (case.path_parameters or {}) and len(str(case.path_parameters["study_id"])) % 2:
        case.path_parameters["study_id"] = study
    if "match_id" in (case.path_parameters or {}) and len(str(case.path_parameters["match_id"])) % 2:
        case.path_parameters["match_id"] = match
    parameters = [parameter.get("name", "") for parameter in case.operation.definition.raw.get("parameters", [])]
    if "once" in parameters:
        case.query = {**(case.query or {}), "once": "true"}
