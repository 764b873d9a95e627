"""The documentation site is built without a warning and without a network, and its pages load nothing from elsewhere."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
NOWHERE = "http://127.0.0.1:9"  # the port that discards
LOADED = {
    "script": "src",
    "link": "href",
    "img": "src",
    "source": "src",
    "iframe": "src",
    "video": "src",
    "audio": "src",
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(place)]
    env = {**os.environ, "http_proxy": NOWHERE, "https_proxy": NOWHERE, "HTTP_PROXY": NOWHERE, "HTTPS_PROXY": NOWHERE}
    built = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=300, check=False)
    assert built.returncode == 0, built.stderr
    return place


class Loads(HTMLParser):
    """What a page loads by itself: scripts, styles, pictures."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if (address := given.get(LOADED.get(tag, ""))) is not None:
            self.found.append(address)
        self.found += re.findall(r"url\(([^)]*)\)", given.get("style") or "")


def loads(page: Path) -> list[str]:
    reader = Loads()
    reader.feed(page.read_text("utf-8"))
    return reader.found


def pages(site: Path) -> Iterator[Path]:
    found = sorted(site.rglob("*.html"))
    assert len(found) > 40
    yield from found


def test_no_page_loads_anything_from_another_host(site: Path) -> None:
    foreign = [f"{page.name}: {each}" for page in pages(site) for each in loads(page) if re.match(r"(\w+:)?//", each)]
    assert foreign == []


def test_no_style_loads_anything_from_another_host(site: Path) -> None:
    styles = sorted(site.rglob("*.css"))
    assert styles
    for style in styles:
        assert not re.findall(r"""(?:url\(|@import)\s*["']?(?:\w+:)?//[^)"']*""", style.read_text("utf-8")), style.name


def test_what_a_page_loads_is_there(site: Path) -> None:
    missing = [
        f"{page.relative_to(site)}: {each}"
        for page in pages(site)
        if page.name != "404.html"
        for each in loads(page)
        if not (page.parent / each.partition("?")[0]).exists()
    ]
    assert missing == []


def test_fonts_and_paintings_of_the_styles_are_there(site: Path) -> None:
    for style in site.rglob("*.css"):
        for each in re.findall(r'url\("([^")]*)"\)', style.read_text("utf-8")):
            assert (style.parent / each).is_file(), f"{style.name}: {each}"


def test_every_screen_and_every_sheet_is_in_a_gallery(site: Path) -> None:
    for folder in ("screens", "pictures"):
        shown = set(loads(site / folder / "index.html"))
        assert {path.name for path in (DOCS / folder).glob("*.webp")} <= shown


def test_every_page_can_be_reached_from_the_navigation(site: Path) -> None:
    home = (site / "index.html").read_text("utf-8")
    for path in DOCS.rglob("*.md"):
        address = path.relative_to(DOCS).with_suffix(".html").as_posix()
        assert f'href="{address}"' in home, address


@pytest.mark.parametrize("path", sorted(DOCS.rglob("*.md")), ids=lambda path: path.relative_to(DOCS).as_posix())
def test_the_first_line_of_a_page_says_for_whom_it_is(path: Path) -> None:
    title, _, rest = path.read_text("utf-8").partition("\n\n")
    assert title.startswith("# ")
    assert "tutorial" in path.parts or path == DOCS / "index.md" or rest.startswith("For "), rest[:80]
