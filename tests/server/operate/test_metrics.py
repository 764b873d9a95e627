"""What is counted can be read, on this machine only unless somebody says otherwise."""

import socket
from platform import python_version
from urllib.request import urlopen

import httpx
import pytest
from msgspec.structs import fields

from talewind import __version__
from talewind.games import names
from talewind.server.base.bounds import Bounds
from talewind.server.base.settings import BadSetting
from talewind.server.telemetry.logs import EVENTS, UNLISTED
from talewind.server.telemetry.metrics import LIMITED, Metrics, for_worker, metrics, read_address, serve_metrics
from tests.server.conftest import Running
from tests.server.ports import free_port
from tests.server.serving import Server


@pytest.fixture
def counted() -> Metrics:
    return Metrics()


def test_moves_are_counted_by_game(counted: Metrics) -> None:
    counted.moves.labels(game="windmill").inc()
    counted.moves.labels(game="windmill").inc()
    assert counted.registry.get_sample_value("talewind_moves_total", {"game": "windmill"}) == 2


def test_a_played_move_is_timed_and_a_refused_one_is_not(counted: Metrics) -> None:
    with counted.move_taking():
        pass
    with pytest.raises(ValueError, match="refused"), counted.move_taking():
        raise ValueError("refused")
    assert counted.registry.get_sample_value("talewind_move_seconds_count") == 1


def test_a_socket_that_breaks_is_not_open_any_more(counted: Metrics) -> None:
    with counted.socket_open():
        assert counted.registry.get_sample_value("talewind_sockets_open") == 1
    with pytest.raises(OSError, match="gone"), counted.socket_open():
        raise OSError("gone")
    assert counted.registry.get_sample_value("talewind_sockets_open") == 0


def test_everything_promised_can_be_read_over_http(counted: Metrics) -> None:
    counted.flush_rows.observe(3)
    port, stop = serve_metrics("127.0.0.1:0", counted)
    with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=90) as answer:
        text = answer.read().decode()
    stop()
    promised = (
        "moves refusals busy lost_races sockets_open frames_sent listeners_dropped sweeps move_seconds flush_rows errors limited "
        "http_answers build_info"
    )
    for name in promised.split():
        assert f"# TYPE talewind_{name}" in text
    assert 'talewind_flush_rows_bucket{le="4.0"} 1.0' in text
    for name in ("resident_memory_bytes", "cpu_seconds_total", "start_time_seconds", "open_fds", "max_fds"):
        assert f"# TYPE process_{name}".removesuffix("_total") in text
    with socket.socket() as gone:
        assert gone.connect_ex(("127.0.0.1", port)) != 0, "stopped"


@pytest.mark.parametrize(
    ("words", "address"),
    [
        ("", None),
        (" ", None),
        ("9100", ("127.0.0.1", 9100)),
        (":9100", ("127.0.0.1", 9100)),
        ("0.0.0.0:9100", ("0.0.0.0", 9100)),
        ("[::1]:9100", ("::1", 9100)),
    ],
)
def test_without_a_host_it_is_for_this_machine_only(words: str, address: tuple[str, int] | None) -> None:
    assert read_address(words) == address


@pytest.mark.parametrize("words", ["here", "127.0.0.1:", "127.0.0.1:65536", "127.0.0.1:-1"])
def test_a_wrong_address_is_answered_by_a_sentence(words: str) -> None:
    with pytest.raises(BadSetting, match="it must be host:port"):
        read_address(words)


def test_off_is_off_and_a_taken_port_is_told() -> None:
    port, stop = serve_metrics("")
    stop()
    assert port == 0
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        with pytest.raises(BadSetting, match="cannot be listened on"):
            serve_metrics(f"127.0.0.1:{other.getsockname()[1]}")


def test_every_worker_has_a_port_of_its_own() -> None:
    assert [read_address(for_worker("9100", n)) for n in (0, 1)] == [("127.0.0.1", 9100), ("127.0.0.1", 9101)]
    assert (for_worker("", 1), for_worker("127.0.0.1:0", 1)) == ("", "127.0.0.1:0")


def test_it_says_what_runs(counted: Metrics) -> None:
    labels = {"version": __version__, "python": python_version()}
    assert counted.registry.get_sample_value("talewind_build_info", labels) == 1


def test_every_label_is_there_from_the_start_so_that_the_first_event_is_a_rise(counted: Metrics) -> None:
    def found(name: str, label: str) -> set[str]:
        return {
            each.labels[label]
            for one in counted.registry.collect()
            for each in one.samples
            if each.name == f"{name}_total"
        }

    assert found("talewind_moves", "game") == set(names())
    assert found("talewind_limited", "bound") == set(LIMITED) <= {field.name for field in fields(Bounds)}
    assert found("talewind_http_answers", "status") == {"1xx", "2xx", "3xx", "4xx", "5xx"}
    assert {each.labels["kind"] for one in metrics.errors.collect() for each in one.samples} == {*EVENTS, UNLISTED}


@pytest.mark.parametrize(("status", "kind"), [(200, "2xx"), (304, "3xx"), (404, "4xx"), (503, "5xx"), (101, "1xx")])
def test_answers_are_counted_by_class_of_status(status: int, kind: str, counted: Metrics) -> None:
    counted.answered(status)
    assert counted.registry.get_sample_value("talewind_http_answers_total", {"status": kind}) == 1


def test_the_real_server_counts_what_it_answers_and_what_a_bound_refuses(
    running: Running, dsns: tuple[str, ...]
) -> None:
    port = free_port()
    environ = {"TALEWIND_DATABASES": ",".join(dsns), "TALEWIND_NATS": running.nats, "TALEWIND_METRICS": str(port)}
    server = Server(environ | {"TALEWIND_LIMITS": "calls=3/3600"}).start()
    try:
        with httpx.Client(base_url=server.address) as client:
            answers = [client.get("/api/tables/ACDEFG").status_code for _ in range(5)]
            assert client.get("/healthz").status_code == 200
        with socket.create_connection(("127.0.0.1", server.port)) as line:
            line.sendall(b"NONSENSE\r\n\r\n")
            assert line.recv(100).startswith(b"HTTP/1.1 400")
        text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
    finally:
        server.end()
    assert answers == [404] * 3 + [429] * 2
    assert 'talewind_limited_total{bound="calls"} 2.0' in text
    assert 'talewind_http_answers_total{status="4xx"} 6.0' in text
    assert 'talewind_http_answers_total{status="2xx"} 1.0' in text
