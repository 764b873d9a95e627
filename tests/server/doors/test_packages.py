"""Boards and covers that games bring: what is served, how long it is cached, and that nothing else is given out."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from talewind.server.base.packages import Brought, read_board, read_cover
from talewind.server.doors import packages
from talewind.server.doors.files import FOR_EVER
from talewind.server.doors.security import Security

type Client = TestClient[Litestar]
SCRIPT = b"export function mount(root) { root.append('Hello'); }\n" * 9


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """The folder of a game's package."""
    board = tmp_path / "board"
    board.mkdir()
    (board / "board.js").write_bytes(SCRIPT)
    (board / "felt.webp").write_bytes(b"RIFF....")
    (board / "notes.md").write_text("not for browsers")
    (board / ".hidden.js").write_text("nor this")
    (board / "deeper").mkdir()
    (board / "deeper" / "more.js").write_text("nor this")
    (tmp_path / "game.py").write_text("# the rules")
    (tmp_path / "cover.webp").write_bytes(b"RIFF a picture")
    return tmp_path


def brought(package: Path) -> Brought:
    return Brought(read_board("dice", package / "board"), read_cover("dice", package))


@pytest.fixture
def client(package: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    found = {"dice": brought(package), "plain": Brought()}
    monkeypatch.setattr(packages, "brought", lambda: found)
    app = Litestar([packages.packages_door()], plugins=[Security(False)], openapi_config=None, logging_config=None)
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


def board_of(package: Path) -> str:
    board = brought(package).board
    assert board is not None
    return board.address


def test_a_board_is_a_script_of_this_site_that_is_cached_for_ever(client: Client, package: Path) -> None:
    answer = client.get(board_of(package))
    assert (answer.status_code, answer.content) == (200, SCRIPT)
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == FOR_EVER
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert answer.headers["content-security-policy"] == "default-src 'self'", "a worker obeys it"
    assert "set-cookie" not in answer.headers


def test_its_files_lie_beside_it_and_a_style_is_always_there(client: Client, package: Path) -> None:
    base = board_of(package).removesuffix("board.js")
    picture, style = client.get(f"{base}felt.webp"), client.get(f"{base}board.css")
    assert (picture.headers["content-type"], picture.content) == ("image/webp", b"RIFF....")
    assert (style.status_code, style.content) == (200, b"")
    assert style.headers["content-type"].startswith("text/css")


def test_any_change_of_a_board_changes_the_addresses_of_all_its_files(package: Path) -> None:
    before = board_of(package)
    assert board_of(package) == before
    (package / "board" / "felt.webp").write_bytes(b"RIFF another")
    assert board_of(package) != before
    middle = board_of(package)
    (package / "board" / "board.css").write_text(".cup {}")
    assert board_of(package) != middle


def test_words_are_packed_and_a_head_is_enough(client: Client, package: Path) -> None:
    address = board_of(package)
    with client.stream("GET", address, headers={"Accept-Encoding": "gzip"}) as packed:
        raw = b"".join(packed.iter_raw())
    assert (packed.headers["content-encoding"], packed.headers["vary"]) == ("gzip", "Accept-Encoding")
    assert gzip.decompress(raw) == SCRIPT
    head = client.head(address)
    assert (head.status_code, head.content) == (200, b"")
    again = client.get(address, headers={"If-None-Match": client.get(address).headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_cover_is_a_picture_that_is_cached_for_ever(client: Client, package: Path) -> None:
    cover = brought(package).cover
    assert cover is not None
    answer = client.get(cover.address)
    assert (answer.headers["content-type"], answer.content) == ("image/webp", b"RIFF a picture")
    assert answer.headers["cache-control"] == FOR_EVER
    assert client.head(cover.address).status_code == 200


def test_a_cover_is_what_its_name_says_and_webp_comes_first(package: Path) -> None:
    (package / "cover.png").write_bytes(b"\x89PNG\r\n\x1a\n...")
    assert (found := brought(package).cover)
    assert found.kind == "image/webp"
    (package / "cover.webp").write_bytes(b"<svg onload='alert(1)'/>")
    assert (found := brought(package).cover)
    assert (found.kind, found.name[-4:]) == ("image/png", ".png")
    (package / "cover.png").unlink()
    assert brought(package).cover is None


@pytest.mark.parametrize(
    "file",
    ["notes.md", ".hidden.js", "deeper", "deeper/more.js", "deeper%2Fmore.js", "..", "../game.py", "..%2Fgame.py",
     "%2e%2e%2fgame.py", "..%5Cgame.py", "%2Fetc%2Fpasswd", "board.js%00", "game.py", ""],
)  # fmt: skip
def test_no_address_leads_anywhere_else(client: Client, package: Path, file: str) -> None:
    base = board_of(package).removesuffix("board.js")
    answer = client.get(base + file)
    assert answer.status_code == 404
    assert "immutable" not in answer.headers.get("cache-control", "")


def test_another_digest_game_or_name_is_not_found(client: Client, package: Path) -> None:
    address, cover = board_of(package), brought(package).cover
    assert cover is not None
    for wrong in (
        "/games/dice/board/0123456789abcdef/board.js", address.replace("dice", "plain"), address.replace("dice", "nobody"),
        "/games/dice/cover/0123456789abcdef.webp", cover.address.replace("dice", "nobody"), "/games/dice/board/board.js",
    ):  # fmt: skip
        assert client.get(wrong).status_code == 404


def test_a_folder_without_a_script_is_no_board(package: Path) -> None:
    (package / "board" / "board.js").unlink()
    assert brought(package).board is None
    assert read_board("dice", package / "nowhere") is None
