"""Every code that a mistake can bear is explained, in the code and for readers."""

from __future__ import annotations

import re
from pathlib import Path

from ruledock_authoring.error_codes import CODES

PAGE = Path(__file__).parents[3] / "docs" / "reference" / "errors.md"


def test_the_page_of_errors_explains_every_code_and_no_other() -> None:
    rows = re.findall(r"^\| `([a-z0-9-]+)` \| (.+?) +\|$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert CODES.items() <= dict(rows).items()
    begins = next(place for place, row in enumerate(rows) if row[0] == "ambiguous")
    assert rows[begins : begins + len(CODES)] == list(CODES.items())
