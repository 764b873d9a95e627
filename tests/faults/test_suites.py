"""The table of the suites: each can be run, and the page of the proof has a row for each."""

import importlib
from pathlib import Path

import pytest

from .suites import SUITES

PAGE = Path(__file__).parents[2] / "docs" / "operate" / "proof.md"


@pytest.mark.parametrize("name", SUITES)
def test_a_suite_has_a_module_that_proves_and_a_row_on_the_page(name: str) -> None:
    assert callable(importlib.import_module(SUITES[name].module).prove)
    assert f"| `{name}` | {SUITES[name].holds} |" in PAGE.read_text("utf-8")
