"""Tables with a Naturalist for tests."""

from typing import Any

from talewind.games.windward.pieces import Kind

from .rigging import At, SkyRig
from .skies import A, Placed, sky


def naturalist(*ships: Placed, tagged: dict[Kind, list[At]] | None = None, **more: Any) -> SkyRig:
    """Ana is the Naturalist; `tagged`: her Cresters on the planet."""
    rig = sky(*ships, naturalist=True, naturalist_seat=A, **more)
    state = rig.state
    for kind, places in (tagged or {}).items():
        for place in places:
            state.hatch(kind, rig.space(*place), tagged=True)
            state.tags -= 1
            state.greys -= kind == "grey"
            state.reds -= kind == "red"
    rig.arranged()
    return rig


def marked(rig: SkyRig) -> list[tuple[str, At]]:
    """The Tagged Cresters."""
    return [(crester.kind, rig.where(crester.space)) for crester in rig.state.cresters if crester.tagged]
