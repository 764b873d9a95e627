"""A hook of mkdocs: the navigation, from the pages that are there. A page that is named nowhere comes last in the section of its folder."""

from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig

# Each section: its title, pages in their order, and the folders whose other pages follow.
SECTIONS: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = (
    ("Play", ("play.md",), ()),
    ("Write a game", ("author/first_game.md", "author/dev.md", "author/bots.md", "author/board.md", "author/pictures.md", "author/arena.md"), ("author",)),
    ("Run a server", ("operate/running.md", "operate/containers.md", "operate/security.md", "operate/seeing.md", "operate/scale.md"), ("operate",)),
    ("How it is built", ("operate/the_way_of_a_move.md", "project/CONTRIBUTING.md"), ("",)),
    ("Screens and pictures", ("screens/index.md", "pictures/index.md"), ("screens", "pictures")),
)  # fmt: skip
GROUPS = {  # groups of pages inside a section
    "Write a game": (("Tutorial", "author/tutorial"), ("Reference", "author/reference")),
    "How it is built": (("Decisions", "decisions"), ("Balance of games", "balance")),
}
REFERENCE = (
    "index", "game", "state", "phases", "asks", "domains", "chance", "events", "outcome", "passages", "views", "clocks", "undo", "rows", "ready",
    "options", "texts", "testing", "faults", "commands",
)  # fmt: skip
MADE = ("screens/index.md", "pictures/index.md", "project/CONTRIBUTING.md")  # by other hooks
ELSEWHERE = ("project/CHANGELOG.md", "project/CREDITS.md", "project/SECURITY.md")


def nav(docs: Path) -> list[Any]:
    there = sorted(
        path.relative_to(docs).as_posix()
        for path in docs.rglob("*.md")
        if "site" not in path.relative_to(docs).parts[:1]
    )
    there += [each for each in MADE if each not in there]
    named = {page for _, pages, _ in SECTIONS for page in pages} | {"index.md"}
    found: list[Any] = [{"Talewind": "index.md"}]
    for title, pages, folders in SECTIONS:
        first: list[Any] = [page for page in pages if page in there]
        groups = [{name: inside} for name, folder in GROUPS.get(title, ()) if (inside := _ordered(there, folder))]
        rest = [page for page in there if page not in named and _folder(page) in folders]
        found.append({title: first[:1] + groups + first[1:] + rest})
    found[4]["How it is built"] += list(ELSEWHERE)
    return found


def _folder(page: str) -> str:
    return page.rpartition("/")[0]


def _ordered(there: list[str], folder: str) -> list[Any]:
    """The pages of a folder: the reference in the order of its index, others by name."""
    inside = [page for page in there if _folder(page) == folder]
    names = [f"author/reference/{name}.md" for name in REFERENCE]
    found = sorted(
        inside, key=lambda page: (not page.endswith("/index.md"), names.index(page) if page in names else 0, page)
    )
    return [{"All names": page} if page == names[0] else page for page in found]


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    config.nav = nav(Path(config.docs_dir))
    return config
