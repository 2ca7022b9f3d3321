"""What cards do for their player: fish, baskets, contact, further rescues, cards and lessons."""

from __future__ import annotations

from typing import Any

from ruledock.plugin import Asking, Decision, Message, Player, Subsets, its_player, refs, step
from ruledock_isle.axes import CardId, Few, Way
from ruledock_isle.cards.acting import Acting
from ruledock_isle.cards.resolving import Resolving, effect_of, has_effect
from ruledock_isle.contributions import ALWAYS
from ruledock_isle.options import DiscardLessons, GiveBasket, NameColour
from ruledock_isle.phases.packets import PrivatePurchase
from ruledock_isle.phases.rescue import RescueTurn, cats_on_offer
from ruledock_isle.scoring.final import scene_of
from ruledock_isle.table import IsleTable
from ruledock_isle.words.scene import sees_only_the_boat

ASK_BASKET = Message("isle.ask.basket")
ASK_LESSONS = Message("isle.ask.lessons")
ASK_CATCH = Message("isle.ask.catch")
_ALLOWS = (ALWAYS,)


def gain_fish(table: IsleTable, step: Any, each: int, per: Any = None, naming: str = "") -> None:
    """Gain *each* fish once, or for each thing that *per* counts in words."""
    if naming:
        table.push(NamingCatch(step.player, step.card, step.way, step.at))
        return
    count = 1 if per is None else per(scene_of(table, step.player))
    table.earn(step.player, each * count)


def gains_nothing(
    table: IsleTable, player: int, each: int, per: Any = None, naming: str = ""
) -> bool:
    """Whether there is nothing to count, whatever colour the player would name."""
    if per is None:
        return False
    notes = table.boats[player].notes
    nothing: bool | None = notes.get(per)
    if nothing is None:
        scene = scene_of(table, player)
        named = [{"colour": colour} for colour in table.book.colours] if naming else [{}]
        nothing = not any(per(scene, **one) for one in named)
        if sees_only_the_boat(per):
            notes[per] = nothing
    return nothing


@step
class NamingCatch:
    """A player names the colour that a card gives fish for."""

    player: Player
    card: CardId
    way: Way
    at: Few


def has_catch(table: IsleTable, step: NamingCatch) -> bool:
    """Whether the card gives fish for a named colour."""
    card = Resolving(step.player, step.card, step.way, step.at)
    return has_effect(table, card) and "naming" in effect_of(table, card)[step.at].params


def offer_catch(table: IsleTable, step: NamingCatch) -> Decision:
    return Decision(step.player, "isle.catch", table.book.name_colours, ASK_CATCH, public=True)


def gain_catch(table: IsleTable, step: NamingCatch, player: int, chosen: NameColour) -> None:
    card = Resolving(player, step.card, step.way, step.at)
    params = effect_of(table, card)[step.at].params
    count = params["per"](scene_of(table, player), colour=chosen.colour)
    table.earn(player, params["each"] * count)


def pay_fish(table: IsleTable, step: Acting, amount: int) -> None:
    table.pay(step.player, amount)
    if table.log is not None:
        table.tell("isle.pays", player=table.name(step.player), fish=amount)


def can_pay(table: IsleTable, player: int, amount: int) -> bool:
    return table.fish[player] >= amount


def gain_basket(table: IsleTable, step: Acting) -> None:
    table.gain_basket(step.player)


def can_gain_basket(table: IsleTable, player: int) -> bool:
    return table.spare_baskets > 0


@step
class GivingBasket:
    """One player gives up a permanent basket."""

    player: Player


def give_basket(table: IsleTable, step: Acting) -> None:
    table.push(GivingBasket(step.player))


def can_give_basket(table: IsleTable, player: int) -> bool:
    return table.baskets[player] + table.used_baskets[player] > 0


