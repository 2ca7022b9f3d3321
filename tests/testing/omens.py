"""Omens: a game for tests of the kit, in which a step holds a card that only one player sees.

Players have roles, some of them twice, and draw omens from a pile. Whoever draws one looks at it
before it goes to their hand; until then it lies on the step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from ruledock import plugin as rd

ROLES = ("seer", "villager", "wolf")
OMENS = tuple(f"omen-{number}" for number in range(1, 10))
BAG = {3: ("seer", "villager", "wolf"), 4: ("seer", "villager", "villager", "wolf")}
Role = Annotated[str, rd.names("role", ROLES)]
Omen = Annotated[str, rd.names("omen", OMENS)]
Few = Annotated[int, rd.numbers("few", 0, 99)]
MISTAKES = {
    "a number tells who is the wolf": "roles",
    "a number tells the next omen": "pile",
    "a step tells the next omen": "step",
    "a step holds an omen that nobody declared": "bare",
    "a step still names an omen that went to a hand": "rest",
}


@rd.table
class Village(rd.Table):
    """Roles, a pile of omens, hands, and what lies open."""

    roles: rd.ByPlayer[Role] = rd.secret(by="player", of="roles")
    pile: list[Omen] = rd.hidden(top=0)
    hands: rd.ByPlayer[list[Omen]] = rd.secret(by="player")
    burnt: list[Omen] = rd.public()
    hint: Few = 0


@rd.option("draw")
class Draw(rd.Option):
    """Draw the next omen."""


@rd.option("keep")
class Keep(rd.Option):
    """Keep the omen that was looked at."""


@rd.option("burn {omen}")
class Burn(rd.Option):
    """Lay an omen open."""

    omen: Omen


@rd.step(name="look")
class Look:
    """A player looks at an omen."""

    player: rd.Player
    omen: Omen = rd.secret(to="player")

    def offer(self, table: Village) -> rd.Decision:
        """Nothing but to keep it."""
        return rd.Decision(self.player, "omens.look", (Keep(),))

    def take(self, table: Village, player: int, chosen: Any) -> None:
        """It goes to the hand."""
        table.hands[player] = sorted([*table.hands[player], self.omen])


@rd.step(name="bare")
class BareLook:
    """The same look, with nothing declared."""

    player: rd.Player
    omen: Omen

    offer, take = Look.offer, Look.take


@rd.step(name="rest")
class Rest:
    """A player rests after drawing; nothing needs what the step names."""

    player: rd.Player
    drawn: Omen

    def offer(self, table: Village) -> rd.Decision:
        """Nothing but to go on."""
        return rd.Decision(self.player, "omens.look", (Keep(),))

    def take(self, table: Village, player: int, chosen: Any) -> None:
        """Nothing moves."""


mistake = ""
"""Which of the mistakes is planted; tests set it."""


@rd.step(name="turn")
class Turn:
    """A player draws an omen or burns one."""

    player: rd.Player
    mark: Few = 0

    def offer(self, table: Village) -> rd.Decision | None:
        """What lies in hand, and the pile if there is one."""
        burning = [Burn(one) for one in table.hands[self.player]]
        options = [Draw(), *burning] if table.pile else burning
        return rd.Decision(self.player, "omens.turn", tuple(options)) if options else None

    def take(self, table: Village, player: int, chosen: Any) -> None:
        """Look at what was drawn, or lay it open."""
        if isinstance(chosen, Draw) and mistake == "rest":
            drawn = table.pile.pop()
            table.hands[player] = sorted([*table.hands[player], drawn])
            table.push(Rest(player, drawn))
            return
        if isinstance(chosen, Draw):
            look = BareLook if mistake == "bare" else Look
            table.push(look(player, table.pile.pop()))
            return
        table.hands[player].remove(chosen.omen)
        table.burnt.append(chosen.omen)
        if mistake == "step" and table.pile:
            table.push(Turn(player, OMENS.index(table.pile[-1])))


def setup(table: Village) -> None:
    """Deal a role to everybody and shuffle the omens."""
    seats, chance = len(table.players), table.chance
    table.roles = chance.draw_many("omens.roles", list(BAG[seats]), seats)
    table.pile = chance.draw_many("omens.pile", list(OMENS), len(OMENS))
    table.hands = [[] for _ in table.players]
    if mistake == "roles":
        table.hint = table.roles.index("wolf")
    if mistake == "pile":
        table.hint = OMENS.index(table.pile[-1])
    table.push(*(Turn(player) for _ in range(4) for player in table.players))


def score(table: Village, player: int, /) -> Sequence[rd.ScoreLine]:
    """A point for each omen that was burnt."""
    return [rd.ScoreLine(len(table.burnt), rd.Message("omens.burnt"))]


MESSAGES = """
omens-turn = Draw or burn.
omens-look = Look.
omens-burnt = burnt
"""


@rd.hookimpl
def ruledock_game() -> rd.GameSpec:
    """The game."""
    return rd.GameSpec(
        name="omens", title="Omens", players=(3, 4), table=Village, setup=setup, score=score
    )
