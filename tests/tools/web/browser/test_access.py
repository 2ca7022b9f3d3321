"""For everybody: axe finds nothing, whatever page, language, colours or width."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from robots import Robot, play
from test_games import ALL, PHONE, sit_among_bots

TABLES = {
    "isle": (["Ada", "Ben"], {"modules": ALL}, {"color_scheme": "dark"}),
    "family": (["Ada", "Ben"], {"game": "isle", "modules": ["family"]}, PHONE),
    "sister": (["Ada"], {"game": "isle", "modules": ["sister"]}, {**PHONE, "color_scheme": "dark"}),
    "sea_salt_paper": (["Ada", "Ben"], {}, PHONE),
    "kockombat": (["Ada", "Ben"], {}, {"language": "uk"}),
    "auction": (["Ada", "Ben", "Cleo"], {}, {"color_scheme": "dark"}),
}
"""By name: who sits there, the settings, and how the reader looks at it."""


def violations(page):
    found = Axe().run(page).response["violations"]
    return [(one["id"], [node["html"][:200] for node in one["nodes"][:3]]) for one in found]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_lobby_and_the_page_of_the_host(person, serving, scheme):
    page = person(color_scheme=scheme, width=400)
    page.goto(serving.url)
    page.wait_for_selector("#make")
    page.click("summary")
    assert violations(page) == []
    page.click("#make")
    page.wait_for_selector("#links .go")
    assert violations(page) == []


@pytest.mark.parametrize("game", TABLES)
def test_a_table_in_play_and_at_its_end(person, serving, game, thorough):
    seats, settings, reader = TABLES[game]
    game = settings.get("game", game)
    page = sit_among_bots(person, serving, game, seats, settings, **reader)
    robot = Robot(page, 1)
    for goal in (0, 4, 12, 30) if thorough else (3, 10):
        play([robot], until=lambda _, goal=goal: robot.made >= goal)
        assert violations(page) == []
    page.click("#do-score")
    page.wait_for_selector("#score-lines .side")
    assert violations(page) == []
    page.click("#do-menu")
    assert violations(page) == []
    page.click("#do-replay")
    page.wait_for_selector("#replay-step")
    assert violations(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_finished_game_on_a_phone(person, serving, scheme):
    who = {"language": "cs", "color_scheme": scheme, **PHONE}
    page = sit_among_bots(person, serving, "kockombat", ["Ada", "Ben"], {}, **who)
    robot = Robot(page, 2)
    play([robot], until=lambda _: robot.made >= 4)
    assert violations(page) == []
    play([robot])
    page.wait_for_selector("#score-lines .side")
    assert violations(page) == []
