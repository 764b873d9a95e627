"""Keys that the board of Winter Tales puts together: what stands before the part that varies, and how it may vary."""

FAMILIES = {
    "winter_tales-board-end-": "even even.rule even-writer even-writer.rule more more.rule",
    "winter_tales-board-hand-": "show cover",
    "winter_tales-board-key-": "1 2 3 4 5 6",
    "winter_tales-board-ring-": "acts answers away tells",
    "winter_tales-board-spark-": "where want why who",
    "winter_tales-coach-": "act arbiter call cast come even fight join lay memory out place walk weave",
}
