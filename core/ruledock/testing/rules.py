"""The rule catalogue: the rules of the rulebooks, waivers, and the games that must prove them.

A catalogue is a folder of TOML. Each ``<area>.toml`` lists rules as ``[[rule]]``, ``waivers.toml``
has a ``[[waiver]]`` for each rule that no test can prove, and ``shipped.toml`` has a ``[[game]]``
for each area.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path

from ruledock.errors import ContentError, Mistake, nearest
from ruledock.values import field, frozen

KINDS = ("rule", "example", "clarification", "component-count", "conflict")

WAIVABLE: Mapping[str, tuple[str, ...]] = {
    "component-count": ("component-count",),
    "advice": ("clarification",),
    "prop": ("rule", "clarification", "component-count", "conflict"),
}
"""The reasons to waive a rule, each with the kinds of rule it applies to. None for examples."""

Row = Mapping[str, object]


@frozen
class Rule:
    """One rule from a rulebook, in our words."""

    id: str
    text: str
    kind: str
    edition: str
    also: tuple[str, ...] = field(default=(), converter=tuple)
    derived: bool = False


@frozen
class Waiver:
    """A rule that no test can prove, and why."""

    id: str
    kind: str
    reason: str


@frozen
class Game:
    """The game of one area: its plugin, its packs, and whether it is shipped."""

    rules: str
    plugin: str
    content: tuple[str, ...] = field(converter=tuple)
    shipped: bool

    def packaged(self, root: Path) -> bool:
        """Whether the plugin's folder holds a Python package."""
        return any((root / self.plugin).glob("*/__init__.py"))


@frozen
class Catalogue:
    """All rules by file, the waivers by rule id, the games by file."""

    rules: Mapping[str, tuple[Rule, ...]]
    waivers: Mapping[str, Waiver]
    games: Mapping[str, Game]

    @property
    def ids(self) -> tuple[str, ...]:
        """Every rule id, in the order of the files."""
        return tuple(rule.id for rules in self.rules.values() for rule in rules)

    def shipped(self, root: Path) -> tuple[Game, ...]:
        """The games that need a test for every rule: shipped ones whose plugin exists."""
        return tuple(game for game in self.games.values() if game.shipped and game.packaged(root))


@frozen
class Coverage:
    """The coverage of one file of rules."""

    file: str
    covered: tuple[str, ...]
    waived: tuple[str, ...]
    uncovered: tuple[str, ...]


def coverage(catalogue: Catalogue, marked: Collection[str]) -> tuple[Coverage, ...]:
    """By file: which rules are covered by marked tests, waived or uncovered."""
    return tuple(_coverage(catalogue, file, set(marked)) for file in catalogue.rules)


def _coverage(catalogue: Catalogue, file: str, marked: set[str]) -> Coverage:
    ids = [rule.id for rule in catalogue.rules[file]]
    open_ids = [id for id in ids if id not in marked]
    return Coverage(
        file,
        covered=tuple(id for id in ids if id in marked),
        waived=tuple(id for id in open_ids if id in catalogue.waivers),
        uncovered=tuple(id for id in open_ids if id not in catalogue.waivers),
    )


def unknown_rule(id: str, catalogue: Catalogue) -> str:
    """The error for a test with an unknown rule id."""
    close = nearest(id, catalogue.ids)
    hint = f'did you mean "{close}"?' if close else "no known id is close"
    return f'unknown rule "{id}": {hint}'


def load_catalogue(folder: Traversable) -> Catalogue:
    """Read a catalogue; ContentError lists all its mistakes."""
    reader = _Reader(folder)
    catalogue = reader.catalogue()
    if reader.mistakes:
        raise ContentError(reader.mistakes)
    return catalogue


