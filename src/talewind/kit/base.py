"""Base types of moves, events, messages and refusals, all frozen."""

from typing import Annotated, Any, dataclass_transform

import msgspec
from msgspec import Meta


def named(of: str) -> Meta:
    """Marks a plain value with its meaning, for clients: the JSON schema carries `of`, the texts name the values by it.

    >>> type Suit = Annotated[str, named("suit")]
    """
    return Meta(extra_json_schema={"of": of})


type Seat = Annotated[int, named("seat")]  # the number of a seat, from 0; texts show the name in it
type Picture = Annotated[str, named("picture")]  # the id of a picture of a deck
type RuleId = Annotated[str, named("rule")]  # the id of a numbered rule: a message of rules/


def kebab(name: str) -> str:
    """The tag of a class on the wire and in stored games.

    >>> kebab("TaleTold")
    'tale-told'
    """
    return "".join(("-" if i and c.isupper() else "") + c.lower() for i, c in enumerate(name))


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Frozen(msgspec.Struct, frozen=True):
    """Base of immutable structs: views, and values inside a state. Subclasses are frozen too; the decorator tells mypy so."""


class Move(Frozen, tag_field="move", tag=kebab, forbid_unknown_fields=True):
    """Base of a game's moves, the answers of seats: `class Guess(Move): picture: Picture`. Its tag, `guess`, names it on the wire,
    in stored games and in texts."""


class Event(Frozen, tag_field="event", tag=kebab):
    """Base of a game's events. The text's key is game id and tag, `windmill-guessed`; the fields are its arguments."""


class Say(Frozen, omit_defaults=True):
    """A message key and its arguments; a catalogue turns it into a sentence."""

    key: str
    args: dict[str, Any] = {}


def say(key: str, **args: Any) -> Say:
    """A message by its key, with the arguments of its text.

    >>> say("windmill-guess", worth=2)
    Say(key='windmill-guess', args={'worth': 2})
    """
    return Say(key, args)


class Refusal(Frozen, omit_defaults=True):
    """Why a move is not taken, and by which rule. `by_rule`: `say` gives no reason of its own, so the rule's short reason is
    shown instead, if it has one."""

    say: Say
    rule: RuleId | None = None
    by_rule: bool = False


def closed_by(rule: RuleId | None) -> Refusal:
    """The refusal of what is not open: by the rule that closes it; None: nobody has offered it.

    >>> closed_by(None).say
    Say(key='kit-not-offered', args={})
    """
    return Refusal(Say("kit-closed"), rule, by_rule=True) if rule else Refusal(Say("kit-not-offered"))


class Refused(Exception):
    """Raised when a move is refused. The state has not changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.say.key, refusal.say.args, refusal.rule)
        self.refusal = refusal


def refuse(key: str, rule: RuleId | None = None, **args: Any) -> Refused:
    """The exception that refuses a move or options, by a message and perhaps a rule: `raise refuse("mygame-colour-taken", "MG-4")`."""
    return Refused(Refusal(Say(key, args), rule))


def tag_of(thing: Any) -> str:
    """The tag of a tagged struct or of its class.

    >>> tag_of(Move)
    'move'
    """
    return str(thing.__struct_config__.tag)
