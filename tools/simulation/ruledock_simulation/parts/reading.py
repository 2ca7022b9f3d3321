"""Read the games of a run part by part, with one part in memory."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator

from ruledock.errors import SaveError
from ruledock_local.extras import require_extra
from ruledock_simulation.columns import Row, check_game, check_row, read_titles, whole
from ruledock_simulation.parquet import TITLES, TITLES_CHECK, arrow
from ruledock_simulation.parts.names import RUN, SAME, PartName, overlap, read_names
from ruledock_simulation.parts.place import Place


def games_at(out: str, titles: dict[str, str]) -> Iterator[list[Row]]:
    """The rows of each game at a place; the sentences of score lines are added to *titles*."""
    place = Place.of(out)
    for part in _run_at(out, place):
        yield from _games(place, str(part), titles)


def parts_at(place: Place) -> list[PartName]:
    """The parts at a place, in order; refuse two that hold the same game."""
    found = read_names(place.names())
    both = overlap(found)
    if both is not None:
        one, other = both
        told = f"game {other.first} is in {one} and in {other}, expected each game once"
        raise SaveError(f"{place.url}: {told}; delete one of them")
    return found


def refuse_twice(outs: Iterable[str]) -> None:
    """Refuse runs that hold the same games, such as a folder named twice."""
    seen: list[tuple[str, list[object], list[PartName]]] = []
    for out in outs:
        place = Place.of(out)
        parts = _run_at(out, place)
        about = place.read_json(RUN)
        same = [about.get(name) for name in SAME]
        for first, known, held in seen:
            both = overlap([*held, *parts]) if known == same else None
            if both is not None:
                what = "a game twice" if first == out else f"a game that is in {first}, too"
                told = f"found {what}, expected each folder and game once"
                raise SaveError(f"{out}, at game {both[1].first}: {told}")
        seen.append((out, same, parts))


def _run_at(out: str, place: Place) -> list[PartName]:
    """The parts of the run at a place; refuse a place without one."""
    if RUN not in place.names():
        raise SaveError(f"{out}: holds no run, as there is no {RUN}")
    return parts_at(place)


def _games(place: Place, name: str, titles: dict[str, str]) -> Iterator[list[Row]]:
    parquet, base = arrow(), require_extra("pyarrow", "", "parquet")
    where = f"{place.url}/{name}"
    try:
        table = parquet.read_table(io.BytesIO(place.read(name)))
    except (OSError, base.ArrowException) as error:
        raise SaveError(f"{where}: cannot be read as Parquet: {error}") from None
    told = table.schema.metadata or {}
    check = told.get(TITLES_CHECK, b"").decode(errors="replace")
    titles |= read_titles(where, TITLES.decode(), told.get(TITLES, b"{}"), check)
    rows: list[Row] = []
    for number, row in enumerate(table.to_pylist(), 1):
        check_row(f"{where}, row {number}", row)
        rows.append(row)
        if len(rows) == row["players"] and whole(rows):
            check_game(f"{where}, row {number - len(rows) + 1}", rows)
            yield rows
            rows = []
    if rows:
        raise SaveError(f"{where}: the rows of a game are not together")
