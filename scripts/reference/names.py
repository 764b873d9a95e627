"""Pages of public names, and the index of all of them."""

from importlib import import_module

from . import grouping, rendering
from .grouping import Page
from .hooks import hooks
from .sources import Entry, entry, home, public_names

ROW_MODULE = "talewind.kit.rows"


def entry_of(name: str) -> Entry:
    return entry(home(public_names()[name], name), name)


def page(each: Page, middle: str = "") -> str:
    """A page: purpose, hooks, then each name. `middle`: what stands before the names."""
    parts = [f"# {each.title}", each.purpose, rendering.WRITTEN, middle]
    parts += [hooks(entry_of(name)) for name in each.hooks]
    parts += [section(name, each) for name in each.names]
    if each is grouping.ROWS:
        parts.append(rows())
    return "\n\n".join(part for part in parts if part)


def section(name: str, on: Page) -> str:
    return rendering.section(entry_of(name), public_names()[name], heading(name, on), methods=name not in on.hooks)


def heading(name: str, on: Page) -> str:
    """The heading of a name; a function beside a class of the same letters says so, so that both have an anchor."""
    alike = [other for other in on.names if other != name and other.lower() == name.lower()]
    return f"{name}, the function" if alike and name.islower() else name


def anchor(name: str, on: Page) -> str:
    return heading(name, on).lower().replace(",", "").replace(" ", "-")


def rows() -> str:
    """The rows of the log, which a test or a server plays."""
    classes = [
        name
        for name, kind in vars(import_module(ROW_MODULE)).items()
        if isinstance(kind, type) and kind.__module__ == ROW_MODULE
    ]
    found = [entry(ROW_MODULE, name) for name in classes if name != "Row"]
    lines = [
        "## Rows of the log",
        "One row for each thing that happens to a table (`talewind.kit.rows`); each has `at`, the server's milliseconds.",
    ]
    for each in found:
        fields = ", ".join(f"`{one.written}`" for one in each.fields)
        lines.append(f"- **{each.name}**: {rendering.brief(each.doc)} {fields}".rstrip())
    return "\n\n".join(lines[:2]) + "\n\n" + "\n".join(lines[2:])


def index() -> str:
    """The first page: the pages in their order, and every name."""
    special = (
        ("texts.md", "Texts", "every text key of a game, and the functions that a text may call"),
        ("faults.md", "Faults and cures", "what `conform` reports, and what to do about it"),
        ("commands.md", "Commands", "every command of `talewind` and its options"),
    )
    parts = [
        "# Reference",
        "For authors of games: every public name of the kit, every text key, option type, fault and command. To learn the kit, begin with\n"
        "[the tutorial](../tutorial/01-new.md); [the kit on one page](../first_game.md) is the short form.",
        rendering.WRITTEN,
        "\n".join(
            [f"- [{each.title}]({each.file}): {_after_colon(each.purpose)}" for each in grouping.EVERY]
            + [f"- [{title}]({file}): {says}" for file, title, says in special]
        ),
        "## Every name",
        " · ".join(f"[`{name}`]({on.file}#{anchor(name, on)})" for name, on in _places()),
    ]
    return "\n\n".join(parts)


def _after_colon(purpose: str) -> str:
    return purpose.partition(": ")[2].rstrip(".")


def _places() -> list[tuple[str, Page]]:
    return sorted(
        ((name, on) for on in grouping.EVERY for name in on.names), key=lambda each: (each[0].lower(), each[0])
    )