class _Reader:
    """Reads the files of a catalogue, and goes on after a mistake."""

    def __init__(self, folder: Traversable) -> None:
        self.folder = folder
        self.mistakes: list[Mistake] = []

    def catalogue(self) -> Catalogue:
        files = sorted(f.name for f in self.folder.iterdir() if f.name.endswith(".toml"))
        areas = [name for name in files if name not in ("waivers.toml", "shipped.toml")]
        rules = {area: self.rules(area) for area in areas}
        self.unique([(area, rule.id) for area in areas for rule in rules[area]], "rule")
        kinds = {rule.id: rule.kind for area in areas for rule in rules[area]}
        waivers = self.waivers(kinds) if "waivers.toml" in files else ()
        games = self.games(areas) if "shipped.toml" in files else ()
        return Catalogue(rules, {w.id: w for w in waivers}, {g.rules: g for g in games})

    def rules(self, area: str) -> tuple[Rule, ...]:
        needed: dict[str, type] = {"id": str, "text": str, "kind": str, "edition": str}
        rows = self.rows(area, "rule", needed, {"also": list, "derived": bool})
        for pointer, row in rows:
            self.one_of(area, f"{pointer}/kind", str(row["kind"]), KINDS)
        return tuple(Rule(**row) for _, row in rows)  # type: ignore[arg-type]

    def waivers(self, kinds: Mapping[str, str]) -> tuple[Waiver, ...]:
        file = "waivers.toml"
        rows = self.rows(file, "waiver", {"id": str, "kind": str, "reason": str}, {})
        waivers = [Waiver(**row) for _, row in rows]  # type: ignore[arg-type]
        self.unique([(file, waiver.id) for waiver in waivers], "waiver")
        for (pointer, _), waiver in zip(rows, waivers, strict=True):
            known = self.one_of(file, f"{pointer}/id", waiver.id, kinds)
            known &= self.one_of(file, f"{pointer}/kind", waiver.kind, WAIVABLE)
            if known and kinds[waiver.id] not in WAIVABLE[waiver.kind]:
                found = f'{waiver.kind} for "{waiver.id}", which is a {kinds[waiver.id]}'
                fitting = ", ".join(k for k in WAIVABLE if kinds[waiver.id] in WAIVABLE[k])
                self.mistake(file, f"{pointer}/kind", found, fitting or "a test", "not-waivable")
        return tuple(waivers)

    def games(self, areas: Collection[str]) -> tuple[Game, ...]:
        file = "shipped.toml"
        needed: dict[str, type] = {"rules": str, "plugin": str, "content": list, "shipped": bool}
        rows = self.rows(file, "game", needed, {})
        games = [Game(**row) for _, row in rows]  # type: ignore[arg-type]
        self.unique([(file, game.rules) for game in games], "game")
        for (pointer, _), game in zip(rows, games, strict=True):
            self.one_of(file, f"{pointer}/rules", game.rules, areas)
        for area in sorted(set(areas) - {game.rules for game in games}):
            self.mistake(file, "/game", f"no game for {area}", "one game per file", "missing")
        return tuple(games)

    def rows(
        self, file: str, table: str, needed: Mapping[str, type], optional: Mapping[str, type]
    ) -> list[tuple[str, Row]]:
        """The valid rows of the only table in *file*."""
        found = self.read(file)
        for key in found.keys() - {table}:
            self.mistake(file, f"/{key}", f'"{key}"', f"only [[{table}]]", "unknown-field")
        rows = found.get(table, [])
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            self.mistake(file, f"/{table}", "no list of tables", f"[[{table}]]", "type")
            return []
        placed = [(f"/{table}/{n}", row) for n, row in enumerate(rows)]
        return [(at, row) for at, row in placed if self.fields(file, at, row, needed, optional)]

    def read(self, file: str) -> Row:
        try:
            return tomllib.loads((self.folder / file).read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            self.mistake(file, "", str(error), "TOML in UTF-8", "unreadable")
            return {}

    def fields(
        self,
        file: str,
        at: str,
        row: Row,
        needed: Mapping[str, type],
        optional: Mapping[str, type],
    ) -> bool:
        before = len(self.mistakes)
        known = {**needed, **optional}
        for key in sorted(needed.keys() - row.keys()):
            self.mistake(file, f"{at}/{key}", "nothing", f"a {needed[key].__name__}", "missing")
        for key, value in row.items():
            if self.one_of(file, f"{at}/{key}", key, known, code="unknown-field"):
                self.value(file, f"{at}/{key}", value, known[key])
        return len(self.mistakes) == before

    def value(self, file: str, at: str, value: object, kind: type) -> None:
        texts = value if isinstance(value, list) else [value]
        if not isinstance(value, kind):
            self.mistake(file, at, repr(value), f"a {kind.__name__}", "type")
        elif kind is not bool and not all(isinstance(t, str) and t.strip() for t in texts):
            self.mistake(file, at, repr(value), "words", "empty")

    def one_of(
        self, file: str, at: str, found: str, known: Collection[str], *, code: str = "unknown"
    ) -> bool:
        if found not in known:
            few = len(known) < 12
            expected = ", ".join(sorted(known)) if few else "an id of this catalogue"
            close = nearest(found, known)
            self.mistakes.append(Mistake(file, at, f'"{found}"', expected, code, nearest=close))
        return found in known

    def unique(self, found: Collection[tuple[str, str]], what: str) -> None:
        for file, id in _repeated(found):
            self.mistake(file, f"/{what}", f'"{id}" once more', "each id once", "duplicate")

    def mistake(self, file: str, pointer: str, found: str, expected: str, code: str) -> None:
        self.mistakes.append(Mistake(file, pointer, found, expected, code))


def _repeated(found: Collection[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    seen: set[str] = set()
    for file, id in found:
        if id in seen:
            yield file, id
        seen.add(id)
