"""A class may say itself how it is copied and saved."""

from types import SimpleNamespace
from typing import ClassVar

import attrs

from ruledock.engine.codec import Shape, codec


@attrs.define
class Tally:
    """A number, saved as strokes."""

    count: int = 0
    __shape__: ClassVar[Shape] = Shape(
        "{}.twin()", "{}.strokes()", "_str({})", {"type": "string", "pattern": "^|*$"}
    )

    def twin(self):
        return Tally(self.count)

    def strokes(self):
        return "|" * self.count


@attrs.define
class Sheet:
    tallies: list[Tally] = attrs.field(factory=list)


def test_it_is_copied_and_saved_as_it_says():
    sheet = Sheet([Tally(2), Tally(3)])
    copied = codec(Sheet).copy(sheet)
    copied.tallies[0].count = 9
    assert [tally.count for tally in sheet.tallies] == [2, 3]
    assert codec(Sheet).dump(sheet) == {"tallies": ["||", "|||"]}
    rules = SimpleNamespace(read_option=None, players=range(2))
    assert codec(Sheet).loader(rules)({"tallies": ["||"]}) == Sheet(["||"])
    assert codec(Sheet).schema["properties"]["tallies"]["items"]["type"] == "string"
