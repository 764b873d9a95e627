"""What leaves the rules: moves, events, messages, refusals. All frozen."""

from typing import Annotated, Any, dataclass_transform

import msgspec
from msgspec import Meta

# Aliases that tell a client what a plain value is: the JSON schema carries `of`.
type Seat = Annotated[int, Meta(extra_json_schema={"of": "seat"})]
type Picture = Annotated[str, Meta(extra_json_schema={"of": "picture"})]
type RuleId = Annotated[str, Meta(extra_json_schema={"of": "rule"})]


def kebab(name: str) -> str:
    """The tag of a class on the wire and in stored games.

    >>> kebab("TaleTold")
    'tale-told'
    """
    return "".join(("-" if i and c.isupper() else "") + c.lower() for i, c in enumerate(name))


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Frozen(msgspec.Struct, frozen=True):
    """msgspec inherits `frozen`, mypy does not: the decorator tells it, so that no subclass need repeat it."""


class Move(Frozen, tag_field="move", tag=kebab, forbid_unknown_fields=True):
    """What a seat answers: `class Guess(Move): picture: Picture`."""


class Event(Frozen, tag_field="event", tag=kebab):
    """What a table tells. Its text has the key of the game and the tag: `windmill-guessed`; its fields are the arguments."""


class Say(Frozen, omit_defaults=True):
    """A message key and its arguments; a catalogue turns it into a sentence."""

    key: str
    args: dict[str, Any] = {}


def say(key: str, **args: Any) -> Say:
    """
    >>> say("windmill-guess", worth=2)
    Say(key='windmill-guess', args={'worth': 2})
    """
    return Say(key, args)


class Refusal(Frozen, omit_defaults=True):
    """Why a move is not taken, and by which rule."""

    say: Say
    rule: RuleId | None = None


class Refused(Exception):
    """Raised where a move is not taken. The state is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.say.key, refusal.say.args, refusal.rule)
        self.refusal = refusal


def refuse(key: str, rule: RuleId | None = None, **args: Any) -> Refused:
    """`raise refuse("kit-paused")`"""
    return Refused(Refusal(Say(key, args), rule))


def tag_of(thing: Any) -> str:
    """The tag of a tagged struct or of its class.

    >>> tag_of(Move)
    'move'
    """
    return str(thing.__struct_config__.tag)
