"""Packs from strangers, through the commands: a clear refusal, quickly, and nothing written."""

import io
import json
import os
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import pytest

from ruledock.words.reader import DEEPEST
from ruledock_authoring.checking.packs import check_packs

MIB = 1 << 20
ABOUT = {"name": "trap", "version": "1.0", "title": "Trap", "needs": ["isle"]}
LESSON = {
    "id": "trap-1",
    "name": "Trap",
    "text": "2 points for each oshax.",
    "cost": 1,
    "set": "trap",
    "score": {"pay": 2, "per": "oshax"},
    "examples": [{"boat": "B", "scores": 2}],
    "provenance": "house",
}


def write(root, files):
    for name, value in files.items():
        place = Path(root, name)
        place.parent.mkdir(parents=True, exist_ok=True)
        text = value if isinstance(value, str) else json.dumps(value)
        place.write_text(text, "utf-8")
    return Path(root)


def trap(root, **files):
    return write(root, {"pack.json": ABOUT, "lessons/1.json": LESSON, **files})


def zipped(path, *entries):
    with ZipFile(path, "w", ZIP_DEFLATED) as archive:
        archive.writestr("pack.json", json.dumps(ABOUT))
        for info, data in entries:
            archive.writestr(info, data)
    return path


def lesson(root, **keys):
    return trap(root, **{"lessons/1.json": {**LESSON, **keys}})


# -- the traps ---------------------------------------------------------------------------------


@cache
def bomb():
    """A small archive of one file that would fill the memory a check may take."""
    buffer = io.BytesIO()
    with ZipFile(buffer, "w", ZIP_DEFLATED, compresslevel=1) as archive:
        archive.writestr("pack.json", json.dumps(ABOUT))
        with archive.open("lessons/bomb.json", "w") as file:
            for _ in range(220):
                file.write(bytes(MIB))
    return buffer.getvalue()


def zip_bomb(root):
    (root / "trap.zip").write_bytes(bomb())
    return root / "trap.zip"


def many_bombs(root):
    return zipped(root / "trap.zip", *((f"lessons/{n}.json", b" " * MIB) for n in range(30)))


def way_out_of_a_zip(root):
    return zipped(root / "trap.zip", ("../../out.json", "{}"))


def link_in_a_zip(root):
    info = ZipInfo("lessons/passwd.json")
    info.external_attr = 0o120777 << 16
    return zipped(root / "trap.zip", (info, "/etc/passwd"))


def link_out_of_the_folder(root):
    secret = write(root, {"secret.json": LESSON}) / "secret.json"
    pack = trap(root / "trap")
    (pack / "lessons" / "2.json").symlink_to(secret)
    return pack


def folder_that_is_a_link(root):
    pack = trap(root / "trap")
    (pack / "lessons").rename(root / "elsewhere")
    (pack / "lessons").symlink_to("../elsewhere")
    return pack


def gigabyte(root):
    pack = trap(root / "trap")
    with open(pack / "lessons" / "huge.json", "wb") as file:
        file.truncate(1 << 30)
    return pack


def gigabyte_pack_json(root):
    pack = trap(root / "trap")
    with open(pack / "pack.json", "wb") as file:
        file.truncate(1 << 30)
    return pack


def deep(root):
    return trap(root / "trap", **{"lessons/2.json": '{"score":' * 10_000})


def deep_score(root):
    score = {"pay": 1}
    for _ in range(DEEPEST + 20):
        score = {"half": score}
    return lesson(root / "trap", score=score)


def million_lessons(root):
    many = "[" + ",".join(["{}"] * 200_000) + "]"
    return trap(root / "trap", **{f"lessons/{n}.json": many for n in range(5)})


def million_files(root):
    pack = trap(root / "trap")
    for number in range(2_100):
        (pack / "lessons" / f"x{number}.json").touch()
    return pack


def exploding_score(root):
    """Run through all squares for each square for each tile."""
    inner = {"some": {"and": ["that-tile", {"touching": "that-square"}]}}
    for over in ("tiles", "squares", "squares", "squares"):
        inner = {"for-every": over, "holds": inner}
    return lesson(root / "trap", score={"pay": 2, "if": inner})


def wide_score(root):
    return lesson(root / "trap", score={"total": [{"pay": {"plus": [1] * 40}}] * 40})


def doubling_score(root):
    number = {"count": "cats"}
    for _ in range(30):
        number = {"times": [number, number]} if len(json.dumps(number)) < 60_000 else number
    return lesson(root / "trap", score={"pay": number})


def huge_number(root):
    return lesson(root / "trap", score={"pay": 10**300})


def huge_boat(root):
    boat = ["." * 1_000] * 150
    return lesson(root / "trap", examples=[{"boat": boat, "scores": 0}] * 5)


