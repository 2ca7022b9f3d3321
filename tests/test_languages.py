"""Everything players read stands in every language that is shipped."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import ruledock
import ruledock_cli.wording
import ruledock_drawing.wording
import ruledock_simulation.report_rows
import ruledock_web.words
from ruledock.content import find_packs
from ruledock.errors import ConfigError, Refusal
from ruledock.linking.config import SETTINGS, make_config
from ruledock.linking.plugins import folder_of, load
from ruledock.messages import LOCALES, Message, Phrasebook, Ref, fluent_id
from ruledock.testing.languages import book_of, problems_of
from ruledock.testing.rules import load_catalogue
from ruledock.words import WordRegistry
from ruledock.words.word import Word
from ruledock_bots.known import bots_of
from ruledock_cli.arguments import FOR_PLAYERS, parser
from ruledock_cli.help_texts import _texts, learn_help
from ruledock_cli.play.asking import Question
from ruledock_cli.play.rulebook import SAID, rules_about
from ruledock_drawing.drawn import draw_panels
from ruledock_drawing.lookup import Thing, draw_found, look_up
from ruledock_drawing.palette import Palette
from ruledock_drawing.panels import Reader
from ruledock_explaining.labels import learn_labels, phrases, sort_phrases
from ruledock_local.catalog import all_plugins
from ruledock_local.config_file import load_config
from ruledock_local.describing import error_text, learn
from ruledock_speech.options import call

OWNERS = (
    "core", "isle", "creatures", "events", "family", "kittens", "sister", "kockombat",
    "sea_salt_paper", "cli", "drawing", "report", "web", "scene boat", "scene cards", "scene haul",
    "brambles", "crates", "hearts", "storm",
)  # fmt: skip
TABLES = {
    "isle": {"game": "isle", "players": 2, "modules": ["creatures", "events", "kittens"]},
    "family": {"game": "isle", "players": 2, "modules": ["family", "kittens"]},
    "sister": {"game": "isle", "players": 1, "modules": ["sister", "kittens"]},
    "sea_salt_paper": {"game": "sea_salt_paper", "players": 3},
    "kockombat": {"game": "kockombat", "players": 2},
    "hearts": {"game": "hearts", "players": 3},
    "brambles": {"game": "brambles", "players": 2},
    "crates": {"game": "crates", "players": 2},
}
COUNTS = (0, 1, 2, 5, 11, 21, 22, 25, 101)
LANGUAGES = ("cs", "uk")
RULES = Path(__file__).parents[1] / "docs" / "rules"
ISLE = Path(__file__).parents[1] / "content" / "isle"
GERMAN = Path(__file__).parents[1] / "examples" / "packs" / "german"


def played(table, seed):
    game = ruledock.new(make_config(table), seed=seed)
    return ruledock.playout(game, "random", seed=seed)


@pytest.fixture(scope="module", autouse=True)
def linked():
    """Every plugin's sentences are known once a table with it is linked."""
    assert ruledock_cli.wording and ruledock_drawing.wording and ruledock_web.words
    assert ruledock_simulation.report_rows
    learn_help()
    for plugin in all_plugins():
        learn(plugin)
    for table in TABLES.values():
        ruledock.new(make_config(table), seed=1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("owner", OWNERS)
def test_no_sentence_is_missing_and_no_blank_is_lost_or_invented(language, owner):
    assert owner in set(book_of("en").owners.values()), "it has sentences at all"
    made_up = {f"no sentence {name}" for name in words_of_other_tests()}
    assert [one for one in problems_of(language, [owner]) if one not in made_up] == []


def test_the_pack_of_a_fourth_language_leaves_nothing_in_english():
    ruledock.new("sea_salt_paper", packs=[str(GERMAN)], seed=1)
    spoken_by_it = ("core", "cli", "drawing", "sea_salt_paper", "scene cards")
    # Help is told before packs are known.
    others = words_of_other_tests() | words_of_other_games(spoken_by_it)
    beyond = {f"no sentence {name}" for name in others | help_of_commands()}
    assert [one for one in problems_of("de", spoken_by_it) if one not in beyond] == []


def help_of_commands():
    """The sentences of ``--help``."""
    coded = (one for one in Phrasebook.sources["en"] if one.place == "the code of cli")
    return {name for one in coded for name, _ in one.entries()}


def words_of_other_tests():
    """Scoring words that other tests of this process have made up: no shipped game has them."""
    linked = [ruledock.new(make_config(one), seed=1).ruleset for one in TABLES.values()]
    lexicons = [one.words.lexicon for one in linked]
    shipped = {id for one in lexicons for id in (*phrases(one.words), *sort_phrases(one))}
    coded = (one for one in Phrasebook.sources["en"] if one.place.startswith("the code of"))
    heard = {name for one in coded for name, _ in one.entries() if name.startswith("words-")}
    return heard - {fluent_id(id) for id in shipped}


def words_of_other_games(owners):
    """Scoring words that only other plugins have, though a test may have made them for these."""
    rulesets = [ruledock.new(make_config(one), seed=1).ruleset for one in TABLES.values()]
    words = {word for one in rulesets for word in one.words.lexicon.words}
    ours = phrases(word for word in words if word.owner in owners)
    theirs = phrases(word for word in words if word.owner not in owners)
    return {fluent_id(id) for id in theirs.keys() - ours.keys()}


def test_a_word_that_a_test_made_up_is_not_missed_in_other_languages():
    made_up = Word("made-up", "number", {}, "1", "Made up.", "made-up", "made up")
    learn_labels(WordRegistry([made_up]).lexicon)
    others = words_of_other_tests()
    assert "words-core-none-number-made-up" in others
    assert "words-core-score-pay" not in others and Phrasebook.has("words.core.score.pay")


HOLE = re.compile(r"[<>{}$]|  | [.,;:!?]|„“|«»|[:(„«] ?$|\(\)|: [.;]|: *:")
"""What a blank that is not filled, or filled with nothing, leaves behind."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TABLES)
def test_a_whole_game_is_told_without_a_hole(language, name, scaled):
    for seed in range(scaled(1, 50)):
        game = played(TABLES[name], seed)
        for player in (None, *range(len(game.config.names))):
            english = game.log(player)
            for line, other in zip(english, game.log(player, language=language), strict=True):
                said = str(other)
                assert said and not HOLE.search(said), said
                assert line.message.id not in said and line.message.id.replace(".", "-") not in said
                assert not english_in(said, str(line)), said


COUNTED = {
    "cs": {
        "sea_salt_paper.panel.cards": (
            "count", "karet karta karty karet karet karet karet karet karet"
        ),
        "isle.pays": ("fish", "ryb rybu ryby ryb ryb ryb ryb ryb ryb"),
        "kockombat.panel.prey": ("points", "bodů bod body bodů bodů bodů bodů bodů bodů"),
        "core.house": ("count", "věcí věc věci věcí věcí věcí věcí věcí věcí"),
        "report.heading": ("players", "hráčů hráč hráči hráčů hráčů hráčů hráčů hráčů hráčů"),
    },
    "uk": {
        "sea_salt_paper.panel.cards": (
            "count", "карт карта карти карт карт карта карти карт карта"
        ),
        "isle.pays": (
            "fish", "рибин рибину рибини рибин рибин рибину рибини рибин рибину"
        ),
        "kockombat.panel.prey": ("points", "очок очко очки очок очок очко очки очок очко"),
        "core.house": ("count", "речей річ речі речей речей річ речі речей річ"),
        "report.heading": (
            "players", "гравців гравець гравці гравців гравців гравець гравці гравців гравець"
        ),
    },
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", COUNTED["cs"])
def test_counted_things_have_the_right_form(language, id):
    blank, forms = COUNTED[language][id]
    for count, form in zip(COUNTS, forms.split(), strict=True):
        said = Message(id, {blank: count}).text(language)
        assert re.search(rf"\b{count} {form}\b", said), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_by_number_covers_all_plural_forms(language):
    """Where a sentence chooses by a plural form, it has one for each that its language has."""
    for name, entry in book_of(language).entries.items():
        for keys in _chosen(entry):
            if {"one", "few", "many"} & keys:
                assert keys >= {"one", "few"} and keys & {"many", "other"}, name


def _chosen(entry):
    """The keys of each choice that an entry makes."""
    found = []

    class Choices(Visitor):
        def visit_SelectExpression(self, node):
            keys = (getattr(one.key, "name", None) or one.key.value for one in node.variants)
            found.append({*keys})
            self.generic_visit(node)

    Choices().visit(entry)
    return found


TERMINAL = 80
LABELS = re.compile(r"-(option|axis|phase|way|turn|colour|kinds|symbol|kind|field|basket)-")


@pytest.mark.parametrize("language", ("en", *LANGUAGES))
def test_labels_are_no_longer_than_a_line_of_a_terminal(language):
    for name, entry in book_of(language).entries.items():
        if LABELS.search(name):
            assert _longest(entry.value) <= TERMINAL // 2, name


def _longest(pattern):
    """How long a sentence is at most, without what fills its blanks."""
    return sum(
        len(part.value)
        if isinstance(part, ast.TextElement)
        else max(map(_longest, (one.value for one in part.expression.variants)))
        if isinstance(part.expression, ast.SelectExpression)
        else 0
        for part in pattern.elements
    )


@pytest.mark.parametrize("language", ("en", *LANGUAGES))
@pytest.mark.parametrize("name", TABLES)
def test_the_label_of_an_option_for_one_or_two_things_fits_a_line(language, name):
    game, chance = ruledock.new(make_config(TABLES[name]), seed=2), Random(1)
    for _ in range(150):
        if game.over:
            break
        decision = game.decisions[0]
        options = list(decision.options)
        for option in chance.sample(options, min(4, len(options))):
            message = game.read_message(game.describe(option)["label"])
            several = [one for one in message.args.values() if isinstance(one, list)]
            if all(len(one) <= 2 for one in several):
                assert 0 < len(message.text(language)) < TERMINAL
        game.choose(decision, chance.choice(options))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TABLES)
def test_points_are_explained_without_a_hole(language, name, scaled):
    for seed in range(scaled(2, 50)):
        result = played(TABLES[name], seed).result
        for line in (one for lines in result.lines for one in lines):
            for english, said in zip(line.details(), line.details(language), strict=True):
                assert said and "words-" not in said and "words." not in said
                assert not HOLE.search(said), said
                assert not english_in(said, english), said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TABLES)
def test_every_value_that_a_score_may_speak_of_has_a_name(language, name):
    ruleset = ruledock.new(make_config(TABLES[name]), seed=1).ruleset
    for sort, values in ruleset.words.lexicon.domains.items():
        for value in (one for one in values if isinstance(one, str)):
            english = value.replace("-", " ")
            called = Message("words.plain", {"value": Ref(sort, value, english)}, ruleset)
            said = called.text(language)
            assert said != english or said in ("oshax",), (sort, value)


def english_in(said, original):
    """The words of an English original that are left in a translation."""
    words = (re.findall(r"\b[A-Za-z]{4,}\b", text) for text in (said, original))
    return {*next(words)} & {*next(words)} - {"oshax", "bonus", "ruledock", "content", "house"}


def test_two_readers_of_one_game_read_different_languages():
    game = played(TABLES["sea_salt_paper"], 3)
    czech, ukrainian = (str(game.log(None, language=one)[0]) for one in LANGUAGES)
    assert czech.startswith("Začíná kolo 1") and ukrainian.startswith("Починається раунд 1")


def test_a_thing_whose_name_is_its_id_is_translated_too():
    ruleset = ruledock.new("sea_salt_paper", seed=1).ruleset
    card = next(one for one in ruleset.content.items["cards"] if one.startswith("fish-green"))
    assert call(ruleset, "card", card, language="cs") == "zelená ryba"
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


@pytest.mark.parametrize(
    ("arguments", "environment", "said"),
    [
        ([], {}, "Začíná partie 1"),
        ([], {"LANG": "uk_UA.UTF-8"}, "Починається партія 1"),
        ([], {"LANG": "en_GB.UTF-8"}, "Game 1 begins"),
        ([], {"RULEDOCK_LANGUAGE": "uk"}, "Починається партія 1"),
        (["--language", "uk"], {"RULEDOCK_LANGUAGE": "en"}, "Починається партія 1"),
    ],
)
def test_a_table_file_names_a_language_for_those_who_name_none(
    arguments, environment, said, capsys, monkeypatch, tmp_path
):
    for name in ("RULEDOCK_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, environment.get(name, ""))
    file = tmp_path / "table.toml"
    file.write_text('game = "kockombat"\nlanguage = "cs"\nseed = 3\n')
    try:
        assert ruledock_cli.main(["watch", str(file), *arguments]) == 0
    finally:
        ruledock_drawing.wording.use_language("en")
    assert said in capsys.readouterr().out


@pytest.mark.parametrize("wrong", ["7", '"Czech!"', '["cs"]'])
def test_a_language_that_is_none_is_refused_with_its_place(wrong, tmp_path):
    file = tmp_path / "table.toml"
    file.write_text(f'game = "kockombat"\nlanguage = {wrong}\n')
    with pytest.raises(ConfigError, match=r"table\.toml, at /language: found .* such as cs"):
        load_config(file)


def test_the_language_of_a_table_changes_nothing_of_the_game(tmp_path):
    plain, czech = tmp_path / "plain.toml", tmp_path / "czech.toml"
    plain.write_text('game = "kockombat"\n')
    czech.write_text('game = "kockombat"\nlanguage = "cs"\n')
    assert load_config(plain) == load_config(czech)


TYPED = {
    "ruledock", "watch", "random", "greedy", "planner", "simulate", "always", "never", "auto",
    "rules", "rounds",
}  # fmt: skip
"""Words of help that players type."""


@pytest.mark.parametrize("command", sorted(FOR_PLAYERS))
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_for_players_is_in_their_language(command, language, capsys, monkeypatch):
    monkeypatch.setenv("RULEDOCK_LANGUAGE", language)
    with pytest.raises(SystemExit):
        ruledock_cli.main([command, "--help"])
    told = capsys.readouterr().out
    assert ("použití:" if language == "cs" else "використання:") in told
    known = {word for text in _texts(parser()).values() for word in re.findall(r"[a-z]{5,}", text)}
    words = {*re.findall(r"(?<![-A-Z_.a-z])[a-z]{5,}(?![-=:.a-z])", told)} & known
    assert words <= {command, *TYPED}


WRONG_USAGE = [
    "play nonesuch",
    "play sister",
    "play isle --players 9",
    "play isle --players 1",
    "play isle --players Ada,Ada",
    "play isle --seat Zed",
    "play isle --solo fierce",
    "play kockombat --solo",
    "play isle --color red",
    "play isle --bot",
    "watch",
    "watch isle --nothing",
    "watch isle --speed quickly",
    "watch isle --module kitens",
    "watch kockombat --kittens",
    "watch isle --family --events",
    "watch isle --family --players 1",
    "watch isle --pack nonesuch",
    "watch isle --bot nonesuch",
    "watch isle --set nonesuch=1",
    "watch isle --set nonesuch",
    'watch isle --set lessons=["A"]',
    'watch isle --set lessons=["A","B","Q"]',
    'watch kockombat --set clans=["crooks","nonesuch"]',
    'watch kockombat --set clans=["crooks","crooks"]',
    "watch nowhere.toml",
    "replay nowhere.json",
    "report nowhere.jsonl",
    "modules nonesuch",
    "show nonesuch",
]


def refused(command, language, capsys, monkeypatch):
    """What is said to somebody who types this, without how the command is used."""
    monkeypatch.setenv("RULEDOCK_LANGUAGE", language)
    try:
        code = ruledock_cli.main(command.split())
    except SystemExit as left:
        code = left.code
    finally:
        ruledock_drawing.wording.use_language("en")
    assert code in (1, 2)
    return capsys.readouterr().err.strip().splitlines()[-1].partition(": ")[2]


@pytest.mark.parametrize("command", WRONG_USAGE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_usage_is_told_in_the_readers_language(command, language, capsys, monkeypatch):
    known = {one.name for one in all_plugins()} | FOR_PLAYERS
    english = refused(command, "en", capsys, monkeypatch)
    said = refused(command, language, capsys, monkeypatch)
    assert said != english
    left = english_in(said.replace("_", " "), english.replace("_", " "))
    typed = {*re.findall(r"[A-Za-z]+", command)}
    names = {*re.findall(r"[a-z]+", " ".join(known | ids_that_are_typed()))}
    assert left <= typed | names | TYPED, said


FILES = {
    "bad.json": '{"game": "isle", "chocies":',
    "record.json": '{"start": {}, "choices": []}',
    "save.json": '{"table": {}, "agenda": []}',
    "list.json": "[1]",
    "bad.toml": 'game = "isle"\nplayers = "x"',
    "broken.toml": "game = [",
    "results.jsonl": '{"a":',
    "text.txt": "x",
    "badpack/pack.json": '{"name": 3',
    "empty/read.me": "",
}
DAMAGED = [
    "watch isle --set rules.days=x",
    "watch isle --set rules.dys=3",
    "watch isle --set rules.days=-1",
    "watch isle --set rules=3",
    "watch isle --set windows=7",
    "watch isle --set windows=never",
    "watch isle --set edition=de",
    "watch isle --set lessons=Q",
    'watch isle --set names=["A","A"]',
    'watch isle --set colours=["pink"]',
    "watch isle --set packs=3",
    "watch isle --pack ./nope",
    "watch isle --pack ./empty",
    "watch isle --pack ./badpack",
    "watch isle --pack ./text.txt",
    "watch isle --bot exec:nope",
    "watch isle --bot exec:",
    "watch isle --bot ./nope.py:Bot",
    "watch isle --bot planner:second=3",
    "watch isle --bot planner:seconds=x",
    "watch isle --isolate --patience 0",
    "watch isle --save /nonexistent/x.json",
    "watch isle --save empty",
    "watch ./empty",
    "watch ./nope.py",
    "watch bad.toml",
    "watch broken.toml",
    "watch record.json",
    "replay empty",
    "replay bad.json",
    "replay record.json",
    "replay save.json",
    "replay list.json",
    "replay bad.toml",
    "replay text.txt",
    "play --resume record.json",
    "report empty",
    "report results.jsonl",
    "modules --plugin ./nope",
    "show bad.json",
    "show 012 --game nonesuch",
    "serve --packs nope",
    "serve --database nope",
    "games --language czech",
]
NOT_SAID = {
    "ruledock", "UTF", "JSON", "TOML", "null", "pack", "json", "plugin", "pyproject", "zip", "true",
    "false", "VALUE", "FILE", "PROGRAM", "format", "toml", "run", "sqlite", "all", "own", "phases",
}  # fmt: skip
"""Words in such refusals that are no language: formats, names of files, what one types."""


@pytest.mark.parametrize("command", DAMAGED)
def test_damaged_files_and_wrong_settings_are_told_in_the_readers_language(
    command, capsys, monkeypatch, tmp_path
):
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.chdir(tmp_path)
    said = refused(command, "uk", capsys, monkeypatch)
    names = {*LATIN.findall(" ".join({one.name for one in all_plugins()} | ids_that_are_typed()))}
    rules = {*LATIN.findall((ISLE / "rules.json").read_text("utf-8"))}
    colours = {"blue", "green", "red", "purple", "orange", "scholar", "seconds", "iterations"}
    typed = {*LATIN.findall(command), *LATIN.findall(" ".join(FILES.values()))}
    assert re.search("[а-яіїє]{3}", said), said  # noqa: RUF001
    assert {*LATIN.findall(said)} <= names | rules | colours | typed | NOT_SAID, said


def test_authors_read_such_errors_in_english(capsys, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("RULEDOCK_LANGUAGE", "uk")
    assert ruledock_cli.main(["pack", "build", "nope"]) == 1
    assert "expected" in capsys.readouterr().err


@cache
def ids_that_are_typed():
    """What stands in lists of what somebody may type: packs, bots, settings, levels, clans."""
    tables = [ruledock.new(make_config(one), seed=1).ruleset for one in TABLES.values()]
    settings = {name: one for table in tables for name, one in table.game.settings.items()}
    levels = {str(one) for schema in settings.values() for one in schema.get("enum", ())}
    clans = {id for table in tables for id in table.content.items.get("clans", ())}
    return {*settings, *SETTINGS, *levels, *clans, *find_packs(), *bots_of(tables[0])}


def test_an_error_in_a_library_call_is_read_in_any_language():
    with pytest.raises(ConfigError) as wrong:
        ruledock.new("kockombat", players=7)
    assert str(wrong.value) == "players: Kočkombat is for 2 to 2 players, not 7"
    assert error_text(wrong.value, "cs") == "Kočkombat: počet hráčů je 2 až 2, ne 7"


@pytest.mark.parametrize(("language", "name"), [("cs", "lumpové"), ("uk", "Пройдисвіти")])
def test_things_are_looked_up_by_the_name_that_the_reader_sees(language, name):
    ruleset = ruledock.new("kockombat", seed=1).ruleset
    ruledock_drawing.wording.use_language(language)
    try:
        assert [one.id for one in look_up(name, ruleset)] == ["crooks"]
        assert [one.id for one in look_up("crooks", ruleset)] == ["crooks"]
        *_, source = draw_found(look_up(name, ruleset), Palette(), ruleset)
    finally:
        ruledock_drawing.wording.use_language("en")
    assert source.strip().startswith({"cs": "klany;", "uk": "клани;"}[language])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TABLES)
def test_every_thing_is_headed_and_found_by_a_name_of_its_reader(language, name):
    ruleset = ruledock.new(make_config(TABLES[name]), seed=1).ruleset
    ruledock_drawing.wording.use_language(language)
    try:
        for kind, items in ruleset.content.items.items():
            for id, item in items.items():
                head, *_ = draw_found([Thing(kind, str(id), item)], Palette(), ruleset)
                called = head.removesuffix(str(id)).strip()
                assert called or str(id).isdecimal(), (kind, id)
                assert not ({*LATIN.findall(called)} - {"oshax"}) or language == "cs", called
                assert any(one.item is item for one in look_up(called or str(id), ruleset)), called
    finally:
        ruledock_drawing.wording.use_language("en")


LATIN = re.compile(r"[A-Za-z]{3,}")


@pytest.mark.parametrize("name", TABLES)
def test_no_option_is_listed_and_no_answer_refused_in_notation(name):
    game, chance = ruledock.new(make_config(TABLES[name]), seed=3), Random(3)
    ruledock_drawing.wording.use_language("uk")
    names = {*LATIN.findall(" ".join(game.ruleset.config.names))}
    try:
        for _ in range(25):
            if game.over:
                break
            decision = game.decisions[0]
            question = Question(game, decision.player, decision, Palette(), frozenset())
            shown = " ".join(question.page(40))
            assert {*LATIN.findall(re.sub("[“„«].*[”“»]", "", shown))} <= names, shown
            for text in ("a b c", "b a", "zz 1", "pass", "0"):
                try:
                    question.read(text)
                except Refusal as refusal:
                    said = refusal.message.text("uk")
                    assert {*LATIN.findall(said)} <= {*names, *LATIN.findall(text)}, said
            game.choose(decision, chance.choice(list(decision.options)))
    finally:
        ruledock_drawing.wording.use_language("en")


TITLED = re.compile("aria-label='([^']*)'|<title>(.*?)</title>|<text[^>]*>(.*?)</text>")


@pytest.mark.parametrize("name", ["isle", "sister", "sea_salt_paper", "kockombat"])
def test_nothing_on_a_page_is_left_in_english(name):
    game, chance = ruledock.new(make_config(TABLES[name]), seed=2), Random(2)
    reader = Reader("uk", game.ruleset)
    for made in range(30):
        if game.over:
            break
        decision = game.decisions[0]
        game.choose(decision, chance.randrange(len(decision.options)))
        for panel in draw_panels(game.view(0), reader) if made % 15 == 14 else ():
            drawn = [panel.svg, *(piece.svg for piece in panel.pieces)]
            said = [one for svg in drawn for found in TITLED.findall(svg) for one in found]
            said += [panel.title, panel.text, *(f"{one.label} {one.value}" for one in panel.facts)]
            for piece in panel.pieces:
                said += [piece.label, piece.text, piece.note]
            assert [one for one in said if LATIN.search(one)] == []


def test_every_kind_of_content_has_a_name():
    for table in TABLES.values():
        ruleset = ruledock.new(make_config(table), seed=1).ruleset
        for kind in ruleset.content.items:
            ids = [f"{plugin}.content.{kind}" for plugin in ruleset.plugins]
            assert any(map(Phrasebook.has, ids)), kind


def test_what_a_translated_module_is_called_is_known_before_anybody_asks_it_about_itself():
    for one in all_plugins():
        folder = folder_of(load(one.name), LOCALES) if one.game is None else None
        if folder is not None and (folder / "cs").is_dir():
            english = (folder / "en" / f"{one.name}.ftl").read_text("utf-8")
            assert f"{one.name}-title = " in english


def told_rules():
    """The rules that players are told, by file."""
    for file, rules in load_catalogue(RULES).rules.items():
        yield file, {rule.id: rule.text for rule in rules if rule.kind in SAID}


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_every_topic_of_the_rules_has_a_name_of_its_own(language):
    for file, told in told_rules():
        topics = tomllib.loads((RULES / "languages" / language / file).read_text("utf-8"))["topics"]
        assert topics.keys() == {id.split(".")[1] for id in told}, file
        assert len({*topics.values()}) == len(topics), file
        assert not [name for name in topics.values() if re.search(r"[_\d]", name)], file


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_players_are_told_has_its_words_and_its_numbers(language):
    for file, told in told_rules():
        read = tomllib.loads((RULES / "languages" / language / file).read_text("utf-8"))
        assert read["rules"].keys() == told.keys(), file
        for id, text in told.items():
            said = read["rules"][id]
            assert sorted(re.findall(r"\d+", said)) == sorted(re.findall(r"\d+", text)), id


@pytest.mark.parametrize(
    ("language", "topic", "said"),
    [
        ("cs", "psi", "Vyhodnotí se všichni psi."),
        ("uk", "пси", "Розігрують усіх псів."),  # noqa: RUF001
        ("cs", "holuby", "jejich hodnoty vynásobí: 10 místo 7"),
        ("cs", "dogs", "Vyhodnotí se všichni psi."),
        ("de", "dogs", "All dogs are evaluated."),
    ],
)
def test_rules_are_found_and_told_in_the_readers_language(language, topic, said):
    ruleset = ruledock.new("kockombat", seed=1).ruleset
    ruledock_drawing.wording.use_language(language)
    try:
        told = " ".join(rules_about(topic, ruleset, Palette()))
    finally:
        ruledock_drawing.wording.use_language("en")
    assert said in told
