"""Playing in a real pseudo-terminal: one screen, editing, and a keyboard that goes round."""

import json
import re
import sys

import pytest

import ruledock
from tests.tools.cli.play.pseudo_terminal import terminal

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
TWO = "--players Ada,Ben --seat Ada --seat Ben"
ISLE = "play isle --players Ada,Ben --seed 5 --bot greedy"


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
def test_a_turn_of_the_isle_fits_on_one_screen(tmp_path, size):
    with terminal(ISLE, size, tmp_path) as one:
        asked = one.wait()
        assert "Keep 2 of these" in asked and "a  030" in asked
        one.type("b c")
        one.type("a e")
        assert "Which cards do you pay for?" in one.type("a b")
        assert "buy 015+030+064: 4 fish, 16 left" in one.keys("a b c")  # 0 + 1 + 3 of 20
        laying = one.type("")
        assert "Which rescue cards" in laying
        rescue = one.type("a")
        assert "Rescue a cat" in rescue and re.search(r"^  5   \*", rescue, re.M)
        if size[0] >= 120:
            assert rescue.count("[][]") > 4  # the shapes on offer
        placing = one.type("a")
        assert "[b]" in placing and "Enter takes “place b17" in placing
        other = one.type("h1")
        assert "Enter takes “place b17 h1” (+" in other and other != placing
        assert "Enter takes" not in one.type("")


def asked(one, typed=None):
    """The screen with the next question, whoever is asked."""
    wanted = ">", "Ada, press Enter", "Ben, press Enter"
    screen = one.wait(wanted) if typed is None else one.type(typed, wanted)
    while not one.line.startswith(">"):
        screen = one.type("", wanted)
    return screen


@pytest.mark.parametrize(
    ("words", "size", "first"),
    [
        (f"isle {TWO} --module kittens,creatures,events", (120, 40), "Day 1 of 5"),
        (f"isle {TWO} --family --module kittens", (200, 60), "(Before|Day 1)"),
        ("isle --solo --players Ada", (120, 40), "Day 1 of 5"),
        ("isle --solo --players Ada --module kittens,creatures,events", (200, 60), "Day 1 of 5"),
        ("sea_salt_paper --players Ada,Ben,Cleo", (200, 60), "round 1"),
        (f"sea_salt_paper {TWO}", (120, 40), "round 1"),
        (f"kockombat {TWO}", (200, 60), "Ada: "),
        ("kockombat --players Ada,Ben", (120, 40), "Ada: "),
    ],
)
def test_every_question_and_its_table_stand_on_one_screen(tmp_path, words, size, first):
    with terminal(f"play {words} --seed 6 --color never", size, tmp_path) as one:
        screen = asked(one)
        for _ in range(3):
            began = len(one.sent)
            question = re.findall(r"^(?:Ada|Ben): .*[?.]$", screen, re.M)[-1]
            assert re.search(f"^{first}", screen.rpartition(question)[0], re.M)
            such = re.findall(r"such as “([^”]*)”", screen.rpartition(question)[2])
            screen = asked(one, such[0] if such else "" if "Enter takes" in screen else "a")
            told = re.sub(rb"\x1b\[[0-9;?]*[a-zA-Z]", b"", one.sent[began:]).decode()
            lines = [line.strip("\r").rstrip() for line in told.split("\n")]
            assert all(len(line) <= size[0] for line in lines if "\r" not in line)
            assert "seed" not in told


def test_what_happened_is_read_before_it_scrolls_away(tmp_path):
    with terminal(f"{ISLE} --color never", (80, 24), tmp_path) as one:
        told = one.wait(for_="--")
        assert "In the left field" in told and "Everybody is dealt 7 cards." in told
        asked = one.type("a b")  # the question is not in sight yet
        assert "Ada: Keep 2 of these" in asked and "Ada keeps" not in asked
        assert "Everybody is dealt" not in asked.split("Day 1 of 5")[-1]


def test_what_chance_gave_one_person_is_read_before_the_keyboard_goes_on(tmp_path):
    game = ruledock.new("sea_salt_paper", players=["Ada", "Ben"], windows="own", seed=10)
    for _ in range(8):
        made = len(game.record.choices)
        game.choose(game.decisions[0], (70 + 5 * made) % len(game.decisions[0].options))
    kept = tmp_path / "kept.json"
    kept.write_text(json.dumps(game.record.to_dict()), "utf-8")
    words = f"play --resume {kept} --seat 0 --seat 1 --color never"
    with terminal(words, (80, 24), tmp_path) as one:
        one.wait(for_="Ada, press Enter")
        assert "the light blue swimmer and the black shark" in one.type("")
        stolen = "Ada takes the black boat out of Ben's hand."
        assert stolen in one.type("a", for_="--")
        between = one.type("", for_="Ben, press Enter")
        assert "Pass the keyboard to Ben." in between and stolen not in between


def test_nothing_is_wider_than_the_terminal_and_no_word_is_split(tmp_path):
    with terminal(f"{ISLE} --color never", (80, 24), tmp_path) as one:
        one.wait()
        for typed in ("help", "", "boats", "", "look 108", "rules fishing", "", "score", ""):
            one.type(typed, for_="")
        told = re.sub(rb"\x1b\[[0-9;?]*[a-zA-Z]", b"", one.sent).decode()
        lines = [line.rstrip("\r") for line in told.split("\n")]
        assert all(len(line.rstrip()) <= 80 for line in lines if "\r" not in line)


