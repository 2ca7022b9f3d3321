"""A tile under the pointer or the finger, the score of what lies there, and cards."""

import sqlite3

import pytest
from serving import Serving
from test_games import PHONE, sit
from test_pictures import lay_out
from test_table import asked


@pytest.fixture
def serving(tmp_path, request):
    """A table at which, as a rule, a tile is to be placed on a boat that holds some."""
    made = lay_out(tmp_path, *getattr(request, "param", ["isle"]))
    with Serving(tmp_path) as server:
        server.made = made
        yield server


@pytest.fixture
def placing(person, serving):
    made = serving.made
    return lambda **who: sit(person, serving, made.id, made.tokens, "0", **who)


def test_a_tile_says_under_the_pointer_why_it_may_not_lie_there(placing):
    ada = placing()
    ada.wait_for_selector("#panels .square.lit")
    ada.hover(".mine .square:not(.lit) >> nth=-1")
    ada.wait_for_selector("#why:not([hidden])")
    assert "boat" in ada.text_content("#why") or "tile" in ada.text_content("#why")
    assert ada.locator("g.laid.bad").count() == 1
    ada.hover(".mine .square.lit >> nth=0")
    ada.wait_for_selector("#why", state="hidden")
    assert ada.locator("g.laid:not(.bad)").count() == 1


def test_a_finger_shows_first_and_lays_then(placing):
    ada = placing(is_mobile=True, **PHONE)
    before = asked(ada)
    square = ada.locator(".mine .square.lit").nth(0)
    square.tap()
    ada.wait_for_selector("#why:not([hidden])")
    assert asked(ada) == before
    ada.locator(".mine .square.lit").nth(0).tap()
    ada.wait_for_function("(n) => Number(document.body.dataset.asked) > n", arg=before)


def covered(page):
    """The squares that the tile under the pointer would cover."""
    ghosts = page.locator(".mine .ghost")
    return sorted(ghosts.evaluate_all("(all) => all.map((one) => one.dataset.value)"))


def prefer_to_be_asked(page):
    page.click("#do-menu")
    page.check("#confirm")
    page.click("#large form button")


def last_choice(serving):
    """What the server has noted last."""
    with sqlite3.connect(serving.database) as db:
        [[text]] = db.execute("select text from events order by number desc limit 1")
    db.close()
    return text


@pytest.mark.parametrize("serving", [["family"]], indirect=True)
def test_who_wants_to_be_asked_is_asked_before_a_tile_lies(placing):
    ada = placing()
    prefer_to_be_asked(ada)
    before = asked(ada)
    square = ada.locator(".mine .square.lit").nth(2)
    square.click()
    choose = ada.locator("#choices .choose")
    choose.wait_for()
    assert choose.count() == 1 and asked(ada) == before
    squares = covered(ada)
    ada.hover("#title")
    assert squares and covered(ada) == squares, "it is shown until that is chosen"
    ada.keyboard.press("Escape")
    choose.wait_for(state="detached")
    assert not covered(ada) and asked(ada) == before
    square.click()
    choose.wait_for()
    ada.keyboard.press("Enter")
    ada.wait_for_function("(n) => Number(document.body.dataset.asked) > n", arg=before)


@pytest.mark.parametrize("serving", [["family"]], indirect=True)
def test_a_tile_is_turned_and_flipped_by_keys_and_by_buttons(placing, serving):
    ada = placing()
    square = ada.locator(".mine .square.lit").nth(0)
    square.hover()
    by_keys = [covered(ada)]
    for key in "rf":
        ada.keyboard.press(key)
        by_keys.append(covered(ada))
    assert len({tuple(squares) for squares in by_keys}) == 3

    turn, flip = (ada.locator(".turner").nth(place).locator("button") for place in range(2))
    turn.nth(0).click()
    flip.nth(0).click()
    by_buttons = []
    for button in (turn.nth(0), turn.nth(1), flip.nth(1)):
        button.click()
        ada.locator(f".mine .square[data-value={by_keys[0][0]}]").hover()
        by_buttons.append(covered(ada))
    assert by_buttons == by_keys

    before = asked(ada)
    square.click()
    ada.wait_for_function("(n) => Number(document.body.dataset.asked) > n", arg=before)
    assert last_choice(serving).endswith(" r90 flip")


def test_the_score_so_far_lights_what_was_counted(placing):
    ada = placing()
    ada.click("#do-score")
    lines = ada.locator("#score-lines li")
    lines.first.wait_for()
    told = 0
    for place in range(lines.count()):
        lines.nth(place).hover()
        told = max(told, ada.locator(".mine .square.told").count())
        assert not ada.locator(".others .told").count(), "it was my score"
    assert told


def test_on_a_phone_the_score_stands_by_the_boat(placing):
    ada = placing(is_mobile=True, **PHONE)
    ada.tap("#do-score")
    line = ada.locator("#score-lines li").nth(3)
    line.wait_for()
    assert ada.locator("#score").bounding_box()["y"] < ada.locator(".mine").bounding_box()["y"]
    line.tap()
    assert ada.locator(".mine .told").count()
    assert ada.locator("#score").bounding_box()["y"] < 740


def test_lines_of_the_log_are_reached_by_keys(placing):
    ada = placing()
    ada.focus("#lines")
    for above in range(3):
        ada.keyboard.press("ArrowUp")
        assert (
            ada.locator("#lines li")
            .nth(-1 - above)
            .evaluate("(one) => document.activeElement === one")
        )


BOATS = [("Ada", ".mine", ".others"), ("Ben", ".others", ".mine")]


@pytest.mark.parametrize(("name", "boat", "other"), BOATS)
def test_a_line_of_the_log_points_at_the_boat_of_whom_it_speaks(placing, name, boat, other):
    ada = placing()
    ada.locator("#lines li", has_text=f"{name} places").last.focus()
    assert ada.locator(f"{boat} .told").count()
    assert not ada.locator(f"{other} .told").count()


AT_A_WINDOW = ["isle", ({"windows": "all"}, "nothing", 40)]
"""Nothing is to be done, but a card may be played."""


@pytest.mark.parametrize("serving", [AT_A_WINDOW], indirect=True)
def test_cards_are_read_and_offered_until_nobody_wants_to_be_asked(placing, serving):
    ada = placing()
    card = ada.locator(".mine .piece:has(.read)").first
    name = card.locator(".face").get_attribute("data-label")
    large = ada.locator("#large")

    def is_read():
        large.wait_for()
        assert ada.text_content("#large-title") in name
        assert ada.inner_text("#large-body p")

    card.locator(".read").click()
    is_read()
    ada.keyboard.press("Escape")
    large.wait_for(state="hidden")
    lit = ada.locator(".mine .piece:has(.read) .face.lit").first
    name = lit.get_attribute("data-label")
    lit.focus()
    ada.keyboard.press("i")
    is_read()
    ada.click("#large form button")
    large.wait_for(state="hidden")

    before = asked(ada)
    assert ada.locator("#choices .choose[data-option^=play]").count() == 1
    ada.click("#do-menu")
    assert ada.input_value("#habit") == "ask"
    ada.select_option("#habit", "quiet")
    ada.wait_for_function("(n) => Number(document.body.dataset.asked) > n", arg=before)
    assert last_choice(serving).endswith("nothing"), "the server lets it pass"
    ada.reload()
    ada.click("#do-menu")
    assert ada.input_value("#habit") == "quiet"
