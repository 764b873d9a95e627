"""The message by which processes share the counts of their limits."""

from talewind.kit import Frozen

type Counts = dict[str, dict[str, int]]  # by the limit's name, then by key


class Counted(Frozen):
    """`used`: uses by key of each turnstile since the last message. `inside`: how many are in each room now. `whole`:
    this is the whole content of its rooms and replaces what was known. `asks`: the others send theirs. `gone`: it
    stops."""

    process: str
    used: Counts = {}
    inside: Counts = {}
    whole: bool = False
    asks: bool = False
    gone: bool = False
