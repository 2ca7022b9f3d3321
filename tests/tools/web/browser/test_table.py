"""What a table must bear: two tabs, no network, a server that dies, hostile names."""

import json
import shutil
import sqlite3
from pathlib import Path

import pytest
from robots import Robot, play
from serving import Serving
from test_games import PHONE, no_wider_than_the_screen, sit

from ruledock_web.words import LANGUAGES

PACKS = Path(__file__).parents[4] / "examples" / "packs"


def asked(page):
    return int(page.evaluate("document.body.dataset.asked"))


def choose(page, place=0):
    """Take one of the options that stand as buttons."""
    before = asked(page)
    shown = page.locator("#choices > .options .choose")
    if not shown.count():
        page.locator("#choices .every summary").click()
        shown = page.locator("#choices .every .choose")
    shown.nth(place).click()
    page.wait_for_function("(n) => Number(document.body.dataset.asked) > n", arg=before)


def test_both_seats_seal_at_once(person, serving):
    table, tokens = serving.make_table("isle", ["Ada", "Ben"])
    ada, ben = (sit(person, serving, table, tokens, role) for role in "01")
    for page in (ada, ben):
        page.evaluate("document.querySelector('#choices .every').open = true")
        page.wait_for_selector("#choices .every .choose")
    for page in (ada, ben):
        page.evaluate("document.querySelector('#choices .every .choose').click()")
    for page in (ada, ben):
        page.wait_for_function("() => Number(document.body.dataset.asked) === 1")
        page.wait_for_function("() => document.querySelectorAll('#choices .every').length === 1")
        assert not page.locator("#trouble").is_visible()


def test_the_focus_stays_while_others_act(person, serving):
    table, tokens = serving.make_table("isle", ["Ada", "Ben"])
    ada, ben = (sit(person, serving, table, tokens, role) for role in "01")
    ada.evaluate("document.querySelector('#choices .every').open = true")
    option = ada.locator("#choices .every .choose").nth(2)
    option.focus()
    wanted = option.get_attribute("data-option")
    choose(ben)
    ada.wait_for_function("() => document.querySelector('#people').textContent.includes('chosen')")
    assert ada.evaluate("document.activeElement.dataset.option") == wanted


def test_who_has_sealed_may_take_it_back(person, serving):
    table, tokens = serving.make_table("isle", ["Ada", "Ben"])
    ada = sit(person, serving, table, tokens, "0")
    before = ada.text_content("#prompt")
    choose(ada)
    assert "Ben" in ada.text_content("#prompt")
    ada.click("#do-undo")
    ada.wait_for_function("() => Number(document.body.dataset.asked) === 2")
    assert ada.text_content("#prompt") == before
    ada.click("#do-undo")
    ada.wait_for_selector("#trouble:not([hidden])")
    assert "nothing to take back" in ada.text_content("#trouble")


@pytest.mark.quick
def test_the_same_seat_in_two_tabs(person, serving):
    table, tokens = serving.make_table("isle", ["Ada", "Ben"])
    first = sit(person, serving, table, tokens, "0")
    second = first.context.new_page()
    second.goto(f"{serving.url}/t/{table}/0")  # the cookie is enough
    second.wait_for_selector("#choices .every")
    choose(first)
    second.wait_for_function("() => Number(document.body.dataset.asked) === 1")
    assert second.text_content("#prompt") == first.text_content("#prompt")


def test_a_cookie_of_one_seat_opens_no_other(person, serving, request):
    request.node.expected_troubles = ("WebSocket",)
    table, tokens = serving.make_table("isle", ["Ada", "Ben"])
    ada = sit(person, serving, table, tokens, "0")
    ada.goto(f"{serving.url}/t/{table}/1")
    ada.wait_for_selector("#line:not([hidden])")
    ada.wait_for_function("() => document.querySelector('#line').textContent.includes('link')")
    assert not ada.locator(".panel").count()


def test_offline_and_back(person, serving, request):
    request.node.expected_troubles = ("ERR_INTERNET_DISCONNECTED", "WebSocket")
    table, tokens = serving.make_table("kockombat", ["Ada", "Ben"], {1: "random"})
    ada = sit(person, serving, table, tokens, "0")
    ada.wait_for_selector("#choices .choose")
    ada.context.set_offline(True)
    ada.evaluate("document.querySelector('#choices .choose').click()")
    ada.wait_for_timeout(300)
    ada.context.set_offline(False)
    ada.wait_for_function("() => Number(document.body.dataset.asked) >= 1")
    ada.wait_for_selector("body:not(.offline)")


