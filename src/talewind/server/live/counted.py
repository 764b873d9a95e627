"""The message by which processes share the counts of their limits."""

from talewind.kit import Frozen

type Counts = dict[str, dict[str, int]]  # by the limit's name, then by key
type Levels = dict[str, dict[str, float]]


class Counted(Frozen):
    """`used`: uses by key of each turnstile since the last message. `inside`: how many are in each room now. `whole`:
    this is the whole content of its rooms and replaces what was known. `asks`: the others send theirs. `starts`: and,
    since it has just started, `levels`: how much of each turnstile is used up, for the process `to`. `gone`: it stops.
    `once`: the name of uses that are sent several times, and counted once."""

    process: str
    used: Counts = {}
    inside: Counts = {}
    whole: bool = False
    asks: bool = False
    gone: bool = False
    levels: Levels = {}
    to: str = ""
    starts: bool = False
    once: str = ""
