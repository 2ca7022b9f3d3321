"""Everything players read stands in every language that is shipped."""

from __future__ import annotations

import pytest

import ruledock
import ruledock_cli.wording
import ruledock_drawing.wording
import ruledock_web.words
from ruledock.game.option_data import call
from ruledock.linking.config import make_config
from ruledock.messages import Message
from ruledock.testing.languages import book_of, problems_of

OWNERS = (
    "core", "isle", "creatures", "events", "family", "kittens", "sister", "kockombat",
    "sea_salt_paper", "cli", "drawing", "web",
)  # fmt: skip
TABLES = {
    "isle": {"game": "isle", "players": 2, "modules": ["creatures", "events", "kittens"]},
    "family": {"game": "isle", "players": 2, "modules": ["family", "kittens"]},
    "sister": {"game": "isle", "players": 1, "modules": ["sister", "kittens"]},
    "sea_salt_paper": {"game": "sea_salt_paper", "players": 3},
    "kockombat": {"game": "kockombat", "players": 2},
}
COUNTS = (0, 1, 2, 5, 11, 21, 22, 25, 101)
LANGUAGES = ("cs", "uk")


def played(table, seed):
    game = ruledock.new(make_config(table), seed=seed)
    return ruledock.playout(game, "random", seed=seed)


@pytest.fixture(scope="module", autouse=True)
def linked():
    """Every plugin's sentences are known once a table with it is linked."""
    assert ruledock_cli.wording and ruledock_drawing.wording and ruledock_web.words
    for table in TABLES.values():
        ruledock.new(make_config(table), seed=1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("owner", OWNERS)
def test_no_sentence_is_missing_and_no_blank_is_lost_or_invented(language, owner):
    # What single words of the scoring language mean is explained in English everywhere.
    assert owner in set(book_of("en").owners.values()), "it has sentences at all"
    found = problems_of(language, [owner])
    assert [one for one in found if not one.startswith("no sentence words-")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TABLES)
def test_a_whole_game_is_told_without_a_hole(language, name, scaled):
    for seed in range(scaled(1, 50)):
        game = played(TABLES[name], seed)
        for player in (None, *range(len(game.config.names))):
            english = game.log(player)
            for line, other in zip(english, game.log(player, language=language), strict=True):
                said = str(other)
                assert said and "{" not in said and "$" not in said
                assert line.message.id not in said and line.message.id.replace(".", "-") not in said


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("cs", "karet karta karty karet karet karet karet karet karet"),
        ("uk", "карт карта карти карт карт карта карти карт карта"),
    ],
)
def test_counted_things_have_the_right_form(language, forms):
    for count, form in zip(COUNTS, forms.split(), strict=True):
        message = Message("sea_salt_paper.panel.cards", {"count": count})
        assert message.text(language) == f"{count} {form}"


def test_two_readers_of_one_game_read_different_languages():
    game = played(TABLES["sea_salt_paper"], 3)
    czech, ukrainian = (str(game.log(None, language=one)[0]) for one in LANGUAGES)
    assert czech.startswith("Začíná kolo 1") and ukrainian.startswith("Починається раунд 1")


def test_a_thing_whose_name_is_its_id_is_translated_too():
    ruleset = ruledock.new("sea_salt_paper", seed=1).ruleset
    card = next(one for one in ruleset.content.items["cards"] if one.startswith("fish-green"))
    assert call(ruleset, "card", card, language="cs") == "ryba (zelená)"
    assert call(ruleset, "card", card) == "green fish"


@pytest.mark.parametrize(
    ("arguments", "environment", "said"),
    [
        (["--language", "cs"], {"RULEDOCK_LANGUAGE": "uk"}, "Začíná partie 1"),
        ([], {"RULEDOCK_LANGUAGE": "uk", "LANG": "cs_CZ.UTF-8"}, "Починається партія 1"),
        ([], {"LANG": "cs_CZ.UTF-8", "LC_ALL": ""}, "Začíná partie 1"),
        ([], {"LANG": "xx_XX.UTF-8", "LC_ALL": ""}, "Game 1 begins"),
        ([], {"LANG": "C.UTF-8", "LC_ALL": ""}, "Game 1 begins"),
    ],
)
def test_the_command_line_speaks_the_readers_language(
    arguments, environment, said, capsys, monkeypatch
):
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    try:
        assert ruledock_cli.main(["watch", "kockombat", "--seed", "3", *arguments]) == 0
    finally:
        ruledock_drawing.wording.use_language("en")
    assert said in capsys.readouterr().out