def test_the_server_is_killed_three_times(person, serving, request):
    request.node.expected_troubles = ("ERR_CONNECTION_REFUSED", "WebSocket")
    table, tokens = serving.make_table("sea_salt_paper", ["Ada", "Ben"])
    pages = [sit(person, serving, table, tokens, role) for role in "01"]
    robots = [Robot(page, seed) for seed, page in enumerate(pages)]
    for round_ in range(1, 4):
        goal = 6 * round_
        play(robots, until=lambda some, goal=goal: sum(one.made for one in some) >= goal)
        before = [page.inner_text("#panels") for page in pages]
        serving.kill()
        for page in pages:
            page.wait_for_selector("body.offline")
        serving.start()
        for page, seen in zip(pages, before, strict=True):
            page.wait_for_selector("body:not(.offline)")
            assert page.inner_text("#panels") == seen
    play(robots, until=lambda some: sum(one.made for one in some) >= 24)


def change(serving, *changes):
    """Change the database of a server that has stopped, and start it again."""
    serving.stop()
    with sqlite3.connect(serving.database) as db:
        for one in changes:
            db.execute(one)
    db.close()
    serving.start()


def test_after_an_upgrade_a_table_goes_on_or_says_why_not(person, serving, request):
    request.node.expected_troubles = ("ERR_CONNECTION_REFUSED", "WebSocket")
    table, tokens = serving.make_table("isle", ["Ada"], settings={"modules": ["sister"]})
    ada = sit(person, serving, table, tokens, "0")
    ada.set_default_timeout(60_000)  # the server starts three times
    robot = Robot(ada, 1)
    play([robot], until=lambda _: robot.made >= 3)
    seen = ada.inner_text("#panels")
    change(serving, "update tables set digest = 'older'")
    ada.wait_for_selector("body:not(.offline)")
    assert ada.inner_text("#panels") == seen
    play([robot], until=lambda _: robot.made >= 6)
    serving.stop()  # it keeps how things stand
    seen = ada.inner_text("#panels")
    change(serving, "update tables set digest = 'older'", "update snapshots set save = '{}'")
    ada.wait_for_function("() => document.body.dataset.over === 'true'")
    assert "rules or cards have changed" in ada.inner_text("#prompt")
    assert ada.inner_text("#panels") == seen and not ada.locator("#panels .lit").count()
    ada.select_option("#language", "uk")
    ada.wait_for_function(
        "() => document.querySelector('#prompt').textContent.includes('переглядати')"
    )
    assert not ada.is_visible("#score")


@pytest.mark.quick
def test_hostile_names_are_only_text(person, serving):
    evil = "<img src=x onerror=alert(1)>"
    quote = "\"'><svg/onload=alert(2)>{ $x }"
    table, tokens = serving.make_table("isle", [evil, quote])
    ada = sit(person, serving, table, tokens, "0")
    ada.on("dialog", lambda dialog: ada.troubles.append(dialog.message))
    assert evil in ada.text_content("#people") and quote in ada.text_content("#people")
    choose(ada)
    assert quote in ada.text_content("#prompt")
    assert ada.evaluate("document.querySelectorAll('img, script:not([src])').length") == 0


def test_hostile_texts_of_a_pack_are_only_text(person, tmp_path, request):
    request.node.expected_troubles = ("WebSocket",)  # this server goes before the page does
    evil = "<img src=x onerror=alert(1)></text><script>alert(2)</script>{ $x }"
    packs = tmp_path / "packs"
    shutil.copytree(PACKS / "whales", packs / "whales")
    for file in packs.rglob("*.json"):
        file.write_text(_spoilt(json.loads(file.read_text()), evil))
    with Serving(tmp_path, f"packs={packs}") as serving:
        table, tokens = serving.make_table("sea_salt_paper", ["Ada", "Ben"], packs=["whales"])
        ada = sit(person, serving, table, tokens, "0")
        ada.on("dialog", lambda dialog: ada.troubles.append(dialog.message))
        robot = Robot(ada, 1)
        ben = Robot(sit(person, serving, table, tokens, "1"), 2)
        play([robot, ben], until=lambda _: evil in ada.text_content("#panels"))
        assert ada.evaluate("document.querySelectorAll('img, script:not([src])').length") == 0


