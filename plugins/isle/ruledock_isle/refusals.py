"""Why a player cannot do something now: the first reason that a player would check."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from ruledock.plugin import Message, Option, Ref, refs
from ruledock_isle.boat.placing import TakeTile
from ruledock_isle.boat.sweep import fit
from ruledock_isle.cards.reasons import refused as _why
from ruledock_isle.cards.resolving import doable
from ruledock_isle.options import Buy, Find, Keep, Lay, Place, Play, Rescue
from ruledock_isle.phases.anytime import Anytime
from ruledock_isle.phases.draft import packet_of
from ruledock_isle.phases.laying import LayCards
from ruledock_isle.phases.packets import Draft
from ruledock_isle.phases.rescue import NEVER, Boarding, RescueTurn, find
from ruledock_isle.phases.treasures import PlaceDrawn, on_offer
from ruledock_isle.table import IsleTable


class Reason(Protocol):
    """Why a player cannot choose an option of one class; None if there is no more to say."""

    def __call__(self, table: IsleTable, player: int, option: Any, /) -> Message | None: ...


def why_not(table: IsleTable, player: int, option: Option) -> Message | None:
    """The reason, as far as the player can know it; None if there is no more to say."""
    reason = REASONS.get(type(option))
    return None if reason is None else reason(table, player, option)


# -- rescues -----------------------------------------------------------------------------------


def _not_rescued(table: IsleTable, player: int, option: Rescue) -> Message | None:
    top = table.agenda[-1] if table.agenda else None
    if not isinstance(top, RescueTurn) or top.player != player:
        return None
    if table.rescues > table.extra_rescues:
        return _why("rescued")
    found = find(table, player, option.tile)
    if found is None:
        return _why("not_there", tile=Ref("tile", option.tile))
    price, purse = found[1], table.fish[player]
    if price >= NEVER:
        return _why("not_yours", tile=Ref("tile", option.tile))
    if price > purse:
        return _why("fish", needs=price, has=purse)
    if not any(kind.left(table, player) for kind in table.book.basket_kinds):
        return _why("no_basket")
    if not table.book.baskets[option.basket].left(table, player):
        return _why("basket", basket=Ref("basket", option.basket))
    return _why("no_room", tile=Ref("tile", option.tile))


# -- placing -----------------------------------------------------------------------------------


def _not_placed(table: IsleTable, player: int, option: Place) -> Message | None:
    wanted = _to_place(table, player)
    return None if wanted is None else why_not_there(table, player, option, wanted)


def why_not_there(
    table: IsleTable, player: int, option: Place, wanted: Sequence[str]
) -> Message | None:
    """Why a tile cannot lie there, where one of *wanted* is to be placed."""
    if option.tile not in wanted:
        return _why("other_tile", tiles=refs("tile", wanted))
    boat, tile = table.boats[player], table.book.tiles[option.tile]
    grid = boat.plan.grid
    if option.at not in grid.cells_by_name:
        return _why("outside", at=Ref("cell", option.at))
    cells = fit(tile.shape, grid).cells(grid.cell_of(option.at), option.turn, option.flip)
    if not cells:
        return _why("never_lies", tile=Ref("tile", option.tile))
    if cells & ~grid.cells:
        return _why("outside", at=Ref("cell", option.at))
    under = [one.tile for one in boat.stowed if one.cells & cells]
    if under:
        return _why("overlaps", tiles=refs("tile", under))
    if tile.picks_colour != (option.colour is not None):
        return _why("colour" if tile.picks_colour else "printed", tile=Ref("tile", option.tile))
    if boat.covered and not cells & grid.near(boat.covered):
        return _why("contact")
    return None


def _to_place(table: IsleTable, player: int) -> Sequence[str] | None:
    """The tiles among which the player has to place one now; None if it is about no tile."""
    top = table.agenda[-1] if table.agenda else None
    if getattr(top, "player", None) != player:
        return None
    if isinstance(top, Boarding):
        return [top.tile]
    if isinstance(top, PlaceDrawn):
        drawn = table.drawn[player]
        return [drawn] if drawn is not None else None
    return on_offer(table, top.supplies) if isinstance(top, TakeTile) else None


# -- cards -------------------------------------------------------------------------------------


def _not_bought(table: IsleTable, player: int, option: Buy) -> Message | None:
    chosen = table.drafted[player]
    if not chosen:
        return None
    if strange := _strange(option.cards, chosen):
        return _why("not_chosen", cards=refs("card", strange))
    needs, has = sum(table.book.costs[card] for card in option.cards), table.fish[player]
    return _why("fish", needs=needs, has=has) if needs > has else None


def _not_kept(table: IsleTable, player: int, option: Keep) -> Message | None:
    top = table.agenda[-1] if table.agenda else None
    if not isinstance(top, Draft) or player not in top.players:
        return None
    if len(set(option.cards)) != top.keep:
        return _why("how_many", needs=top.keep, found=len(set(option.cards)))
    packet = table.packets[packet_of(table, player, top.passes)]
    strange = _strange(option.cards, packet)
    return _why("packet", cards=refs("card", strange)) if strange else None


def _not_laid(table: IsleTable, player: int, option: Lay) -> Message | None:
    top = table.agenda[-1] if table.agenda else None
    if not isinstance(top, LayCards) or top.player != player:
        return None
    if strange := _strange(option.cards, table.hands[player]):
        return _why("not_held", cards=refs("card", strange))
    return _why("no_rescue_card")


def _not_played(table: IsleTable, player: int, option: Play) -> Message | None:
    if option.card not in table.hands[player]:
        return _why("not_held", cards=[Ref("card", option.card)])
    card = table.book.anytime.get(option.card)
    if card is None:
        return _why("no_anytime", card=Ref("card", option.card))
    if doable(table, player, card.effect):  # what is open now lets no such card in
        return _why("under_way")
    return _not_doable(table, player, card)


def _not_doable(table: IsleTable, player: int, card: Anytime) -> Message | None:
    """What cannot be done, if its operation says so; otherwise why nothing would change."""
    for doing in card.effect:
        if doing.can is not None and not doing.can(table, player):
            return doing.why(table, player) if doing.why is not None else None
    reasons = (doing.why(table, player) for doing in card.effect if doing.why is not None)
    return next(filter(None, reasons), _why("no_effect", card=Ref("card", card.play.card)))


def _not_found(table: IsleTable, player: int, option: Find) -> Message | None:
    if option.card not in table.hands[player]:
        return _why("not_held", cards=[Ref("card", option.card)])
    if option.way not in table.book.finds.get(option.card, {}):
        return _why("no_way", card=Ref("card", option.card))
    return None if table.phase != "finds" else _why("nothing_to_find")


def _strange(cards: Sequence[str], known: Sequence[str]) -> list[str]:
    """The cards that are not among those."""
    return [card for card in cards if card not in known]


REASONS: Mapping[type, Reason] = {
    Rescue: _not_rescued,
    Place: _not_placed,
    Buy: _not_bought,
    Keep: _not_kept,
    Lay: _not_laid,
    Play: _not_played,
    Find: _not_found,
}
