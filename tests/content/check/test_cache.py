"""The cache saves time; without it, or with a bad one, everything is as true and only slower."""

import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from ruledock.content import default_cache_dir
from ruledock.content.check import item_cache
from ruledock.content.check.cache import cache_key, known_good, remember
from tests.content.sample import BASE, ScoreCheck, load, mistakes, write

ROOT = Path(__file__).parents[3]
SCRIPT = """
import sys
from pathlib import Path
from ruledock.content.check.cache import cache_key, known_good, remember
from tests.content.sample import load
content = load(Path(sys.argv[1]), cache=Path(sys.argv[2]))
print(content.digest, "jsonschema" in sys.modules, "referencing" in sys.modules)
"""


def in_a_new_process(base: Path, cache: Path) -> list[str]:
    command = [sys.executable, "-c", SCRIPT, str(base), str(cache)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=True)
    return done.stdout.split()


def test_a_warm_start_never_imports_jsonschema(base: Path, tmp_path: Path) -> None:
    digest = load(base).digest
    assert in_a_new_process(base, tmp_path / "cache") == [digest, "True", "True"]
    assert in_a_new_process(base, tmp_path / "cache") == [digest, "False", "False"]


class Counting(ScoreCheck):
    def __init__(self, fingerprint: str | None = "1") -> None:
        self.calls = 0
        self.fingerprint = fingerprint  # type: ignore[assignment]

    def __call__(self, value: object, /):  # type: ignore[no-untyped-def]
        self.calls += 1
        return super().__call__(value)


def calls(base: Path, cache: Path | None, fingerprint: str | None = "1") -> int:
    """How many scores a new process would have to check."""
    item_cache.forget()
    return more_calls(base, cache, fingerprint)


def more_calls(base: Path, cache: Path | None, fingerprint: str | None = "1") -> int:
    """How many scores had to be checked."""
    check = Counting(fingerprint)
    load(base, cache=cache, expressions={"score": check})
    return check.calls


def test_what_passed_is_not_checked_again_until_something_changes(
    base: Path, tmp_path: Path
) -> None:
    cache = tmp_path / "cache"
    assert calls(base, cache) == 3
    assert calls(base, cache) == 0
    assert calls(base, cache, "2") == 3
    write(base, {"cards/owl.json": {**BASE["cards/owl.json"], "cost": 4}})
    assert calls(base, cache) == 3
    assert calls(base, cache) == 0


def test_a_process_checks_an_item_once_until_it_or_what_it_refers_to_changes(base: Path) -> None:
    assert calls(base, None) == 3
    assert more_calls(base, None) == 0
    assert more_calls(base, None, "2") == 3
    write(base, {"cards/owl.json": {**BASE["cards/owl.json"], "name": "Old owl"}})
    assert more_calls(base, None) == 1
    for file in (base / "tiles").iterdir():
        file.write_text(file.read_text().replace('"bar"', '"baz"'))
    codes = {mistake.code for mistake in mistakes(base, expressions={"score": Counting()})}
    assert codes == {"dangling-reference"}


def test_a_check_without_fingerprint_is_never_trusted(base: Path, tmp_path: Path) -> None:
    assert calls(base, tmp_path, None) == 3
    assert calls(base, tmp_path, None) == 3


def test_a_mistake_in_one_pack_does_not_make_the_others_be_checked_again(
    base: Path, tmp_path: Path
) -> None:
    pack = {"name": "other", "version": "1", "title": "Other", "needs": ["base"]}
    other = write(tmp_path / "other", {"pack.json": {**pack, "titel": "?"}})
    first, again = Counting(), Counting()
    for check in (first, again):
        wrong = mistakes(base, other, cache=tmp_path / "cache", expressions={"score": check})
        assert [mistake.pointer for mistake in wrong] == ["/titel"]
    assert (first.calls, again.calls) == (3, 0)


def test_an_id_that_is_gone_is_missed_by_packs_known_to_be_good(base: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    pack = {"name": "other", "version": "1", "title": "Other", "needs": ["base"]}
    card = {**BASE["cards/owl.json"], "id": "owlet"}
    other = write(tmp_path / "other", {"pack.json": pack, "cards/owlet.json": card})
    load(base, other, cache=cache)
    for file in (base / "tiles").iterdir():
        file.write_text(file.read_text().replace('"bar"', '"baz"'))
    wrong = mistakes(base, other, cache=cache)
    assert {Path(m.file).name for m in wrong if m.code == "dangling-reference"} >= {"owlet.json"}


def test_failures_are_not_remembered(base: Path, tmp_path: Path) -> None:
    write(base, {"cards/owl.json": {**BASE["cards/owl.json"], "cost": 99}})
    first = mistakes(base, cache=tmp_path / "cache")
    assert mistakes(base, cache=tmp_path / "cache") == first


def test_items_are_always_built_anew(base: Path, tmp_path: Path) -> None:
    one, two = load(base, cache=tmp_path), load(base, cache=tmp_path)
    assert one.items == two.items
    assert one.get("cards", "owl") is not two.get("cards", "owl")


@pytest.mark.parametrize("rubbish", [b"", b"\xff\xfe\x00", b"a" * 1_000_000, b"\n\n\n"])
def test_a_corrupt_cache_costs_time_only(base: Path, tmp_path: Path, rubbish: bytes) -> None:
    cache = tmp_path / "cache"
    calls(base, cache)
    (file,) = cache.iterdir()
    file.write_bytes(rubbish)
    assert calls(base, cache) == 3
    assert calls(base, cache) == 0


def test_a_cache_that_cannot_be_written_costs_time_only(base: Path, tmp_path: Path) -> None:
    # A file where the folder should be is as unwritable as can be, even for root.
    blocked = tmp_path / "blocked"
    blocked.write_text("")
    assert calls(base, blocked) == 3
    assert calls(base, blocked / "deeper") == 3
    taken = tmp_path / "taken"
    (taken / "checked-content.txt").mkdir(parents=True)
    assert calls(base, taken) == 3
    assert [entry.name for entry in taken.iterdir()] == ["checked-content.txt"]
    assert calls(base, None) == 3


def test_the_cache_stays_small(tmp_path: Path) -> None:
    keys = [cache_key([str(n)]) for n in range(1_010)]
    remember(tmp_path / "cache", keys[:500])
    for at in range(500, 1_010, 30):
        remember(tmp_path / "cache", keys[at : at + 30])
    (file,) = (tmp_path / "cache").iterdir()
    assert file.read_text().split() == keys[10:]
    assert known_good(tmp_path / "cache", [keys[-1], keys[0], "none"]) == {keys[-1]}


def test_where_the_cache_lies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("RULEDOCK_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert default_cache_dir() == tmp_path / "ruledock"
    monkeypatch.setenv("XDG_CACHE_HOME", "relative/is/ignored")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert default_cache_dir() == tmp_path / "home" / ".cache" / "ruledock"
    monkeypatch.setenv("RULEDOCK_CACHE", str(tmp_path / "mine"))
    assert default_cache_dir() == tmp_path / "mine"
    monkeypatch.setenv("RULEDOCK_CACHE", "")
    assert default_cache_dir() is None


def test_the_cache_needs_no_room_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "nowhere"))
    key = cache_key(["known"])
    remember(tmp_path / "cache", [key])
    assert known_good(tmp_path / "cache", [key]) == {key}
