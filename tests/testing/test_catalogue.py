"""A rule catalogue names all its mistakes at once, each with its place and the nearest spelling."""

from pathlib import Path

import pytest

from ruledock.errors import ContentError
from ruledock.testing.rules import Coverage, coverage, load_catalogue

RULE = """
[[rule]]
id = "{id}"
text = "Sheep graze."
kind = "{kind}"
edition = "meadow"
"""

WAIVER = """
[[waiver]]
id = "{id}"
kind = "{kind}"
reason = "{reason}"
"""

GAME = """
[[game]]
rules = "meadow.toml"
plugin = "plugins/meadow"
content = ["meadow"]
shipped = true
"""


def rule(id: str, kind: str = "rule") -> str:
    return RULE.format(id=id, kind=kind)


def waiver(id: str, kind: str = "prop", reason: str = "made of wood") -> str:
    return WAIVER.format(id=id, kind=kind, reason=reason)


def write(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def mistakes(folder: Path, **files: str) -> list[tuple[str, str, str, str | None]]:
    with pytest.raises(ContentError) as caught:
        load_catalogue(write(folder, **files))
    return [(m.file, m.pointer, m.code, m.nearest) for m in caught.value.mistakes]


def test_a_catalogue_holds_rules_by_file_waivers_by_rule_and_games_by_file(tmp_path: Path) -> None:
    meadow = rule("meadow.graze") + rule("meadow.fence", "component-count")
    folder = write(tmp_path, meadow=meadow, waivers=waiver("meadow.fence"), shipped=GAME)
    catalogue = load_catalogue(folder)
    assert catalogue.ids == ("meadow.graze", "meadow.fence")
    assert catalogue.waivers["meadow.fence"].reason == "made of wood"
    assert catalogue.games["meadow.toml"].content == ("meadow",)


def test_a_game_is_shipped_once_it_says_so_and_its_plugin_is_a_package(tmp_path: Path) -> None:
    catalogue = load_catalogue(write(tmp_path, meadow=rule("meadow.graze"), shipped=GAME))
    assert catalogue.shipped(tmp_path) == ()
    package = tmp_path / "plugins" / "meadow" / "ruledock_meadow"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    assert [game.rules for game in catalogue.shipped(tmp_path)] == ["meadow.toml"]


def test_coverage_sorts_each_rule_into_one_of_three(tmp_path: Path) -> None:
    meadow = rule("meadow.a") + rule("meadow.b", "component-count") + rule("meadow.c")
    catalogue = load_catalogue(write(tmp_path, meadow=meadow, waivers=waiver("meadow.b")))
    assert coverage(catalogue, {"meadow.a", "elsewhere"}) == (
        Coverage("meadow.toml", ("meadow.a",), ("meadow.b",), ("meadow.c",)),
    )


def test_an_id_is_unique_over_all_files(tmp_path: Path) -> None:
    found = mistakes(tmp_path, hill=rule("graze"), meadow=rule("graze"))
    assert found == [("meadow.toml", "/rule", "duplicate", None)]


def test_all_mistakes_of_an_entry_are_named_at_once(tmp_path: Path) -> None:
    broken = '[[rule]]\nid = "a"\ntext = "  "\nkind = "rule"\nedtion = "meadow"\nderived = 1\n'
    assert sorted(mistakes(tmp_path, meadow=broken)) == [
        ("meadow.toml", "/rule/0/derived", "type", None),
        ("meadow.toml", "/rule/0/edition", "missing", None),
        ("meadow.toml", "/rule/0/edtion", "unknown-field", "edition"),
        ("meadow.toml", "/rule/0/text", "empty", None),
    ]


def test_an_unknown_kind_is_named_with_the_nearest(tmp_path: Path) -> None:
    found = mistakes(tmp_path, meadow=rule("graze", "exmaple"))
    assert found == [("meadow.toml", "/rule/0/kind", "unknown", "example")]


def test_text_that_is_no_toml_is_one_mistake(tmp_path: Path) -> None:
    found = mistakes(tmp_path, hill="[[rule", meadow=rule("graze"))
    assert found == [("hill.toml", "", "unreadable", None)]


def test_a_table_of_another_name_is_refused(tmp_path: Path) -> None:
    found = mistakes(tmp_path, meadow=rule("graze").replace("[[rule]]", "[[rules]]"))
    assert found == [("meadow.toml", "/rules", "unknown-field", None)]


@pytest.mark.parametrize(
    ("kind", "because", "code"),
    [
        ("example", "prop", "not-waivable"),
        ("rule", "advice", "not-waivable"),
        ("rule", "component-count", "not-waivable"),
        ("rule", "laziness", "unknown"),
    ],
)
def test_only_props_advice_and_component_counts_are_waived(
    tmp_path: Path, kind: str, because: str, code: str
) -> None:
    found = mistakes(tmp_path, meadow=rule("graze", kind), waivers=waiver("graze", because))
    assert [(file, at, why) for file, at, why, _ in found] == [
        ("waivers.toml", "/waiver/0/kind", code)
    ]


def test_a_waiver_needs_a_reason_and_a_rule(tmp_path: Path) -> None:
    waivers = waiver("graze", reason=" ") + waiver("graez")
    found = mistakes(tmp_path, meadow=rule("graze"), waivers=waivers)
    assert found == [
        ("waivers.toml", "/waiver/0/reason", "empty", None),
        ("waivers.toml", "/waiver/1/id", "unknown", "graze"),
    ]


def test_every_file_of_rules_has_one_game(tmp_path: Path) -> None:
    found = mistakes(tmp_path, meadow=rule("a"), hill=rule("b"), shipped=GAME + GAME)
    assert found == [
        ("shipped.toml", "/game", "duplicate", None),
        ("shipped.toml", "/game", "missing", None),
    ]
