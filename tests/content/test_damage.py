"""Packs damaged at random: each damage is caught where it was done, and none is a traceback."""

import json
import tempfile
from copy import deepcopy
from pathlib import Path
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from ruledock.engine.text import pointer
from ruledock.errors import ContentError
from ruledock_authoring.error_codes import CODES
from ruledock_mistakes.json_text import Positions
from tests.content.sample import BASE, load, mistakes, write

FILES = sorted(path for path in BASE if path.endswith(".json"))
LANGUAGE = {"unknown-word", "wrong-sort"}


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a document."""
    inner = value.items() if isinstance(value, dict) else ()
    inner = enumerate(value) if isinstance(value, list) else inner
    return [path, *(place for key, part in inner for place in places(part, (*path, key)))]


def follow(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


def found_in(files: dict[str, Any]) -> list[Any]:
    with tempfile.TemporaryDirectory() as folder:
        root = write(Path(folder) / "base", files)
        return [(Path(m.file).relative_to(root).as_posix(), m) for m in mistakes(root)]


def assert_caught(files: dict[str, Any], path: str, place: str) -> None:
    """Some mistake is in that file, at that place, in it or just around it, and on its line."""
    found = found_in(files)
    near = {place, place.rpartition("/")[0]}
    mine = [m for file, m in found if file == path]
    here = [m for m in mine if m.pointer in near or m.pointer.startswith(place + "/")]
    assert here, [str(m) for _, m in found]
    text = json.dumps(files[path], indent=2)
    for mistake in here:
        assert mistake.line == Positions(text).line(mistake.pointer)
        assert mistake.code in CODES.keys() | LANGUAGE


def damaged(path: str) -> tuple[dict[str, Any], Any]:
    files = {**BASE, path: deepcopy(BASE[path])}
    return files, files[path]


@given(st.data())
def test_a_misspelt_key(data: Any) -> None:
    path = data.draw(st.sampled_from(FILES))
    files, document = damaged(path)
    keys = [p for p in places(document) if p and isinstance(p[-1], str) and p[-1] != "$schema"]
    keys = [p for p in keys if p[:-1] != ("prices",)]  # a free table: any key will do
    *way, key = data.draw(st.sampled_from(keys))
    at = data.draw(st.integers(0, len(key) - 1))
    wrong = key[:at] + data.draw(st.sampled_from("qj0")) + key[at + 1 :]
    holder = follow(document, tuple(way))
    changed = {(wrong if k == key else k): v for k, v in holder.items()}
    holder.clear()
    holder.update(changed)
    assert_caught(files, path, pointer((*way, wrong)))


@given(st.data())
def test_a_value_of_another_type(data: Any) -> None:
    path = data.draw(st.sampled_from(FILES))
    files, document = damaged(path)
    spots = [p for p in places(document) if p and "$schema" not in p]
    *way, key = data.draw(st.sampled_from(spots))
    holder = follow(document, tuple(way))
    old = holder[key]
    values: list[Any] = [None, True, 7, 7.5, "text", [1], {"a": 1}]
    kinds = {bool: bool, int: int, float: int | float}
    same = kinds.get(type(old), type(old))
    # A score may be a number in place of an object, and any number is a weight.
    fitting = key == "score" or way[-1:] == ["sum"] or key == "weight"
    new = data.draw(
        st.sampled_from([v for v in values if type(v) is bool or not isinstance(v, same)])
    )
    if fitting and isinstance(new, int | float):
        new = None
    holder[key] = new
    assert_caught(files, path, pointer((*way, key)))


@given(st.data())
def test_a_broken_reference(data: Any) -> None:
    path, way = data.draw(
        st.sampled_from(
            [
                ("cards/owl.json", ("tile",)),
                ("cards/owl.json", ("friends", 0)),
                ("cards/more.json", (1, "friends", 0)),
            ]
        )
    )
    files, document = damaged(path)
    name = data.draw(st.text("abcdefgh-", min_size=1).filter(lambda s: s != "dot"))
    follow(document, way[:-1])[way[-1]] = name
    assert_caught(files, path, pointer(way))


@given(st.data())
def test_a_lost_or_added_character_of_grammar(data: Any) -> None:
    path = data.draw(st.sampled_from(FILES))
    text = json.dumps(BASE[path], indent=2)
    marks = [n for n, character in enumerate(text) if character in '{}[]:,"']
    at = data.draw(st.sampled_from(marks))
    added = data.draw(st.sampled_from(["", text[at] * 2]))
    text = text[:at] + added + text[at + 1 :]
    try:
        json.loads(text)
        return  # doubling the quotes of an empty text, or the like
    except json.JSONDecodeError as error:
        expected = error.lineno
    (mistake,) = [m for file, m in found_in({**BASE, path: text}) if file == path]
    assert mistake.code == "bad-json"
    assert abs(mistake.line - expected) <= 1


@given(st.data())
def test_any_bytes_at_all(data: Any) -> None:
    path = data.draw(st.sampled_from(FILES))
    whole = bytearray(json.dumps(BASE[path], indent=2).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(whole)))
        whole[at : at + data.draw(st.integers(0, 9))] = data.draw(st.binary(max_size=6))
    with tempfile.TemporaryDirectory() as folder:
        root = write(Path(folder) / "base", {**BASE, path: bytes(whole)})
        try:
            load(root)
        except ContentError as error:
            for mistake in error.mistakes:
                assert str(mistake).replace("\n", "").isprintable()
                assert mistake.code in CODES.keys() | LANGUAGE
