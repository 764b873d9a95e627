"""The hooks of a class: the methods that an author overrides, when each is called and what it may do."""

from .rendering import brief
from .sources import Entry, Method

CHANGES = "These get the table, `t`: they may change `t.state`, tell events and use `t.chance`. Call `push`, `become` or `pop` last."
READS = "These get the state: they read it and change nothing."
OTHERS = "What these may do stands with each."
MAY = {
    "attended": "",
    "determinize": "It changes `state` in place, and takes new values from `chance` alone.",
    "seats_for": "It reads the options alone.",
    "start": "It may raise `refuse(...)`. Chance is not at hand: the first phase deals.",
    "start_by": "As `start`.",
    "upgrade": "It returns the converted data.",
    "wrong_seats": "There is seldom a reason to override it.",
}


def hooks(entry: Entry) -> str:
    """The hooks in three groups, by what they may do."""
    own = [each for each in entry.methods if not each.name.startswith("_")]
    groups = {
        CHANGES: [each for each in own if "t" in each.takes and each.name not in MAY],
        READS: [each for each in own if "state" in each.takes and "t" not in each.takes and each.name not in MAY],
        OTHERS: [each for each in own if each.name in MAY],
    }
    parts = [
        f"## Hooks of {entry.name}",
        f"The methods of `{entry.name}` that an author overrides. Those in **bold** have no default.",
    ]
    for says, methods in groups.items():
        if methods:
            parts += [says, "\n".join(_hook(each) for each in methods)]
    return "\n\n".join(parts)


def _hook(method: Method) -> str:
    written = f"`{method.written.replace(': Any', '')}`"
    return f"- {f'**{written}**' if method.must else written}: {brief(method.doc)} {MAY.get(method.name, '')}".rstrip()
