"""Saves that no game could reach are refused, by the games and modules beside the isle itself."""

import pytest

import ruledock

TABLES = {
    "events": {"game": "isle", "players": 2, "modules": ["events"], "windows": "own"},
    "sister": {"game": "isle", "players": 1, "modules": ["sister"]},
    "kockombat": {"game": "kockombat", "clans": ["gourmets", "crooks"]},
    "limited": {"game": "kockombat", "choice": "limited"},
    "sea_salt_paper": {"game": "sea_salt_paper", "players": 3},
    "any clan": {"game": "kockombat"},
    "isle": {"game": "isle", "players": 2},
    "family": {"game": "isle", "players": 2, "modules": ["family"]},
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
    *(
        (
            "events",
            lambda part, to=to: part["today"]["shares"].update(left=to),
            "a share of a field",
        )
        for to in ([1], [1, 0], [1, 2, 3])
    ),
    ("sister", lambda part: part["cards_to_come"].pop(), "every card of the sister"),
    ("sister", lambda part: part["colours_to_come"].pop(), "every colour card"),
    ("sister", lambda part: part["colours"].append("red"), "every colour card"),
    ("sister", put("row", 99), "cards she does not have"),
    ("sister", put("row", -1), "found -1, expected 0 to"),
    ("sister", put("lessons", ["teapot"]), "a lesson that no pack defines"),
    ("kockombat", lambda part: part["unseen"].pop(), "every tile of the game"),
    ("kockombat", lambda part: part["board"].append("?"), "lie face down"),
    ("kockombat", lambda part: part["facing"].clear(), "must have a facing"),
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


# -- steps that cannot be waiting --------------------------------------------------------------


def step(name, **fields):
    return {"step": name, **fields}


def draft(players=(0, 1), keep=2, name="isle.draft"):
    return step(name, players=list(players), sealed=[], keep=keep, passes=0)


def cats(name, cells, most):
    return step(f"kockombat.{name}", player=0, cells=cells, most=most)


REFUSED = r"cannot wait here|the game cannot go on from here"
KEEPING = step("kockombat.keep-clans", players=[0, 1], sealed=[])
ON_TOP = [
    ("kockombat", step("kockombat.flip-tile", player=0)),
    ("kockombat", step("kockombat.move-tile", player=0, cell="a1")),
    ("kockombat", step("kockombat.ending", last=0)),
    ("kockombat", step("kockombat.tally")),
    ("kockombat", step("kockombat.new-game", number=1)),
    ("kockombat", step("kockombat.choose-clan", player=0)),
    ("kockombat", step("kockombat.show-clans")),
    ("kockombat", step("kockombat.lay-out")),
    ("kockombat", KEEPING),
    ("kockombat", cats("choose-prey", [3, 2], 1)),
    ("kockombat", cats("choose-prey", [2, 2], 1)),
    ("kockombat", cats("choose-prey", [2, 3], -1)),
    ("isle", step("isle.day", number=2)),
    ("isle", step("isle.plan-day")),
    ("isle", step("isle.next-phase")),
    ("isle", step("isle.last-cards", passes=0)),
    ("isle", step("isle.before-purchase")),
    ("isle", draft()),
    ("isle", draft(players=[0])),
    ("isle", draft(keep=9)),
    ("events", step("events.happening", event="fewer-fish", at=1, player=-1)),
    ("events", step("events.happening", event="fewer-fish", at=0, player=0)),
    ("events", step("events.happening", event="borrowed-item", at=0, player=-1)),
    ("events", step("events.happening", event="column", at=0, player=-1)),
    ("sister", step("sister.deal", count=5, keep=3)),
    ("sister", step("sister.discard-rest")),
    ("family", draft(name="family.keep-lessons")),
    ("sea_salt_paper", step("sea_salt_paper.playing", player=0)),
    ("sea_salt_paper", step("sea_salt_paper.dealing", first=0)),
]
ALONE = [
    ("kockombat", step("kockombat.move-tile", player=0, cell="e5")),
    ("any clan", step("kockombat.flip-tile", player=0)),
    ("any clan", step("kockombat.dogs-attack")),
    ("any clan", step("kockombat.hunt-prey")),
    ("any clan", step("kockombat.turn-adog", player=0)),
    ("any clan", step("kockombat.tally")),
    ("any clan", step("kockombat.ending", last=0)),
    ("any clan", cats("choose-prey", [2, 3], 1)),
]


@pytest.mark.parametrize(
    ("name", "kept", "added"),
    [*((name, True, one) for name, one in ON_TOP), *((name, False, one) for name, one in ALONE)],
)
def test_a_step_that_no_game_would_wait_for_is_refused(name, kept, added):
    save, _ = saved(name)
    save["agenda"] = [*(save["agenda"] if kept else ()), added]
    with pytest.raises(ruledock.SaveError, match=REFUSED):
        ruledock.load(save)


def test_the_last_cards_come_after_every_draft():
    """Otherwise the packets would be empty when the draft below is asked."""
    save, _ = saved("isle")
    drafts = [at for at, one in enumerate(save["agenda"]) if one["step"] == "isle.draft"]
    save["agenda"][drafts[-2]] = step("isle.last-cards", passes=0)
    with pytest.raises(ruledock.SaveError, match=REFUSED):
        ruledock.load(save)


FINE = [
    ("events", True, step("events.happening", event="fewer-fish", at=0, player=-1)),
    ("events", True, step("events.happening", event="borrowed-item", at=0, player=0)),
    ("kockombat", False, step("kockombat.move-tile", player=0, cell="a1")),
    ("kockombat", True, cats("choose-prey", [2, 3], 0)),
    ("kockombat", True, step("kockombat.hunt-prey")),
    ("sea_salt_paper", True, step("sea_salt_paper.drawing", player=0)),
]


@pytest.mark.parametrize(("name", "kept", "added"), FINE)
def test_a_step_that_a_game_might_wait_for_is_not(name, kept, added):
    save, _ = saved(name)
    save["agenda"] = [*(save["agenda"] if kept else ()), added]
    assert ruledock.load(save).decisions
