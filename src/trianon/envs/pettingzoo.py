"""PettingZoo: every seat an agent, one decision at a time (AEC).

`env("bastille", players=4)` plays any game, number of players and variant; the agents are `player_0` and so on.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
import pettingzoo
from gymnasium.spaces import Box, Dict, Discrete

from trianon.core.errors import IllegalAction
from trianon.envs.pictures import MODES, check_mode, render
from trianon.envs.setting import LEARNABLE, OwnEdition, Row, Setting, registered_id

Observation = dict[str, Row]


def env(
    game: str,
    players: int | None = None,
    switches: Mapping[str, bool] | None = None,
    reward: str = "win",
    zero_sum: bool = True,
    render_mode: str | None = None,
    edition: OwnEdition = None,
) -> TrianonAEC:
    """An environment of one game; it checks order and actions itself, so it needs no wrappers."""
    return TrianonAEC(Setting(game, players, switches, reward, zero_sum, edition), render_mode)


raw_env = env  # the name PettingZoo gives to an environment without wrappers


class TrianonAEC(pettingzoo.AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One game; the agent of the seat that is asked is selected."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(self, setting: Setting, render_mode: str | None) -> None:
        super().__init__()
        check_mode(render_mode)
        self.setting = setting
        self.metadata = {**type(self).metadata, "name": f"trianon_{setting.game.name}_v1"}  # type: ignore[misc]
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(setting.players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        shown = Dict(
            {
                "observation": Box(-128, 127, (setting.width,), np.int8),
                "action_mask": Box(0, 1, (setting.actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, shown)
        self.action_spaces = {agent: Discrete(setting.actions) for agent in self.possible_agents}
        self.chance: np.random.Generator | None = None
        self.record: Any = None

    def observation_space(self, agent: str) -> Dict:
        """The same space for each agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """All actions of the game; the mask says which are legal."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed the stream of the last seed goes on."""
        if seed is not None or self.chance is None:
            self.chance = np.random.default_rng(secrets.randbits(63) if seed is None else seed)
        self.record = self.setting.start(int(self.chance.integers(1 << 62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.record.asked_seat]

    def observe(self, agent: str) -> Observation:
        """What this agent may know; the mask is empty while another is asked."""
        seat, state = self.seat_of[agent], self.state_of_play()
        asked = state.asked_seat == seat
        mask = self.setting.mask(state) if asked else self.setting.no_mask()
        return {"observation": self.setting.observe(state, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Answer the open decision; an illegal action is refused and changes nothing."""
        state = self.state_of_play()
        if state.over:
            self.leave(action)
            return
        number = self.setting.check_action(state, action)
        mover = self.agent_selection
        self.setting.game.apply(state, number)
        self._cumulative_rewards[mover] = 0.0
        if state.over:
            self.finish()
        else:
            self.agent_selection = self.possible_agents[state.asked_seat]

    def finish(self) -> None:
        """The game is over for all at once."""
        for agent, reward in zip(self.agents, self.setting.rewards(self.record), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def leave(self, action: int | None) -> None:
        """Agents of a finished game leave one by one; their only action is None."""
        if action is not None or not self.agents:
            raise IllegalAction("agent-done", action=str(action))
        self._was_dead_step(action)

    def state_of_play(self) -> Any:
        """The record; an environment has to be reset first."""
        if self.record is None:
            raise IllegalAction("not-reset")
        return self.record

    def render(self) -> Any:
        """The board as the agent to move sees it."""
        state = self.state_of_play()
        seat = self.seat_of[self.agent_selection]
        return render(self.render_mode, self.setting.game, state, seat, self.possible_agents)

    def close(self) -> None:
        """Nothing to release."""


def register_all() -> None:
    """Every game as `trianon/Bastille-v1` and so on, where PettingZoo has a registry (from 1.27 on)."""
    if hasattr(pettingzoo, "register"):
        for name in LEARNABLE:
            if registered_id(name) not in pettingzoo.aec_registry:
                door = f"{__name__}:env"
                pettingzoo.register("aec", registered_id(name), door, kwargs={"game": name})


register_all()
