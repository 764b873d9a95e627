"""The documentation: every page says in its first line what it is for, and every link between pages leads somewhere."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [
    page
    for page in sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
    if page.name not in ("CHANGELOG.md", "CREDITS.md", "nightly.md")
]
MADE = ("screens/index.md", "pictures/index.md")  # by `make site`
CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)")


def anchors(page: Path) -> set[str]:
    heads = re.findall(r"^#+ (.+)$", page.read_text(), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", head).lower().replace(" ", "-") for head in heads}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_page_says_first_what_it_is_for(page: Path) -> None:
    title, blank, first = page.read_text().split("\n")[:3]
    assert title.startswith("# ")
    assert not blank
    assert first.startswith("Talewind is" if page.name == "README.md" else "For "), first


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    for target, anchor in LINK.findall(CODE.sub("", page.read_text())):
        if target in MADE and page.parent == ROOT / "docs":
            continue
        found = page.parent / target if target else page
        assert found.exists(), target
        assert not anchor or anchor in anchors(found), f"{target}#{anchor}"
