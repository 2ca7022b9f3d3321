"""Games of each kind, told the same way in each language ever since somebody read them."""

import pytest

from tests.playthroughs.tongues import HERE, LANGUAGES, TABLES, game_of, told


@pytest.mark.parametrize("name", TABLES)
def test_a_game_is_told_as_it_was_read(name):
    game = game_of(name)
    for language in LANGUAGES:
        assert told(game, language) == (HERE / f"{name}.{language}.txt").read_text("utf-8")
