"""What is installed here, for bug reports."""

from __future__ import annotations

import platform
from collections.abc import Iterator, Mapping

import attrs

from ruledock.engine.text import printable
from ruledock.errors import ContentError
from ruledock.installed.version import VERSION
from ruledock.linking import plugins

LIBRARIES = (
    *("attrs", "pluggy", "jsonschema", "cattrs", "orjson"),
    *("joblib", "distributed", "pyarrow", "numpy"),
    *("gymnasium", "pettingzoo", "open_spiel"),
)
"""Distributions whose version may matter."""


@attrs.frozen(repr=False)
class Installation:
    """What somebody who helps you wants to know; it names no folder and no user."""

    ruledock: str
    python: str
    platform: str
    plugins: Mapping[str, str]
    """By name: the distribution that brings it, and its version."""
    packs: tuple[str, ...]
    libraries: Mapping[str, str]

    def _lines(self) -> Iterator[str]:
        yield f"ruledock   {self.ruledock}"
        yield f"python     {self.python}"
        yield f"platform   {self.platform}"
        yield f"plugins    {', '.join(f'{name} ({of})' for name, of in self.plugins.items())}"
        yield f"packs      {', '.join(self.packs)}"
        yield f"libraries  {', '.join(f'{name} {one}' for name, one in self.libraries.items())}"

    def __str__(self) -> str:
        return "\n".join(printable(line, 4000) for line in self._lines())

    __repr__ = __str__

    def _repr_html_(self) -> str:
        from html import escape  # late: only notebooks need it

        return f"<pre>{escape(str(self))}</pre>"


def report() -> Installation:
    """What is installed here: versions, plugins, packs and platform, as bug reports need it."""
    return Installation(
        ruledock=VERSION,
        python=f"{platform.python_implementation()} {platform.python_version()}",
        platform=f"{platform.system()} {platform.release()} {platform.machine()}",
        plugins=_plugins(),
        packs=_packs(),
        libraries=_libraries(),
    )


def _plugins() -> dict[str, str]:
    from importlib.metadata import entry_points  # late: slow to load

    points = {point.name: point for point in entry_points(group=plugins.GROUP)}
    return {
        name: f"{dist.name} {dist.version}"
        if name in points and (dist := points[name].dist) is not None
        else "registered by this program"
        for name in plugins.known()
    }


def _packs() -> tuple[str, ...]:
    from ruledock.content import find_packs  # late: starting is quick

    try:
        return tuple(sorted(find_packs()))
    except ContentError as error:
        return (f"broken: {len(error.mistakes)} mistakes; see `ruledock check`",)


def _libraries() -> dict[str, str]:
    from importlib.metadata import PackageNotFoundError, version  # late: slow to load

    found = {}
    for name in LIBRARIES:
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            found[name] = "absent"
    return found
