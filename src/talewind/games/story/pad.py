"""The pad of a Silent round: the tools to show something without words (ST-23, ST-25, ST-R23)."""

from typing import cast

from talewind.kit import Drawn, Gesture

MOST_GESTURES = 120  # of one performance

PENS = {f"pen-{n}": (1, 200) for n in range(1, 5)}
POINTERS = {
    "place": (2, 2),  # the player's own picture: its place, then turn and size
    "trail": (1, 200),  # of the pointer
    "spotlight": (2, 2),  # on a detail of either picture, with a line between them
}
# None of them has writing on it.
STICKERS = {
    f"sticker-{name}": (1, 1)
    for name in (
        "smile", "laugh", "tear", "anger", "fear", "surprise", "kiss", "wink", "sleep", "thought",
        "heart", "broken-heart", "hand", "fist", "clap", "eye", "ear", "foot", "bone", "ghost",
        "sun", "moon", "star", "cloud", "rain", "snow", "fire", "wave", "wind", "lightning",
        "flower", "tree", "bird", "fish", "key", "crown", "gift", "bell", "spiral", "arrow",
    )
}  # fmt: skip


def gesture(pen: bool) -> Gesture:
    """The domain of one gesture; without the pen if the player's strokes were wiped."""
    tools = POINTERS | STICKERS
    return cast(Gesture, Drawn(PENS | tools) if pen else Drawn(tools, dict.fromkeys(PENS, "ST-R23")))
