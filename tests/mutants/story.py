"""Faults in the rules of Story."""

from talewind.games.story import composing
from talewind.games.story.choosing import Giving, HandingOn
from talewind.games.story.game import Story
from talewind.games.story.opening import Opening
from talewind.games.story.rounds import Round, Rounds, Showing
from talewind.games.story.silence import quiet
from talewind.games.story.state import Board
from talewind.games.story.telling import Miming, Teller, Tellings, nothing
from talewind.games.story.view import view
from talewind.games.story.voting import Throwing, Voting, throwing
from talewind.kit import Secretly

from .patches import constant, no_chance, pays, put, swap
from .running import mutant

OPENING = [
    mutant("stories are written in turn", "ST-R36", swap(Round.together, "t.state.options.together", "False")),
    mutant("the first round has a window", "ST-R8", swap(Round.opening, "t.state.options.action_from", "0")),
    mutant(
        "no round has a window but the second",
        "ST-R8",
        swap(Round.opening, "t.state.round < t.state.options.action_from", "t.state.round != 2"),
    ),
    mutant("a hand of four", "ST-5", constant("talewind.games.story", "HAND", 4)),
    mutant("pictures are not shuffled", "ST-5", no_chance("pile")),
    mutant("action cards are not shuffled", "ST-7", no_chance("action")),
    mutant(
        "everybody sees an action card",
        "ST-8",
        swap(view, "None if seat is None else state.cards[seat]", "state.cards[0]"),
    ),
    mutant(
        "telling goes anticlockwise",
        "ST-11",
        swap(
            Rounds.run,
            "[state.starter, *state.clockwise(state.starter)]",
            "[state.starter, *state.clockwise(state.starter)[::-1]]",
        ),
    ),
    mutant(
        "the starter goes round anticlockwise",
        "ST-R3",
        swap(Rounds.run, "ring = state.clockwise(state.starter)", "ring = state.clockwise(state.starter)[::-1]"),
    ),
    mutant(
        "an away starter is not skipped",
        "ST-R3 ST-R33",
        swap(Rounds.run, "next((seat for seat in ring if state.awake(seat)), ring[0])", "ring[0]"),
    ),
    mutant("two cards in a round", "ST-16", swap(Opening.play, "t.pop()", "None")),
    mutant(
        "an action lasts for ever",
        "ST-19",
        swap(Rounds.run, "state.action = state.played_by = None", "state.played_by = None"),
    ),
    mutant(
        "the window is ten seconds whatever the table says",
        "ST-R8",
        swap(Opening.lasting, "state.options.action_window", "10"),
    ),
    mutant(
        "who declines beforehand is asked all the same", "ST-R8", put(Opening, "name", lambda self, state, seat: "act")
    ),
    mutant(
        "everybody sees the card that was drawn",
        "ST-R6",
        swap(
            Round.closing,
            "t.tell(CardDrawn(state.played_by, card), to=state.played_by, others=CardDrawn(state.played_by))",
            "t.tell(CardDrawn(state.played_by, card))",
        ),
    ),
    mutant(
        "all action cards are Silent",
        "ST-R5",
        constant("talewind.games.story", "action_cards", lambda mix: ["silent"] * 8),
    ),
]

