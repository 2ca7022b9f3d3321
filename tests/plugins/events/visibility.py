"""The visibility table of the events, stated for tests a second time.

| where | who sees it |
|---|---|
| which of the tiles with the same side up lies in the row | nobody |
| the tiles that are not in the game | nobody |
| the sides that are up, points, noble rats, borrowed items | everybody |
"""

from __future__ import annotations

from ruledock.testing import nobody
from tests.plugins.isle.visibility import SEEN_BY as ISLE

SEEN_BY = {**ISLE, "events.bag": nobody, "events.row": nobody}
