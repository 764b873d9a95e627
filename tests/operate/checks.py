"""What holds on a machine that was set up by the page."""

import asyncio
import json
import os
import re
import shutil
import ssl
from concurrent.futures import wait
from functools import partial
from http.client import HTTPSConnection
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import asyncpg

from talewind.server.base.bounds import Bounds
from tests.server.players import Player, call, open_table

from .machine import Machine

HOME, ADDRESS = "talewind.example", "https://127.0.0.1"
MOST = Bounds().openings.most
TABLE = {"game": "windmill", "options": {"players": 3, "first_storyteller": 0}}
DATABASE = "postgresql://postgres:superuser@127.0.0.1:5432/"

type Answer = tuple[int, dict[str, str], Any]


class Visitor:
    """A browser of one address, on the other side of the proxy."""

    def __init__(self, machine: Machine, certificate: Path, address: str = "127.0.0.1", port: int = 443) -> None:
        self.machine, self.address, self.port = machine, address, port
        self.context = ssl.create_default_context(cafile=certificate)
        self.host = HOME if port == 443 else f"{HOME}:{port}"

    def call(self, path: str, body: Any = None, **headers: str) -> Answer:
        return self.machine.inside(self._call, path, body, headers)

    def _call(self, path: str, body: Any, headers: dict[str, str]) -> Answer:
        given = {"Host": self.host, "Origin": f"https://{self.host}", "Content-Type": "application/json"} | {
            name.replace("_", "-"): value for name, value in headers.items()
        }
        caller = (self.address, 0)
        line = HTTPSConnection("127.0.0.1", self.port, timeout=30, context=self.context, source_address=caller)
        line.request("GET" if body is None else "POST", path, None if body is None else json.dumps(body), given)
        answer = line.getresponse()
        text, told = answer.read(), {name.lower(): value for name, value in answer.getheaders()}
        line.close()
        return answer.status, told, json.loads(text) if "json" in told.get("content-type", "") else text

    def opens(self, most: int = 2 * MOST) -> int:
        """How many tables, until it is told that these are too many: two processes count together, a moment late."""
        for n in range(most):
            status, _, _ = self.call("/api/tables", TABLE)
            if status == 429:
                return n
            assert status == 201
        return most


async def ask_postgres(text: str, database: str = "postgres") -> Any:
    """Statements, as its superuser; the first value of the last one. Waits until it is there."""
    async with asyncio.timeout(90):
        while True:
            try:
                connection = await asyncpg.connect(DATABASE + database)
                break
            except (OSError, asyncpg.CannotConnectNowError):
                await asyncio.sleep(0.05)
    found = None
    for statement in filter(None, map(str.strip, text.split(";"))):
        found = await connection.fetchval(statement)
    await connection.close()
    return found


def until(holds: Any, what: str, patience: float = 60) -> None:
    end = monotonic() + patience
    while not holds():
        assert monotonic() < end, what
        sleep(0.05)


def the_processes_are_an_ordinary_user_who_can_write_nothing(machine: Machine) -> None:
    for n in (1, 2):
        process = f"/proc/$(cat /run/units/talewind@{n}/pid)"
        status = machine.run(f"cat {process}/status")
        assert re.search(r"^Uid:\t(\d+)\t\1\t\1\t\1$", status, re.MULTILINE)
        assert "Uid:\t0\t" not in status
        assert re.search(r"^CapBnd:\t0+$", status, re.MULTILINE)
        assert "NoNewPrivs:\t1\n" in status
        mounts = [line.split() for line in machine.run(f"cat {process}/mounts").splitlines()]
        writable = {place for _, place, _, how, *_ in mounts if "rw" in how.split(",")}
        assert {place for place in writable if not place.startswith(("/proc", "/sys", "/dev"))} == {"/tmp"}


def the_units_are_what_systemd_understands(machine: Machine) -> None:
    if not shutil.which("systemd-analyze"):
        assert "TALEWIND_TEST_ALL" not in os.environ, "where CI runs, systemd is installed"
    else:
        said = machine.run("systemd-analyze verify --man=no /etc/systemd/system/talewind* 2>&1")
        assert "talewind" not in said, said


def the_door_is_secure(machine: Machine, certificate: Path) -> None:
    browser = Visitor(machine, certificate)
    status, told, table = browser.call("/api/tables", TABLE)
    assert status == 201
    assert told["strict-transport-security"] == "max-age=31536000"
    assert told["set-cookie"].startswith("__Host-talewind=")
    assert "secure" in told["set-cookie"].lower().split("; ")
    assert browser.call("/api/tables", TABLE, Origin="https://elsewhere.example")[0] == 403
    browser.call(f"/api/tables/{table['table']}/frames?watch={table['watch_key']}")
    assert machine.run(f"grep -rl {table['watch_key']} /var/log /run/units || true") == "", "a key is in no log"
    status, told, page = browser.call("/")
    assert status == 200
    asset = re.search(rb'"(/assets/[^"]+\.js)"', page)
    assert asset is not None, "the client is in the wheel"
    status, told, _ = browser.call(asset[1].decode(), Accept_Encoding="br")
    assert (status, told["content-encoding"]) == (200, "br")
    plain = machine.run(f"curl --silent --head http://{HOME}/t/abc?x=1").splitlines()
    assert plain[0].split()[1] == "301"
    assert f"Location: https://{HOME}/t/abc?x=1" in plain


