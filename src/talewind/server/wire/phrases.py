"""The set phrases of a table."""

from typing import Literal

type Phrase = Literal[
    "well-told", "lovely", "laughing", "surprised", "thinking", "take-your-time", "sorry", "thanks"
]  # fmt: skip
