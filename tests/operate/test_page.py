"""docs/operate/running.md, run as it is written: from an empty machine to a game over HTTPS, an upgrade, a further shard."""

import asyncio
import os
import re
import shutil
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from talewind import __version__
from talewind.cli.serving import PROXYS_REST
from talewind.server.base.variables import unknown
from talewind.server.doors.polling import LONGEST

from . import checks
from .machine import Machine, possible
from .page import FOLDER, ROOT, blocks, words

CERTIFICATES = f"/etc/letsencrypt/live/{checks.HOME}"
DONE_BEFORE = {"tools", "packages"}  # by .ci/run: `make setup client`, and apt


@pytest.fixture
def machine() -> Iterator[Machine]:
    if not possible():
        assert "TALEWIND_TEST_ALL" not in os.environ, "where CI runs, a machine can be made"
        pytest.skip("needs root, namespaces and nginx")
    with Machine() as machine:
        machine.furnish()
        yield machine


@pytest.mark.long
def test_the_page_leads_from_an_empty_machine_to_a_game(
    machine: Machine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = {name: text for name, text in blocks().items() if name not in DONE_BEFORE}

    def run(name: str, **how: Any) -> str:
        return machine.run(page.pop(name), **how)

    run("wheel")
    run("install", online=True)
    machine.bring_servers("change-me-too")
    machine.inside(asyncio.run, checks.ask_postgres(page.pop("databases")))
    seen = run("settings")
    assert seen.endswith("All is well.\n")
    assert "to apply" in seen, "the doctor, before the first start"
    assert machine.run("stat -c '%a %U' /etc/talewind/environment") == "600 root\n"
    run("processes")
    make_certificate(machine)
    run("nginx")
    game = page["game"]
    assert "and all agree: True" in run("game", SSL_CERT_FILE=f"{CERTIFICATES}/fullchain.pem")
    run("backups")
    assert machine.run("stat -c '%a %U' /var/backups/talewind/*") == "600 talewind\n"

    certificate = tmp_path / "certificate.pem"
    certificate.write_text(machine.read(f"{CERTIFICATES}/fullchain.pem"))
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    monkeypatch.setattr(urllib.request, "_opener", None)  # one made before, by another test, would not trust it
    checks.the_processes_are_an_ordinary_user_who_can_write_nothing(machine)
    checks.the_units_are_what_systemd_understands(machine)
    checks.the_door_is_secure(machine, certificate)
    checks.people_behind_the_proxy_are_counted_one_by_one(machine, certificate)
    checks.long_polls_go_through(machine)
    machine.inside(asyncio.run, checks.a_restart_disturbs_no_game(machine, page.pop("upgrade")))
    checks.a_further_shard_is_opened_in_two_steps(machine, certificate, page)
    checks.a_proxy_that_loses_the_port_is_noticed(machine, certificate)
    caddy = page.pop("caddy")
    if shutil.which("caddy"):
        checks.caddy_does_as_well(machine, caddy, game)
    checks.a_proxy_that_nobody_believes_is_noticed(machine, certificate)
    assert not page, "all of it was run"


def make_certificate(machine: Machine) -> None:
    machine.run(
        f"mkdir -p {CERTIFICATES}; openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN={checks.HOME} "
        f"-addext subjectAltName=DNS:{checks.HOME},IP:127.0.0.1 "
        f"-keyout {CERTIFICATES}/privkey.pem -out {CERTIFICATES}/fullchain.pem 2>/dev/null"
    )


def seconds(name: str, text: str) -> int:
    found = re.search(rf"\b{name} (\d+)s", text)
    assert found is not None, name
    return int(found[1])


@pytest.mark.parametrize("proxy", ["nginx.conf", "Caddyfile"])
def test_a_proxy_waits_longer_than_we_do_and_keeps_connections_for_less(proxy: str) -> None:
    text = (ROOT / "deploy" / proxy).read_text()
    if proxy == "nginx.conf":
        assert seconds("proxy_read_timeout", text) > LONGEST + 5
        assert seconds("proxy_read_timeout", text) > (uvicorn.Config("", log_config=None).ws_ping_interval or 0) + 5
        assert seconds("keepalive_timeout", text) < PROXYS_REST
    else:
        assert seconds("keepalive", text) < PROXYS_REST


def test_the_page_names_every_setting_and_no_other() -> None:
    sources = "\n".join(path.read_text() for path in (ROOT / "src" / "talewind").rglob("*.py"))
    inner = {"TALEWIND_WORKER", "TALEWIND_NEARBY", "TALEWIND_CHILD_OF", "TALEWIND_"}
    read = set(re.findall(r"TALEWIND_[A-Z_]*", sources)) - inner
    assert read - set(re.findall(r"TALEWIND_[A-Z_]*", words())) == set()


def test_the_page_is_for_the_version_that_there_is() -> None:
    assert set(re.findall(r"/opt/talewind/(\d[\d.]+\d)", words())) == {__version__}


def test_every_link_of_the_page_leads_somewhere() -> None:
    for target, anchor in re.findall(r"\]\(([\w./@-]*)#?([\w-]*)\)", words()):
        page = FOLDER / target if target else FOLDER / "running.md"
        assert page.exists(), target
        heads = re.findall(r"^#+ (.+)$", page.read_text(), re.MULTILINE) if page.suffix == ".md" else []
        names = {re.sub(r"[^\w -]", "", head).lower().replace(" ", "-") for head in heads}
        assert not anchor or anchor in names, f"{target}#{anchor}"


def test_what_ci_sets_is_no_setting_that_serve_refuses() -> None:
    """Every `talewind serve` of a test inherits it."""
    exported = re.findall(r"^export (TALEWIND_\w+)=", (ROOT / ".ci" / "run").read_text(), re.MULTILINE)
    assert exported
    assert unknown(dict.fromkeys(exported, "1")) == []
