"""A mark that is on no square of its outline is a mistake with a place."""

import json

import pytest

import ruledock
from ruledock.errors import ContentError


def test_a_mark_beside_the_outline_is_refused(tmp_path):
    pack = tmp_path / "odd"
    (pack / "tiles").mkdir(parents=True)
    about = {"name": "odd", "version": "1.0", "title": "Odd", "needs": ["isle"]}
    (pack / "pack.json").write_text(json.dumps(about))
    tile = {"id": "odd-1", "kind": "common", "outline": ["#.", "##"], "provenance": "house"}
    (pack / "tiles" / "odd.json").write_text(json.dumps({**tile, "marks": {"red": ["b1"]}}))
    with pytest.raises(ContentError) as caught:
        ruledock.new("isle", players=2, packs=[str(pack)])
    [mistake] = caught.value.mistakes
    assert (mistake.pointer, mistake.found, mistake.code) == ("/marks", "b1", "wrong-form")
