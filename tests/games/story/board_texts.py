"""Text keys that the board of Story puts together: what stands before the part that varies, and how it may vary."""

from talewind.games.story.pad import PENS, POINTERS, STICKERS

ROWS, COLUMNS = ("upper", "middle", "lower"), ("left", "centre", "right")
FAMILIES = {
    "story-board-": "challenge challenge-how silent silent-how turn-left turn-right smaller larger",
    "story-board-how-": "pen trail spotlight place sticker",
    "story-board-spot-": " ".join(f"{row}-{column}" for row in ROWS for column in COLUMNS),
    "story-board-tool-": " ".join([*PENS, *POINTERS, *STICKERS]),
    "story-coach-": "aloud give silent",
}
