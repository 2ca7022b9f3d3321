"""A class that builds itself may say which place of its item is wrong."""

from __future__ import annotations

import json
from pathlib import Path

import attrs
import pytest

from ruledock.content import ContentKind, Misbuilt, PackSource, load_content
from ruledock.errors import ContentError, Problem

SCHEMAS = Path(__file__).parents[3] / "schemas"


@attrs.frozen
class Span:
    """Two numbers, the smaller one first."""

    id: str
    ends: tuple[int, int]

    @classmethod
    def __from_json__(cls, value):
        low, high = value["ends"]
        if low > high:
            raise Misbuilt(Problem("/ends/1", str(high), f"at least {low}", "out-of-range"))
        return cls(value["id"], (low, high))


def test_the_mistake_carries_pointer_line_and_code(tmp_path):
    pack = tmp_path / "spans"
    (pack / "spans").mkdir(parents=True)
    (pack / "pack.json").write_text('{"name": "spans", "version": "1", "title": "Spans"}')
    items = [{"id": "short", "ends": [1, 2]}, {"id": "odd", "ends": [7, 2]}]
    (pack / "spans" / "all.json").write_text(json.dumps(items, indent=1))
    kind = ContentKind("spans", {"type": "object"}, Span)
    with pytest.raises(ContentError) as refused:
        load_content(
            [PackSource("spans", pack)],
            {"spans": kind},
            schemas=lambda name: json.loads((SCHEMAS / name).read_text("utf-8")),
        )
    (mistake,) = refused.value.mistakes
    assert mistake.pointer == "/1/ends/1"
    assert (mistake.found, mistake.expected, mistake.code) == ("2", "at least 7", "out-of-range")
    assert mistake.line == 13
