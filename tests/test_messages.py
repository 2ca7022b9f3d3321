"""Messages: a sentence is chosen and filled in at the edge, in the reader's language."""

from __future__ import annotations

import pytest

from ruledock.messages import Message, Phrasebook


@pytest.fixture(autouse=True)
def sentences(monkeypatch):
    """A phrasebook of two languages, for one test."""
    told = {
        "en": {"lamp": "a lamp", "shows": "{player} shows {lots}.", "pays": "{n:coin|coins}, {n}"},
        "cs": {"lamp": "lampa", "shows": "{player} ukazuje: {lots}."},
    }
    monkeypatch.setattr(Phrasebook, "templates", told)


LAMP = Message("lamp")


@pytest.mark.parametrize("lots", [LAMP, [LAMP, LAMP], (LAMP, "vase-a")])
def test_messages_inside_messages_speak_the_same_language(lots):
    czech = Message("shows", {"player": "Ada", "lots": lots}).text("cs")
    assert czech.startswith("Ada ukazuje: lampa")
    assert "lamp" not in czech.replace("lampa", "")


def test_a_blank_nobody_filled_shows_its_name():
    assert Message("shows", {"lots": ()}).text() == "<player> shows nothing."


def test_what_players_are_called_is_never_filled_in_again():
    assert Message("shows", {"player": "{lots}", "lots": LAMP}).text() == "{lots} shows a lamp."


def test_a_message_without_a_sentence_shows_its_id():
    assert Message("hums", {"player": "Ada"}).text() == "hums {'player': 'Ada'}"


def test_an_id_says_one_thing():
    Phrasebook.add({"lamp": "a lamp"}, "shop")
    with pytest.raises(ValueError, match="'lamp' of shop already says 'a lamp'"):
        Phrasebook.add({"lamp": "a lantern"}, "other")
    Phrasebook.add({"lamp": "a lantern"}, "shop")
    assert LAMP.text() == "a lantern"


@pytest.mark.parametrize(("n", "said"), [(0, "0 coins, 0"), (1, "1 coin, 1"), (2, "2 coins, 2")])
def test_a_number_knows_its_noun(n, said):
    assert Message("pays", {"n": n}).text() == said