TELLING = [
    mutant(
        "a Challenge goes to the left",
        "ST-20",
        swap(HandingOn.run, "state.clockwise(giver)[-1]", "state.clockwise(giver)[0]"),
    ),
    mutant(
        "a receiver looks at once", "ST-21", swap(Board.knows, "seat == receiver and self.looked", "seat == receiver")
    ),
    mutant("no draw after telling", "ST-R4", swap(Teller.over, "t.state.refill(t, self.seat)", "None")),
    mutant("a draw before the second vote", "ST-R4 ST-R13", swap(Teller.over, "not self.expands", "True")),
    mutant(
        "the gifts go round the other way",
        "ST-R9",
        swap(Giving.next_tied, "state.clockwise(seat)", "state.clockwise(seat)[::-1]"),
    ),
    mutant("the receiver of a gift cannot look", "ST-R10 ST-R19", swap(Giving.run, "state.looked = True", "pass")),
    mutant(
        "the tied tell in the order of seats",
        "ST-R11",
        swap(Round.counting, "t.state.tied = first", "t.state.tied = sorted(first)"),
    ),
    mutant("the pile is made anew too early", "ST-R18", swap(Board.refill, "not self.pile", "len(self.pile) < 3")),
    mutant(
        "the tiebreaker of a Silent round is told",
        "ST-R19",
        swap(Tellings.turn, "state.action == 'silent'", "state.action == 'silent' and not self.expands"),
    ),
    mutant(
        "an unopened picture is discarded openly",
        "ST-R21",
        swap(
            nothing,
            "state.unseen.append(state.received.pop(seat))",
            "state.discards.append(state.received.pop(seat))",
        ),
    ),
    mutant("stories of 700 characters", "ST-R24", swap(composing.in_writing, "600", "700")),
    mutant(
        "a story weaves in a card",
        "ST-29 ST-R24",
        swap(
            composing.in_writing,
            "words(600, may_be_empty=False, signs=True, rule='ST-R24')",
            "words(600, least=1, may_be_empty=False, rule='ST-R24')",
        ),
    ),
    mutant(
        "a story of pictures alone is refused",
        "ST-29",
        swap(
            composing.in_writing,
            "words(600, may_be_empty=False, signs=True, rule='ST-R24')",
            "words(600, may_be_empty=False, rule='ST-R24')",
        ),
    ),
    mutant("who tells aloud can pause", "ST-R35", put(Teller, "unpausable", lambda self, state, seat: None)),
    mutant("the pen does not rest", "ST-R23", swap(Miming.asks, "self.seat not in state.wiped", "True")),
    mutant(
        "half of the others wipe a drawing",
        "ST-R23",
        swap(
            Board.outvoted,
            "2 * len(self.flags.get(teller, [])) > sum(seat != teller for seat in self.looking())",
            "2 * len(self.flags.get(teller, [])) >= sum(seat != teller for seat in self.looking())",
        ),
    ),
    mutant(
        "who is not there counts as one of the others",
        "ST-R23",
        swap(Board.outvoted, "self.looking()", "self.remaining()"),
    ),
    mutant("flags are counted only when one is given", "ST-R23", put(Story, "attended", lambda self, t: None)),
    mutant("pointer and stickers are wiped too", "ST-R23", swap(Board.wipe, "g.tool.startswith('pen')", "True")),
    mutant("notes are told in a Silent round", "ST-R30", swap(Story.asides, "quiet(state)", "False")),
    mutant(
        "the chat is closed while throwing",
        "ST-R30",
        swap(quiet, "Throwing | Showing | Rounds | Ending | None", "Showing | Rounds | Ending | None"),
    ),
    mutant(
        "the chat is open while voting",
        "ST-R30",
        swap(
            quiet,
            "isinstance(top, Throwing | Showing | Rounds | Ending | None)",
            "isinstance(top, Throwing | Showing | Rounds | Ending | None) or type(top).__name__ == 'Voting'",
        ),
    ),
]

