"""Data that asks for too much, or is none at all: refused with a place, at once, in few words."""

from __future__ import annotations

import copy
import json
import time
from collections.abc import Callable
from typing import Any

import pytest

import ruledock
from ruledock.engine import limits
from ruledock.errors import RuledockError
from ruledock.linking.config import make_config
from tests.hostile.tables import start

SHORT = 20_000
"""Characters of the longest refusal."""
SOON = 3
"""Seconds of processor time; one is promised, and this machine may be slow."""
Change = Callable[[dict[str, Any]], object]


def refusal(read: Callable[..., object], *given: Any) -> str:
    """What is said when something is refused, which must be short and come soon."""
    begin = time.process_time()
    with pytest.raises(RuledockError) as error:
        read(*given)
    said = str(error.value)
    assert time.process_time() - begin < SOON
    assert len(said) < SHORT
    assert said.isprintable() or said.replace("\n", "").isprintable()
    return said


def changed(table: str, change: Change) -> dict[str, Any]:
    save = copy.deepcopy(start(table))
    change(save)
    return save


def nested(levels: int) -> Any:
    value: Any = 0
    for _ in range(levels):
        value = {"a": [value]}
    return value


WIDE: dict[str, tuple[str, Change, str]] = {
    "a purse of a thousand million": (
        "auction-2",
        lambda s: s["table"].update(coins=[10**9, 1]),
        "/table/coins/0: found 1000000000, expected 0 to",
    ),
    "a deck of a million": (
        "isle-2",
        lambda s: s["table"].update(deck=["001"] * 10**6),
        "/table/deck: found a list of 1000000, expected at most",
    ),
    "a hundred thousand wrong numbers": (
        "isle-2",
        lambda s: s["table"].update(hands=[[1] * 9000] * 2, packets=[[1] * 9000] * 2),
        "and 9,980 or more",
    ),
    "some wrong numbers": (
        "isle-2",
        lambda s: s["table"].update(hands=[[1] * 20, [1] * 20]),
        "and 20 more mistakes",
    ),
    "a hundred thousand steps": (
        "isle-2",
        lambda s: s.update(agenda=s["agenda"] * 100_000),
        "/agenda: found a list of",
    ),
    "windows of thousands": (
        "auction-2",
        lambda s: s.update(
            agenda=[
                {"step": "core.window", "name": "x", "order": [*range(9999)], "at": 0, "quiet": 0}
            ]
            * 20
        ),
        "/agenda/0/order/2: found 2, expected 0 to 1",
    ),
    "a hundred thousand streams": (
        "isle-2",
        lambda s: s["chance"].update({f"s{n}": 1 for n in range(100_000)}),
        "/chance: found 10000",
    ),
    "a hundred thousand packs": (
        "isle-2",
        lambda s: s.update(content={f"s{n}": "0" for n in range(100_000)}),
        "/content: found",
    ),
    "a hundred thousand fields": (
        "isle-2",
        lambda s: s["table"].update({f"k{n}": 1 for n in range(100_000)}),
        "/table: found 100034 keys",
    ),
    "a thousand million players": (
        "isle-2",
        lambda s: s["config"].update(players=10**9),
        "at /config/players: found 1,000,000,000, expected a number of players up to 100",
    ),
    "a hundred thousand names": (
        "isle-2",
        lambda s: s["config"].update(names=[str(n) for n in range(100_000)]),
        "at /config/names: found more, expected at most 10,000 values in all",
    ),
    "a name as long as a book": (
        "isle-2",
        lambda s: s["config"].update(names=["x" * 9_000, "y"]),
        "at /config/names/0: found 9,000 characters, expected at most 200",
    ),
    "a game as long as a library": (
        "isle-2",
        lambda s: s["config"].update(game="x" * 10**6),
        "at /config/game: found a text of 1,000,000 characters",
    ),
    "thousands of modules": (
        "isle-2",
        lambda s: s["config"].update(modules=[f"m{n}" for n in range(3000)]),
        "at /config/modules: found a list of 3000, expected at most 100",
    ),
    "thousands of settings": (
        "isle-2",
        lambda s: s["config"].update({f"k{n}": 1 for n in range(3000)}),
        "and 2,980 more mistakes",
    ),
    "a boat as long as a book": (
        "isle-2",
        lambda s: s["table"].update(boats=["~" * 10**6] * 2),
        "/table/boats/0: found 1,000,000 characters",
    ),
    "a choice as long as a book": (
        "auction-2",
        lambda s: s["agenda"][-1].update(sealed=["keep " + "x+" * 10**5, None]),
        "/sealed/0: found 200,005 characters",
    ),
}


@pytest.mark.parametrize("what", WIDE)
def test_what_asks_for_too_much_is_refused_at_once(what: str) -> None:
    table, change, place = WIDE[what]
    save = changed(table, change)
    assert place in refusal(ruledock.load, save)
    text = json.dumps(save)
    if len(text) <= limits.JSON_TEXT:
        assert place in refusal(ruledock.load, text)


DEEP = [
    ("table", "deck"),
    ("config", "rules"),
    ("config", "x"),
    ("chance", "x"),
    ("content", "isle"),
]


