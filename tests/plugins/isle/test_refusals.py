"""Refusals say why: one reason, the first that a player would check, with numbers."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import attrs
import pytest

import ruledock
from ruledock.game.game import Game
from ruledock.game.new_game import new_game
from ruledock.linking.config import make_config
from ruledock_creatures.bag import Creatures
from ruledock_drawing.wording import called
from ruledock_isle.boat.boat import Boat
from ruledock_isle.boat.plans import drawn_plan
from ruledock_isle.options import Find, Play
from ruledock_isle.public import IsleOperation, IsleTable, doings
from ruledock_isle.refusals import why_not
from tests.plugins.isle.staging import (
    do,
    fields,
    finding,
    give,
    rescuing,
    table_of,
    use_boats,
)


def until(kind: str, seed: int = 1) -> tuple[Game, IsleTable, int]:
    """A game for two in which somebody is asked this for the first time."""
    config = make_config({"game": "isle", "names": ["Ada", "Ben"], "windows": "own"})
    game = new_game(config, seed)
    while (decision := game.decisions[0]).kind != kind:
        game.choose(decision, -1 if decision.kind == "isle.purchase" else 0)
    return game, IsleTable.of(game), decision.player


def refusal(game: Game, player: int, text: str) -> str:
    before = game.save()
    with pytest.raises(ruledock.Refusal) as refused:
        game.parse(player, text)
    assert game.save() == before
    return str(refused.value)


def fresh(game: Game) -> Game:
    """The same game after its table was changed by hand."""
    return ruledock.load(game.save())


def poor(table: IsleTable, player: int) -> None:
    table.fish[player] = 2


def without_baskets(table: IsleTable, player: int) -> None:
    table.used_baskets[player] += table.baskets[player]
    table.baskets[player] = 0


def as_it_is(table: IsleTable, player: int) -> None:
    """Change nothing."""


@pytest.mark.parametrize(
    ("change", "tile", "why"),
    [
        (poor, "", "it costs 3 fish, but only 2 are left."),
        (without_baskets, "", "no basket is ready."),
        (as_it_is, "oshax-1", "oshax 1 does not lie where it can be rescued."),
    ],
)
def test_a_rescue_is_refused_with_its_reason(
    change: Callable[[IsleTable, int], None], tile: str, why: str
) -> None:
    game, table, player = until("isle.rescue")
    change(table, player)
    game = fresh(game)
    tile = tile or table.fields[0][0]
    said = refusal(game, player, f"rescue {tile} permanent")
    name = called(game.ruleset, "tile", tile)
    who = game.ruleset.name_of(player)
    assert re.match(rf"{who} cannot rescue (the )?{name} with a permanent basket: {why}", said)


def test_a_basket_that_is_not_there_carries_nothing() -> None:
    game, table, player = until("isle.rescue")
    cat = table.fields[0][0]
    table.discard += table.rescue_cards[player]
    table.rescue_cards[player].clear()
    told = refusal(fresh(game), player, f"rescue {cat} broken")
    assert "two broken baskets are not ready" in told


def test_whoever_is_not_asked_at_a_window_learns_nothing_of_the_others() -> None:
    game, _, player = until("core.window")
    told = refusal(game, 1 - player, "lay none")
    assert told.endswith("has no decision open now.")


def test_one_rescue_a_turn() -> None:
    game, table, player = until("isle.rescue")
    table.rescues = 1
    game = fresh(game)
    cat = table.fields[0][0]
    assert "only one rescue a turn" in refusal(game, player, f"rescue {cat} permanent")


def boarding() -> tuple[Game, IsleTable, int, str]:
    """Somebody has to place the second cat of the boat."""
    game, table, player = until("isle.rescue")
    one, two = (tile for tile in table.fields[0][:2])
    table.fish[player] = 50
    boat = table.boats[player]
    first = next(iter(boat.placements(lambda *lying: lying, one)))
    boat.stow(one, *first)
    table.fields[0].remove(one)
    game = fresh(game)
    game.choose(game.decisions[0], game.parse(player, f"rescue {two} permanent"))
    return game, IsleTable.of(game), player, two


def test_a_placement_is_refused_with_its_reason() -> None:
    game, table, player, tile = boarding()
    grid, lain = table.boats[player].plan.grid, table.boats[player].stowed[0]
    said = {name: refusal_at(game, player, tile, name) for name in grid.names if name}
    reasons = {one.partition(": ")[2] for one in said.values() if one}
    other = f"the {table.book.tiles[lain.tile].colour} cat {lain.tile}"
    assert any(one.startswith(f"it would overlap {other}.") for one in reasons)
    assert any(one.startswith("it would touch no other tile.") for one in reasons)
    assert any("it would lie outside the boat" in one for one in reasons)
    assert "nearest you can do" in " ".join(reasons)


def refusal_at(game: Game, player: int, tile: str, at: str) -> str:
    try:
        game.parse(player, f"place {tile} {at}")
    except ruledock.Refusal as refused:
        return str(refused)
    return ""


def test_another_tile_than_the_one_to_place() -> None:
    game, table, player, tile = boarding()
    other = table.fields[1][0]
    said = refusal(game, player, f"place {other} {table.book.cells[0]}")
    assert f"the tile to place is the {table.book.tiles[tile].colour} cat {tile}." in said


def test_a_tile_never_lies_like_that() -> None:
    game, table, player, _ = boarding()
    straight = next(tile for tile in table.book.tiles.values() if len(tile.shape.orientations) == 2)
    table.agenda[-1] = attrs.evolve(table.agenda[-1], tile=straight.id)
    table.fields[0].append(straight.id)
    at = table.boats[player].plan.grid.names[table.boats[player].free.bit_length() - 1]
    said = refusal_at(game, player, straight.id, f"{at} r180 flip")
    assert "never lies like that" in said


def test_a_printed_colour_stays() -> None:
    game, _, player, tile = boarding()
    place = next(one.notation for one in game.decisions[0].options)
    assert "has its colour already." in refusal(game, player, f"{place} as-blue")
    assert tile in place


def test_purchases_are_refused_with_their_sum() -> None:
    game, table, player = until("isle.purchase")
    table.fish[player] = 1
    game = fresh(game)
    cards = table.drafted[player]
    needs = sum(table.book.costs[card] for card in cards)
    said = refusal(game, player, f"buy {'+'.join(cards)}")
    assert f"it costs {needs} fish, but only 1 is left." in said
    strange = next(card for card in table.book.cards if card not in cards)
    assert f"not among the cards to pay for: {strange} “" in refusal(game, player, f"buy {strange}")


def test_a_draft_keeps_so_many_cards_of_the_packet() -> None:
    game, table, player = until("isle.draft")
    offered = game.decisions[0].options
    assert "2 cards are kept, not 1" in refusal(game, player, f"keep {offered[0].cards[0]}")
    strange = [card for card in table.book.cards if card not in str(list(offered))][:2]
    own, known = offered[0].cards[0], "not in the packet: "
    both, one = f"keep {'+'.join(strange)}", f"keep {own}+{strange[1]}"
    assert f"{known}{strange[0]} “" in refusal(game, player, both)
    assert f"{known}{strange[1]} “" in refusal(game, player, one)


def test_cards_that_are_not_in_hand() -> None:
    game, table, player = until("isle.rescue")
    card = next(one for one in table.book.anytime if one not in table.hands[player])
    assert f"not in hand: {card} “" in refusal(game, player, f"play {card}")
    held = next(one for one in table.book.anytime)
    table.hands[player] = sorted({*table.hands[player], held, "098"})
    if held in table.deck:
        table.deck.remove(held)
    assert "is no anytime card." in refusal(game, player, "play 098")


def test_what_a_card_is_not_played_for() -> None:
    game, table, player = until("isle.rescue")
    table.hands[player] = ["098"]
    assert "098 “Treasure hunt” is not played for that." in refusal(game, player, "find 098 oshax")
    assert Find("098", "oshax").notation == "find 098 oshax"


def test_somebody_elses_turn() -> None:
    game, _, player = until("isle.rescue")
    other = 1 - player
    names = game.ruleset.config.names
    said = refusal(game, other, "pass")
    assert said == f"It is not the turn of {names[other]}; the table waits for {names[player]}."


def test_reasons_are_messages_that_travel() -> None:
    game, table, player = until("isle.rescue")
    table.fish[player] = 0
    game = fresh(game)
    with pytest.raises(ruledock.NotOffered) as refused:
        game.parse(player, f"rescue {table.fields[0][0]} permanent")
    data: Any = refused.value.message.to_dict()
    assert data["args"]["why"]["args"] == {"needs": 3, "has": 0}
    assert game.read_message(data).text() == str(refused.value)


def laid_out(*hand: str, **more: Any) -> IsleTable:
    table = table_of(2, **more)
    use_boats(table, "boat-red", "boat-blue")
    give(table, 0, *hand)
    table.fish = [20, 20]
    return table


def test_a_tile_for_which_there_is_no_room() -> None:
    table = laid_out("007")
    fields(table, left=["b01", "g02"])
    table.boats[0] = Boat(table.book.fleet, drawn_plan([".."], 0, {}))
    said = refusal(rescuing(table), 0, "rescue b01 permanent")
    assert "the blue cat b01 fits nowhere on the boat." in said


def test_an_oshax_needs_a_colour() -> None:
    game = finding(laid_out("001"))
    do(game, "find 001 oshax")
    assert "needs a colour, such as “as-blue”" in refusal(game, 0, "place oshax-1 k5")


def test_a_cat_after_a_creature_may_not_be_rescued() -> None:
    table = laid_out("007", modules=["creatures"])
    fields(table, left=["b01", "g02"])
    game = rescuing(table)
    table = IsleTable.of(game)
    table.drawer(Creatures).latest = True
    table.rescues = table.extra_rescues = 1
    said = refusal(fresh(game), 0, "rescue b01 permanent")
    assert "the blue cat b01 may not be rescued now." in said


def test_only_rescue_cards_are_laid_out() -> None:
    game, table, player = until("isle.lay")
    card = next(one for one in table.deck if one in table.book.anytime)
    table.deck.remove(card)
    table.hands[player] = sorted([*table.hands[player], card])
    assert "only rescue cards are laid out" in refusal(game, player, f"lay {card}")


def test_a_card_that_would_do_nothing() -> None:
    said = refusal(rescuing(laid_out("077", "007")), 0, "play 077")
    assert "077 “Catnip” would do nothing now." in said


@pytest.mark.parametrize(
    ("hand", "line", "why"),
    [
        ("086", "play 086", "it takes 2 private lessons in play, but there is none."),
        ("088", "play 088", "it takes 2 treasures aboard, but there is none."),
        ("080", "play 080", "together with one more rescue it takes 2 baskets, but only 1 is"),
    ],
)
def test_what_a_card_lacks_is_counted(hand: str, line: str, why: str) -> None:
    table = laid_out("007", hand)
    fields(table, left=["b01", "g02"])
    assert why in refusal(rescuing(table), 0, line)


def test_a_card_that_could_be_played_waits_while_a_cat_boards() -> None:
    table = laid_out("080", "086")
    fields(table, left=["b01", "g02"])
    game = rescuing(table)
    do(game, "rescue b01 permanent")
    assert "what has been begun is finished first." in refusal(game, 0, "play 080")


def test_cards_are_drawn_once_the_draft_is_paid() -> None:
    game, table, player = until("isle.purchase")
    card = next(one for one in ("071", "072", "073", "074") if one in table.deck)
    table.deck.remove(card)
    table.hands[player].append(card)
    said = refusal(fresh(game), player, f"play {card}")
    assert "the cards drawn are paid for first." in said
    assert "would do nothing" not in said


@pytest.mark.parametrize(("idle", "said"), [(True, "would do nothing now"), (False, "")])
def test_an_operation_without_a_reason_of_its_own(idle: bool, said: str) -> None:
    table = laid_out("084", "007")
    never = {"idle": lambda *_: True} if idle else {"can": lambda *_: False}
    operation = IsleOperation("nap", {}, lambda *_: None, "Nap.", "nap", **never)
    card = attrs.evolve(table.book.anytime["084"], effect=doings([operation.bind({})]))
    book = attrs.evolve(table.book, anytime={**table.book.anytime, "084": card})
    why = why_not(_With(table, book), 0, Play("084"))  # type: ignore[arg-type]
    assert said in (why.text() if why else "")
    assert bool(why) == idle


class _With:
    """A table with another book."""

    def __init__(self, table: IsleTable, book: Any) -> None:
        self.book, self.hands = book, table.hands


def test_nothing_is_left_to_find() -> None:
    table = laid_out("001", "098")
    table.phase = "finds"
    table.leave(table.oshax)
    table.oshax.clear()
    assert "none is left that fits on the boat" in refusal(finding(table), 0, "find 001 oshax")
