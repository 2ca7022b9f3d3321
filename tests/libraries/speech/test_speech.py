"""Speech: a sentence is chosen and filled in at the edge, in the reader's language."""

from __future__ import annotations

import pickle
import subprocess
import sys

import pytest

import ruledock
from ruledock.messages import Message, Phrasebook, Ref, refs

ENGLISH = """
shop-lamp = a lamp
shop-shows = { $player } shows { $lots }.
shop-pays = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }, { $n }
shop-puts = Put { $what }{ $at ->
        [none] { "" }
       *[other] { " on " }{ $at }
    }{ $how ->
        [none] { "" }
       *[other] , { $how }
    }
shop-lies = It lies { $side ->
        [left] on the left
       *[right] on the right
    }.
shop-many = { $lots-count ->
        [one] One lot
       *[other] { $lots-count } lots
    }: { $lots }
shop-greets = { $who-warmly }, { $who }
shop-friend = friend
    .warmly = dear friend
"""
CZECH = """
shop-lamp = lampa
shop-shows = { $player } ukazuje: { $lots }.
shop-pays = { $n ->
        [one] { $n } mince
        [few] { $n } mince
       *[other] { $n } mincí
    }, { $n }
"""


@pytest.fixture(scope="module", autouse=True)
def sentences(tmp_path_factory):
    """A shop that speaks two languages."""
    folder = tmp_path_factory.mktemp("locales")
    for language, text in (("en", ENGLISH), ("cs", CZECH)):
        (folder / language).mkdir()
        (folder / language / "shop.ftl").write_text(text, "utf-8")
    Phrasebook.learn("shop", folder)


LAMP = Message("shop.lamp")


@pytest.mark.parametrize("lots", [LAMP, [LAMP, LAMP], (LAMP, "vase-a")])
def test_messages_inside_messages_speak_the_same_language(lots):
    czech = Message("shop.shows", {"player": "Ada", "lots": lots}).text("cs")
    assert czech.startswith("Ada ukazuje: ") and "lampa" in czech
    assert "lamp" not in czech.replace("lampa", "")


def test_what_is_there_more_than_once_is_counted():
    shown = Message("shop.shows", {"player": "Ada", "lots": [LAMP, "vase-a", LAMP]})
    assert shown.text("cs") == "Ada ukazuje: 2 × lampa, vase-a."


@pytest.mark.parametrize("language", ["cs-CZ", "cs_CZ", "cs"])
def test_a_country_speaks_the_language(language):
    assert LAMP.text(language) == "lampa"


@pytest.mark.parametrize("language", ["cs", "tlh", "", "../.."])
def test_what_a_language_does_not_say_is_said_in_english(language):
    assert Message("shop.puts", {"what": "it", "at": "c4", "how": ""}).text(language) == (
        "Put it on c4"
    )


def test_a_blank_nobody_filled_shows_its_name():
    assert Message("shop.shows", {"lots": ()}).text() == "<player> shows nothing."


@pytest.mark.parametrize(
    "name", ["{lots}", "{ $lots }", "{ shop-lamp }", "[none]", "\ue0000\ue001"]
)
def test_what_players_are_called_is_never_filled_in_again(name):
    assert Message("shop.shows", {"player": name, "lots": LAMP}).text() == f"{name} shows a lamp."


def test_texts_of_any_length_fill_a_blank():
    long = "x" * 10_000
    said = Message("shop.shows", {"player": long, "lots": [long, "y"]}).text()
    assert said == f"{long} shows {long}, y."


def test_a_message_without_a_sentence_shows_its_id():
    assert Message("hums", {"player": "Ada"}).text() == "hums {'player': 'Ada'}"
    assert Message("not Fluent!").text() == "not Fluent!"


COINS = [(0, "mincí"), (1, "mince"), (2, "mince"), (5, "mincí"), (11, "mincí"), (22, "mincí")]


@pytest.mark.parametrize(("n", "said"), COINS)
def test_a_number_knows_its_noun(n, said):
    noun = "coin" if n == 1 else "coins"
    assert Message("shop.pays", {"n": n}).text() == f"{n} {noun}, {n}"
    assert Message("shop.pays", {"n": n}).text("cs") == f"{n} {said}, {n}"


@pytest.mark.parametrize("n", [1234, 10**12])
def test_digits_are_not_grouped(n):
    assert Message("shop.pays", {"n": n}).text("cs") == f"{n} mincí, {n}"


@pytest.mark.parametrize(("n", "coins"), [(-1, "mince"), (-2, "mince"), (-1234, "mincí")])
def test_below_zero_stands_a_minus_and_the_form_is_that_of_the_number(n, coins):
    assert Message("shop.pays", {"n": n}).text("cs") == f"\u2212{-n} {coins}, \u2212{-n}"