def _spoilt(data, evil):
    """The pack file with this in place of everything that people read."""
    for one in data if isinstance(data, list) else [data]:
        one |= {key: evil for key in ("text", "title") if key in one}
        if "id" in one and "name" in one:
            one["name"] = evil
    return json.dumps(data)


def test_each_reader_switches_the_language(person, serving):
    table, tokens = serving.make_table("kockombat", ["Ada", "Ben"])
    ada = sit(person, serving, table, tokens, "0")
    parts = ("#do-undo", "#prompt", "#lines", "#panels")
    said = set()
    for language in LANGUAGES:
        ada.select_option("#language", language)
        ada.wait_for_function("(l) => document.documentElement.lang === l", arg=language)
        ada.wait_for_timeout(150)
        said |= {(part, ada.text_content(part)) for part in parts}
    assert ada.evaluate("JSON.parse(localStorage.getItem('ruledock.language'))") == "uk"
    assert len(said) == len(parts) * len(LANGUAGES)


def test_dragging_along_a_replay_ends_where_it_was_let_go(person, serving):
    table, tokens = serving.make_table("kockombat", ["Ada", "Ben"], {1: "random"})
    ada = sit(person, serving, table, tokens, "0", width=360, height=740)
    play([Robot(ada, 1)])
    last = ada.inner_text("#panels")
    ada.click("#do-menu")
    ada.click("#do-replay")
    ada.wait_for_function("() => Number(document.querySelector('#replay-step').max) > 10")
    slider = ada.locator("#replay-step")
    steps = int(slider.get_attribute("max"))
    assert slider.bounding_box()["y"] < 740, "the slider is on the screen of a phone"
    for _ in range(9):
        ada.keyboard.press("ArrowLeft")
    ada.wait_for_function(
        "(n) => document.querySelector('#replay-step').value === n", arg=str(steps - 9)
    )
    ada.wait_for_function(
        "(seen) => document.querySelector('#panels').innerText !== seen", arg=last
    )
    assert ada.evaluate("document.activeElement.id") == "replay-step"
    ada.keyboard.press("End")
    ada.wait_for_function(
        "(seen) => document.querySelector('#panels').innerText === seen", arg=last
    )
    ada.click("#replay-live")
    assert ada.is_visible("#score-lines")


def test_a_link_is_copied_by_plain_http_too(person, serving):
    ada = person()
    ada.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    ada.goto(serving.url)
    ada.click("#make")
    row = ada.locator("[data-role='1']")
    row.get_by_text("Copy the link").click()
    row.get_by_text("Copied").wait_for()
    ada.evaluate("document.querySelector('#links').append(document.createElement('textarea'))")
    ada.focus("#links textarea")
    ada.keyboard.press("Control+V")
    assert ada.input_value("#links textarea") == row.locator(".link").input_value()


