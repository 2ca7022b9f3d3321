"""What somebody hears who does not see the page: names, whose turn it is, and what happened.

No screen reader runs here; this is the browser's accessibility tree, which such programs read. What
Orca made of it when it was tried stands in the how-to for hosts.
"""

import pytest
from robots import KeyRobot, Robot, play
from test_games import ALL, PHONE, sit, sit_among_bots

CONTROLS = {"button", "link", "textbox", "searchbox", "combobox", "checkbox", "slider", "option"}
TABLES = {
    "isle": (["Ada", "Ben"], {"modules": ALL}),
    "sea_salt_paper": (["Ada", "Ben"], {}),
    "kockombat": (["Ada", "Ben"], {}),
    "hearts": (["Ada", "Ben", "Cleo"], {}),
}


def tree(page):
    """The nodes of the accessibility tree that a screen reader meets."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return [one for one in nodes if not one["ignored"] and "role" in one]


def role(node):
    return node["role"].get("value", "")


def name(node):
    return node.get("name", {}).get("value", "").strip()


def live(node):
    """How a node is told when it changes: "polite", "assertive" or ""."""
    found = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
    return found.get("live", "")


def nameless(page):
    return [one for one in tree(page) if role(one) in CONTROLS and not name(one)]


@pytest.mark.parametrize("game", TABLES)
def test_every_control_has_a_name_and_the_page_its_landmarks(person, serving, game):
    page = sit_among_bots(person, serving, game, *TABLES[game], language="cs")
    page.wait_for_selector("#panels .lit, #choices .value", state="attached")
    found = tree(page)
    assert nameless(page) == []
    assert {"main", "banner", "complementary", "navigation"} <= {role(one) for one in found}
    heard = [name(one) for one in found if role(one) in CONTROLS]
    assert any("Nabídka" in one for one in heard) and any("Body" in one for one in heard)
    lit = page.locator("#panels .lit").count()
    assert sum(role(one) == "button" for one in found) >= lit > (0 if game != "hearts" else -1)
    page.click("#do-menu")
    assert nameless(page) == []


def test_the_lobby_and_the_hosts_page_name_everything(person, serving):
    page = person(language="uk", **PHONE)
    page.goto(serving.url)
    page.wait_for_selector("#make")
    page.click("summary")
    assert nameless(page) == []
    page.click("#make")
    page.wait_for_selector("#links .go")
    assert nameless(page) == []


def test_whose_turn_it_is_and_what_happened_is_announced(person, serving):
    table, tokens = serving.make_table("kockombat", ["Ada", "Ben"])
    ada = sit(person, serving, table, tokens, "0", language="cs")
    ben = sit(person, serving, table, tokens, "1", language="uk")
    first, second = (ada, ben) if "Jsi na tahu" in ada.text_content("#said") else (ben, ada)
    waits = {ada: "Čeká se na", ben: "Очікуємо"}
    turn = {ada: "Jsi na tahu: ", ben: "Ваш хід: "}
    assert first.text_content("#said").startswith(turn[first])
    assert second.text_content("#said").startswith(waits[second])
    told = [role(one) for one in tree(first) if live(one) == "polite"]
    assert "status" in told and "list" not in told, "one sentence after the other, not all at once"
    lines = second.locator("#lines li").count()
    robot = KeyRobot(first, 3)
    play([robot], until=lambda _: waits[first] in first.text_content("#said"), most=60)
    second.wait_for_function(
        "(turn) => document.querySelector('#said').textContent.includes(turn)", arg=turn[second]
    )
    told = second.text_content("#said")
    last = second.locator("#lines li").nth(-1).text_content()
    assert told.index(last) < told.index(turn[second]), "what happened, then whose turn it is"
    assert second.locator("#lines li").count() > lines


def test_tools_stay_where_they_are_while_others_act(person, serving):
    ada = sit_among_bots(person, serving, "kockombat", ["Ada", "Ben"], {})
    ada.focus("#do-score")
    ada.evaluate("window.tool = document.activeElement")
    robot = Robot(ada, 1)
    play([robot], until=lambda _: robot.made >= 4)
    assert ada.evaluate("document.querySelector('#do-score') === window.tool")
    ada.focus("#language")
    ada.select_option("#language", "cs")
    ada.wait_for_function("() => document.documentElement.lang === 'cs'")
    assert ada.evaluate("document.activeElement.id") == "language"


@pytest.mark.parametrize("game", ["isle", "kockombat"])
def test_a_picture_is_no_document_of_its_own(person, serving, game):
    """Orca says nothing of what has the focus inside one."""
    table, tokens = serving.make_table(game, ["Ada", "Ben"])
    page = sit(person, serving, table, tokens, "0")
    assert not [one for one in tree(page) if "svg" in role(one).lower()]


@pytest.mark.parametrize("game", ["sea_salt_paper", "kockombat", "hearts"])
def test_the_focus_is_never_lost_by_a_choice(person, serving, game):
    page = sit_among_bots(person, serving, game, *TABLES[game])
    robot, lost = KeyRobot(page, 5), []

    def look(_):
        if page.evaluate("document.activeElement === document.body"):
            lost.append(robot.made)
        return robot.made >= 12

    page.keyboard.press("Tab")
    play([robot], until=look)
    assert lost == []
