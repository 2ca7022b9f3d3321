"""Saves that no game could reach are refused, by the games and modules beside the isle itself."""

import pytest

import ruledock

TABLES = {
    "events": {"game": "isle", "players": 2, "modules": ["events"], "windows": "own"},
    "sister": {"game": "isle", "players": 1, "modules": ["sister"]},
    "kockombat": {"game": "kockombat", "clans": ["gourmets", "crooks"]},
    "limited": {"game": "kockombat", "choice": "limited"},
    "sea_salt_paper": {"game": "sea_salt_paper", "players": 3},
}


def saved(name):
    settings = dict(TABLES[name])
    game = ruledock.new(settings.pop("game"), seed=3, **settings)
    while name == "kockombat" and len(game.record.choices) < 20:
        game.choose(game.decisions[0], 0)
    save = game.save()
    return save, save.get("drawers", {}).get(name, save["table"])


@pytest.mark.parametrize("name", TABLES)
def test_what_was_saved_loads(name):
    save, _ = saved(name)
    assert ruledock.load(save).save() == save


def put(key, value):
    return lambda part: part.__setitem__(key, value)


SPOILT = [
    ("events", lambda part: part["row"].append(part["row"][0]), "in the row or in the bag"),
    ("events", lambda part: part["bag"].pop(), "in the row or in the bag"),
    ("events", put("spare_items", 9), "neither lost nor made"),
    ("events", put("spare_items", -1), "found -1, expected 0 to"),
    ("events", lambda part: part["items"][0].append("boots"), "neither lost nor made"),
    ("events", put("points", [0, -1]), "found -1, expected 0 to"),
    ("sister", lambda part: part["deck"].pop(), "every card of the sister"),
    ("sister", lambda part: part["unseen"].pop(), "every colour card"),
    ("sister", lambda part: part["colours"].append("red"), "every colour card"),
    ("sister", put("row", 99), "cards she does not have"),
    ("sister", put("row", -1), "found -1, expected 0 to"),
    ("sister", put("lessons", ["teapot"]), "a lesson that there is not"),
    ("kockombat", lambda part: part["bag"].pop(), "every tile of the game"),
    ("kockombat", lambda part: part["board"].append("?"), "lie face down"),
    ("kockombat", lambda part: part["facing"].clear(), "must face somewhere"),
    ("kockombat", put("down", ["mouse_1"]), "only cats on the square"),
    ("kockombat", put("down", ["power_cats_1"]), "only cats on the square"),
    ("limited", lambda part: part["deck"].append("crooks"), "every clan card"),
    ("limited", lambda part: part["hands"][0].pop(), "every clan card"),
    ("sea_salt_paper", lambda part: part["deck"].pop(), "every card must be in exactly one place"),
    ("sea_salt_paper", lambda part: part["deck"].append("crab-teal-1"), 'found "crab-teal-1"'),
    (
        "sea_salt_paper",
        lambda part: part["hands"][0].append(part["deck"][0]),
        "every card must be in exactly one place",
    ),
]


@pytest.mark.parametrize(("name", "spoil", "why"), SPOILT)
def test_a_save_that_no_game_could_reach_is_refused(name, spoil, why):
    save, part = saved(name)
    spoil(part)
    with pytest.raises(ruledock.SaveError, match=why):
        ruledock.load(save)
