"""Sheets of cards: everything of a pack is on them, and nothing in them does anything."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruledock.linking.shipped import data
from ruledock_drawing.card_preview import CardPreview, Picture
from ruledock_drawing.sheet import COLUMN, TALL, sheet
from ruledock_drawing.sheet_room import HEIGHT, WIDTH, text_height

ROOT = Path(__file__).parents[4]
SHIPPED = Path(str(data("content")))
HARBOUR = ROOT / "examples" / "packs" / "harbour"
HOSTILE = "<script>alert(1)</script><img src=x onerror='alert(2)'>\"&"
EMPTY = {"meta", "br", "img", "link", "input"}


class Page(HTMLParser):
    """A page as a browser reads it: its elements, and the texts inside each kind."""

    def __init__(self, text):
        super().__init__()
        self.tags, self.attributes, self.open, self.texts = [], [], [], []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        self.tags.append((tag, dict(attributes).get("class")))
        self.attributes += [(tag, name, value) for name, value in attributes]
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        if tag not in EMPTY:
            self.open.pop()

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.texts.append((self.open[-1] if self.open else "", data))

    def inside(self, tag):
        return [text for where, text in self.texts if where == tag]


def lessons(folder):
    return [json.loads(file.read_text("utf-8")) for file in sorted(folder.glob("lessons/*.json"))]


def preview(run, folder, *more):
    ran = run("pack", "preview", folder, *more)
    assert ran.code == 0, ran.err
    return Page(Path(ran.out.partition(":")[0]).read_text("utf-8"))


def test_every_card_and_every_example_is_there(run, shore):
    page = preview(run, shore)
    known = lessons(shore)
    assert page.tags.count(("article", "card")) == len(known) == 8
    assert set(page.inside("h2")) == {lesson["name"] for lesson in known}
    assert {lesson["text"] for lesson in known} <= set(page.inside("p"))
    captions = page.inside("figcaption")
    for example in (one for lesson in known for one in lesson["examples"]):
        assert any(str(example["scores"]) in caption for caption in captions)
        assert any(example.get("text", "") in caption for caption in captions)
    drawn = sum(1 for tag, _ in page.tags if tag == "svg")
    assert drawn > sum(len(lesson["examples"]) for lesson in known)
    assert not page.open


def test_the_boats_of_other_players_are_drawn_too(run, shore):
    file = min(shore.glob("lessons/*.json"))
    lesson = json.loads(file.read_text("utf-8"))
    before = preview(run, shore).tags.count(("figure", None))
    lesson["examples"][0]["others"] = [["B.r"], {"boat": "boat-red:", "fish": 4}]
    file.write_text(json.dumps(lesson), "utf-8")
    page = preview(run, shore)
    assert page.tags.count(("figure", None)) == before + 2
    assert "Beside example 1: the player to the right; 4 fish" in page.inside("figcaption")


def test_eight_cards_go_on_a_page_and_a_ninth_on_the_next(run, shore):
    one = json.loads((shore / "lessons" / "open-water.json").read_text("utf-8"))
    pages = preview(run, shore).tags.count(("div", "cards"))
    more = {**one, "id": "shore-more", "set": "other"}
    (shore / "lessons" / "more.json").write_text(json.dumps(more), "utf-8")
    assert pages == 1
    assert preview(run, shore).tags.count(("div", "cards")) == 2


def test_the_page_lies_where_it_was_asked_for_and_nowhere_else(run, shore, tmp_path):
    before = {*tmp_path.rglob("*")}
    run("pack", "preview", shore, "--out", "sheets.html")
    assert {*tmp_path.rglob("*")} - before == {tmp_path / "sheets.html"}
    run("pack", "preview", shore)
    assert (tmp_path / "shore.html").read_bytes() == (tmp_path / "sheets.html").read_bytes()


def test_markup_in_a_pack_is_text_on_the_page(run, shore):
    file = shore / "lessons" / "open-water.json"
    lesson = json.loads(file.read_text("utf-8"))
    lesson["examples"][0]["text"] = HOSTILE
    file.write_text(json.dumps({**lesson, "name": HOSTILE, "text": HOSTILE}), "utf-8")
    about = json.loads((shore / "pack.json").read_text("utf-8"))
    (shore / "pack.json").write_text(json.dumps({**about, "title": HOSTILE}), "utf-8")
    page = preview(run, shore)
    assert {"script", "img"}.isdisjoint(tag for tag, _ in page.tags)
    assert HOSTILE in page.inside("h2")
    assert HOSTILE in page.inside("p")
    assert HOSTILE in page.inside("title")
    assert any(HOSTILE in caption for caption in page.inside("figcaption"))


def test_a_page_fetches_and_runs_nothing(run):
    page = preview(run, SHIPPED / "lessons-b", "--out", "b.html")
    names = {name for _, name, _ in page.attributes}
    assert not {name for name in names if name.startswith("on")}
    assert names.isdisjoint({"src", "href", "xlink:href", "style"})
    policy = [value for _, name, value in page.attributes if name == "content"]
    assert any("default-src 'none'" in one for one in policy)


def test_a_place_that_cannot_be_written_is_told(run, shore):
    ran = run("pack", "preview", shore, "--out", "no/such/folder.html")
    assert ran.code == 1
    assert "no/such/folder.html: No such file or directory" in ran.err


def test_what_is_wrong_with_the_pack_is_told_beside_the_sheet(run, shore):
    assert run("pack", "preview", shore).err == ""
    file = shore / "lessons" / "all-different.json"
    text = file.read_text("utf-8").replace('"scores": 5', '"scores": 4')
    file.write_text(text, "utf-8")
    ran = run("pack", "preview", shore)
    assert ran.code == 0
    assert ran.err.startswith(
        "ruledock: 2 mistakes in the pack, first\nshore/lessons/all-different"
    )
    assert ran.err.count("[wrong-example]") == 1
    assert "4 points" in Path("shore.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("characters", "kind", "cut"),
    [(80, "card", False), (400, "card long", False), (1000, "card longer", False),
     (1500, "card longer", True)],
)  # fmt: skip
def test_a_long_text_is_printed_smaller_and_one_that_is_cut_is_told(
    run, shore, characters, kind, cut
):
    file = shore / "lessons" / "all-different.json"
    lesson = json.loads(file.read_text("utf-8"))
    lesson["text"] = lesson["text"].ljust(characters, "x")
    file.write_text(json.dumps(lesson), "utf-8")
    ran = run("pack", "preview", shore)
    assert ("shore-all-different: more text than fits on a card" in ran.err) == cut
    page = Page(Path("shore.html").read_text("utf-8"))
    assert [name for tag, name in page.tags if tag == "article"].count(kind) == (
        8 if kind == "card" else 1
    )


def test_a_pack_without_cards_is_told(run, tmp_path):
    about = {"name": "bare", "version": "1.0", "title": "Bare", "needs": ["isle"]}
    (tmp_path / "bare").mkdir()
    (tmp_path / "bare" / "pack.json").write_text(json.dumps(about))
    ran = run("pack", "preview", "bare")
    assert ran.code == 2
    assert "pack bare has no cards to show" in ran.err


def test_a_game_without_a_workshop_shows_no_cards(run):
    ran = run("pack", "preview", ROOT / "examples" / "packs" / "whales")
    assert ran.code == 2
    assert "sea_salt_paper has no workshop for authors" in ran.err


def test_a_card_with_room_for_one_example_shows_one_that_pays():
    def card(*pictures):
        return sheet("Cards", [CardPreview("one", "One", "Text.", pictures=pictures)]).partition(
            "Examples"
        )[0]

    nothing, three = Picture("", "0 points", wide=True, pays=False), Picture("", "3 points")
    assert "3 points" in card(nothing, three) and "0 points" not in card(nothing, three)
    assert "0 points" in card(nothing)
    narrow = Picture("", "0 points", pays=False)
    assert "0 points" in card(narrow, three) and "3 points" in card(narrow, three)


SIZES = st.tuples(st.integers(40, 700), st.integers(40, 300))
SHOWN = re.compile(r"<svg width='([\d.]+)mm' height='([\d.]+)mm' viewBox='0 0 (\d+) (\d+)'>")


@given(st.lists(SIZES, min_size=1, max_size=4), st.text("ab ", max_size=200), st.booleans())
def test_the_pictures_of_a_card_have_one_scale_and_fit(sizes, text, wide):
    pictures = [Picture("", "3 points", text, wide, size=size) for size in sizes]
    card, all_ = sheet("Cards", [CardPreview("one", "One", text, (), tuple(pictures))]).split(
        "<h1>Examples</h1>"
    )
    for part, width, height in ((card, WIDTH, HEIGHT), (all_, COLUMN, TALL)):
        shown = [tuple(map(float, one)) for one in SHOWN.findall(part)]
        scales = [w / units for w, _, units, _ in shown]
        assert max(scales) - min(scales) < 0.001
        assert all(w <= width and h <= height for w, h, _, _ in shown)
    on_card = SHOWN.findall(card)
    assert len(on_card) == (1 if wide else min(2, len(sizes)))
    assert len(SHOWN.findall(all_)) == len(sizes)


def test_a_caption_tells_what_a_picture_shows_where_there_is_room():
    told = "Two cats touch, and the third sleeps alone at the far end of the boat."

    def card(text, high):
        pictures = (Picture("", "3 points", told, size=(100, high)),) * 2
        return sheet("Cards", [CardPreview("one", "One", text, (), pictures)]).partition("<h1>")[0]

    assert f"3 points. {told}" in card("Short.", 60)
    assert told not in card("Long. " * 35, 300)
    assert "3 points" in card("Long. " * 35, 300)


@given(st.text("abc ", max_size=300))
def test_a_longer_text_stands_higher(text):
    assert text_height(text, 10, 80) <= text_height(text + " and more", 10, 80)
    assert text_height(text, 10, 80) <= text_height(text, 10, 40)


def test_what_a_score_counted_is_marked(run, shore):
    page = preview(run, shore)
    assert ("title", "counted") in page.texts


@pytest.mark.parametrize(("tiles", "lit"), [("B.b", 1), ("..b", 0), ("b.b", 0)])
def test_an_example_that_pays_nothing_lights_nothing(run, shore, tiles, lit):
    """Two points if there is an oshax among at most two cats: the cats are only looked at."""
    [first, *others] = sorted(shore.glob("lessons/*.json"))
    for file in others:
        file.unlink()
    lesson = json.loads(first.read_text("utf-8"))
    asked = [{"some": "oshax"}, {"at-most": 2, "of": "cats"}]
    lesson["score"] = {"pay": 2, "if": {"and": asked}}
    lesson["examples"] = [{"boat": [tiles], "scores": 2 * lit}]
    first.write_text(json.dumps(lesson), "utf-8")
    assert (("title", "counted") in preview(run, shore).texts) == bool(lit)