VOTING = [
    mutant(
        "a vote is seen before the reveal",
        "ST-35",
        swap(
            view,
            "None if seat is None else state.chosen.get(seat)",
            "next(iter(state.chosen.values()), None)",
        ),
    ),
    mutant(
        "only onlookers see who voted for whom",
        "ST-36",
        swap(view, "dict(state.votes)", "dict(state.votes) if seat is None else {}"),
    ),
    mutant("the winner gets two points", "ST-37", pays("ST-37", 2)),
    mutant("backers get two points", "ST-38", pays("ST-38", 2)),
    mutant("who has done both gets three", "ST-39", pays("ST-39", 3)),
    mutant("the throw pays two points", "ST-52", pays("ST-52", 2)),
    mutant(
        "the only story is worth a point",
        "ST-R27",
        swap(
            Round.voting,
            "self.winner = tellers[0] if tellers else None",
            "self.winner = tellers[0] if tellers else None\nfor seat in tellers:\n    self.won(t, seat, 'ST-37')",
        ),
    ),
    mutant(
        "who comes back cannot vote",
        "ST-31 ST-R15 ST-R31",
        put(Secretly, "returned", lambda self, t, seat: None),
    ),
    mutant(
        "only the others vote again",
        "ST-48",
        swap(
            Round.voting_again,
            "t.state.awaited()",
            "[s for s in t.state.awaited() if s not in t.state.tied] or t.state.awaited()",
        ),
    ),
    mutant(
        "everybody may be voted for again", "ST-49", swap(Round.voting_again, "list(t.state.tied)", "t.state.tellers()")
    ),
    mutant(
        "who expanded nothing cannot be voted for again",
        "ST-49",
        swap(
            Round.voting_again,
            "list(t.state.tied)",
            "[s for s in t.state.tied if t.state.tale_of(s).more] or list(t.state.tied)",
        ),
    ),
    mutant("six throws in vain", "ST-R14", swap(Throwing.run, "self.barren == 5", "self.barren == 6")),
    mutant("everybody goes on to the throw", "ST-R14", swap(Round.counting_again, "t.state.tied = first", "pass")),
    mutant("everybody throws in relaxed pace", "ST-R14", swap(throwing, "not state.options.relaxed", "True")),
    mutant(
        "an empty vote is not opened again",
        "ST-R16",
        swap(Round.counting, "self.step = 'closing' if self.reopened else 'voting'", "self.step = 'closing'"),
    ),
    mutant(
        "the giver has the points of a Challenge",
        "ST-R20",
        swap(
            Round.voted_best,
            "backers = [seat for seat, teller in t.state.votes.items() if teller == winner]",
            "backers = [seat for seat, teller in t.state.votes.items() if teller == winner]\n"
            "winner = t.state.givers.get(winner, winner) if t.state.action == 'challenge' else winner",
        ),
    ),
    mutant("a changed vote is not taken", "ST-R22", swap(Voting.answered, "t.state.chosen[seat] = move", "pass")),
    mutant("one story alone is voted on", "ST-R27", swap(Round.voting, "len(tellers) > 1", "len(tellers) > 0")),
    mutant(
        "who leaves takes the vote along",
        "ST-R31",
        swap(
            Voting.expired,
            "(self.changing if ask.seat in self.changing else self.waiting).remove(ask.seat)",
            "(self.changing if ask.seat in self.changing else self.waiting).remove(ask.seat)\n"
            "t.state.chosen.pop(ask.seat, None)",
        ),
    ),
]

CLOSING = [
    mutant(
        "the tiebreaker's picture stays",
        "ST-54 ST-R13",
        swap(Round.closing, "state.start = tale.picture", "state.start = tale.more or tale.picture"),
    ),
    mutant(
        "a discarded picture is lost",
        "ST-54 ST-55",
        swap(Round.closing, "sorted(state.discards + state.table)", "sorted(state.discards + state.table)[1:]"),
    ),
    mutant("no draw after a tiebreaker", "ST-R13", swap(Round.closing, "state.refill(t, seat)", "None")),
    mutant(
        "the start picture changes without a story",
        "ST-R28",
        swap(
            Round.closing,
            "state.unflag()",
            "state.unflag()\nif tale is None:\n    state.discards.append(state.start)\n    state.start = state.discards.pop(0)",
        ),
    ),
    mutant(
        "the look lasts five seconds",
        "test_everybody_looks_at_the_result_as_long_as_it_takes_to_read",
        swap(Showing.lasting, "to_read(*told, rows=len(state.remaining()))", "5_000"),
    ),
    mutant(
        "more than the target ends the game",
        "ST-56",
        swap(Board.reached, "self.scores[seat] >= self.options.target", "self.scores[seat] > self.options.target"),
    ),
    mutant("a result falls with who leaves", "ST-58", constant("talewind.games.story", "conclude", lambda t: None)),
    mutant("only the highest wins", "ST-59", swap(Board.best, "self.options.highest_wins or not reached", "True")),
    mutant("two are enough", "ST-R32", swap(Rounds.run, "len(state.remaining()) < 3", "len(state.remaining()) < 2")),
    mutant(
        "the pictures of a removed seat count as seen",
        "ST-R33",
        swap(Rounds.run, "state.unseen += state.hands[seat]", "state.discards += state.hands[seat]"),
    ),
]

MUTANTS = OPENING + TELLING + VOTING + CLOSING
