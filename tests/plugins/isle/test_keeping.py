"""Games of the isle kept and taken up again: saves, positions, records."""

import json

import pytest

import ruledock
from ruledock.errors import SaveError
from tests.plugins.isle.staging import do, fields, give, isle, rescuing, stow, table_of, use_boats


def scene():
    table = table_of(2)
    use_boats(table, "boat-red", "boat-blue")
    fields(table, left=["b01"], right=["g02"])
    table.fish = [20, 20]
    give(table, 0, "084")
    stow(table, 0, "r03 j4", "oshax-1 e3 as-green")
    return rescuing(table)


def test_a_position_shows_the_boats_as_they_are_drawn():
    text = scene().position()
    assert "boat-red:" in text
    assert "~" in text
    again = ruledock.position(text)
    assert isle(again).boats == isle(scene()).boats
    assert again.position() == text


def test_a_save_is_plain_json_and_goes_on_where_it_was():
    game = scene()
    do(game, "rescue b01 permanent")
    saved = json.loads(json.dumps(game.save()))
    again = ruledock.load(saved)
    for one in (game, again):
        one.choose(one.decisions[0], 7)
    assert again.save() == game.save()


def too_many_drafted(table):
    drawn, table["deck"] = table["deck"][:9], table["deck"][9:]
    table["drafted"][0] = drawn


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda table: table["deck"].append("084"), "exactly one place"),
        (lambda table: table["deck"].pop(), "exactly one place"),
        (lambda table: table["fields"][0].append("b02"), "tiles do not add up"),
        (lambda table: table["fish"].__setitem__(0, -1), "/table/fish/0: found -1, expected 0 to"),
        (lambda table: table["baskets"].__setitem__(0, 5), "neither lost nor made"),
        (lambda table: table["order"].reverse() or table["order"].append(0), "one place in"),
        (lambda table: table["fish"].__setitem__(0, "many"), "fish"),
        (lambda table: table["fields"].append([]), "fields"),
        (lambda table: table["spent"][0].append(0), "spent|two kinds of basket"),
        (lambda table: table["common"].update({"b01": 0}), "every common treasure has a pile"),
        (too_many_drafted, "that many cards to pay"),
    ],
)
def test_a_save_that_no_game_could_reach_is_refused(spoil, why):
    saved = scene().save()
    spoil(saved["table"])
    with pytest.raises(SaveError, match=why):
        ruledock.load(saved)


def test_a_record_reads_like_a_story_and_plays_again_to_the_byte():
    game = ruledock.new("isle", players=2, seed=11, windows="own")
    ruledock.playout(game, ruledock.RandomBot(4))
    choices = game.record.choices
    assert any(line.split()[1] == "rescue" for line in choices)
    assert any(line.split()[1] == "place" for line in choices)
    again = ruledock.replay(game.record)
    assert again.save() == game.save()
    assert again.result.totals == game.result.totals
