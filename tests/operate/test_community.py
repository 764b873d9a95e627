"""What a newcomer finds: the files that a project has, with links that lead somewhere."""

import configparser
import re
from pathlib import Path

import pytest
import yaml

from .page import ROOT

PAGES = [
    "README.md", "CONTRIBUTING.md", "SECURITY.md", "docs/operate/containers.md", "docs/author/recorded_games.md",
    ".github/CODE_OF_CONDUCT.md", ".github/PULL_REQUEST_TEMPLATE.md", "tests/old/README.md",
]  # fmt: skip


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_to_files_that_are_there(page: str) -> None:
    place = ROOT / page
    for target in re.findall(r"\]\(([^)#:]+)\)", place.read_text()):
        assert (place.parent / target).exists(), target


@pytest.mark.parametrize("path", sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.md")), ids=lambda path: path.stem)
def test_an_issue_template_has_a_name_and_says_what_it_is_for(path: Path) -> None:
    _, head, body = path.read_text().split("---\n", 2)
    about = yaml.safe_load(head)
    assert {"name", "about", "labels"} == set(about)
    assert body.strip()


def test_editors_are_told_what_ruff_and_prettier_check() -> None:
    told = configparser.ConfigParser()
    told.read_string("[top]\n" + (ROOT / ".editorconfig").read_text())
    assert told["*.py"]["max_line_length"] == "120"
    assert told["*"]["indent_size"] == "2"
