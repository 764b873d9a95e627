"""Behind a proxy that ends TLS: what browsers are told, and whose word about an address is taken."""

import json
from collections.abc import Callable, Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from typing import Any

import pytest

from talewind.cli.serving import for_workers
from talewind.server.base.settings import Settings, read_settings
from tests.server.conftest import Running
from tests.server.serving import Server

MOST = 3  # tables opened by one address

type Start = Callable[..., Server]


@pytest.fixture
def start(running: Running, dsns: tuple[str, ...]) -> Iterator[Start]:
    started: list[Server] = []

    def starts(**settings: str) -> Server:
        environ = {"TALEWIND_DATABASES": ",".join(dsns), "TALEWIND_NATS": running.nats, "TALEWIND_SECRET": "s" * 32}
        environ |= {"TALEWIND_LIMITS": f"openings={MOST}/3600"} | settings
        started.append(Server(environ).start())
        return started[-1]

    yield starts
    for server in started:
        server.end()


def asked(
    server: Server, path: str, body: Any = None, caller: str = "127.0.0.1", **headers: str
) -> tuple[HTTPResponse, Any]:
    line = HTTPConnection("127.0.0.1", server.port, timeout=90, source_address=(caller, 0))
    said = {"Content-Type": "application/json"} | {name.replace("_", "-"): value for name, value in headers.items()}
    line.request("GET" if body is None else "POST", path, None if body is None else json.dumps(body), said)
    answer = line.getresponse()
    text = answer.read()
    line.close()
    return answer, json.loads(text)


def opened(server: Server, forwarded: str, caller: str = "127.0.0.1") -> HTTPResponse:
    body = {"game": "windmill", "options": {"players": 3}}
    return asked(server, "/api/tables", body, caller, X_Forwarded_For=forwarded)[0]


def test_in_a_data_centre_people_come_by_https_and_nobody_says_who_calls(start: Start) -> None:
    server = start(TALEWIND_SECURE="", FORWARDED_ALLOW_IPS="*")
    answer, table = asked(server, "/api/tables", {"game": "windmill"}, X_Forwarded_For="192.0.2.1")
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    given, *flags = answer.headers["set-cookie"].split("; ")
    assert given.startswith("__Host-talewind=")
    assert {"secure", "httponly", "path=/", "samesite=lax"} <= {flag.lower() for flag in flags}
    assert not any(flag.lower().startswith("domain") for flag in flags), "or no browser takes it"
    knocks = f"/api/tables/{table['table']}/knocks"
    assert asked(server, knocks, Cookie=given)[0].status == 200
    planted = given.removeprefix("__Host-")  # another host of the domain could have set that
    assert asked(server, knocks, Cookie=planted)[0].status == 409
    statuses = [opened(server, f"192.0.2.{n}").status for n in range(2, MOST + 2)]
    assert statuses == [201] * (MOST - 1) + [429], "an address that somebody names is no other address"


def test_the_address_is_believed_that_a_proxy_of_ours_names(start: Start) -> None:
    server = start(TALEWIND_PROXIES="127.0.0.1, 10.0.0.0/8")
    answers = [opened(server, "192.0.2.1") for _ in range(MOST + 1)]
    assert [answer.status for answer in answers] == [201] * MOST + [429]
    assert answers[0].headers["set-cookie"].startswith("talewind=")
    assert answers[0].headers["strict-transport-security"] is None
    assert opened(server, "192.0.2.2").status == 201
    assert opened(server, "192.0.2.3, 192.0.2.1").status == 429, (
        "the last that is no proxy of ours: it has seen the caller"
    )
    assert opened(server, "192.0.2.1, 10.1.2.3").status == 429
    strangers = [opened(server, f"192.0.2.{n}", "127.0.0.2").status for n in range(10, 11 + MOST)]
    assert strangers == [201] * MOST + [429], "who is no proxy is not believed"


@pytest.mark.parametrize("secure", [False, True])
def test_workers_are_as_secure_as_the_first_process(secure: bool) -> None:
    """At home they are given databases, as in a data centre."""
    home = Settings(data=Path("data"), secure=secure)
    told = for_workers(home, ("postgresql://a",), "nats://n", "secret", 80)
    assert read_settings(told).secure == secure
