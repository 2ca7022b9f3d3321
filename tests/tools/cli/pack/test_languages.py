"""Packs in other languages: checked, previewed, packed; and whole languages from strangers."""

import json
import re
import shutil
from pathlib import Path
from zipfile import ZipFile

import jsonschema
import pytest

import ruledock
import ruledock_drawing.wording
from ruledock.messages import Message
from ruledock_speech.speech import book_of

ROOT = Path(__file__).parents[4]
GERMAN = ROOT / "examples" / "packs" / "german"
ENGLISH = ROOT / "tools" / "drawing" / "ruledock_drawing" / "locales" / "en"


@pytest.fixture(autouse=True)
def english():
    yield
    ruledock_drawing.wording.use_language("en")


@pytest.fixture
def foreign(tmp_path):
    """The German pack under another name and in a made-up language, so that it may be changed."""

    def make(name, code):
        folder = tmp_path / name
        shutil.copytree(GERMAN, folder)
        about = json.loads((folder / "pack.json").read_text("utf-8"))
        (folder / "pack.json").write_text(json.dumps({**about, "name": name}), "utf-8")
        texts = folder / "languages" / "de.json"
        texts.write_text(texts.read_text("utf-8").replace('"german"', f'"{name}"'), "utf-8")
        for file in [*(folder / "languages").iterdir()]:
            file.rename(file.with_name(code + file.name.removeprefix("de")))
        return folder

    return make


# -- a language from a stranger ------------------------------------------------------------------


def test_the_german_pack_holds_no_code_and_passes(run):
    kinds = {file.suffix for file in GERMAN.rglob("*") if file.is_file()}
    assert kinds == {".json", ".ftl", ".md"}
    assert run("pack", "check", GERMAN).code == 0


def test_whole_games_are_told_in_german_without_a_word_of_english(scaled):
    for seed in range(scaled(3, 50)):
        settings = {"players": ["Ada", "Ben", "Cleo"], "packs": [str(GERMAN)], "seed": seed}
        game = ruledock.playout(ruledock.new("sea_salt_paper", **settings), "random", seed=seed)
        known = book_of("de").entries
        for player in (None, 0, 1, 2):
            for line in game.log(player, language="de"):
                assert line.message.id.replace(".", "-") in known
                assert not re.search(r"\b(the|draws|takes|keeps|card|and)\b|[{$<]", str(line))
        for line in (one for lines in game.result.lines for one in lines):
            assert line.because.id.replace(".", "-") in known
            assert all("words" not in one for one in line.details("de"))


def test_a_game_is_played_in_german_at_the_terminal(run):
    said = run(
        "play", "sea_salt_paper", "--pack", GERMAN, "--language", "de", "--seed", 4,
        "--players", "Ada,Ben", "--bot", "greedy", typed="help\nquit\n",
    ).out  # fmt: skip
    assert "Vom Nachziehstapel ziehen" in said and "Das Spiel ist aufbewahrt" in said
    assert "nimmt die Möglichkeit mit diesem Buchstaben" in said


# -- what strangers get wrong ----------------------------------------------------------------------

FILE = "languages/xa.sea_salt_paper.ftl"
WRONG = {
    "an unknown sentence": ("sea_salt_paper-agian = x", "unknown-key", "sea_salt_paper-again"),
    "a lost blank": ("sea_salt_paper-again = noch einmal", "not-allowed", r"\$player"),
    "an invented blank": (
        "sea_salt_paper-again = { $player } { $card }", "not-allowed", r"\$card, \$player"
    ),
    "no fluent": ("sea_salt_paper-again { $player }", "wrong-form", "a sentence in Fluent"),
    "a function": (
        'sea_salt_paper-again = { NUMBER($player) }', "not-allowed", "text, blanks, choices"
    ),
    "a term of terms": (
        "-a = x\n-b = { -a }{ -a }\nsea_salt_paper-again = { $player }{ -b }",
        "not-allowed", "refer to nothing else",
    ),
    "an escape": ("sea_salt_paper-again = { $player }\x1b[2J", "not-allowed", "control characters"),
    "a long one": (f"sea_salt_paper-again = {{ $player }}{'x' * 5000}", "not-allowed", "at most"),
}  # fmt: skip


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_sentence_is_reported_with_its_line_and_not_said(what, run, foreign):
    text, code, expected = WRONG[what]
    folder = foreign("odd", "xa")
    before = (folder / FILE).read_text("utf-8").splitlines()
    kept = "\n".join(line for line in before if not line.startswith("sea_salt_paper-again"))
    (folder / FILE).write_text(f"{kept}\n\n{text}\n", "utf-8")
    ran = run("pack", "check", folder)
    assert ran.code == 1
    assert re.search(rf"{FILE}:\d+", ran.out) and f"[{code}]" in ran.out
    assert re.search(expected, ran.out)


