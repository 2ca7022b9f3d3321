"""The page that explains the language tells the truth."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

PAGE = Path(__file__).resolve().parents[2] / "docs" / "explanation" / "words.md"


def test_its_snippets_run_and_its_scores_are_right() -> None:
    text = PAGE.read_text("utf-8")
    spoken: dict[str, Any] = {}
    for snippet in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
        exec(snippet, spoken)
    scores = re.findall(r"`(\{.*\})` \|$", text, re.MULTILINE)
    scores += re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    assert len(scores) == 6
    for score in scores:
        assert spoken["language"].check("score", json.loads(score)) == [], score
