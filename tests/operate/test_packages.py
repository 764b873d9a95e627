"""The sdist and the wheel: both hold the client, or are not built."""

import shutil
import subprocess
import sys
import tarfile
import tomllib
from email import message_from_bytes
from pathlib import Path
from zipfile import ZipFile

import pytest

from talewind import __version__
from talewind.cli.app import app

from .page import ROOT

LARGEST_SDIST = 12_200_000  # bytes; two decks are half of it, what the house tells is 0.2 MB; new decks and fonts come on top, and pictures of boards twice: built and as source
BOARDS, NEW_DECKS = ("windward", "winter_tales", "company"), ("story", "winter_tales")
LEFT_OUT = ("tests", "web/tests", "studio", "bench", "docs", "requirements/dev.txt", ".ci", "web/node_modules")


def weight_of(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.glob("*.webp"))


def copied(folder: Path) -> Path:
    """What git knows of the tree, or would."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, check=True).stdout.decode().split("\0")
    for name in names:
        if (ROOT / name).is_file() and not name.startswith(("docs/screens", "tests")):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    return folder


def build(target: str, tree: Path) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", "dist"]
    return subprocess.run(words, cwd=tree, capture_output=True, text=True, check=False)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    (tmp_path / "tree").mkdir()
    return copied(tmp_path / "tree")


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_without_the_client_nothing_is_built_and_the_command_is_named(tree: Path, target: str) -> None:
    built = build(target, tree)
    assert built.returncode != 0
    assert "run `make setup client`" in built.stderr
    assert not list(tree.glob("dist/*.*"))


@pytest.mark.long
def test_the_wheel_that_the_sdist_builds_is_whole(tree: Path, tmp_path: Path) -> None:
    client = ROOT / "src" / "talewind" / "web"
    assert (client / "index.html").is_file(), "run `make client` first"
    shutil.copytree(client, tree / "src" / "talewind" / "web")
    assert build("sdist", tree).returncode == 0
    sdist = tree / "dist" / f"talewind-{__version__}.tar.gz"
    boards = sum(weight_of(ROOT / "web" / "src" / "pictures" / board) for board in BOARDS)
    decks = sum(weight_of(ROOT / "src" / "talewind" / "decks" / deck / "pictures") for deck in NEW_DECKS)
    fonts = sum(font.stat().st_size for font in (ROOT / "src/talewind/server/books/fonts").glob("*.ttf"))  # for print
    assert sdist.stat().st_size < LARGEST_SDIST + 2 * boards + decks + fonts
    with tarfile.open(sdist) as tar:
        names = {name.partition("/")[2] for name in tar.getnames()}
        tar.extractall(tmp_path / "sdist", filter="data")
    assert {"src/talewind/web/index.html", "web/src/main.ts", "web/package-lock.json", "requirements/base.txt"} <= names
    assert not [name for name in names if name.startswith(LEFT_OUT)]

    unpacked = tmp_path / "sdist" / f"talewind-{__version__}"
    assert build("wheel", unpacked).returncode == 0
    with ZipFile(unpacked / "dist" / f"talewind-{__version__}-py3-none-any.whl") as wheel:
        inside = set(wheel.namelist())
        about = message_from_bytes(wheel.read(f"talewind-{__version__}.dist-info/METADATA"))
    files = {f"talewind/web/{path.relative_to(client)}" for path in client.rglob("*") if path.is_file()}
    pictures = {str(path.relative_to(ROOT / "src")) for path in (ROOT / "src").rglob("*.webp")}
    assert files | pictures <= inside
    assert {f"talewind-{__version__}.dist-info/licenses/{name}" for name in ("LICENSE", "CREDITS.md")} <= inside
    assert about["Version"] == __version__


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert "version" not in project
    found = subprocess.run(
        ["git", "grep", "-lF", f'"{__version__}"', "--", "src", "pyproject.toml"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout.split()  # fmt: skip
    assert found == ["src/talewind/__init__.py"]
    assert app.version == __version__