def test_sentences_of_no_plugin_and_names_of_no_language_are_reported(run, foreign):
    folder = foreign("odd", "xb")
    (folder / "languages" / "xb.sea_salt_papr.ftl").write_text("a = b\n", "utf-8")
    (folder / "languages" / "German.ftl").write_text("a = b\n", "utf-8")
    said = run("pack", "check", folder).out
    assert "sea_salt_papr" in said and "did you mean" in said.lower()
    assert "German.ftl" in said and "such as de.auction.ftl" in said


def test_a_hostile_pack_only_leaves_its_sentences_in_english(foreign):
    folder = foreign("odd", "xc")
    file = folder / "languages" / "xc.sea_salt_paper.ftl"
    deep = "{ " * 3000
    laughs = "\n".join(f"-l{n + 1} = " + f"{{ -l{n} }}" * 10 for n in range(9))
    file.write_text(
        f"-l0 = {'ha' * 50}\n{laughs}\nsea_salt_paper-again = {{ $player }}{{ -l9 }}\n"
        f"sea_salt_paper-draws-others = {deep}\n"
        "sea_salt_paper-nothing = \x1b]0;owned\x07\n",
        "utf-8",
    )
    game = ruledock.new("sea_salt_paper", players=2, packs=[str(folder)], seed=1)
    assert game.ruleset
    assert len(Message("sea_salt_paper.again", {"player": "Ada"}).text("xc")) < 1000
    assert Message("sea_salt_paper.nothing").text("xc") == "nothing counts"


def test_a_pack_cannot_change_what_a_plugin_says(run, foreign):
    folder = foreign("odd", "cs")
    ran = run("pack", "check", folder)
    assert ran.code == 1 and "sea_salt_paper says it in cs itself" in ran.out
    ruledock.new("sea_salt_paper", players=2, packs=[str(folder)], seed=1)
    assert Message("sea_salt_paper.nothing").text("cs") == "nic se nepočítá"


def test_two_packs_that_say_the_same_in_other_words_are_reported(run, foreign):
    one, two = foreign("one", "xd"), foreign("two", "xd")
    file = two / "languages" / "xd.sea_salt_paper.ftl"
    text = file.read_text("utf-8").replace("= für nichts", "= umsonst")
    file.write_text(text, "utf-8")
    said = run("pack", "check", one, two).out
    assert "pack one says it in xd already" in said or "pack two says it in xd already" in said


def test_what_a_pack_leaves_in_english_is_a_warning(run, foreign):
    folder = foreign("odd", "xe")
    (folder / "languages" / "xe.drawing.ftl").write_text("drawing-yes = ja\n", "utf-8")
    english = (ENGLISH / "drawing.ftl").read_text("utf-8")
    left = len(re.findall("^drawing-", english, re.M)) - 1
    ran = run("pack", "check", folder)
    assert ran.code == 0 and f"found     {left} sentences less than drawing has" in ran.out


# -- translations of items -------------------------------------------------------------------------


def test_an_archive_has_the_languages_of_its_pack(run, shore, tmp_path):
    assert run("pack", "build", shore, "--out", tmp_path / "shore.zip").code == 0
    names = ZipFile(tmp_path / "shore.zip").namelist()
    assert {"languages/cs.json", "languages/uk.json"} <= {*names}
    (tmp_path / "there").mkdir()
    (tmp_path / "shore.zip").rename(tmp_path / "there" / "shore.zip")
    out = tmp_path / "sheet.html"
    ran = run("pack", "preview", tmp_path / "there" / "shore.zip", "--language", "uk", "--out", out)
    assert ran.code == 0 and "Чисті палуби" in out.read_text("utf-8")


