"""Reports tell score lines in the reader's language."""

import pytest

import ruledock
import ruledock_drawing.wording
from ruledock.linking.config import make_config
from ruledock_cli.simulation.report_titles import translate_titles
from ruledock_simulation.report_rows import seats
from ruledock_simulation.reports import Report


def titled(language, module):
    table = make_config({"game": "isle", "players": 2, "modules": [module]})
    many = ruledock.simulate(table, games=1, seed=3)
    report = Report()
    report.add(row for one in many for row in many.rows(one))
    report.titles |= many.titles
    ruledock_drawing.wording.use_language(language)
    try:
        translate_titles(report)
    finally:
        ruledock_drawing.wording.use_language("en")
    return report.titles


@pytest.mark.parametrize(
    ("language", "rats", "events"),
    [
        ("en", "Each printed rat that shows costs 1 point.", "Point tokens from events: …"),
        ("cs", "Každá nezakrytá krysa na plánu lodi stojí 1 bod.", "Žetony bodů za události: …"),
    ],
)
def test_lines_are_told_in_the_readers_language(language, rats, events):
    titles = titled(language, "events")
    assert titles["isle.score.rats"] == rats and titles["events.points.final"] == events


def test_a_card_keeps_its_number_and_gets_its_name():
    titles = titled("cs", "family")
    cards = [title for line, title in titles.items() if ".card." in line or ".lesson." in line]
    assert cards and all("bod" in title and "point" not in title for title in cards), titles


SEAT = {
    "seat": 0, "bot": "random", "won_share": 0.625, "won_low": 0.306, "won_high": 0.863,
    "shared": 0, "total_mean": -4.0, "total_spread": 1.7,
    "total_least": -7, "total_middle": -4, "total_most": 0,
}  # fmt: skip


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", ["62.5%", "30.6 to 86.3", "0", "-4.0", "1.7"]),
        ("cs", ["62,5 %", "30,6 až 86,3", "0", "-4,0", "1,7"]),
        ("uk", ["62,5 %", "від 30,6 до 86,3", "0", "-4,0", "1,7"]),
    ],
)
def test_numbers_are_written_as_the_reader_writes_them(language, written):
    ruledock_drawing.wording.use_language(language)
    try:
        (row,) = seats({"seats": [SEAT], "bots": [], "rivals": []})
    finally:
        ruledock_drawing.wording.use_language("en")
    assert row == ["0", "random", *written, "-7", "-4", "0"]
