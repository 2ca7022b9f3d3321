"""Whole games through the page, by mouse, by keys, on a phone, in three languages."""

import pytest
from robots import KeyRobot, MouseRobot, TouchRobot, play

ALL = ["creatures", "events", "kittens"]
PHONE = {"width": 360, "height": 740, "has_touch": True}


def sit(person, serving, table, tokens, role, **who):
    page = person(**who)
    page.goto(serving.link(table, tokens, role))
    page.wait_for_selector("#panels .panel")
    return page


def sit_among_bots(person, serving, game, seats, settings, **who):
    """The page of the first seat at a new table where bots sit in the others."""
    bots = {seat: "random" for seat in range(1, len(seats))}
    table, tokens = serving.make_table(game, seats, bots, settings=settings)
    return sit(person, serving, table, tokens, "0", **who)


def sheet(page, sides):
    """The score sheet at the end."""
    page.wait_for_selector("body[data-over=true]")
    page.wait_for_selector("#score-lines .side")
    assert page.locator("#score-lines .side").count() == sides


def no_wider_than_the_screen(page):
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{wide} pixels too wide"


def test_two_people_and_a_spectator_play_the_isle_with_all_modules(person, serving):
    table, tokens = serving.make_table("isle", ["Ada", "Ben"], settings={"modules": ALL})
    ada = sit(person, serving, table, tokens, "0")
    ben = sit(person, serving, table, tokens, "1", language="cs", **PHONE)
    eve = sit(person, serving, table, tokens, "watch", language="uk")
    play([MouseRobot(ada, 1), TouchRobot(ben, 2)])
    for page in (ada, ben, eve):
        sheet(page, 2)
    no_wider_than_the_screen(ben)


def test_the_isle_with_all_modules_by_keys_alone(person, serving):
    settings = {"modules": ALL}
    table, tokens = serving.make_table("isle", ["Ada", "Ben"], {1: "random"}, settings=settings)
    ada = sit(person, serving, table, tokens, "0", language="cs")
    play([KeyRobot(ada, 4)])
    sheet(ada, 2)


def test_alone_against_the_sister_by_touch_on_a_phone(person, serving):
    table, tokens = serving.make_table("isle", ["Ada"], settings={"modules": ["sister"]})
    ada = sit(person, serving, table, tokens, "0", language="uk", **PHONE)
    play([TouchRobot(ada, 3)])
    sheet(ada, 2)


def test_the_family_game_by_mouse_against_keys(person, serving):
    table, tokens = serving.make_table("isle", ["Ada", "Ben"], settings={"modules": ["family"]})
    ada = sit(person, serving, table, tokens, "0", language="cs")
    ben = sit(person, serving, table, tokens, "1", language="uk")
    play([MouseRobot(ada, 4), KeyRobot(ben, 5)])
    for page in (ada, ben):
        sheet(page, 2)


def test_sea_salt_and_paper_by_touch_on_a_phone(person, serving):
    table, tokens = serving.make_table("sea_salt_paper", ["Ada", "Ben"], {1: "random"})
    ada = sit(person, serving, table, tokens, "0", language="uk", **PHONE)
    play([TouchRobot(ada, 5)])
    sheet(ada, 2)
    no_wider_than_the_screen(ada)


def test_kockombat_by_mouse_against_keys(person, serving):
    table, tokens = serving.make_table("kockombat", ["Ada", "Ben"])
    ada = sit(person, serving, table, tokens, "0")
    ben = sit(person, serving, table, tokens, "1", language="cs")
    play([MouseRobot(ada, 6), KeyRobot(ben, 7)])
    for page in (ada, ben):
        sheet(page, 2)


@pytest.mark.parametrize("game", ["hearts", "auction", "brambles"])
def test_a_game_of_a_third_party_without_drawings(person, serving, game, thorough):
    if game != "auction" and not thorough:
        pytest.skip("one of three in a plain run")
    seats = ["Ada", "Ben", "Cleo"]
    table, tokens = serving.make_table(game, seats, {1: "random", 2: "random"})
    ada = sit(person, serving, table, tokens, "0")
    play([MouseRobot(ada, 8)])
    sheet(ada, 3)
