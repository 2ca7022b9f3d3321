"""Read the games of a run part by part, with one part in memory."""

from __future__ import annotations

import io
from collections.abc import Iterator

from ruledock.errors import SaveError
from ruledock_local.extras import require_extra
from ruledock_simulation.columns import Row, check_game, check_row, read_titles, whole
from ruledock_simulation.parquet import TITLES, TITLES_CHECK, arrow
from ruledock_simulation.parts.names import RUN, read_names
from ruledock_simulation.parts.place import Place


def games_at(out: str, titles: dict[str, str]) -> Iterator[list[Row]]:
    """The rows of each game at a place; the sentences of score lines are added to *titles*."""
    place = Place.of(out)
    names = place.names()
    if RUN not in names:
        raise SaveError(f"{out}: holds no run, as there is no {RUN}")
    for part in read_names(names):
        yield from _games(place, str(part), titles)


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