def test_tab_completes_and_arrows_bring_back_what_was_typed(tmp_path):
    pytest.importorskip("prompt_toolkit")
    with terminal("play kockombat --players Ada,Ben --seed 4", (80, 24), tmp_path) as one:
        one.wait()
        assert "clan chaoticats" in one.keys("clan ch\t")
        one.type("")
        one.type("look crooks")
        assert one.keys("\x1b[A") and "look crooks" in one.line


def test_the_keyboard_goes_round_and_leaves_nothing_to_read(tmp_path):
    words = "play isle --players Ada,Ben --seat Ada --seat Ben --seed 5 --color never"
    with terminal(words, (80, 24), tmp_path) as one:
        between = one.wait(for_="Ada, press Enter")
        assert "Pass the keyboard to Ada." in between and "fish" not in between
        assert b"\x1b[?1049h" in one.sent
        news = one.type("", for_="-- Enter for more")
        assert "Ada sails" in news and "Keep 2" not in news
        ada = one.type("")
        assert "Ada: Keep 2" in ada
        cards = re.findall(r"^  [a-g]  (\d\d\d)", ada, re.M)
        before = len(one.sent)
        between = one.type("b c", for_="Ben, press Enter")
        assert "Pass the keyboard to Ben." in between
        assert not any(card in between for card in cards)
        assert b"\x1b[3J" in one.sent[before:]
        one.type("", for_="-- Enter for more")
        ben = one.type("")
        assert "Ben: Keep 2" in ben and "b c" not in ben
        assert not set(cards) & set(re.findall(r"^  [a-g]  (\d\d\d)", ben, re.M))
        one.keys("\x1b[A")
        assert "b c" not in one.line  # Ada's history is Ada's
        last = one.type("\x15quit", for_="The game is kept")
        assert "go on with: ruledock play" in last and "Keep 2" not in last
        assert one.sent.rstrip().endswith(b"ruledock play") and b"seed" not in one.sent


def test_only_enter_shows_what_is_for_one_person(tmp_path):
    words = "play isle --players Ada,Ben --seat Ada --seat Ben --seed 5 --color never"
    with terminal(words, (80, 24), tmp_path) as one:
        one.wait(for_="Ada, press Enter")
        told = one.type("undo", for_="Ada, press Enter")
        assert "Enter alone shows the table" in told and "Keep 2" not in told
        assert "The game is kept" in one.type("quit", for_="The game is kept")
        assert b"Keep 2" not in one.sent


def test_without_colour_and_without_the_library_it_plays_the_same(tmp_path):
    with terminal("play brambles --seed 1", (80, 24), tmp_path, TERM="dumb", NO_COLOR="1") as one:
        assert "pick 3" in one.wait()
        assert "P0 picks 3" in one.type("a")
        assert b"\x1b" not in one.sent


def rescuing(one):
    """Keep the first cards, pay for all and lay them, until a cat is to be chosen."""
    screen = one.wait()
    for _ in range(12):
        if "Rescue a cat" in screen:
            return screen
        letters = re.findall(r"^  ([a-z])  \d\d\d", screen, re.M)
        few = "Keep 2" in screen
        screen = one.type(" ".join(letters[:2] if few else letters) if letters else "")
    raise LookupError(screen)


@pytest.mark.parametrize("more", ["", "--module kittens,creatures,events", "--family"])
def test_the_shapes_on_offer_are_in_sight_on_a_small_screen(tmp_path, more):
    with terminal(f"{ISLE} --color never {more}", (80, 24), tmp_path) as one:
        screen = rescuing(one)
        assert re.search("[█▀▄]", screen) or screen.count("[]") > 8
        assert re.search(r"^  5   \*", screen, re.M)  # and the boat as well
        assert len(screen.split("\n")) == 24 and "pass" in screen


def test_the_symbols_of_a_creature_are_drawn_where_it_would_lie(tmp_path):
    words = f"{ISLE} --color never --module creatures"
    with terminal(words, (80, 24), tmp_path) as one:
        screen = rescuing(one)
        creature = re.search(r"creature \d\d", screen)[0].replace(" ", "-")
        placing = one.type(creature)
        lies = re.findall(r"\[(.)\]", placing)
        assert "@" in lies and {*lies} & {*"rgbpo"}
        looked = one.type(f"look {creature}")
        assert re.search(r"(rr|gg|bb|pp|oo)", looked.rpartition("look ")[2])


def test_what_bots_chose_is_kept_when_the_terminal_is_killed(tmp_path):
    kept = tmp_path / "kept.json"
    words = f"play sea_salt_paper --players Ada,Ben --seed 3 --save {kept} --color never"
    with terminal(words, (80, 24), tmp_path) as one:
        asked = one.wait()
    assert "Ada: Draw" in asked and "Ben " in asked
    with terminal(f"play --resume {kept} --color never", (80, 24), tmp_path) as one:
        again = one.wait()
    said = [line for line in asked.split("\n") if line.startswith("  Ben ")]
    assert said and all(line in again for line in said)


def test_what_is_typed_instead_of_turning_the_page_is_an_answer(tmp_path):
    with terminal(f"{ISLE} --color never", (80, 24), tmp_path) as one:
        one.wait()
        assert "-- Enter for more" in one.type("help", for_="--")
        assert "Enter for more" not in one.type("look 037").splitlines()[-1]
        assert "037 Light torn basket" in one.text
