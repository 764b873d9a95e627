"""Tables with Achievement cards for tests."""

from collections.abc import Sequence
from typing import Any

from talewind.games.windward.pieces import Achievement

from .rigging import SkyRig
from .skies import Placed, sky


def with_cards(*cards: Achievement, captains: Sequence[Placed], **more: Any) -> SkyRig:
    """These cards are in play, and nobody has scored them."""
    rig = sky(*captains, achievements=True, **more)
    rig.state.achievements = {card: [] for card in cards}
    rig.arranged()
    return rig
