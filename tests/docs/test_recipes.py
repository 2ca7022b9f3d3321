"""Every recipe on the page is a score without mistakes."""

import json
import re
from pathlib import Path

from tests.plugins.isle.language import language

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "say-it-in-words.md"


def test_every_recipe_can_be_read():
    rows = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| ")]
    said = [json.loads(one) for row in rows for one in re.findall(r"`(\{.*?\})`(?=[ ,])", row)]
    assert len(said) > 25
    problems = {json.dumps(one): language().words.check("score", one) for one in said}
    assert {one: found for one, found in problems.items() if found} == {}
