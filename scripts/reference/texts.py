"""The text keys of a game: a table of patterns, held to the sources that use them."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from . import rendering

ROOT = Path(__file__).parents[2]
KEYS = Path(__file__).parent / "keys.toml"
PYTHON = re.compile(r'f"\{[\w.]*(?:game_id|game\.id|\bgame)\}-([^"\s]*)"')
SCRIPT = re.compile(r"`\$\{[\w.]*\bgame\}-([^`\s]*)`")
VALUE = re.compile(r"\$?\{[^{}]*\}")
HEAD = ("| Key | When it is used | Required | Variables and attributes |", "|---|---|---|---|")


def known() -> dict[str, Any]:
    return tomllib.loads(KEYS.read_text("utf-8"))


def used() -> Iterator[tuple[str, Path]]:
    """Every pattern of a game's text key that a source builds, and the file."""
    for pattern, paths in (
        (PYTHON, ROOT.glob("src/talewind/**/*.py")),
        (SCRIPT, (path for ext in ("ts", "svelte") for path in ROOT.glob(f"web/src/**/*.{ext}"))),
    ):
        for path in sorted(paths):
            for found in pattern.findall(path.read_text("utf-8")):
                yield VALUE.sub("*", found), path.relative_to(ROOT)


def missing() -> list[str]:
    """Patterns of the sources that keys.toml does not describe."""
    rows = [each for group in known()["group"] for each in group["key"]]
    described = [each.get("found") or each["key"].removeprefix("<game>-") for each in rows]
    for each in rows:
        described += [
            f"{each.get('found', '')}.{name}" for name in re.findall(r"`\.(\w+)`", each.get("attributes", ""))
        ]
    covers = [re.compile(re.escape(each).replace(r"\*", r"[^.]*") + "$") for each in described if each.strip("*-")]
    return sorted(
        f"{pattern} ({path})"
        for pattern, path in set(used())
        if pattern not in described and not any(each.match(pattern) for each in covers)
    )


def page() -> str:
    data = known()
    parts = [
        "# Texts",
        "For authors and translators of games: every text key that a game must or may have, when it is used, and what a text may call.",
        rendering.WRITTEN,
        "A game's texts are [Fluent](../../decisions/0005-texts.md) files, one per language: `texts/en.ftl`, `texts/fr.ftl`. `<game>` is the id of\n"
        "the game; `<tag>` is the name of a class in small letters with hyphens: `TaleTold` is `tale-told`. An attribute is written below\n"
        "its message, as `    .short = …`. All languages must have the same keys; `conform` reports a missing key, and a variable that a\n"
        "text uses and nobody gives.",
        "```\nliars_dice-move-bid = Bid\n    .count = How many\n    .face = Showing\nliars_dice-face-1 = one\nliars_dice-view-hand = Under your cup\n    .of = face\n```",
    ]
    for group in data["group"]:
        parts.append(f"## {group['title']}")
        parts.append(f"In `{group['file']}/<lang>.ftl`." if " " not in group["file"] else f"In {group['file']}.")
        parts.append("\n".join([*HEAD, *(_row(each) for each in group["key"])]))
    parts += [
        "## Functions",
        "A text may call:",
        "\n".join(f"- `{each['call']}`: {each['gives']}." for each in data["function"]),
    ]
    parts.append(
        "A variable of a text is a number, a word, `yes` or `no`, or `none` for null. A tuple of seats is given to SEATS or MANY, a tuple of\n"
        "other values to NAMES."
    )
    return "\n\n".join(parts)


def _row(each: dict[str, str]) -> str:
    key = each["key"] if "`" in each["key"] else f"`{each['key']}`"
    given = "; ".join(f"{name}: {each[name]}" for name in ("variables", "attributes") if name in each)
    return f"| {key} | {each['used']} | {each['required']} | {given} |"
