"""What the benchmarks lean on, and what they promise about memory."""

import pytest

from bench.harness import Growth
from bench.made_packs import long_isle
from bench.memory import peak_of
from ruledock.linking.config import make_config
from ruledock.linking.link import link

GIBIBYTE = 1 << 30


@pytest.mark.thorough
@pytest.mark.timeout(1800)
def test_ten_thousand_live_games_of_four_fit_into_one_gibibyte():
    assert peak_of(10_000) <= GIBIBYTE


@pytest.mark.parametrize(("power", "ratios"), [(0, (1, 1, 1)), (1, (1, 2, 4)), (2, (1, 4, 16))])
def test_growth_is_told_by_the_power_of_the_size(power, ratios):
    assert Growth("made up", (10, 20, 40), 1.0, ratios).exponent == pytest.approx(power)


def test_a_pack_for_long_games_has_the_cards_and_the_squares_asked_for(tmp_path):
    pack = long_isle(tmp_path / "long", days=50, players=2, squares=1_000)
    book = link(make_config({"game": "isle", "packs": [pack], "rules": {"days": 50}})).book
    assert book.days == 50
    assert len(book.deck) >= 50 * 2 * book.deal
    for plan in book.fleet.plans.values():
        assert (plan.cells.bit_count(), len(plan.maps)) == (1_000, 5)
        assert plan.rats
