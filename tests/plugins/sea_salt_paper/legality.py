"""What is legal in Sea Salt & Paper, said a second time, slowly, from the rules alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from ruledock.game.game import Game
from ruledock.testing import Act
from ruledock_sea_salt_paper.table import SeaTable

TABLES = {
    "shell": [0, 0, 2, 4, 6, 8, 10],
    "octopus": [0, 0, 3, 6, 9, 12],
    "penguin": [0, 1, 3, 5],
    "sailor": [0, 0, 5],
}
MULTIPLIERS = {
    "lighthouse": ("boat", 1),
    "shoal_of_fish": ("fish", 1),
    "penguin_colony": ("penguin", 2),
    "captain": ("sailor", 3),
}


def family(card: str) -> str:
    return card.split("-")[0]


def colours(cards: Iterable[str]) -> list[int]:
    """How many cards there are of each colour, most first."""
    counts = Counter(card.split("-")[1] for card in cards)
    return sorted(counts.values(), reverse=True)


def points(cards: Sequence[str]) -> int:
    """Card points, by the rulebook."""
    have = Counter(map(family, cards))
    scored = sum(have[name] // 2 for name in ("crab", "boat", "fish"))
    scored += min(have["swimmer"], have["shark"])
    scored += sum(table[have[name]] for name, table in TABLES.items())
    scored += sum(have[name] * have[of] * each for name, (of, each) in MULTIPLIERS.items())
    return scored + sum(colours(cards)[: have["mermaid"]])


def bonus(cards: Sequence[str]) -> int:
    """The colour bonus, by the rulebook."""
    return max(colours(cards), default=0)


def is_pair(first: str, second: str) -> bool:
    both = (family(first), family(second))
    return both in [("crab", "crab"), ("boat", "boat"), ("fish", "fish"), ("swimmer", "shark")]


def legal(game: Game, act: Act) -> bool:
    """Whether the rules allow *act* now."""
    table = SeaTable.of(game)
    name, _, rest = act.option.notation.partition(" ")
    step, player = table.agenda[-1], act.player
    if not act.asked or player != table.turn:
        return False
    rule = RULES.get(type(step).__name__)
    return rule is not None and rule(table, player, name, rest)


def may_draw(table: SeaTable, player: int, name: str, rest: str) -> bool:
    if name == "draw":
        return bool(table.deck)
    return name == "take" and bool(table.piles[int(rest) - 1])


def may_keep(table: SeaTable, player: int, name: str, rest: str) -> bool:
    return name == "keep" and rest in table.drawn


def may_discard(table: SeaTable, player: int, name: str, rest: str) -> bool:
    """On any pile; on an empty one if there is any, and on the first of those."""
    if name != "discard":
        return False
    empty = [place for place, pile in enumerate(table.piles) if not pile]
    return int(rest) - 1 == empty[0] if empty else True


def may_play(table: SeaTable, player: int, name: str, rest: str) -> bool:
    hand = table.hands[player]
    if name == "lay":
        first, second = rest.split()
        ordered = first < second or family(first) != family(second)
        return first in hand and second in hand and ordered and is_pair(first, second)
    if name in ("stop", "last"):
        return table.caller is None and points([*hand, *table.laid[player]]) >= 7
    return name == "pass"


def may_search(table: SeaTable, player: int, name: str, rest: str) -> bool:
    return name == "search" and bool(table.piles[int(rest) - 1])


def may_pick(table: SeaTable, player: int, name: str, rest: str) -> bool:
    return name == "pick" and rest in table.piles[table.agenda[-1].pile]


def may_rob(table: SeaTable, player: int, name: str, rest: str) -> bool:
    return name == "rob" and int(rest[1:]) != player and bool(table.hands[int(rest[1:])])


RULES = {
    "Drawing": may_draw,
    "Keeping": may_keep,
    "Discarding": may_discard,
    "Playing": may_play,
    "Searching": may_search,
    "Picking": may_pick,
    "Robbing": may_rob,
}
