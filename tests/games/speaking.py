"""What the tests of every game check of its texts."""

from typing import Any

from talewind.kit import AnyGame
from talewind.kit.catalogue import messages
from talewind.texts import Speaker


def speaks(game: AnyGame, lang: str, **samples: Any) -> None:
    """Check that every message comes out in nothing but its own words. `samples`: values for its variables; 1 for others."""
    speaker = Speaker(game, lang, ["Ada", "Bo", "Cy"], reader=0)
    for key, needs in messages(game)[lang].items():
        spoken = speaker.text(key, **{name: samples.get(name, 1) for name in needs})
        assert spoken
        assert spoken != key
        assert "{" not in spoken, spoken
