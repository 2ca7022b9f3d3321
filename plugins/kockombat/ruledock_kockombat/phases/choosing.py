"""Choosing clans, before the first turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ruledock.plugin import Asking, Automatic, Decision, Message, Ref, SecretChoiceKind
from ruledock_kockombat.check import all_keep, begins, chooses, keeps, lays_out, shows
from ruledock_kockombat.options import Choose
from ruledock_kockombat.phases.steps import (
    ChooseClan,
    FlipTile,
    KeepClan,
    KeepClans,
    LayOut,
    NewGame,
    ShowClans,
)
from ruledock_kockombat.table import UNSEEN, KockombatTable

PROMPT = Message("kockombat.ask.clan")


def begin(table: KockombatTable, step: NewGame) -> None:
    """Clear the table; in a further game of the match the players swap roles."""
    if step.number > 1:
        table.first = 1 - table.first
    table.game = step.number
    table.clear()
    if step.number == 1:
        table.tell_house_made()
    table.tell("kockombat.begins", number=step.number, player=table.name(table.first))
    table.push(LayOut())
    fixed = table.book.fixed
    if fixed:
        table.clans = list(fixed)
    else:
        WAYS[table.ruleset.config.settings["choice"]](table)


# -- the three ways ----------------------------------------------------------------------------


def free(table: KockombatTable) -> None:
    """Players choose among all clans, one after the other."""
    chooser = table.ruleset.config.settings.get("chooses_first", None)
    if chooser is None:
        chooser = table.first
    elif table.game % 2 == 0:
        chooser = 1 - chooser
    table.push(ChooseClan(chooser), ChooseClan(1 - chooser))


def limited(table: KockombatTable) -> None:
    """Everybody gets a few clan cards and keeps one."""
    table.deck = list(table.book.playable)
    size = min(table.ruleset.rules["hand"], len(table.deck) // len(table.players))
    for player in table.players:
        table.deal_clans(player, size)
    table.push(KeepClans(tuple(table.players)), ShowClans())


def expert(table: KockombatTable) -> None:
    """The starting player keeps one of a few clan cards and hands the others over."""
    table.deck = list(table.book.playable)
    table.deal_clans(table.first, table.ruleset.rules["hand"])
    table.push(KeepClan(table.first), KeepClan(1 - table.first), ShowClans())


WAYS: Mapping[str, Callable[[KockombatTable], None]] = {
    "free": free,
    "limited": limited,
    "expert": expert,
}


# -- choosing ----------------------------------------------------------------------------------


def offer_all(table: KockombatTable, step: ChooseClan) -> Decision:
    clans = [Choose(clan) for clan in table.book.playable if clan not in table.clans]
    return Decision(step.player, "kockombat.clan", clans, PROMPT, public=True)


def choose(table: KockombatTable, step: ChooseClan, player: int, made: Choose) -> None:
    table.clans[player] = made.clan
    tell_clan(table, player)


def offer_hand(table: KockombatTable, step: Any, player: int) -> Decision:
    cards = [Choose(clan) for clan in table.hands[player]]
    return Decision(player, "kockombat.keep", cards, PROMPT, public=True, private=True)


def keep(table: KockombatTable, player: int, made: Choose) -> None:
    """Keep a card of the hand in secret."""
    table.keep_clan(player, made.clan)
    if table.log is not None:
        args = {"player": table.name(player), "_clan": _clan(table, made.clan)}
        table.whisper([player], "kockombat.keeps", **args)


def keep_and_hand_on(table: KockombatTable, step: KeepClan, player: int, made: Choose) -> None:
    """Keep a card and hand the rest to the other player, unless that one has kept a card."""
    keep(table, player, made)
    other = 1 - player
    if not table.kept[other]:
        table.hands[player], table.hands[other] = [], table.hands[player]


def keep_all(table: KockombatTable, step: KeepClans, made: Mapping[int, Choose]) -> None:
    for player, choice in made.items():
        keep(table, player, choice)


def show(table: KockombatTable, step: ShowClans) -> None:
    """Show the cards kept; all others go back into the box."""
    clans = table.kept
    table.clear()
    table.clans = clans
    for player in table.players:
        tell_clan(table, player)


def tell_clan(table: KockombatTable, player: int) -> None:
    """Say who plays what."""
    clan = table.clans[player]
    if table.log is not None and clan is not None:
        powers = {name: Ref(name, clan) for name in ("effect", "chief")}
        named = _clan(table, clan)
        table.tell("kockombat.clan", player=table.name(player), clan=named, **powers)


def _clan(table: KockombatTable, clan: str) -> Ref:
    return Ref("clan", clan, table.book.clans[clan].name)


# -- laying out --------------------------------------------------------------------------------


def lay_out(table: KockombatTable, step: LayOut) -> None:
    """Mix the tiles of both clans, all prey and all dogs; lay them face down; open the centre."""
    book = table.book
    table.unseen = sorted(
        [
            *book.prey,
            *book.dogs,
            *(cat for player in table.players for cat in table.side(player).cats),
        ]
    )
    table.board = [UNSEEN] * len(book.cells)
    tile = table.turn_up(book.centre)
    if table.log is not None:
        table.tell("kockombat.centre_opened", tile=table.tile(tile))
    table.push(FlipTile(table.first))


STEPS = (
    Automatic(NewGame, begin, fits=begins, name="new-game"),
    Asking(ChooseClan, offer_all, choose, fits=chooses, name="choose-clan"),
    Asking(
        KeepClan,
        lambda table, step: offer_hand(table, step, step.player),
        keep_and_hand_on,
        fits=keeps,
        name="keep-clan",
    ),
    SecretChoiceKind(KeepClans, offer_hand, keep_all, fits=all_keep, name="keep-clans"),
    Automatic(ShowClans, show, fits=shows, name="show-clans"),
    Automatic(LayOut, lay_out, fits=lays_out, name="lay-out"),
)
