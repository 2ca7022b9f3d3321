"""Tables of Sea Salt & Paper laid out card by card, and short ways to play on them."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import ruledock
from ruledock_sea_salt_paper.table import SeaTable

Cards = Sequence[str]


@cache
def fresh(players: int) -> dict[str, Any]:
    return ruledock.new("sea_salt_paper", players=players, seed=0).save()


def cards_of(text: str) -> list[str]:
    """``crab-black boat-yellow-2``: cards by name, the first of a kind when no number is given."""
    return [card if card[-1].isdigit() else f"{card}-1" for card in text.split()]


def several(texts: Iterable[str], count: int) -> list[list[str]]:
    lists = [cards_of(text) for text in texts]
    return lists + [[] for _ in range(count - len(lists))]


def sea(
    *,
    players: int = 2,
    turn: int = 0,
    at: str = "play",
    hands: Sequence[str] = (),
    laid: Sequence[str] = (),
    piles: Sequence[str] = (),
    deck: str | None = None,
    rest: tuple[str, int | None] = ("deck", 0),
    caller: int | None = None,
    rounds: Sequence[dict[str, Any]] = (),
    seed: int = 0,
) -> ruledock.Game:
    """A game in which *turn* is about to draw or to play.

    All cards not named are the *rest* and lie in one place: the draw pile, at the bottom of a pile,
    before a player, or before all players alike (None).
    """
    saved = {**fresh(players)}
    table = {
        "turn": turn,
        "caller": caller,
        "winner": None,
        "rounds": list(rounds),
        "deck": cards_of(deck or ""),
        "piles": several(piles, 2),
        "drawn": [],
        "hands": several(hands, players),
        "laid": several(laid, players),
        "trail": [],
    }
    named = {
        card
        for part in ("piles", "hands", "laid")
        for cards in table[part]
        for card in cards  # type: ignore[union-attr]
    }
    others = sorted(every_card() - named - set(table["deck"]))
    kind, place = rest
    if kind == "deck":
        assert deck is None, "either the deck or the rest is given"
        table["deck"] = others
    elif place is None:
        for who in range(players):
            table[kind][who] = others[who::players] + table[kind][who]
    else:
        table[kind][place] = others + table[kind][place]
    steps = [{"step": "sea_salt_paper.playing", "player": turn}]
    if at == "draw":
        steps.append({"step": "sea_salt_paper.drawing", "player": turn})
    return ruledock.load({**saved, "table": table, "agenda": steps, "chance": {"seed": str(seed)}})


@cache
def every_card() -> set[str]:
    table = fresh(2)["table"]
    return {*table["deck"], *table["piles"][0], *table["piles"][1]}


def do(game: ruledock.Game, *lines: str) -> ruledock.Game:
    """Whoever is asked answers, line by line."""
    for line in lines:
        decision = game.decisions[0]
        game.choose(decision, game.parse(decision.player, line))
    return game


def asked(game: ruledock.Game) -> int:
    """Who must decide now."""
    (decision,) = game.decisions
    return decision.player


def offered(game: ruledock.Game) -> list[str]:
    """What is open now, in notation."""
    (decision,) = game.decisions
    return [option.notation for option in decision.options]


def view(game: ruledock.Game, player: int | None) -> dict[str, Any]:
    """What a player may see of the table."""
    seen: dict[str, Any] = game.view(player)["table"]["sea_salt_paper"]
    return seen


def table_of(game: ruledock.Game) -> SeaTable:
    return SeaTable.of(game)


def worth(cards: str, laid: str = "") -> int:
    """The card points of somebody with these cards in hand and on the table."""
    game = sea(hands=[cards], laid=[laid], turn=1)
    points: int = view(game, 0)["points"]
    return points


def last_round(game: ruledock.Game) -> tuple[str, tuple[int, ...]]:
    """How the last round ended, and what it brought to each player."""
    ended = table_of(game).rounds[-1]
    return ended.how, ended.points