def tab_to(page, query):
    """Go to a thing with the Tab key alone."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("(query) => document.activeElement.matches(query)", query):
            return
    raise AssertionError(f"Tab does not come to {query}")


def test_a_table_is_made_by_keys_alone_on_a_narrow_screen(person, serving):
    ada = person(**PHONE)
    ada.goto(serving.url)
    ada.wait_for_selector("#make")
    no_wider_than_the_screen(ada)
    assert ada.inner_text("#set-edition option:checked") == "Czech"
    assert "Ancient creatures" in ada.inner_text("#form")
    tab_to(ada, "#form input[type=checkbox]")
    ada.keyboard.press("Space")
    assert ada.evaluate("document.activeElement.checked"), "the focus stays at the module"
    tab_to(ada, "[aria-label='Who sits at 2']")
    ada.keyboard.type("bot: random")
    tab_to(ada, "#form summary")
    ada.keyboard.press("Enter")
    no_wider_than_the_screen(ada)
    tab_to(ada, "#make")
    ada.keyboard.press("Enter")
    ada.wait_for_selector("#links .go")
    no_wider_than_the_screen(ada)
    assert "random" in ada.text_content("#links")
    tab_to(ada, "[data-role='0'] .go")
    ada.keyboard.press("Enter")
    ada.wait_for_selector("#panels .panel")
    no_wider_than_the_screen(ada)


@pytest.mark.quick
def test_from_the_lobby_to_a_rematch(person, serving):
    ada = person()
    ada.goto(serving.url)
    ada.wait_for_selector("#make")
    assert ada.input_value("#game") == "isle", "drawn games and those with modules come first"
    ada.select_option("#game", "kockombat")
    assert ada.input_value("#set-chooses_first") == "", "what has no default is left to the game"
    ada.select_option("[aria-label='Who sits at 2']", "random")
    ada.click("#make")
    ada.wait_for_selector("#links .go")
    ada.click("[data-role='0'] .go")
    ada.wait_for_selector("#panels .panel")
    assert "#" not in ada.url
    play([Robot(ada, 1)])
    ada.click("#do-menu")
    with ada.expect_download() as download:
        ada.click("#do-record")
    record = json.loads(download.value.path().read_text())
    assert record["format"] == 1 and record["start"]["seed"]
    ada.click("#do-replay")
    ada.wait_for_selector("#replay-step")
    ada.click("#replay-first")
    ada.wait_for_function("() => document.querySelector('#replay-step').value === '0'")
    ada.select_option("#replay-seat", "1")
    ada.click("#replay-live")
    ada.click("#do-rematch")
    ada.wait_for_function("() => document.body.dataset.over === 'false'")
    ada.goto(serving.url)
    ada.wait_for_function("() => document.querySelectorAll('#tables li').length === 2")


def test_the_title_says_when_it_is_my_turn(person, serving):
    table, tokens = serving.make_table("isle", ["Ada", "Ben"])
    ada = sit(person, serving, table, tokens, "0")
    assert ada.title().startswith("● Your turn")
    choose(ada)
    assert not ada.title().startswith("●")


def test_the_list_of_my_tables_follows_the_readers_language(person, serving):
    table, tokens = serving.make_table("isle", ["Ada", "Ben"])
    ada = sit(person, serving, table, tokens, "0")
    ada.goto(serving.url)
    ada.wait_for_function("() => document.querySelector('#tables').textContent.includes('Ben:')")
    assert ada.inner_text("#tables a") == "The Isle of Cats (Ada)"
    ada.evaluate("localStorage.setItem('ruledock.language', JSON.stringify('uk'))")
    ada.reload()
    ada.wait_for_function("() => document.querySelector('#tables').textContent.includes('Ben:')")
    assert ada.inner_text("#tables a") == "Острів котів (Ada)"


def test_a_new_link_turns_the_old_page_away(person, serving, request):
    request.node.expected_troubles = ("WebSocket", "403")
    table, tokens = serving.make_table("isle", ["Ada", "Ben"])
    ada = sit(person, serving, table, tokens, "0")
    host = person()
    host.goto(serving.link(table, tokens, "host"))
    host.click("[data-role='0'] button")
    host.wait_for_selector("[data-role='0'] .link")
    ada.wait_for_function("() => document.querySelector('#line').textContent.includes('link')")
    ada.goto(host.input_value("[data-role='0'] .link"))
    ada.wait_for_selector("#panels .panel")


NOTED = """
window.noted = [];
window.away = false;
Object.defineProperty(document, "hidden", { get: () => window.away });
window.Notification = class {
  static permission = "granted";
  constructor(title, more) { window.noted.push([title, more.body]); }
};
"""


def test_a_hidden_page_notifies_once_when_my_turn_comes(person, serving):
    table, tokens = serving.make_table("isle", ["Ada", "Ben"])
    ada = person()
    ada.add_init_script(NOTED)
    ada.goto(serving.link(table, tokens, "0"))
    ada.wait_for_selector("#panels .panel")
    choose(ada)
    ada.evaluate("window.away = true")
    choose(sit(person, serving, table, tokens, "1"))
    ada.wait_for_function("() => window.noted.length")
    assert ada.evaluate("window.noted") == [["Your turn", "The Isle of Cats"]]
    assert ada.title().startswith("● Your turn")


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_things_move_where_they_went_unless_the_reader_prefers_none(person, serving, motion):
    table, tokens = serving.make_table("isle", ["Ada", "Ben"])
    ada, ben = (sit(person, serving, table, tokens, role, reduced_motion=motion) for role in "01")
    ada.evaluate(
        """() => {
          window.moves = 0;
          const old = Element.prototype.animate;
          Element.prototype.animate = function (...all) {
            window.moves += 1;
            return old.apply(this, all);
          };
        }"""
    )
    choose(ada)
    choose(ben)
    ada.wait_for_function("() => document.querySelectorAll('#choices .every').length === 1")
    assert bool(ada.evaluate("window.moves")) is (motion == "no-preference")
