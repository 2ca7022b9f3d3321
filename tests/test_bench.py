"""What the benchmarks lean on, what they tell, and what they promise about memory."""

import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bench import peers, report
from bench.harness import Growth, Missing, Rate, Row
from bench.made_packs import long_isle
from bench.memory import peak_of
from ruledock.linking.config import make_config
from ruledock.linking.link import link

GIBIBYTE = 1 << 30
ROOT = Path(__file__).resolve().parents[1]


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


def test_results_tell_what_each_build_reaches_of_what_it_owes(tmp_path):
    (tmp_path / "docs" / "pictures").mkdir(parents=True)
    (tmp_path / "bench").mkdir()
    rows = {
        build: [
            Row("copy & save", "copies/s", Rate(units), Rate(2.0), (1.0, 3.0), units / 2, 1.0),
            Missing("playout v a peer", "it is not installed"),
        ]
        for build, units in (("pure", 1.0), ("compiled", 4.0))
    }
    end = {"python": "CPython 3.11, built with care", "peers": ["peer 1.0"]}
    told = {build: [*(row.to_dict() for row in lines), end] for build, lines in rows.items()}
    suites = {"isle": json.loads(json.dumps(told))}
    report.keep(tmp_path / "bench", suites)
    page = (tmp_path / "bench" / "RESULTS.md").read_text("utf-8")
    line = next(line for line in page.splitlines() if line.startswith("| copy"))
    _, _, pure, compiled, _ = line.split("|")
    assert "0.5×" in pure and "MISSED" in pure
    assert "2×" in compiled and "**met**" in compiled
    assert "not measured: it is not installed" in page and "peer 1.0" in page
    assert json.loads((tmp_path / "bench" / "results.json").read_text("utf-8"))["suites"] == suites
    picture = ElementTree.parse(tmp_path / "docs" / "pictures" / "speed.svg").getroot()
    bars = [one for one in picture.findall(".//{*}rect") if one.get("height") != "100%"]
    budget = float(picture.find(".//{*}line").get("x1"))
    ends = [float(bar.get("x")) + float(bar.get("width")) for bar in bars]
    assert ends[0] < budget < ends[1]


def test_a_peer_that_nobody_built_is_no_error(monkeypatch):
    monkeypatch.delenv("BENCH_TAG", raising=False)
    peers._trouble.cache_clear()
    with pytest.raises(peers.Absent, match="BENCH_TAG"):
        peers.worker(peers.TAG)


def test_every_bench_can_be_imported():
    names = sorted(one.stem for one in (ROOT / "bench").glob("[a-z]*.py"))
    code = f"import importlib\nfor name in {names}: importlib.import_module(f'bench.{{name}}')"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)
