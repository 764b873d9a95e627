"""The alarms and the dashboard speak of metrics that the real server has; every alarm fires, and real faults make some of them fire."""

import asyncio
import json
import os
import re
import shutil
import signal
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import httpx
import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from talewind.server.base.ids import LETTERS
from talewind.server.telemetry.logs import EVENTS
from tests.server.conftest import Running
from tests.server.operate.test_logged import PATIENT, let_in
from tests.server.ports import free_port
from tests.server.relay import PortRelay
from tests.server.serving import Server

PAGES = Path(__file__).parents[3] / "docs" / "operate"
RULES = yaml.safe_load((PAGES / "alarms.yml").read_text())["groups"][0]["rules"]
DASHBOARD = json.loads((PAGES / "dashboard.json").read_text())
METRIC = re.compile(r"\b(?:talewind|process)_[a-z_]+")
needs_promtool = pytest.mark.skipif(
    shutil.which("promtool") is None and "TALEWIND_TEST_ALL" not in os.environ, reason="promtool comes with prometheus"
)


def promtool(*words: str) -> None:
    ran = subprocess.run(["promtool", *words], capture_output=True, text=True, timeout=60, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr


@needs_promtool
def test_every_alarm_fires_above_its_bound_and_not_below() -> None:
    promtool("check", "rules", str(PAGES / "alarms.yml"))
    promtool("test", "rules", str(PAGES / "alarms_test.yml"))


def test_every_alarm_has_such_a_case() -> None:
    cases = {case["name"]: case for case in yaml.safe_load((PAGES / "alarms_test.yml").read_text())["tests"]}
    for rule in RULES:
        case = cases[rule["alert"]]
        series = " ".join(each["series"] for each in case["input_series"])
        assert '"over"' in series
        assert '"under"' in series
        early, late = case["promql_expr_test"]
        assert all(f'"{rule["alert"]}"' in each["expr"] for each in (early, late))
        assert early["exp_samples"] == []
        assert [sample["labels"].partition("=")[2] for sample in late["exp_samples"]] == ['"over"}']


def heading(words: str) -> str:
    """As the link to it ends."""
    return re.sub(r"[^a-z0-9 -]", "", words.lower().strip()).replace(" ", "-")


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule["alert"])
def test_every_alarm_says_what_it_is_what_to_look_at_and_where_to_read_on(rule: dict[str, dict[str, str]]) -> None:
    says = rule["annotations"]
    assert says.keys() == {"summary", "look", "page"}
    assert rule["labels"]["severity"] in ("page", "warn")
    page, _, anchor = says["page"].partition("#")
    lines = (PAGES / page).read_text().splitlines()
    assert anchor in {heading(line.lstrip("#")) for line in lines if line.startswith("#")}


class Seen:
    """A real server on two shards, NATS behind a relay, and its metrics."""

    def __init__(self, server: Server, relay: PortRelay, port: int) -> None:
        self.server, self.relay, self.port = server, relay, port

    async def metrics(self) -> str:
        async with httpx.AsyncClient() as client:
            return (await client.get(f"http://127.0.0.1:{self.port}/metrics")).text

    async def until(self, sample: str) -> str:
        async with asyncio.timeout(60):
            while sample not in (text := await self.metrics()).splitlines():
                await asyncio.sleep(0.05)
        return text


@pytest.fixture
async def seen(running: Running, dsns: tuple[str, ...]) -> AsyncIterator[Seen]:
    port = free_port()
    async with PortRelay(running.nats) as relay:
        environ = {
            "TALEWIND_DATABASES": ",".join(dsns), "TALEWIND_METRICS": str(port), "TALEWIND_LIMITS": "off",
            "TALEWIND_NATS": relay.url,
        }  # fmt: skip
        server = await asyncio.to_thread(Server(environ, before=PATIENT).start)
        yield Seen(server, relay, port)
        assert await asyncio.to_thread(server.end) == 0


def names_of(text: str) -> set[str]:
    return {sample.name for family in text_string_to_metric_families(text) for sample in family.samples}


async def test_every_metric_named_anywhere_is_one_of_the_real_server_and_is_described(seen: Seen) -> None:
    real = names_of(await seen.until('talewind_tables{shard="2",state="open"} 0.0'))
    panels = [target["expr"] for panel in DASHBOARD["panels"] for target in panel.get("targets", ())]
    for place in (*(rule["expr"] for rule in RULES), *panels):
        assert set(METRIC.findall(place)) <= real, place
        assert METRIC.search(place) or "up{" in place, place
    described = set(METRIC.findall((PAGES / "seeing.md").read_text()))
    families = {re.sub(r"_(bucket|count|sum)$", "", name) for name in real if not name.endswith("_created")}
    assert described == families
    shown = set(METRIC.findall(" ".join(panels)))
    assert families - {re.sub(r"_(bucket|count|sum)$", "", name) for name in shown} <= {"process_virtual_memory_bytes"}


