"""No terminal obeys what strangers wrote: names, notations, texts of packs, words of bots."""

import ast
import json
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ruledock
import ruledock_cli
from ruledock.linking.config import Config, make_config
from ruledock.messages import harmless, harmless_json, is_plain
from ruledock_drawing import show
from ruledock_drawing.palette import CODES, Palette

EVIL = "\x1b[2J\x1b]0;owned\x07\x9b31m\u202egnp\u2066\r\x7f\u2028"
SEEN = r"\x1b[2J\x1b]0;owned\x07\x9b31m\u202egnp\u2066\r\x7f\u2028"
OBEYED = {*map(chr, range(32)), *map(chr, range(127, 160)), *"\u061c\u200e\u200f\u2028\u2029"}
OBEYED |= {*map(chr, range(0x202A, 0x202F)), *map(chr, range(0x2066, 0x206A))}
OBEYED |= {*map(chr, range(0xD800, 0xE000))}
OBEYED -= {"\n"}
TEXTS = st.text(st.one_of(st.characters(), st.sampled_from(sorted(OBEYED))))


def obeyed(text):
    """The slow and obvious way to find what must not reach a terminal."""
    return [letter for letter in text if letter in OBEYED]


@given(TEXTS)
def test_what_is_made_harmless_is_printed_and_says_the_same(text):
    shown = harmless(text)
    assert not obeyed(shown)
    assert is_plain(text) == (shown == text and "\n" not in text)
    if not obeyed(text):
        assert shown == text


@given(st.recursive(TEXTS, lambda inner: st.lists(inner) | st.dictionaries(TEXTS, inner)))
def test_json_means_the_same_afterwards(value):
    text = harmless_json(json.dumps(value, ensure_ascii=False, indent=2))
    assert not obeyed(text)
    assert json.loads(text) == value


@pytest.mark.parametrize("colour", [True, False])
def test_of_all_escapes_only_our_own_colours_get_through(colour, capsys, monkeypatch):
    monkeypatch.setattr(show, "_painted", colour)
    paint = Palette(colour)
    for style in (*CODES, "bold red", "dim on_white"):
        show.say(f"{paint(style, 'Ada')} {EVIL}")
        assert capsys.readouterr().out == f"{paint(style, 'Ada')} {SEEN}\n"
    show.say("\x1b[31mAda")
    assert capsys.readouterr().out == ("\x1b[31mAda\n" if colour else "\\x1b[31mAda\n")
    show.say("\x1b[8m\x1b[31;8m\x1b[m")
    assert capsys.readouterr().out == "\\x1b[8m\\x1b[31;8m\\x1b[m\n"


def test_nothing_is_printed_in_another_way():
    for file in Path(ruledock_cli.__file__).parent.rglob("*.py"):
        if file.name != "show.py":
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                assert not (isinstance(node, ast.Name) and node.id == "print"), file


# -- names ------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["players", "names"])
def test_no_player_is_called_what_a_terminal_obeys(key):
    for letter in {*OBEYED, "\n"}:
        names = ["Ada", f"B{letter}n"]
        half = "\ud800" <= letter <= "\udfff"
        told = "expected a text" if half else "expected a name without control characters"
        with pytest.raises(ruledock.ConfigError, match=told) as caught:
            make_config({"game": "auction", key: names})
        assert f"/{key}/1: found " in str(caught.value)
        assert not obeyed(str(caught.value))
        with pytest.raises(ruledock.ConfigError, match="expected a name without control"):
            Config("auction", names=names)


@pytest.mark.parametrize("name", ["Žofie", "नी\u200cला", "伊藤", "👩\u200d🚀", "O'Hara 2"])
def test_people_are_called_as_they_are_called(name, run):
    assert make_config({"game": "auction", "players": [name, "Ben"]}).names == (name, "Ben")
    assert f"{name}, Ben" in run("watch", "auction", "--players", f"{name},Ben").out


def test_names_of_strangers_reach_no_terminal(run, tmp_path):
    game = ruledock.new("auction", players=["Ada", "Ben"], seed=1)
    ruledock.playout(game, ruledock.RandomBot(1))
    record, save = game.record.to_dict(), game.save()
    record["start"]["config"]["names"][0] = EVIL
    save["config"]["names"][0] = EVIL
    for kind, data in (("record", record), ("save", save)):
        (tmp_path / f"{kind}.json").write_text(json.dumps(data))
        for command in ("replay", "check", "play --resume"):
            ran = run(*command.split(), f"{kind}.json")
            assert ran.code == 1
            assert "expected a name without control characters" in ran.out + ran.err
            assert not obeyed(ran.out + ran.err)
    ran = run("watch", "auction", "--players", f"{EVIL},Ben", "--color", "always")
    assert ran.code == 2 and not obeyed(ran.out + ran.err)


# -- notations, files and packs ---------------------------------------------------------------


def test_choices_of_strangers_are_shown_and_not_obeyed(run, tmp_path):
    game = ruledock.new("auction", players=2, seed=1)
    record = game.record.to_dict()
    record["choices"] = [f"0 {EVIL}"]
    (tmp_path / "r.json").write_text(json.dumps(record))
    for words in (["replay", "r.json"], ["replay", "r.json", "--to", "0"], ["check", "r.json"]):
        ran = run(*words)
        assert SEEN in (ran.out + ran.err).replace("\\\\", "\\")
        assert not obeyed(ran.out + ran.err)


def test_texts_of_packs_are_shown_and_not_obeyed(run, shore):
    card = next((shore / "lessons").glob("*.json"))
    text = card.read_text("utf-8")
    data = json.loads(text)
    (data[0] if isinstance(data, list) else data)["text"] = EVIL
    card.write_text(json.dumps(data))
    pack = json.loads((shore / "pack.json").read_text("utf-8"))
    (shore / "pack.json").write_text(json.dumps({**pack, "title": EVIL}))
    told = ""
    for words in (
        ["pack", "explain", "shore"],
        ["pack", "check", "shore"],
        ["check", "shore"],
        ["watch", "isle", "--seed", "1", "--pack", "./shore", "--json"],
        ["watch", "isle", "--seed", "1", "--pack", "./shore"],
    ):
        ran = run(*words)
        assert not obeyed(ran.out + ran.err), words
        told += ran.out + ran.err
    assert re.search(r"\\x1b\[2J", told)


def test_what_somebody_types_is_said_back_harmlessly(run):
    ran = run("play", "auction", "--seed", "1", typed=f"{EVIL}\nquit\n")
    assert ran.code == 0 and r"\x1b[2J" in ran.out
    assert not obeyed(ran.out + ran.err)
    for words in (["check", "no\x1b[2J\u202e"], ["games"], ["watch", EVIL], ["modules", EVIL]):
        ran = run(*words)
        assert not obeyed(ran.out + ran.err), words
