"""Folder, archive and installed resource are the same pack."""

import io
import sys
import zipfile
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from importlib.readers import MultiplexedPath
from pathlib import Path

import pytest

from ruledock.content import PackSource, find_packs, load_content, stamp
from ruledock.content.read import entries, sources
from ruledock.content.read.pack import read_pack
from ruledock.errors import ContentError
from tests.content.sample import BASE, EXPRESSIONS, KINDS, load, schemas, write, write_zip

RULES = {"base": "base-rules.schema.json"}


def digest(source: PackSource) -> str:
    content = load_content(
        [source], KINDS, schemas=schemas, expressions=EXPRESSIONS, rules_schema=RULES, cache=None
    )
    assert content.get("cards", "owl").tile == "bar"
    return content.digest


def distribution(tmp_path: Path, function: str) -> Path:
    """A folder that Python takes for an installed distribution offering packs."""
    site = tmp_path / "site"
    info = site / "shore-1.0.dist-info"
    write(info, {"METADATA": "Metadata-Version: 2.1\nName: shore\nVersion: 1.0\n"})
    write(info, {"entry_points.txt": "[ruledock.packs]\nshore = shore_packs:offer\n"})
    write(site / "shore_packs", {"__init__.py": function})
    return site


OFFER = "from importlib.resources import files\ndef offer(): return files(__name__) / 'content'\n"


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Path]:
    def installed(function: str) -> Path:
        site = distribution(tmp_path, function)
        monkeypatch.syspath_prepend(str(site))
        monkeypatch.delitem(sys.modules, "shore_packs", raising=False)
        return site

    return installed


def test_the_same_pack_from_everywhere_has_the_same_digest(
    base: Path, tmp_path: Path, install: Callable[[str], Path]
) -> None:
    expected = digest(PackSource("base", base))
    flat = write_zip(tmp_path / "flat.zip", BASE)
    nested = write_zip(tmp_path / "nested.zip", BASE, around="base-1.0/")
    for path in (base, flat, nested):
        assert digest(find_packs([path])["base"]) == expected
    assert digest(PackSource("base", zipfile.Path(flat))) == expected
    assert digest(PackSource("base", zipfile.Path(nested, "base-1.0/"))) == expected
    write(install(OFFER) / "shore_packs" / "content" / "base", BASE)
    assert digest(find_packs()["base"]) == expected


def test_the_digest_feels_content_and_not_how_it_is_written(base: Path) -> None:
    before = load(base).digest
    more, owl = BASE["cards/more.json"], BASE["cards/owl.json"]
    (base / "cards" / "owl.json").unlink()
    pack = {**BASE["pack.json"], "version": "1.1", "title": "Newer"}
    backwards = dict(reversed(owl.items()))
    write(base, {"cards/more.json": {"items": [backwards, *reversed(more)]}, "pack.json": pack})
    assert load(base).digest == before
    write(base, {"cards/more.json": [{**owl, "cost": 4}, *more]})
    assert load(base).digest != before


def test_each_pack_has_a_digest_of_its_own(base: Path, tmp_path: Path) -> None:
    pack = {"name": "other", "version": "1", "title": "Other"}
    other = write(tmp_path / "other", {"pack.json": pack})
    before = load(base, other).packs
    write(base, {"rules.json": {"days": 6, "prices": {}}})
    after = load(base, other).packs
    assert before["other"].digest == after["other"].digest
    assert before["base"].digest != after["base"].digest


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """No packs but those a test makes: what is installed on this machine is not looked at."""
    here = set(entry_points(group=sources.GROUP))

    def others(group: str) -> list[EntryPoint]:
        return [point for point in entry_points(group=group) if point not in here]

    monkeypatch.setattr(sources, "entry_points", others)


@pytest.mark.usefixtures("alone")
def test_the_name_comes_from_pack_json(base: Path, tmp_path: Path) -> None:
    assert list(find_packs([base.rename(tmp_path / "download-3")])) == ["base"]
    assert list(find_packs([write_zip(tmp_path / "x-1.0.zip", BASE)])) == ["base"]


@pytest.mark.usefixtures("alone")
def test_a_folder_of_packs_is_looked_through(base: Path, tmp_path: Path) -> None:
    write(tmp_path / "notes", {"a.txt": ""})
    assert find_packs([tmp_path]) == {"base": PackSource("base", base)}


