"""What a type checker says about hooks: mypy reads this file, nobody runs it.

Each wrong line has an ignore. Mypy in strict mode refuses an ignore that nothing needs, so a
mistake that it no longer sees fails the check.
"""

from collections.abc import Mapping, Sequence
from typing import Any, assert_type

from ruledock.plugin import contributes, hookimpl, ruledock_view
from ruledock_auction.table import AuctionTable
from ruledock_isle.public import AfterPlacing, IsleTable, Price, Source, hooks


def call(table: IsleTable) -> None:
    """A game calls the hooks it has, with the arguments they name."""
    hooks = table.ruleset.hooks
    assert_type(hooks.isle_price(3, table, 0, "b07", "left"), int)
    assert_type(hooks.isle_rescue_offers, Mapping[str, Source])
    assert_type(table.ruleset.book.days, int)
    hooks.isle_price(3, table, "b07", 0, "left")  # type: ignore[arg-type]
    hooks.isle_price(3, table, 0, "b07")  # type: ignore[call-arg]
    hooks.isle_price(price=3, table=table, player=0, tile="b07", source="left")  # type: ignore[call-arg]
    hooks.isle_prize(3, table, 0, "b07", "left")  # type: ignore[attr-defined]
    hooks.isle_draft(table)  # type: ignore[misc]
    table.ruleset.book.dais  # type: ignore[attr-defined]  # noqa: B018


def call_another(table: AuctionTable) -> None:
    """A game has no hooks of another game."""
    assert_type(table.ruleset.hooks.auction_may_bid(table, 0, "lamp"), bool)
    table.ruleset.hooks.isle_price(3, table, 0, "b07", "left")  # type: ignore[attr-defined]


def dearer(price: int, table: IsleTable, player: int, tile: str, source: str) -> int:
    return price + 1


def in_words(price: int, table: IsleTable, player: int, tile: str, source: str) -> str:
    return f"{price} fish"


def unasked(table: IsleTable, player: int, tile: str) -> Sequence[Any]:
    return ()


@hookimpl
def isle_price() -> Price:
    """A module answers with a function that fits, whatever it calls its parameters."""
    return dearer


@hookimpl
def isle_price_in_words() -> Price:
    return in_words  # type: ignore[return-value]


@hookimpl
def isle_tile_placed() -> AfterPlacing:
    return unasked  # type: ignore[return-value]


@contributes(hooks.isle_price)
def cheaper(price: int, table: IsleTable, player: int, tile: str, source: str) -> int:
    """A contribution stands for itself, and fits what the hook wants."""
    return price - 1


@contributes(hooks.isle_price)  # type: ignore[arg-type]
def cheaper_in_words(price: int, table: IsleTable, player: int, tile: str, source: str) -> str:
    return f"{price} fish"


@contributes(hooks.isle_setup)
def lay_out(table: IsleTable) -> None:
    """One of several things that a module may contribute to a union."""


@contributes(hooks.isle_setup)  # type: ignore[arg-type]
def lay_out_for(table: IsleTable, player: int) -> None:
    pass


@contributes(ruledock_view)  # type: ignore[arg-type]
def see(table: IsleTable) -> Mapping[str, Any]:
    return {}