def test_a_game_begins_with_the_titles_of_what_was_added_in_the_readers_language(run, shore):
    table = ("watch", "isle", "--kittens", "--pack", shore, "--seed", "1", "--language")
    for language, titles in {
        "en": "with kittens, Harbour lessons; seed 1",
        "cs": "s: Koťata, Přístavní úkoly; semínko náhody 1",
        "uk": "з: Кошенята, Завдання гавані; зерно випадку 1",
    }.items():
        assert run(*table, language).out.splitlines()[1] == titles


def test_a_title_of_no_pack_here_is_a_mistake(run, shore):
    file = shore / "languages" / "cs.json"
    texts = json.loads(file.read_text("utf-8"))
    texts["packs"] = {"shor": {"title": "Pobřeží"}}
    file.write_text(json.dumps(texts), "utf-8")
    ran = run("pack", "check", shore)
    assert ran.code == 1 and "at /packs/shor" in ran.out and 'did you mean "shore"?' in ran.out


def test_a_preview_shows_a_language_that_the_pack_has(run, shore, tmp_path):
    out = tmp_path / "sheet.html"
    assert run("pack", "preview", shore, "--language", "cs", "--out", out).code == 0
    page = out.read_text("utf-8")
    assert "Dobří sousedé" in page and "Good neighbours" not in page
    assert "<html lang='cs'>" in page and "<h1>Příklady</h1>" in page
    assert run("pack", "preview", shore, "--language", "uk", "--out", out).code == 0
    page = re.sub("<style>.*</style>", "", out.read_text("utf-8"), flags=re.S)
    ids = {word for id in re.findall("shore-[a-z-]+", page) for word in id.split("-")}
    assert {*re.findall(r"[A-Za-z]{3,}", re.sub("<[^>]+>", " ", page))} <= ids
    ran = run("pack", "preview", shore, "--language", "de", "--out", out)
    assert ran.code == 2 and "it has cs, uk" in ran.err


def test_the_schema_of_translations_knows_what_the_pack_prints(run, shore):
    assert run("pack", "schemas", shore).code == 0
    schema = json.loads((shore / "schemas" / "languages.schema.json").read_text("utf-8"))
    check = jsonschema.Draft202012Validator(schema)
    czech = json.loads((shore / "languages" / "cs.json").read_text("utf-8"))
    assert check.is_valid(czech)
    for wrong in (
        {"lessons": {"shore-unknown": {"name": "x"}}},
        {"lessons": {"shore-clear-decks": {"nmae": "x"}}},
        {"lessons": {"shore-clear-decks": {"name": ""}}},
        {"lesson": {}},
    ):
        assert not check.is_valid(wrong)
    shown = schema["properties"]["lessons"]["properties"]["shore-clear-decks"]["properties"]
    assert shown["name"]["description"] == "Clear decks"


def test_a_new_pack_begins_with_a_language_that_passes(run, tmp_path):
    assert run("pack", "new", "tide", "--language", "cs").code == 0
    schema = json.loads((tmp_path / "tide/schemas/languages.schema.json").read_text("utf-8"))
    czech = json.loads((tmp_path / "tide/languages/cs.json").read_text("utf-8"))
    assert jsonschema.Draft202012Validator(schema).is_valid(czech)
    assert czech["lessons"]["tide-edge-sleepers"]["name"] == "Edge sleepers"
    assert "languages/cs.json" not in run("pack", "check", "tide").out


def test_a_number_that_is_not_the_originals_is_a_mistake(run, shore):
    file = shore / "languages" / "cs.json"
    file.write_text(file.read_text("utf-8").replace("Všichni: 2 body", "Všichni: 3 body"), "utf-8")
    ran = run("pack", "check", shore)
    assert ran.code == 1 and "the numbers of the original: 2" in ran.out
