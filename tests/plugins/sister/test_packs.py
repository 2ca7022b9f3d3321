"""Cards, lessons and colours that somebody else writes: data, and no Python."""

import json

import pytest

import ruledock
from ruledock_isle.table import IsleTable
from ruledock_sister.drawer import sister_of
from ruledock_sister.scoring import sister_lines
from tests.plugins.isle.staging import table_of
from tests.plugins.sister.alone import play_card


@pytest.fixture
def pack(tmp_path):
    """Write a pack for the sister, and tell where it lies."""

    def write(**kinds):
        folder = tmp_path / "neighbours"
        info = {"name": "neighbours", "version": "1.0", "title": "Neighbours", "needs": ["sister"]}
        files = {"pack.json": {**info, "text": "More for the sister."}}
        files |= {f"{kind.replace('_', '-')}/all.json": items for kind, items in kinds.items()}
        for name, data in files.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(json.dumps(data), encoding="utf-8")
        return str(folder)

    return write


def card(*does, **fields):
    return {"id": "neighbour", "text": "Anything.", "baskets": 2, "speed": 8, "does": list(does),
            "provenance": "house", **fields}  # fmt: skip


def with_pack(folder, **settings):
    return table_of(1, modules=["sister"], packs=[folder], **settings)


def test_a_new_card_recombines_what_there_is(pack):
    twice = [{"remove_oshax": {"position": 1}}, {"remove_oshax": {"position": 1}}]
    table = with_pack(pack(sister_cards=[card(*twice, {"remove_common": {"tile": "common-2"}})]))
    assert len(sister_of(table).cards_to_come) == 24
    row = list(table.oshax)
    play_card(table, "neighbour")
    assert (table.oshax, table.common["common-2"]) == (row[2:], 4)


def test_a_new_lesson_joins_those_that_are_dealt(pack):
    lesson = {
        "id": "oshax-lover", "name": "Oshax lover", "level": "advanced",
        "text": "6 points for each oshax on your boat.", "score": {"pay": 6, "per": "oshax"},
        "examples": [{"boat": ["B1 . r2"], "scores": 6}], "provenance": "house",
    }  # fmt: skip
    table = with_pack(pack(sister_lessons=[lesson]), rules={"sister": {"basic_lessons": 0}})
    sister_of(table).lessons = ["oshax-lover"]
    table.oshax.remove("oshax-1")
    table.boats[0].stow("oshax-1", *_somewhere(table), colour="green")
    assert [line.points for line in sister_lines(table)][-1] == 6


def _somewhere(table):
    return table.boats[0].placements(lambda *way: way, "oshax-1", contact=False)[0]


def test_a_tile_that_is_no_common_treasure_is_named(pack):
    folder = pack(sister_cards=[card({"remove_common": {"tile": "common-3"}})])
    with pytest.raises(ruledock.LinkError, match="card neighbour of the sister takes 'common-3'"):
        with_pack(folder)


def test_a_colour_that_no_cat_has_is_named(pack):
    colour = {"id": "grey", "colour": "grey", "provenance": "house"}
    with pytest.raises(ruledock.LinkError, match="name no cat colour: grey"):
        with_pack(pack(sister_colour_cards=[colour]))


@pytest.mark.parametrize(
    "does",
    [
        {"remove_cat": {"position": 0}},
        {"swap_cats": {"positions": [2, 2]}},
        {"swap_cats": {"positions": [2]}},
        {"remove_dog": {"position": 1}},
    ],
)
def test_an_instruction_that_means_nothing_is_refused(pack, does):
    with pytest.raises(ruledock.ContentError, match="/0/does/0"):
        with_pack(pack(sister_cards=[card(does)]))


def test_a_game_with_other_numbers(pack):
    rules = {"sister": {"cats": {"left": 6, "right": 1}, "draft": [{"deal": 9, "keep": 2}]}}
    game = ruledock.new("isle", players=1, modules=["sister"], rules=rules, seed=1, windows="own")
    table = IsleTable.of(game)
    assert [len(field) for field in table.fields] == [6, 1]
    assert (len(table.packets[0]), len(game.decisions[0].options)) == (9, 36)
    ruledock.playout(game, ruledock.RandomBot(1))
    assert game.over
