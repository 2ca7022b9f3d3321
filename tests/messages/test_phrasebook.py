"""Where sentences come from: an id says one thing."""

from __future__ import annotations

import pytest

from ruledock.messages import Message, Phrasebook


def test_an_id_says_one_thing():
    Phrasebook.add("shop-sign = open", "shop")
    with pytest.raises(ValueError, match="'shop-sign' of shop already says 'shop-sign = open'"):
        Phrasebook.add("shop-sign = closed", "other")
    assert Message("shop.sign").text() == "open"
    Phrasebook.add("shop-sign = closed", "shop")
    assert Message("shop.sign").text() == "closed"


def test_ids_that_fluent_spells_alike_are_refused():
    Phrasebook.add_patterns({"shop.any": "a"}, "shop")
    with pytest.raises(ValueError, match=r"'shop\.any' and 'shop\.\*' are both 'shop-any'"):
        Phrasebook.add_patterns({"shop.*": "b"}, "shop")
