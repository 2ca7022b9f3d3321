"""A revision changes when what a seat can see or read does, and only then."""

from __future__ import annotations

import pytest

import ruledock
from ruledock.game.game import Game
from tests.libraries.knowledge.test_ahead import TABLES, wandering


def looks(game: Game) -> dict[int | None, tuple[str, object]]:
    seats = (*game.table.players, None)
    return {seat: (game.revision(seat), (game.view(seat), game.log(seat))) for seat in seats}


@pytest.mark.parametrize("name", TABLES)
def test_it_follows_what_the_seat_sees(name: str) -> None:
    before: dict[int | None, tuple[str, object]] = {}
    kept = 0
    for game, _, _ in wandering(name, 6, 60):
        now = looks(game)
        for seat, (revision, seen) in before.items():
            assert (now[seat][0] == revision) == (now[seat][1] == seen), seat
            kept += now[seat][0] == revision
        before = now
    if name == "isle":
        assert kept, "nobody was asked without the others noticing"


def test_a_game_that_is_loaded_has_the_same_view_and_so_the_same_revision() -> None:
    game = ruledock.load(ruledock.new("auction", players=3, seed=2).save())
    again = ruledock.load(game.save())
    assert [game.revision(seat) for seat in range(3)] == [again.revision(seat) for seat in range(3)]


def test_log_lines_are_tied_to_the_choices_one_hears_of() -> None:
    for game, _, _ in wandering("isle", 7, 80):
        for seat in (0, 1, None):
            numbers = [line.choice for line in game.log(seat)]
            assert sorted(set(numbers) - {0}) == list(range(1, max(numbers) + 1))
            assert numbers == sorted(numbers)
        assert max(line.choice for line in game.log(None)) <= len(game.record.choices)
    assert max(line.choice for line in game.log(None)) < len(game.record.choices)