def offer_basket(table: IsleTable, step: GivingBasket) -> Decision | None:
    """A used one, or one that is ready."""
    owned = (("used", table.used_baskets), ("ready", table.baskets))
    options = tuple(GiveBasket(name) for name, those in owned if those[step.player])
    if not options:
        return None
    return Decision(step.player, "isle.basket", options, ASK_BASKET, public=True)


def give_chosen(table: IsleTable, step: GivingBasket, player: int, chosen: GiveBasket) -> None:
    table.give_basket(player, chosen.used == "used")


# -- contact and further rescues ---------------------------------------------------------------


def waive_contact(table: IsleTable, step: Acting) -> None:
    table.waivers[step.player] = True


def can_waive(table: IsleTable, player: int) -> bool:
    return not table.waivers[player]


def has_empty_boat(table: IsleTable, player: int) -> bool:
    """Whether the next tile is the first one, which touches nothing anyway."""
    return not table.boats[player].stowed


def extra_rescue(table: IsleTable, step: Acting) -> None:
    table.extra_rescues += 1


def can_rescue_more(table: IsleTable, player: int) -> bool:
    """Only in the player's own rescue turn."""
    top = table.agenda[-1]
    return type(top) is RescueTurn and bool(top.player == player)


def has_no_more(table: IsleTable, player: int) -> bool:
    """Whether baskets or cats are too few for one more rescue than the turn already allows."""
    wanted = table.extra_rescues + 2 - table.rescues
    baskets = sum(kind.left(table, player) for kind in table.book.basket_kinds)
    return baskets < wanted or len(cats_on_offer(table, player)) < wanted


# -- cards -------------------------------------------------------------------------------------


def draw_cards(table: IsleTable, step: Acting, count: int) -> None:
    """Draw discovery cards, to pay for or discard at once."""
    cards = table.chance.draw_many("isle.deck", table.deck, count)
    table.drafted[step.player] = sorted([*table.drafted[step.player], *cards])
    if table.log is not None:
        args = {"player": table.name(step.player), "count": len(cards)}
        drawn = refs("card", cards)
        table.whisper([step.player], "isle.draws", **args, _cards=drawn)
    if cards:
        table.push(PrivatePurchase(step.player))


def can_draw_cards(table: IsleTable, player: int, count: int) -> bool:
    """Not while the player still has to pay for cards of the draft."""
    return bool(table.deck) and not table.drafted[player]


@step
class DiscardingLessons:
    """One player discards private lessons in play."""

    player: Player
    count: Few


def discard_lessons(table: IsleTable, step: Acting, count: int) -> None:
    table.push(DiscardingLessons(step.player, count))


def can_discard_lessons(table: IsleTable, player: int, count: int) -> bool:
    return len(table.lessons[player]) >= count


def offer_lessons(table: IsleTable, step: DiscardingLessons) -> Decision | None:
    options = Subsets(DiscardLessons, table.lessons[step.player], step.count, step.count)
    if not options:
        return None
    return Decision(step.player, "isle.lessons", options, ASK_LESSONS, public=True, private=True)


def discard_chosen(
    table: IsleTable, step: DiscardingLessons, player: int, chosen: DiscardLessons
) -> None:
    for card in chosen.lessons:
        table.lessons[player].remove(card)
    table.throw(player, chosen.lessons)
    if table.log is not None:
        args = {"player": table.name(player), "count": len(chosen.lessons)}
        cards = refs("card", chosen.lessons)
        table.whisper([player], "isle.discards", **args, _cards=cards)


STEPS = (
    Asking(
        NamingCatch,
        offer_catch,
        gain_catch,
        closes=its_player,
        allows=_ALLOWS,
        fits=has_catch,
        name="naming-catch",
    ),
    Asking(
        GivingBasket,
        offer_basket,
        give_chosen,
        closes=its_player,
        allows=_ALLOWS,
        name="giving-basket",
    ),
    Asking(
        DiscardingLessons,
        offer_lessons,
        discard_chosen,
        closes=its_player,
        allows=_ALLOWS,
        name="discarding-lessons",
    ),
)
