"""The settings of a hunt: which code to change, and which changes nobody can notice."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from fnmatch import fnmatch
from pathlib import Path

import cattrs
from attrs import frozen

from ruledock.errors import RuledockError, nearest
from ruledock_mutants.code.change import Change, changes_in


@frozen
class Excuse:
    """A change that nobody can notice, and why; without *becomes*, any change of those lines."""

    file: str
    within: str
    was: str
    why: str
    becomes: str | None = None
    nth: int = 1

    def covers(self, change: Change) -> bool:
        """Whether it excuses this change."""
        place = (change.file, change.within, change.was)
        if place != (self.file, self.within, self.was):
            return False
        return self.becomes is None or (change.becomes, change.nth) == (self.becomes, self.nth)


@frozen
class Settings:
    """The content of `code_mutants.toml`."""

    sources: Sequence[str]
    """Patterns of files with code."""
    tests: Sequence[str]
    """Patterns of files with tests."""
    leave_out: Mapping[str, str]
    """Patterns of files not to change, and why."""
    broad: Sequence[str] = ()
    """Test files that notice much in little time."""
    not_asked: Mapping[str, str] = {}
    """Test files not to run, and why."""
    equivalent: Sequence[Excuse] = ()

    def files(self, root: Path, only: Sequence[str] | None = None) -> list[str]:
        """The files to change; *only* may also name files that are otherwise left out."""
        found = _glob(root, self.sources)
        if only is not None:
            return [path for path in found if any(fnmatch(path, one) for one in only)]
        return [path for path in found if not any(fnmatch(path, out) for out in self.leave_out)]

    def test_files(self, root: Path) -> list[str]:
        """The test files to run."""
        return [path for path in _glob(root, self.tests) if path not in self.not_asked]

    def stale(self, root: Path) -> Iterator[str]:
        """Entries about code that no longer exists."""
        found = _glob(root, self.sources)
        for pattern in self.leave_out:
            if not any(fnmatch(path, pattern) for path in found):
                yield f'leave_out: no file matches "{pattern}"'
        known = [change for path in found for change in changes_in(root, path)]
        for excuse in self.equivalent:
            if not any(excuse.covers(change) for change in known):
                yield _stale(excuse, known)

    def excuses(self, change: Change) -> bool:
        """Whether nobody can notice a change."""
        return any(excuse.covers(change) for excuse in self.equivalent)


def _glob(root: Path, patterns: Sequence[str]) -> list[str]:
    files = {path for pattern in patterns for path in root.glob(pattern)}
    return sorted(path.relative_to(root).as_posix() for path in files)


def _stale(excuse: Excuse, known: Collection[Change]) -> str:
    """Say what is gone, and where it may have moved."""
    become = "change" if excuse.becomes is None else f"become “{excuse.becomes}”"
    gone = f"{excuse.file} in {excuse.within}: no “{excuse.was}” that can {become}"
    moved = {
        f"{change.file} in {change.within}"
        for change in known
        if change.was == excuse.was and excuse.becomes in (None, change.becomes)
    }
    if moved:
        return f"{gone}; now in {', '.join(sorted(moved)[:3])}?"
    near = {one.was for one in known if (one.file, one.within) == (excuse.file, excuse.within)}
    close = nearest(excuse.was, near)
    return gone + (f"; did you mean “{close}”?" if close else "")


def load_settings(file: Path) -> Settings:
    """Read the file; refuse unknown keys."""
    try:
        data = tomllib.loads(file.read_text("utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise RuledockError(f"{file}: {error}") from error
    converter = cattrs.Converter(forbid_extra_keys=True)
    try:
        return converter.structure(data, Settings)
    except cattrs.BaseValidationError as error:
        raise RuledockError(f"{file}: {'; '.join(cattrs.transform_error(error))}") from error
