"""Plans of boats, read from their drawings."""

from __future__ import annotations

import json
from typing import Any

from ruledock.linking.shipped import data
from ruledock_isle.boat.plans import BoatPlan


def blue() -> dict[str, Any]:
    text = (data("content") / "isle" / "boats" / "boat-blue.json").read_text("utf-8")
    plan: dict[str, Any] = json.loads(text)
    return plan


def test_rats_are_where_they_are_drawn() -> None:
    drawn = "".join(blue()["marks"]).count("*")
    assert BoatPlan.__from_json__(blue()).rats.bit_count() == drawn > 0


def test_a_boat_may_be_free_of_rats() -> None:
    clean = {**blue(), "marks": [row.replace("*", ".") for row in blue()["marks"]]}
    assert BoatPlan.__from_json__(clean).rats == 0