TRAPS = [
    (zip_bomb, "too-big"),
    (many_bombs, "too-big"),
    (way_out_of_a_zip, "outside-pack"),
    (link_in_a_zip, "symlink"),
    (link_out_of_the_folder, "symlink"),
    (folder_that_is_a_link, "symlink"),
    (gigabyte, "too-big"),
    (gigabyte_pack_json, "too-big"),
    (deep, "too-deep"),
    (deep_score, "too-deep"),
    (million_lessons, "too-many"),
    (million_files, "too-many"),
    (exploding_score, "too-costly"),
    (wide_score, "too-large"),
    (doubling_score, "too-large"),
    (huge_number, "out-of-range"),
    (huge_boat, "wrong-boat"),
]


@pytest.fixture(scope="module")
def warm(tmp_path_factory):
    """All that every check needs once: plugins imported, the packs of the game known to be good."""
    list(check_packs(lesson(tmp_path_factory.mktemp("warm") / "trap")))


@pytest.mark.parametrize(("make", "code"), TRAPS, ids=[make.__name__ for make, _ in TRAPS])
def test_a_trap_is_refused_before_it_springs(run, warm, tmp_path, make, code):
    place = make(tmp_path)
    before = set(tmp_path.rglob("*"))
    start = time.process_time()
    ran = run("pack", "check", place)
    assert time.process_time() - start < 10  # sprung, it takes minutes or all memory
    assert ran.code == 1
    assert f"[{code}]" in ran.out
    assert "secret" not in ran.out
    assert len(ran.out) < 5_000
    assert set(tmp_path.rglob("*")) == before


LIMITED = """
import resource, sys
resource.setrlimit(resource.RLIMIT_DATA, (200 << 20, 200 << 20))
from ruledock_cli import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize("command", [("pack", "check"), ("pack", "build")])
def test_no_trap_takes_more_than_200_megabytes(tmp_path, command):
    """In a process of its own, which may have no more; nothing is written where it runs."""
    makers = [zip_bomb, gigabyte, million_lessons, deep, exploding_score]
    places = []
    for make in makers[: 1 if "build" in command else None]:
        folder = tmp_path / make.__name__
        folder.mkdir()
        places.append(str(make(folder)))
    out = tmp_path / "out"
    out.mkdir()
    words = [sys.executable, "-c", LIMITED, *command, *places]
    done = subprocess.run(words, capture_output=True, text=True, cwd=out, check=False)
    assert done.returncode == 1, done
    assert "Traceback" not in done.stderr
    assert (done.stdout + done.stderr).count("[too-") >= len(places)
    assert not list(out.iterdir())


# -- names that would do something to a terminal -----------------------------------------------

NASTY = "\x1b[2J\x9b31m\u202eevil\u2028<script>alert(1)</script>"


@pytest.mark.parametrize("key", ["id", "name", "text", "set", "\x1b[31m"])
def test_control_characters_are_refused_and_shown_escaped(run, tmp_path, key):
    ran = run("pack", "check", lesson(tmp_path / "trap", **{key: NASTY}))
    assert ran.code == 1
    assert printable(ran.out)


def test_file_names_are_shown_escaped(run, tmp_path):
    pack = trap(tmp_path / "trap")
    (pack / "lessons" / "\x1b[2J.json").write_text("{")
    (pack / "\u202egnp.exe").touch()
    for words in (("pack", "check"), ("check",), ("pack", "build"), ("pack", "schemas")):
        ran = run(*words, pack)
        assert printable(ran.out + ran.err)


def test_boats_and_words_with_control_characters_are_shown_escaped(run, tmp_path):
    pack = lesson(tmp_path / "trap", examples=[{"boat": ["\x1b[2J"], "scores": 0}])
    assert printable(run("pack", "check", pack).out)
    pack = lesson(tmp_path / "trap", score={"pay": 2, "per": "\x1b[2J"})
    assert printable(run("pack", "check", pack).out)
    file = lesson(tmp_path / "trap") / "lessons" / "1.json"
    for typed in ("\x1b[2J", "boat-\x1b: b01 h4", "1\x1b"):
        ran = run("pack", "explain", file, typed)
        assert printable(ran.out + ran.err)


def test_text_that_is_only_odd_is_shown_escaped(run, tmp_path):
    """Markup and marks of direction are no control characters; no terminal need obey them."""
    odd = "\u202e<b>2</b> points for each oshax"
    file = lesson(tmp_path / "trap", name=odd, text=odd) / "lessons" / "1.json"
    assert printable(run("pack", "explain", file, "B").out)


def printable(text):
    return all(line.isprintable() for line in text.split("\n"))


def test_a_build_cannot_be_led_elsewhere(run, tmp_path):
    about = {**ABOUT, "name": "../../out", "version": "1.0"}
    pack = trap(tmp_path / "in" / "trap", **{"pack.json": about})
    assert run("pack", "build", pack).code == 1
    assert {path.name for path in tmp_path.iterdir()} == {"in"}
    assert not os.path.exists(tmp_path.parent / "out-1.0.zip")
