"""Text keys that the board of The End of the Story puts together: what stands before the part that varies, and how it may vary."""

FAMILIES = {
    "end_of_the_story-board-": "red blue green yellow",
    "end_of_the_story-board-riddle-": " ".join(f"{colour}{number:02}" for colour in "bgry" for number in range(1, 26)),
}
