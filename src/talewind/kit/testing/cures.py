"""The cure of each kind of fault: `cures.toml`, from which the reference for authors is written too."""

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from talewind.kit.base import Frozen


class Cure(Frozen, forbid_unknown_fields=True):
    """`means`: what such a fault is. `cure`: what to do. `chapter`: of the tutorial."""

    means: str
    cure: str
    chapter: str


@cache
def cures() -> dict[str, Cure]:
    """By kind of fault."""
    text = (files(__package__) / "cures.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Cure])


def what_to_do(kind: str) -> str:
    """The lines below a fault.

    >>> print(what_to_do("undeclared"))
    What to do: Add the class that the fault names to the union or tuple that it names.
    Tutorial: chapter 07-ready
    """
    cure = cures().get(kind)
    return f"What to do: {cure.cure}\nTutorial: chapter {cure.chapter}" if cure else ""