@pytest.mark.usefixtures("alone")
def test_a_broken_pack_is_found_so_that_loading_can_say_why(tmp_path: Path) -> None:
    root = write(tmp_path / "harbour", {"pack.json": "{"})
    bad = tmp_path / "bad.zip"
    bad.write_bytes(b"?")
    assert find_packs([root, bad]) == {
        "bad": PackSource("bad", bad),
        "harbour": PackSource("harbour", root),
    }


def test_paths_without_packs_are_all_named(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(ContentError) as caught:
        find_packs([tmp_path / "empty", tmp_path / "nowhere"])
    assert [(m.code, m.found) for m in caught.value.mistakes] == [
        ("missing-file", "no pack.json"),
        ("missing-file", "nothing"),
    ]


@pytest.mark.usefixtures("alone")
def test_two_packs_of_one_name_are_refused_and_one_named_twice_is_not(
    base: Path, tmp_path: Path
) -> None:
    assert list(find_packs([base, base / ".." / "base"])) == ["base"]
    with pytest.raises(ContentError, match="duplicate-pack"):
        find_packs([base, write(tmp_path / "copy", BASE)])


def test_one_pack_listed_twice_is_refused(base: Path, tmp_path: Path) -> None:
    sources = [PackSource("base", base), PackSource("base", write(tmp_path / "copy", BASE))]
    with pytest.raises(ContentError, match="duplicate-pack"):
        load_content(
            sources, KINDS, schemas=schemas, expressions=EXPRESSIONS, rules_schema=RULES, cache=None
        )


def test_a_distribution_that_cannot_offer_its_packs_is_named(
    install: Callable[[str], Path],
) -> None:
    install("def offer(): raise RuntimeError('out of order')")
    with pytest.raises(ContentError, match=r"shore_packs:offer(.|\n)*out of order"):
        find_packs()


def test_a_broken_distribution_does_not_matter_to_who_wants_other_packs(
    base: Path, install: Callable[[str], Path]
) -> None:
    install("def offer(): raise RuntimeError('out of order')")
    assert "base" in find_packs([base], wanted={"base"})
    with pytest.raises(ContentError, match="out of order"):
        find_packs([base], wanted={"base", "shore"})


def test_a_stamp_changes_with_any_file(base: Path, tmp_path: Path) -> None:
    assert stamp() == ()
    before = stamp([base])
    assert stamp([base]) == before
    write(base, {"cards/owl.json": "{ }"})
    after = stamp([base])
    assert after != before
    (base / "cards" / "owl.json").unlink()
    assert stamp([base]) not in (before, after)
    assert stamp([tmp_path / "nowhere"]) == stamp([tmp_path / "nowhere"])


@pytest.mark.parametrize(("deep", "noticed"), [(1, True), (2, True), (3, False)])
def test_a_stamp_looks_as_deep_as_packs_are(tmp_path: Path, deep: int, noticed: bool) -> None:
    file = tmp_path.joinpath(*["more"] * deep) / "card.json"
    file.parent.mkdir(parents=True)
    file.write_text("{}")
    before = stamp([tmp_path])
    file.write_text("{ }")
    assert (stamp([tmp_path]) != before) == noticed


class Trickle(io.BytesIO):
    """A file that never gives more than three bytes at once, as a system may do."""

    def read(self, size: int | None = -1, /) -> bytes:
        return super().read(3 if size is None or size < 0 else min(size, 3))


@pytest.mark.parametrize("limit", range(12))
def test_a_file_that_trickles_is_read_up_to_the_limit_and_no_further(limit: int) -> None:
    assert entries._drain(Trickle(b"ten bytes!"), limit) == b"ten bytes!"[:limit]


def test_links_in_a_package_of_several_folders_are_not_followed(base: Path, tmp_path: Path) -> None:
    """Packages without ``__init__.py`` may lie in several places; their files are plain paths."""
    elsewhere = write(tmp_path / "elsewhere", {"secret.json": {"id": "secret"}})
    (base / "cards" / "link.json").symlink_to(elsewhere / "secret.json")
    for file in (base / "tiles").iterdir():
        file.unlink()
    (base / "tiles").rmdir()
    (base / "tiles").symlink_to(elsewhere)
    raw = read_pack(PackSource("base", MultiplexedPath(base)), list(KINDS))
    assert sorted((Path(one.file).name, one.code) for one in raw.mistakes) == [
        ("link.json", "symlink"),
        ("tiles", "symlink"),
    ]
    assert not any("secret" in str(item.value) for item in raw.items)
