"""What is counted can be read, on this machine only unless somebody says otherwise."""

import socket
from urllib.request import urlopen

import pytest

from talewind.server.operate.metrics import Metrics, for_worker, read_address, serve_metrics
from talewind.server.settings import BadSetting


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
    with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=5) as answer:
        text = answer.read().decode()
    stop()
    names = "moves refusals lost_races sockets_open frames_sent listeners_dropped sweeps move_seconds flush_rows"
    for name in names.split():
        assert f"# TYPE talewind_{name}" in text
    assert 'talewind_flush_rows_bucket{le="4.0"} 1.0' in text
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
