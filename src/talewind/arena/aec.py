"""The environment: PettingZoo's agent-environment cycle over a game of the kit."""

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from secrets import randbits
from typing import Any

import numpy as np
from gymnasium import logger, spaces
from pettingzoo import AECEnv

from talewind import games
from talewind.bots.tales import Tales
from talewind.kit import (
    AnyGame,
    Ask,
    Chance,
    Move,
    Offer,
    Seat,
    State,
    Step,
    chosen,
    look,
    outcome,
    tag_of,
    usual_seats,
    worlds_of,
)
from talewind.kit.clocks import deadline

from .actions import Actions, Choices, Mask
from .cycle import Cycle
from .encoding import Encoder, Vector
from .lazy import Lazy, lazy
from .printing import printed
from .rewards import Rewarding, of_outcome, of_scores

type Observation = dict[str, Vector | Mask]
type Action = int | np.integer[Any] | Move | None

NOTHING: dict[str, Any] = {}


class Arena(AECEnv[str, Observation, Action]):  # type: ignore[misc]  # PettingZoo brings no types
    """One table. The agents are its seats, `seat_0` and so on; see docs/author/arena.md."""

    metadata: dict[str, Any] = {
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None,
        options: Mapping[str, Any],
        tales: str | Sequence[str],
        rewards: Rewarding,
        actions: int,
        silence: bool,
        max_cycles: int,
        render_mode: str | None,
        lang: str,
    ) -> None:
        super().__init__()
        self.game: AnyGame = games.load(game) if isinstance(game, str) else game
        self.options = chosen(self.game, options)
        allowed = self.game.seats_for(self.options)
        self.seats = usual_seats(allowed) if seats is None else seats
        if self.seats not in allowed:
            raise ValueError(f"{self.game.id} is for {min(allowed)} to {max(allowed)} seats by these options")
        self.metadata = {**self.metadata, "name": f"{self.game.id}_v{self.game.version}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self.render_mode, self.rewarding, self.max_cycles, self.lang = render_mode, rewards, max_cycles, lang
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = Actions(self.game, actions, ready(tales))
        self._silence = actions if silence else None
        self._encoder = Encoder(self.game, self.seats)
        self._tags = {phase: tag_of(phase) for phase in self.game.phases}
        self._none = np.zeros(actions + silence, np.int8)
        seen = spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (self._encoder.width,), np.float32),
                "action_mask": spaces.Box(0, 1, (actions + silence,), np.int8),
            }
        )
        self._observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self._action_spaces = {agent: spaces.Discrete(actions + silence) for agent in self.possible_agents}
        self._seed, self._episode = randbits(63), 0
        self._offers: tuple[Offer, ...] = ()
        self._otherwise: Move | None = None
        self._choices = Choices({}, actions)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. Equal seeds, equal games; without one, another game than before."""
        if seed is not None:
            self._seed, self._episode = seed, 0
        key = blake2b(b"%d %d" % (self._seed, self._episode), digest_size=32, person=b"talewind arena").digest()
        self._episode += 1
        self._table = Cycle(self.game, self.seats, self.options, key)
        self.agents = list(self.possible_agents)
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self._info(seat) for seat, agent in enumerate(self.agents)}
        self.agent_selection = self.agents[0]
        self._skip_agent_selection, self._over = None, False
        self._go_on()

    def step(self, action: Action) -> None:
        """Answer for the selected agent: an action of its mask, or any legal `Move`; None once it is terminated."""
        table = self._table
        if self._over:
            self._was_dead_step(action)
            return
        before = table.step.state.scores
        if self._silence is not None and action == self._silence:
            self._require_clock()
            table.keep_silent()
        else:
            table.answer(self._move(action))
        if self.rewarding == "scores":
            self._cumulative_rewards[self.agent_selection] = 0.0
            self._reward(of_scores(before, table.step.state.scores))
        elif table.ask is None:  # until then all rewards are 0
            self._reward(of_outcome(outcome(self.game, table.step.state), self.seats))
        self._go_on()

    def observe(self, agent: str) -> Observation:
        """What the seat sees, and which actions it has; no action while it is not selected. The vector is computed when it is read."""
        seat, table = self._seat_of[agent], self._table
        ask = table.ask
        mask = self._mask() if ask is not None and ask.seat == seat else self._none.copy()
        return lazy({"action_mask": mask}, self._seen, table.step, seat)

    def worlds(self, agent: str, seed: int = 0) -> Iterator[State[Any]]:
        """States that the seat cannot tell apart from the true one, for bots of the kit and for searches."""
        return worlds_of(self.game, self._table.step.state, self._seat_of[agent], Chance(b"arena worlds %d" % seed))

    def render(self) -> str | None:
        """What a terminal prints for the selected seat: the newest events, the question, the scores, the view."""
        if self.render_mode is None:
            logger.warn("render() needs a render_mode: env(..., render_mode='human') or 'ansi'")
            return None
        seat = self._seat_of[self.agent_selection]
        text = printed(self.game, self._table.step, seat, self.possible_agents, self.lang)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is nothing to release."""

    def _go_on(self) -> None:
        """Select the agent that is asked next; at the end every agent is told so."""
        table = self._table
        if table.ask is not None and table.answers < self.max_cycles:
            seat = table.ask.seat
            agent = self.agent_selection = self.possible_agents[seat]
            self.infos[agent] = self._info(seat)
            return
        self._over = True
        over = self.terminations if table.ask is None else self.truncations
        for agent in self.agents:
            over[agent] = True
            self.infos[agent] = self._info(self._seat_of[agent])
        self.agent_selection = self.agents[0]

    def _reward(self, rewards: list[float]) -> None:
        for agent, reward in zip(self.possible_agents, rewards, strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward

    def _offered(self) -> Choices:
        ask = self._table.ask
        assert ask is not None, "the game is over"
        if ask.offers is not self._offers or ask.otherwise is not self._otherwise:
            self._offers, self._otherwise = ask.offers, ask.otherwise
            self._choices = self._actions.of(ask.offers, ask.otherwise)
        return self._choices

    def _mask(self) -> Mask:
        if self._over:
            return self._none.copy()
        mask = self._offered().mask
        return mask.copy() if self._silence is None else np.append(mask, np.int8(self._has_clock()))

    def _move(self, action: Action) -> Move:
        if isinstance(action, Move):
            return action
        move = None if action is None else self._offered().moves.get(int(action))
        if move is None:
            raise ValueError(f"{self.agent_selection}: {action!r} is no action of this question; see its action_mask")
        return move

    def _has_clock(self) -> bool:
        table = self._table
        return table.ask is not None and deadline(self.game, table.step.state, table.ask) is not None

    def _require_clock(self) -> None:
        if not self._has_clock():
            raise ValueError(f"{self.agent_selection}: this question has no clock that could run out")

    def _info(self, seat: Seat) -> Lazy:
        return lazy(NOTHING, self._told, self._table.step, seat, self._table.ask)

    def _seen(self, step: Step[Any], seat: Seat) -> Observation:
        state, waited, key = step.state, list[Seat](), ""
        for ask in step.put:
            if not ask.settled:
                waited.append(ask.seat)
            if ask.seat == seat and state.chairs[seat].sealed is None:
                key = ask.say.key
        phase = self._tags[type(state.stack[-1])] if state.stack else ""
        view = self.game.view(state, seat)
        return {"observation": self._encoder.vector(seat, view, phase, state.scores, tuple(waited), key)}

    def _told(self, step: Step[Any], seat: Seat, ask: Ask | None) -> dict[str, Any]:
        mine = ask is not None and ask.seat == seat
        moves = dict(self._actions.of(ask.offers, ask.otherwise).moves) if ask is not None and mine else {}
        return {"sight": look(self.game, step.state, seat, step.put), "moves": moves}


def ready(tales: str | Sequence[str]) -> tuple[str, ...]:
    """The texts that agents may tell. "fixed": the lines of this project's bots that fit any picture."""
    if not isinstance(tales, str):
        return tuple(tales)
    if tales != "fixed":
        raise ValueError('tales is "fixed" or a list of texts')
    return tuple(Tales("en").family("any"))
