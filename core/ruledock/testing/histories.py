"""All worlds that are possible for a player, found the slow way: all histories that look alike."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, TypeVar

from ruledock.engine.chance import Chance
from ruledock.engine.secret_choices import SecretChoice
from ruledock.game.game import Game
from ruledock.testing.failures import state
from ruledock.testing.walking import Act
from ruledock.testing.worlds import seen_of

if TYPE_CHECKING:
    from ruledock.engine.options import Option
    from ruledock.linking.table import Table

T = TypeVar("T")


class Scripted(Chance):
    """Chance that follows a script, and gives 0 after its end."""

    __slots__ = ("limits", "script")

    def __init__(self, script: Sequence[int] = ()) -> None:
        super().__init__(0)
        self.script = list(script)
        self.limits: list[int] = []

    def below(self, stream: str, n: int) -> int:
        """The next number of the script."""
        place = len(self.limits)
        self.limits.append(n)
        if place == len(self.script):
            self.script.append(0)
        return self.script[place]

    def draw_many(self, stream: str, pool: list[T], count: int) -> list[T]:
        """Draw things from *pool*, with one number of the script for each."""
        return [self.draw(stream, pool) for _ in range(min(count, len(pool)))]

    def following(self) -> list[int] | None:
        """The next script to try; None after the last one."""
        script = self.script[: len(self.limits)]
        while script and script[-1] + 1 >= self.limits[len(script) - 1]:
            script.pop()
        return [*script[:-1], script[-1] + 1] if script else None


def outcomes(table: Table, run: Callable[[Game], None] = lambda game: None) -> Iterator[Game]:
    """Every game that *table* can become by chance after *run*."""
    script: list[int] | None = []
    while script is not None:
        new = table.copy()
        chance = new.chance = Scripted(script)
        game = Game(new)
        run(game)
        yield game
        script = chance.following()


def consistent_worlds(
    start: Table,
    lines: Iterable[str],
    real: Table,
    player: int,
) -> Iterator[list[Table]]:
    """All tables that *player* cannot tell from the real one: at the start and after each choice.

    The player forgets nothing. *start* is a table before anything is drawn; *real* is the same
    table with its real chance, and *lines* are the choices made there.
    """
    truth = Game(real.copy())

    def seen(game: Game) -> str:
        asked = [one.player for one in game.decisions if one.kind != "core.window"]
        return json.dumps([seen_of(game.table, player), asked], sort_keys=True)

    worlds = _alike(outcomes(start), seen, seen(truth))
    yield worlds
    for line in lines:
        tried = [game for world in worlds for game in _went_on(world, line, truth, player)]
        Act.of(line, truth).on(truth)
        worlds = _alike(tried, seen, seen(truth))
        yield worlds


def _alike(games: Iterable[Game], seen: Callable[[Game], str], expected: str) -> list[Table]:
    found: dict[str, Table] = {}
    for game in games:
        if seen(game) == expected:
            kept = {name: part for name, part in state(game).items() if name != "chance"}
            found[json.dumps(kept, sort_keys=True)] = game.table
    return list(found.values())


def _went_on(world: Table, line: str, truth: Game, player: int) -> Iterator[Game]:
    """All games after the choice *line* in *world*; if it was secret, after any possible choice."""
    here = Game(world.copy())
    for act in _possible(here, Act.of(line, truth), truth, player):
        yield from outcomes(world, act.on)


def _possible(here: Game, act: Act, truth: Game, player: int) -> Iterator[Act]:
    options: Sequence[Option]
    if not act.asked:
        options = here.interrupts(act.player)
    else:
        decision = here.decision_of(act.player)
        options = () if decision is None else decision.options
    secret = act.asked and act.player != player and isinstance(truth.table.agenda[-1], SecretChoice)
    for one in options if secret else [one for one in options if one == act.option]:
        yield Act(act.player, one, act.asked)