def people_behind_the_proxy_are_counted_one_by_one(machine: Machine, certificate: Path) -> None:
    first, second = Visitor(machine, certificate, "127.0.0.2"), Visitor(machine, certificate, "127.0.0.3")
    assert MOST <= first.opens() < MOST + 5
    assert second.opens(1) == 1
    assert first.call("/api/tables", TABLE, X_Forwarded_For="192.0.2.1")[0] == 429, "what it says itself is no address"


def long_polls_go_through(machine: Machine) -> None:
    table, _, cookies = machine.inside(partial(open_table, ADDRESS, 3, first_storyteller=0))
    path = f"/api/tables/{table}/frames"
    (welcome,), _ = machine.inside(call, ADDRESS, path, None, cookies[1])
    waiting = machine.later(call, ADDRESS, f"{path}?after={welcome['n']}", None, cookies[1])
    assert not wait([waiting], 0.3).done, "nothing has happened yet"
    tale = {"parts": ["Once."], "aloud": False, "lang": "en"}
    message = {"do": "answer", "id": "a", "number": 1, "move": {"move": "tell", "tale": tale}}
    assert machine.inside(call, ADDRESS, f"/api/tables/{table}/messages", message, cookies[0])[0]["say"] == "taken"
    assert waiting.result(60)[0], "told at once; an empty list would be what comes after 20 s"


async def a_restart_disturbs_no_game(machine: Machine, upgrade: str) -> None:
    """Three of four play while it lasts, the fourth comes afterwards; and every call in between is answered."""
    table, _, cookies = open_table(ADDRESS, 4)
    players = [Player([ADDRESS], table, cookie, seed=n) for n, cookie in enumerate(cookies)]
    playing = [asyncio.create_task(player.play()) for player in players[1:]]
    restarting = machine.start(upgrade)
    done = asyncio.create_task(asyncio.to_thread(restarting.communicate))
    while not done.done():
        call(ADDRESS, "/api/games")
        await asyncio.sleep(0.25)
    printed, _ = await done
    assert restarting.returncode == 0, printed
    assert printed.endswith("talewind@1 is ready.\ntalewind@2 is ready.\n")
    assert all(player.cuts for player in players[1:]), "each of them came back at the other process"
    await asyncio.wait_for(asyncio.gather(players[0].play(), *playing), 300)
    for player in players:
        assert sorted(player.frames) == list(range(player.first + 1, player.n + 1)), "every frame, once"
        assert player.sight["outcome"] == players[0].sight["outcome"]
    assert machine.read("/run/units/talewind@1/codes") == machine.read("/run/units/talewind@2/codes") == "0\n"


def a_further_shard_is_opened_in_two_steps(machine: Machine, certificate: Path, page: dict[str, str]) -> None:
    def tables() -> int:
        return int(machine.inside(asyncio.run, ask_postgres("select count(*) from tables", "talewind3")))

    machine.inside(asyncio.run, ask_postgres(page.pop("shard")))
    machine.run(page.pop("shard-known"))
    assert Visitor(machine, certificate, "127.0.0.4").opens() >= MOST
    assert tables() == 0, "it is known, and closed"
    machine.run(page.pop("shard-open"))
    for visitor in range(20, 30):  # one of three, twenty times each
        assert Visitor(machine, certificate, f"127.0.0.{visitor}").opens() >= MOST
        if tables():
            return
    raise AssertionError("it is still closed")


def a_proxy_that_loses_the_port_is_noticed(machine: Machine, certificate: Path) -> None:
    site = "/etc/nginx/sites-available/talewind"
    browser = Visitor(machine, certificate, "127.0.0.6", port=8443)
    machine.run(f"sed -i 's/443 ssl/8443 ssl/' {site}; systemctl reload nginx")
    until(lambda: _answer(browser) == 201, "on another port, with Host as the browser sends it")
    machine.run(f"sed -i 's/$http_host;/$host;/' {site}; systemctl reload nginx")
    until(lambda: _answer(browser) == 403, "the port is lost, and a browser's Origin has it")
    machine.run(f"install --mode 644 deploy/nginx.conf {site}; systemctl reload nginx")
    until(lambda: _answer(Visitor(machine, certificate, "127.0.0.6")) == 201, "as before")


def a_proxy_that_nobody_believes_is_noticed(machine: Machine, certificate: Path) -> None:
    machine.run(
        "sed -i /TALEWIND_PROXIES/d /etc/talewind/environment; talewind-restart 1 & talewind-restart 2; wait $!"
    )
    counts = [Visitor(machine, certificate, f"127.0.0.{n}").opens() for n in (7, 8)]
    assert sum(counts) < MOST + 5, "all people are one address"


def _answer(browser: Visitor) -> int:
    try:
        return browser.call("/api/tables", TABLE)[0]
    except OSError:
        return 0


def caddy_does_as_well(machine: Machine, block: str, game: str) -> None:
    """With certificates of its own: nobody here gives it others."""
    own = "s/^{$/{\\n\\tlocal_certs\\n\\tskip_install_trust/"
    machine.run(f"nginx -s stop; sed -i '0,/^{{$/{own}' deploy/Caddyfile; caddy validate --config deploy/Caddyfile")
    machine.run(block)
    root = "/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt"
    machine.run(
        f"curl --silent --fail --output /dev/null --retry 30 --retry-delay 1 --retry-all-errors --cacert {root} https://{HOME}/"
    )
    assert "and all agree: True" in machine.run(game, SSL_CERT_FILE=root)
    plain = machine.run(f"curl --silent --head http://{HOME}/t/abc").splitlines()
    assert f"Location: https://{HOME}/t/abc" in plain
    machine.run("caddy stop 2> /dev/null; systemctl reload nginx")
