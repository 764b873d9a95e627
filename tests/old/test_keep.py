"""Games of today's version can be kept for later ones."""

from pathlib import Path

import pytest

from talewind import games

from .keep import keep
from .stored import read


@pytest.mark.nightly
async def test_games_of_every_kind_are_kept(base: Path) -> None:
    await keep(base / "tales.tar.gz", base / "data")
    kept = read(base / "tales.tar.gz", "today")
    wanted = {(name, status) for name in games.names() for status in ("open", "playing", "folded")}
    assert wanted <= {(table.game_id, table.status) for table in kept}
    assert any(table.status == "over" for table in kept)
    assert any(table.drafts for table in kept)
    assert any(table.snapshot is None and table.rows for table in kept)
