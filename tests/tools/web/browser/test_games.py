"""Whole games through the page."""

from robots import Robot, play

ALL = ["creatures", "events", "kittens"]


def sit(person, serving, table, tokens, role, **who):
    page = person(**who)
    page.goto(serving.link(table, tokens, role))
    page.wait_for_selector("#panels .panel")
    return page


def test_two_people_and_a_spectator_play_the_isle_with_all_modules(person, serving):
    table, tokens = serving.make_table("isle", ["Ada", "Ben"], settings={"modules": ALL})
    ada = sit(person, serving, table, tokens, "0")
    ben = sit(person, serving, table, tokens, "1", language="cs")
    eve = sit(person, serving, table, tokens, "watch", language="uk")
    play([Robot(ada, 1), Robot(ben, 2)])
    for page in (ada, ben, eve):
        page.wait_for_selector("body[data-over=true]")
        page.click("#do-sheet")
        page.wait_for_selector("#score-lines .side")
        assert page.locator("#score-lines .side").count() == 2
