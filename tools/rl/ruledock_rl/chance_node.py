"""A state of a search: a game, and perhaps a choice that waits for chance."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from ruledock.engine.chance import Chance
from ruledock.engine.options import Option
from ruledock.game.game import Game
from ruledock.game.start import load
from ruledock.linking.config import make_config
from ruledock_rl.space import Playing, Space, space_of


class ChanceNode:
    """A game in which chance is sampled on request, with new numbers each time."""

    def __init__(self, space: Space) -> None:
        self.space = space
        self._playing: Playing | None = None
        self._made: Option | None = None

    @property
    def waiting(self) -> bool:
        """Whether chance comes next: for the deal, or for the choice just made."""
        return self._playing is None or self._made is not None

    @property
    def is_dealt(self) -> bool:
        """Whether there is a game yet."""
        return self._playing is not None

    @property
    def dealt(self) -> Playing:
        """The game."""
        assert self._playing is not None, "nothing is dealt yet"
        return self._playing

    def say(self, action: int) -> None:
        """Take an action; a choice that needs chance waits for :meth:`sample`."""
        playing = self.dealt
        made = playing.say(action)
        if made is None:
            return
        after = playing.copy()
        after.choose(made)
        if after.game.table.chance.counters == playing.game.table.chance.counters:
            self._playing = after
        else:
            self._made = made

    def sample(self, seed: str) -> None:
        """Deal, or carry out the waiting choice, with chance from *seed*."""
        if self._playing is None:
            self._playing = self.space.deal(seed)
            return
        made, self._made = self._made, None
        assert made is not None
        table = self._playing.game.table.copy()
        table.chance = Chance(seed, table.chance.counters)
        self._playing = Playing(self.space, Game(table))
        self._playing.choose(made)

    def guess(self, player: int, rng: Random) -> None:
        """Replace what *player* cannot know by a guess."""
        said = self.dealt.said
        self._playing = Playing(self.space, self.dealt.game.guess(player, rng))
        self._playing.say_again(said)

    def __deepcopy__(self, memo: Any) -> ChanceNode:
        new = ChanceNode(self.space)
        new._playing = self._playing and self._playing.copy()
        new._made = self._made
        return new

    def __getstate__(self) -> dict[str, Any]:
        playing = self._playing
        if playing is None:
            return {"config": self.space.config.to_dict()}
        return {
            "config": self.space.config.to_dict(),
            "save": playing.game.save(),
            "said": playing.said,
            "made": self._made and self._made.notation,
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.space = space_of(make_config(state["config"]))
        self._playing = self._made = None
        if "save" in state:
            packs = list(self.space.ruleset.pack_names)
            self._playing = Playing(self.space, load(state["save"], packs_from=packs))
            self._playing.say_again(state["said"])
            if state["made"] is not None:
                self._made = self.space.ruleset.read_option(state["made"])

    def __str__(self) -> str:
        return json.dumps(self.__getstate__(), sort_keys=True)
