"""For everybody: axe finds nothing, whatever page, language, colours or width."""

import pytest
from robots import Robot, play
from test_games import ALL, PHONE, sit

TABLES = {
    "isle": {"modules": ALL},
    "sea_salt_paper": {},
    "kockombat": {},
    "auction": {},
}


def violations(page):
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()
    found = axe.run(page).response["violations"]
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
    seats = ["Ada", "Ben", "Cleo"] if game == "auction" else ["Ada", "Ben"]
    bots = {seat: "random" for seat in range(1, len(seats))}
    table, tokens = serving.make_table(game, seats, bots, settings=TABLES[game])
    scheme = {"color_scheme": "dark" if game in ("isle", "auction") else "light"}
    page = sit(person, serving, table, tokens, "0", **scheme)
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
    table, tokens = serving.make_table("kockombat", ["Ada", "Ben"], {1: "random"})
    page = sit(person, serving, table, tokens, "0", language="cs", color_scheme=scheme, **PHONE)
    robot = Robot(page, 2)
    play([robot], until=lambda _: robot.made >= 4)
    assert violations(page) == []
    play([robot])
    page.wait_for_selector("#score-lines .side")
    assert violations(page) == []