@pytest.mark.parametrize("levels", [70, 900])
@pytest.mark.parametrize(("part", "key"), DEEP)
def test_what_is_nested_too_deeply_is_refused_with_its_place(
    part: str, key: str, levels: int
) -> None:
    save = changed("isle-2", lambda s: s[part].update({key: nested(levels // 2)}))
    assert f"/{part}" in refusal(ruledock.load, save)


ODD = [
    None,
    b"",
    b"{}",
    -5,
    1.5,
    float("nan"),
    True,
    "x",
    [],
    {},
    {5: 1},
    {1, 2},
    10**6000,
    "\ud800",
]


INSIDE = {
    "config": ["game", "players", "names"],
    "content": ["isle", "lessons-a"],
    "chance": ["isle.bag"],
    "table": ["day", "order", "boats", "fish", "common", "deck", "hands", "spent"],
}
"""What is neither a small number nor an empty list."""


def named(odd: Any) -> str:
    return "huge" if type(odd) is int and odd > 9 else f"{odd!r:.12}"


@pytest.mark.parametrize("part", ["format", "config", "content", "chance", "agenda", "table"])
@pytest.mark.parametrize("odd", ODD, ids=named)
def test_no_part_of_a_save_can_be_something_else(part: str, odd: Any) -> None:
    whole = start("isle-2")
    if (part, odd) != ("agenda", []):  # a game that is over
        assert f"/{part}" in refusal(ruledock.load, {**whole, part: odd})


@pytest.mark.parametrize("odd", ODD, ids=named)
def test_no_field_of_a_save_can_be_something_else(odd: Any) -> None:
    whole = start("isle-2")
    for part, keys in INSIDE.items():
        for key in keys:
            inside = {**whole, part: {**whole[part], key: odd}}
            assert f"/{part}" in refusal(ruledock.load, inside)


@pytest.mark.parametrize("read", [ruledock.load, ruledock.replay, ruledock.position])
@pytest.mark.parametrize(
    "odd",
    [*ODD, "[]", "null", "{", "[" * 900 + "]" * 900, "[" * 10**6, '{"a":' * 900, "1" * 5000, "\0"],
    ids=named,
)
def test_what_is_no_game_at_all_is_refused(read: Callable[..., object], odd: Any) -> None:
    assert refusal(read, odd)


def test_more_text_than_any_game_has_is_not_even_read() -> None:
    text = json.dumps(start("isle-2")) + " " * limits.JSON_TEXT
    assert "characters, expected at most" in refusal(ruledock.load, text)
    table = ruledock.new("auction", seed=1).position() + "#" * limits.TOML_TEXT
    assert "characters, expected at most" in refusal(ruledock.position, table)


RECORDS: dict[str, tuple[Change, str]] = {
    "players": (lambda r: r["start"]["config"].update(players=10**9), "/start/config/players"),
    "seed": (lambda r: r["start"].update(seed=10**5000), "/start/seed"),
    "no seed": (lambda r: r["start"].update(seed=None), "/start"),
    "no start": (lambda r: r.update(start=None), "/: "),
    "no save": (lambda r: r.update(start={"save": None}), "/start/save: /: "),
    "deep": (lambda r: r["start"]["config"].update(x=nested(450)), "/start/config/x/a"),
    "many": (lambda r: r.update(choices=["0 pass"] * 10**6), "/choices: found 1,000,000"),
    "long": (lambda r: r.update(choices=["0 " + "x" * 10**6]), "/choices/0: found 1,000,002"),
    "bytes": (lambda r: r.update(choices=[b"0 pass"]), "/choices/0: found bytes"),
    "numbers": (lambda r: r.update(choices=[0] * 15_000), "and 9,980 or more"),
    "half a character": (lambda r: r.update(choices=["0 \ud800"]), "/choices/0: found half a"),
    "digits": (lambda r: r.update(choices=["9" * 1900 + " pass"]), "/choices/0: "),
}


@pytest.mark.parametrize("what", RECORDS)
def test_a_record_that_asks_for_too_much_is_refused_at_once(what: str) -> None:
    record = ruledock.new("auction", players=3, seed=1).record.to_dict()
    change, place = RECORDS[what]
    change(record)
    assert place in refusal(ruledock.replay, record)


POSITIONS = {
    "a.a" * 20_000 + " = 1": "line 1: found a key of too many parts",
    "x = " + "[" * 500 + "]" * 500: "too many levels",
    "x = [" + "1," * 100_000 + "]": "at most 10,000 values",
    "x = " + "1" * 5000: "a number of thousands of digits",
    "x = 1979-05-27": "found date, expected a value that JSON has",
    "x = nan": "found float, expected a value that JSON has",
    "\n".join(f"k{n} = 1" for n in range(20_000)): "at most 10,000 values",
}


@pytest.mark.parametrize("line", POSITIONS, ids=lambda line: line[:12])
def test_a_position_that_asks_for_too_much_is_refused_at_once(line: str) -> None:
    text = line + "\n" + ruledock.new("auction", seed=1).position()
    assert POSITIONS[line] in refusal(ruledock.position, text)


def test_a_configuration_has_the_same_limits(tmp_path) -> None:
    for given in ({"players": 10**9}, {"packs": ["./\0"]}, {"rules": nested(450)}, {"x": b"1"}):
        assert refusal(make_config, {"game": "auction", **given})
    for number, text in enumerate(['packs = ["./a\\u0000"]', 'packs = ["' + "/x" * 2500 + '"]']):
        file = tmp_path / f"{number}.toml"
        file.write_text(f'game = "auction"\n{text}\n')
        assert "/packs" in refusal(ruledock.load_config, file)
    assert refusal(ruledock.load_config, tmp_path / ("x" * 5000))
    assert refusal(ruledock.load_config, "a\0b.toml")
    with pytest.raises(ruledock.ConfigError):
        ruledock.Config("auction", players=10**9)