def test_nothing_is_marked_as_isolated():
    assert Message("shop.shows", {"player": "Ada", "lots": "ab"}).text().isascii()


# -- what a sentence may ask of a blank ----------------------------------------------------------


@pytest.mark.parametrize(
    ("at", "how", "said"),
    [
        ("c4", "flipped", "Put it on c4, flipped"),
        ("", "flipped", "Put it, flipped"),
        (Ref("cell", "c4"), "", "Put it on c4"),
        (None, (), "Put it"),
    ],
)
def test_a_sentence_leaves_out_a_part_whose_blank_stays_empty(at, how, said):
    assert Message("shop.puts", {"what": "it", "at": at, "how": how}).text() == said


@pytest.mark.parametrize(("side", "said"), [("left", "left"), ("right", "right"), ("up", "right")])
def test_a_sentence_selects_by_the_id_of_a_thing_whatever_it_is_called(side, said):
    assert Message("shop.lies", {"side": Ref("side", side, "there")}).text() == (
        f"It lies on the {said}."
    )


def test_a_sentence_counts_a_list():
    assert Message("shop.many", {"lots": ["a", "b"]}).text() == "2 lots: a, b"
    assert Message("shop.many", {"lots": ["a"]}).text() == "One lot: a"


def test_a_form_is_an_attribute_of_what_fills_the_blank():
    said = Message("shop.greets", {"who": Message("shop.friend")}).text()
    assert said == "dear friend, friend"
    assert Message("shop.greets", {"who": LAMP}).text() == "a lamp, a lamp"


class Shop:
    """Calls lots by their names, in each language."""

    def call(self, thing, form, language):
        return f"{language} {form or 'lot'} {thing.id}" if thing.kind == "lot" else None


def test_things_are_called_as_the_table_says_that_a_message_is_bound_to():
    lots = [Ref("lot", "a"), Ref("cell", "c4")]
    inner = Message("shop.shows", {"player": Ref("player", 0, "Ada"), "lots": lots})
    said = Message("shop.puts", {"what": inner, "at": "", "how": Ref("lot", "b")}).bound(Shop())
    assert said.text() == "Put Ada shows en lot a, c4., en lot b"
    assert "Ada ukazuje: cs lot a, c4." in said.text("cs")
    warm = Message("shop.greets", {"who": Ref("lot", "a")}, Shop())
    assert warm.text() == "en warmly a, en lot a"
    assert said == Message(said.id, said.args)


# -- other processes -----------------------------------------------------------------------------


def test_a_pickled_message_speaks_where_nobody_has_its_sentences():
    Phrasebook.add("shop-sells = { $who } sells { -brand }\n-brand = Acme", "shop")
    script = "import pickle, sys\nsaid = pickle.load(sys.stdin.buffer)\n"
    script += "print(said.text(), said.text('cs'))"
    sold = Message("shop.sells", {"who": Message("shop.lamp")})
    heard = subprocess.run(
        [sys.executable, "-c", script], input=pickle.dumps(sold), capture_output=True
    )
    assert heard.stdout.decode() == "a lamp sells Acme lampa sells Acme\n", heard.stderr.decode()


def test_a_process_says_its_own_sentence_rather_than_another_ones():
    Phrasebook.keep("shop.lamp", "shop-lamp = a torch", "en")
    Phrasebook.keep("shop.torch", "shop-torch = a torch", "en")
    assert [Message("shop.lamp").text(), Message("shop.torch").text()] == ["a lamp", "a torch"]


def test_an_argument_may_wait_until_somebody_reads():
    said = Message("shop.shows", {"player": "Ada", "lots": lambda: refs("lot", "ab")})
    assert said.text() == "Ada shows a, b."
    assert said.to_dict()["args"]["lots"] == [
        {"kind": "lot", "id": "a"},
        {"kind": "lot", "id": "b"},
    ]


def test_a_sentence_says_what_of_a_thing_it_shows_whatever_the_blank_is_called():
    ruleset = ruledock.new("isle", players=2, seed=1).ruleset
    id_, lesson = next(iter(ruleset.content.items["lessons"].items()))
    Phrasebook.add("toy-thing = { $text }|{ $text-text }|{ $name }|{ $name-text }", "toy")
    thing = Ref("card", id_)
    said = Message("toy.thing", {"text": thing, "name": thing}, ruleset).text().split("|")
    assert said[0] == said[2] != lesson.text
    assert said[1] == said[3] == lesson.text
