"""Keys that the board of Windward puts together: what stands before the part that varies, and how it may vary."""

from talewind.games.windward.achievements import POINTS

ENDS = (
    "win-red-hold win-red-space win-grey win-white-life win-white-end win-white win-boat win-ship win-ship-lost "
    "tie-back tie-crester-back tie-foe-back lose-boat lose-ship lose-lost-to-crester lose-lost"
)
PLACED = "place-red place-white"


def with_rules(ways: str) -> str:
    return " ".join(f"{way} {way}.rule" for way in ways.split())


FAMILIES = {
    "windward-board-end-": with_rules(ENDS),
    "windward-board-why-": with_rules(PLACED),
    "windward-coach-": "boat fight gas goal night port sea teeth way",
    "windward-board-around-tab-": "next places captains",
    "windward-board-feat-": " ".join(POINTS),
    "windward-board-waiting-": "cannons cannons.note tokens tokens.note",
}
