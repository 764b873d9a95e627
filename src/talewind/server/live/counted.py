"""What processes tell each other about the counts of their limits."""

from talewind.kit import Frozen

type Counts = dict[str, dict[str, int]]  # by the limit's name, then by key


class Counted(Frozen):
    """`used`: how often keys have passed a turnstile since the last message. `inside`: how many are in a room now. `whole`: all
    that is in its rooms begins here; what was known before is void. `asks`: the others are to tell theirs. `gone`: it stops."""

    process: str
    used: Counts = {}
    inside: Counts = {}
    whole: bool = False
    asks: bool = False
    gone: bool = False
