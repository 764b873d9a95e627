"""The set phrases that a seat may send to its table."""

from typing import Literal

type Phrase = Literal[
    "well-told", "lovely", "laughing", "surprised", "thinking", "take-your-time", "sorry", "thanks"
]  # fmt: skip
