"""Where a household lives in tests."""

from pathlib import Path

import pytest


@pytest.fixture
def place(base: Path) -> Path:
    """A data folder that is not there yet."""
    return base / "data"
