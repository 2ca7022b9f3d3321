"""Brambles: pick berries in turn, but leave the last one to somebody else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from ruledock import plugin as rd

parts = ("ruledock_brambles.screen",)


@rd.table
class Bush(rd.Table):
    """A bush, and what each player has picked from it."""

    berries: int = 0
    baskets: rd.ByPlayer[int] = rd.per_player(int)
    scratched: rd.Player | None = None
    """Who picked the last berry."""

    def pick(self, player: int, berries: int) -> None:
        """Put berries from the bush into a basket; under the last one there are thorns."""
        self.berries -= berries
        self.baskets[player] += berries
        if not self.berries:
            self.scratched = player


@rd.option("pick {berries}")
class Pick(rd.Option):
    """Pick some berries at once."""

    berries: Annotated[int, rd.numbers("berries", 1, 10)]


@rd.step(name="turn")
class Turn:
    """One player picks."""

    player: rd.Player

    def offer(self, bush: Bush) -> rd.Decision | None:
        """From one berry to a handful, as far as there are any; everybody sees the bush."""
        if not bush.berries:
            return None
        most = min(bush.ruleset.rules["handful"], bush.berries)
        ask = {"berries": bush.berries}
        choices = rd.Product(Pick, range(1, most + 1))
        return rd.Decision(self.player, "brambles.pick", choices, ask, public=True)

    def take(self, bush: Bush, player: int, chosen: Pick) -> None:
        """Pick, and pass the turn on while there are berries."""
        bush.pick(player, chosen.berries)
        name = bush.name(player)
        bush.tell("brambles.picks", player=name, berries=chosen.berries, left=bush.berries)
        if bush.berries:
            bush.push(Turn(bush.left_of(player)))
        else:
            bush.tell("brambles.scratched", player=name)

    def why_not(self, bush: Bush, player: int, option: rd.Option) -> rd.Message:
        """Why somebody cannot pick so many."""
        handful = bush.ruleset.rules["handful"]
        if bush.berries < handful:
            return rd.Message("brambles.refused.left", {"left": bush.berries})
        return rd.Message("brambles.refused.handful", {"handful": handful})


def setup(bush: Bush) -> None:
    """Fill the bush, and start with the first player."""
    bush.berries = bush.ruleset.rules["berries"]
    bush.push(Turn(0))


def check(bush: Bush) -> None:
    """Raise unless every berry is on the bush or in a basket."""
    grown = bush.ruleset.rules["berries"]
    if min(bush.berries, *bush.baskets) < 0 or bush.berries + sum(bush.baskets) != grown:
        raise ValueError(f"of {grown} berries each is on the bush or in a basket")


def score(bush: Bush, player: int) -> Sequence[rd.ScoreLine]:
    """A point for each berry, less what the thorns cost."""
    picked = bush.baskets[player]
    lines = [rd.ScoreLine(picked, rd.Message("brambles.line.berries", {"berries": picked}))]
    if player == bush.scratched:
        thorns = bush.ruleset.rules["thorns"]
        lines.append(rd.ScoreLine(-thorns, rd.Message("brambles.line.thorns")))
    return lines


@rd.hookimpl
def ruledock_game() -> rd.GameSpec:
    return rd.GameSpec(
        name="brambles",
        title="Brambles",
        players=(2, 4),
        table=Bush,
        setup=setup,
        score=score,
        packs=("brambles",),
        check=check,
    )
