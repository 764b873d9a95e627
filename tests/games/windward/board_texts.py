"""Keys that the board of Windward puts together, by their beginnings."""

ENDS = (
    "win-red-hold win-red-space win-grey win-white-life win-white-end win-white win-boat win-ship win-ship-lost "
    "tie-back tie-crester-back tie-foe-back lose-boat lose-ship lose-lost-to-crester lose-lost"
)
PLACED = "place-red place-white"


def with_rules(ways: str) -> str:
    return " ".join(f"{way} {way}.rule" for way in ways.split())


FAMILIES = {"windward-board-end-": with_rules(ENDS), "windward-board-why-": with_rules(PLACED)}
