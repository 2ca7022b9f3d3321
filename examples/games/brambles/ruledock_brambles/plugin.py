"""Brambles: pick berries in turn, but leave the last one to somebody else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Any

import attrs

from ruledock.plugin import (
    Asking,
    ByPlayer,
    Decision,
    GameSpec,
    Message,
    Option,
    Player,
    Product,
    Ruleset,
    ScoreLine,
    See,
    Table,
    axis,
    hookimpl,
    numbers,
    option,
    step,
    table,
)
from ruledock_drawing.hookspecs import Screen
from ruledock_drawing.palette import Palette

schemas = files(__package__) / "schemas"


@table
class Bush(Table):
    """A bush, and what each player has picked from it."""

    berries: int = 0
    baskets: ByPlayer[int] = attrs.field(factory=list)
    scratched: Player | None = None
    """Who picked the last berry."""

    def pick(self, player: int, berries: int) -> None:
        """Put berries from the bush into a basket; under the last one there are thorns."""
        self.berries -= berries
        self.baskets[player] += berries
        if not self.berries:
            self.scratched = player


@option("pick {berries}", label="Pick { $berries }")
class Pick(Option):
    """Pick some berries at once."""

    berries: int = axis(numbers("berries", 1, 10))


@step
class Turn:
    """One player picks."""

    player: Player


def offer(bush: Bush, step: Turn) -> Decision | None:
    """From one berry to a handful, as far as there are any; everybody sees the bush."""
    if not bush.berries:
        return None
    most = min(bush.ruleset.rules["handful"], bush.berries)
    prompt = Message("brambles.ask", {"berries": bush.berries})
    choices = Product(Pick, range(1, most + 1))
    return Decision(step.player, "brambles.pick", choices, prompt, public=True)


def take(bush: Bush, step: Turn, player: int, chosen: Pick) -> None:
    """Pick, and pass the turn on while there are berries."""
    bush.pick(player, chosen.berries)
    name = bush.name(player)
    bush.tell("brambles.picks", player=name, berries=chosen.berries, left=bush.berries)
    if bush.berries:
        bush.push(Turn((player + 1) % len(bush.players)))
    else:
        bush.tell("brambles.scratched", player=name)


def setup(bush: Bush) -> None:
    """Fill the bush, empty the baskets, and start with the first player."""
    bush.berries = bush.ruleset.rules["berries"]
    bush.baskets = [0 for _ in bush.players]
    bush.push(Turn(0))


def check(bush: Bush) -> None:
    """Raise unless every berry is on the bush or in a basket."""
    grown = bush.ruleset.rules["berries"]
    if min(bush.berries, *bush.baskets) < 0 or bush.berries + sum(bush.baskets) != grown:
        raise ValueError(f"of {grown} berries each is on the bush or in a basket")


def score(bush: Bush, player: int) -> Sequence[ScoreLine]:
    """A point for each berry, less what the thorns cost."""
    picked = bush.baskets[player]
    lines = [ScoreLine(picked, Message("brambles.line.berries", {"berries": picked}))]
    if player == bush.scratched:
        lines.append(ScoreLine(-bush.ruleset.rules["thorns"], Message("brambles.line.thorns")))
    return lines


def winners(bush: Bush, totals: Sequence[int]) -> Sequence[int]:
    """Most points; equals share the victory."""
    return [player for player, total in enumerate(totals) if total == max(totals)]


STEPS = (Asking(Turn, offer, take, name="turn"),)
MESSAGES = """
brambles-ask = How many of the { $berries } berries do you pick?
brambles-picks = { $player } picks { $berries }; { $left } are left.
brambles-scratched = { $player } is scratched by the thorns.
brambles-line-berries = A point for each of { $berries } berries.
brambles-line-thorns = The thorns under the last berry.
"""


@hookimpl
def ruledock_game() -> GameSpec:
    return GameSpec(
        name="brambles",
        title="Brambles",
        players=(2, 4),
        table=Bush,
        setup=setup,
        score=score,
        winners=winners,
        packs=("brambles",),
        rules_schema={"brambles": "brambles-rules.schema.json"},
        check=check,
    )


def see(bush: Bush, player: int | None) -> Mapping[str, Any]:
    """Everything lies open here."""
    return {"berries": bush.berries, "baskets": list(bush.baskets), "scratched": bush.scratched}


@hookimpl
def ruledock_view() -> Iterable[See]:
    return (see,)


def draw(view: Mapping[str, Any], paint: Palette, ruleset: Ruleset) -> str:
    """The bush, and a basket for each player."""
    seen = view["table"]["brambles"]
    lines = [f"  bush  {paint('magenta', 'o' * seen['berries'])}"]
    for name, picked in zip(view["names"], seen["baskets"], strict=True):
        lines.append(f"  {name:>4}  {paint('magenta', 'o' * picked)}")
    return "\n".join(lines)


@hookimpl
def ruledock_screen() -> Iterable[Screen]:
    return (draw,)
