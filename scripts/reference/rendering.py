"""From an entry to Markdown that reads the same on the site and in the repository."""

import re

from .sources import Entry, Field

WRITTEN = "<!-- Written by `make reference` from the sources. Do not edit: change the docstring or comment and run it again. -->"


def prose(doc: str) -> str:
    """A docstring as Markdown: its examples become a block of Python."""
    lines: list[str] = []
    inside = False
    for line in doc.splitlines():
        starts = line.lstrip().startswith(">>>")
        if starts and not inside:
            lines += ["", "```python"]
            inside = True
        elif inside and not line.strip():
            lines += ["```", ""]
            inside = False
        lines.append(line)
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines + ["```"] * inside)).strip()


def brief(doc: str) -> str:
    """A docstring in one paragraph, without its examples."""
    return " ".join(re.split(r"^\s*>>>", doc, maxsplit=1, flags=re.MULTILINE)[0].split())


def item(written: str, says: str = "") -> str:
    """A line of a list: code, and what it means."""
    return f"- `{written}`" + (f": {_small(says)}" if says else "")


def _small(says: str) -> str:
    return says if re.match(r"[A-Z]{2}|I |None|True|False", says) else says[:1].lower() + says[1:]


def block(written: str) -> str:
    """A head in a block of its own; long ones are broken at their parameters."""
    return f"```python\n{broken(written)}\n```"


def broken(written: str, most: int = 100) -> str:
    """
    >>> broken("say(key: str) -> Say")
    'say(key: str) -> Say'
    """
    head = re.match(r"([^()]*)\((.*)\)( ->.*)?$", written, re.DOTALL)
    if len(written) <= most or head is None:
        return written
    parts = _split(head[2])
    return f"{head[1]}(\n" + "".join(f"    {part},\n" for part in parts) + f"){head[3] or ''}"


def _split(arguments: str) -> list[str]:
    """Arguments, split at the commas outside brackets."""
    parts, depth = [""], 0
    for sign in arguments:
        depth += sign in "[({"
        depth -= sign in "])}"
        if sign == "," and not depth:
            parts.append("")
        else:
            parts[-1] += sign
    return [part.strip() for part in parts if part.strip()]


def section(entry: Entry, package: str, heading: str = "", methods: bool = True) -> str:
    """The section of one public name. `methods`: whether they are listed; those of a class with hooks stand there."""
    parts = [f"## {heading or entry.name}", block(entry.written), prose(entry.doc)]
    own = [
        each for each in entry.methods if each.doc and methods
    ]  # the others override a method that its base describes
    made = next((each for each in entry.methods if each.name == "__init__"), None)
    if made is not None:
        parts.append(f"Made with `{made.written.replace('__init__', entry.name, 1)}`.")
    shared = [each for each in entry.fields if each.shared]
    fields = [each for each in entry.fields if not each.shared]
    if shared:
        parts.append("Set in the class:\n\n" + listed(shared))
    if fields:
        parts.append("Fields:\n\n" + listed(fields))
    if own:
        parts.append("Methods:\n\n" + "\n".join(item(each.written, brief(each.doc)) for each in own))
    parts.append(f"`from {package} import {entry.name}`")
    return "\n\n".join(part for part in parts if part)


def listed(fields: list[Field]) -> str:
    return "\n".join(item(each.written, each.comment) for each in fields)
