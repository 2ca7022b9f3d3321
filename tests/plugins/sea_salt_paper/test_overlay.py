"""A pack adds cards made of what the game already knows, and no Python."""

from __future__ import annotations

import json
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

import ruledock
from ruledock.linking.config import make_config
from ruledock.testing import check_game
from ruledock_sea_salt_paper.book import Book
from ruledock_sea_salt_paper.table import SeaTable
from tests.plugins.sea_salt_paper.visibility import SEEN_BY
from tests.rules.sea_salt_paper.tables import do, offered

WHALES = Path(__file__).parents[3] / "examples" / "packs" / "whales"


def with_whales(players: int, *hands: list[str]) -> ruledock.Game:
    """A game in which player 0 is about to play, hands dealt as given."""
    game = ruledock.new("sea_salt_paper", players=players, packs=[str(WHALES)], seed=0)
    saved: dict[str, Any] = game.save()
    table = saved["table"]
    cards = sorted([*table["deck"], *table["piles"][0], *table["piles"][1]])
    assert len(cards) == 60
    table["piles"] = [[], []]
    table["hands"] = [list(hand) for hand in hands]
    table["deck"] = [card for card in cards if not any(card in hand for hand in hands)]
    table["turn"] = 0
    saved["agenda"] = [{"step": "sea_salt_paper.playing", "player": 0}]
    return ruledock.load(saved, packs_from=WHALES)


def test_the_two_new_cards_are_a_pair_that_draws_and_robs() -> None:
    both = ["whale-dark_blue-1", "whale-grey-1"]
    game = with_whales(3, [*both, "crab-black-1"], ["boat-black-1"], ["fish-black-1"])
    table = SeaTable.of(game)
    assert offered(game) == ["pass", "lay whale-dark_blue-1 whale-grey-1"]
    do(game, "lay whale-dark_blue-1 whale-grey-1")
    assert len(table.hands[0]) == 2  # the crab, and a card drawn before anybody is robbed
    assert offered(game) == ["rob p1", "rob p2"]
    do(game, "rob p2")
    assert "fish-black-1" in table.hands[0]
    assert table.laid[0] == both


def test_their_score_is_told_in_words() -> None:
    both = ["whale-dark_blue-1", "whale-grey-1"]
    game = with_whales(2, [*both, "crab-black-1"], [])
    assert sum(line.points for line in game.score(0)) == 3
    assert sum(line.points for line in with_whales(2, both[:1], []).score(0)) == 0


def book_with(tmp_path: Path, **files: list[dict[str, Any]]) -> Book:
    """The book of a game with a pack of these items."""
    pack = {"name": "depths", "version": "1.0", "title": "Depths", "needs": ["sea_salt_paper"]}
    folder = tmp_path / "depths"
    folder.mkdir()
    (folder / "pack.json").write_text(json.dumps({**pack, "adds": sorted(files)}), "utf-8")
    for kind, items in files.items():
        (folder / kind).mkdir()
        told = json.dumps([{**item, "provenance": "house"} for item in items])
        (folder / kind / "more.json").write_text(told, "utf-8")
    game = ruledock.new("sea_salt_paper", players=2, packs=[str(folder)], seed=0)
    return SeaTable.of(game).book


def scene(book: Book, *cards: str) -> Any:
    return book.scene(sum(1 << book.number[card] for card in cards))


CRABS = ["crab-black-1", "crab-grey-1", "crab-green-1"]
MERMAIDS = ["mermaid-white-1", "mermaid-white-2", "mermaid-white-3", "mermaid-white-4"]


def test_a_pack_may_add_a_way_to_win_at_once(tmp_path: Path) -> None:
    crabs = {"at-least": 3, "of": {"family": "crab"}}
    book = book_with(tmp_path, victories=[{"id": "crabs", "text": "Three crabs.", "if": crabs}])
    assert book.wins(scene(book, *CRABS))
    assert book.wins(scene(book, *MERMAIDS))
    assert not book.wins(scene(book, *CRABS[:2], *MERMAIDS[:3]))


def test_a_pack_may_add_to_the_bonus(tmp_path: Path) -> None:
    line = {"id": "crab", "text": "5 points for a crab.", "counts": "bonus"}
    book = book_with(tmp_path, lines=[{**line, "score": {"pay": 5, "per": {"family": "crab"}}}])
    assert book.bonus(scene(book, "crab-black-1", "boat-black-1")) == 5 + 2
    assert book.bonus(scene(book, "boat-black-1")) == 1


def shoal(count: int) -> list[dict[str, Any]]:
    return [{"id": f"fish-{n}", "family": "fish", "colour": "grey"} for n in range(count)]


def test_the_largest_deck_counts_every_card(tmp_path: Path) -> None:
    book = book_with(tmp_path, cards=shoal(250 - 58))
    assert len(book.cards) == 250
    (fish,) = (score for line, score in book.card_scores if line.id == "fish")
    everything = book.scene((1 << 250) - 1)
    assert fish(everything) == sum(card.family == "fish" for card in book.cards) // 2


def test_a_larger_deck_is_refused_with_its_size(tmp_path: Path) -> None:
    with pytest.raises(ruledock.LinkError, match="found a deck of 251 cards, expected at most 250"):
        book_with(tmp_path, cards=shoal(251 - 58))


@pytest.mark.parametrize("players", [2, 4])
def test_games_with_whales_keep_every_promise(players: int) -> None:
    config = make_config(
        {"game": "sea_salt_paper", "players": players, "packs": [str(WHALES)]}, "a test"
    )
    report = check_game(config, visibility=SEEN_BY, games=1, often=0.02, seed=players)
    assert report.games == 1


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("lines/whales.json", '"crab"', '"crba"', 'did you mean "crab"'),
        ("pairs/whales.json", '"rob"', '"robb"', 'did you mean "rob"'),
        ("cards/whales.json", '"grey"', '"gray"', 'did you mean "grey"'),
        ("pairs/whales.json", '"cards": 1', '"cards": 9', "5"),
    ],
)
def test_a_slip_in_a_pack_is_named_with_its_place_and_the_right_spelling(
    tmp_path: Path, file: str, old: str, new: str, told: str
) -> None:
    pack = tmp_path / "whales"
    copytree(WHALES, pack)
    text = (pack / file).read_text("utf-8")
    (pack / file).write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ruledock.ContentError) as refused:
        ruledock.new("sea_salt_paper", players=2, packs=[str(pack)])
    assert told in str(refused.value)
    assert f"{file}:" in str(refused.value)