def test_every_event_of_the_log_is_described() -> None:
    logs = (PAGES / "seeing.md").read_text().partition("## Metrics")[0]
    rows = "".join(line.split("|")[1] for line in logs.splitlines() if line.startswith("|"))
    assert set(re.findall("`(.+?)`", rows)) == EVENTS


def fires(text: str, alarms: set[str], tmp_path: Path, busy: str = "TalewindLoopLate|TalewindSweepLate") -> None:
    """If a server says this for half an hour, exactly these alarms fire: by Prometheus' own engine. `busy`: those that a machine with
    much else to do may fire as well."""
    series = [{"series": 'up{job="talewind",instance="real"}', "values": "1x120"}]
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            labels = sample.labels | {"job": "talewind", "instance": "real"}
            words = ",".join(f"{key}={json.dumps(value)}" for key, value in labels.items())
            series.append({"series": f"{sample.name}{{{words}}}", "values": f"{sample.value:f}x120"})
    case = {
        "interval": "15s", "input_series": series,
        "promql_expr_test": [
            {
                "expr": f'group by (alertname) (ALERTS{{alertstate="firing", alertname!~"{busy}"}})', "eval_time": "30m",
                "exp_samples": [{"labels": f'{{alertname="{alarm}"}}', "value": 1} for alarm in sorted(alarms)],
            }
        ],
    }  # fmt: skip
    shutil.copy(PAGES / "alarms.yml", tmp_path)
    place = tmp_path / "real_test.yml"
    place.write_text(yaml.safe_dump({"rule_files": ["alarms.yml"], "evaluation_interval": "15s", "tests": [case]}))
    promtool("test", "rules", str(place))


@pytest.mark.long
@needs_promtool
async def test_real_faults_fire_their_alarms_and_a_healthy_server_none(
    seen: Seen, running: Running, dsns: tuple[str, ...], tmp_path: Path
) -> None:
    fires(await seen.until("talewind_bus_up 1.0"), set(), tmp_path)

    await seen.relay.cut()
    fires(await seen.until("talewind_bus_up 0.0"), {"TalewindBusAway"}, tmp_path)
    await seen.relay.mend()
    await seen.until("talewind_bus_up 1.0")

    await let_in(running, dsns[:1], False)
    text = await seen.until('talewind_database_up{shard="1"} 0.0')
    assert 'talewind_database_up{shard="2"} 1.0' in text
    assert 'talewind_database_clock_apart_seconds{shard="1"}' not in text
    fires(text, {"TalewindDatabaseAway"}, tmp_path)
    async with asyncio.timeout(60):  # its clocks are not looked at, and the metric says for how long
        while value(await seen.metrics(), 'talewind_sweep_late_seconds{shard="1"}') <= 2:
            await asyncio.sleep(0.05)
    fires(await seen.metrics(), {"TalewindDatabaseAway", "TalewindSweepLate"}, tmp_path, "TalewindLoopLate")
    await let_in(running, dsns[:1], True)
    await seen.until('talewind_database_up{shard="1"} 1.0')

    text = await without_a_free_connection(seen, dsns[1])
    fires(text, {"TalewindPoolExhausted"}, tmp_path)

    assert seen.server.process is not None
    seen.server.process.send_signal(signal.SIGSTOP)
    await asyncio.sleep(2.6)  # not for luck: that long it stands still
    seen.server.process.send_signal(signal.SIGCONT)
    text = await seen.metrics()
    assert value(text, "talewind_loop_late_seconds") > 2
    fires(text, {"TalewindLoopLate", "TalewindSweepLate"}, tmp_path, "none")


def exhausted(text: str) -> bool:
    size, idle, waiting = (value(text, f'talewind_pool_{what}{{shard="2"}}') for what in ("size", "idle", "waiting"))
    return size >= 10 and idle == 0 and waiting > 0


async def without_a_free_connection(seen: Seen, dsn: str) -> str:
    """The metrics while somebody has locked a relation of the second shard and many ask for it."""
    locking = await asyncpg.connect(dsn)
    async with locking.transaction(), httpx.AsyncClient(base_url=seen.server.address, timeout=30) as client:
        await locking.execute("lock table tables in access exclusive mode")
        asking = [asyncio.create_task(client.get(f"/api/tables/{LETTERS[1] * 17}")) for _ in range(40)]
        async with asyncio.timeout(60):
            while not exhausted(text := await seen.metrics()):
                await asyncio.sleep(0.05)
    await locking.close()
    await asyncio.gather(*asking, return_exceptions=True)
    return text


def value(text: str, sample: str) -> float:
    return next(float(line.rpartition(" ")[2]) for line in text.splitlines() if line.startswith(sample))
