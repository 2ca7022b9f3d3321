"""Reports tell score lines in the reader's language."""

import pytest

import ruledock
import ruledock_drawing.wording
from ruledock.linking.config import make_config
from ruledock_cli.simulation.report_titles import translate_titles
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
