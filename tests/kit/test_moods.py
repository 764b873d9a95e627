"""A mood that the kit has no text for is a fault, since the front door would print its key."""

import pytest

from talewind.games.windmill import Windmill
from talewind.kit.testing import Fault
from talewind.kit.testing.messages import Texts


def test_an_unknown_mood_is_named_beside_the_known_ones() -> None:
    class Spooky(Windmill):
        moods = ("cozy", "spooky")

    Texts(Windmill()).static()
    with pytest.raises(Fault, match=r"there is no mood 'spooky'; those of the kit are cozy, gentle"):
        Texts(Spooky()).static()
