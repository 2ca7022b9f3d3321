"""What can change in the code with nobody noticing: little, and each exception has a reason."""

from pathlib import Path

import pytest

from ruledock_mutants.code.__main__ import SETTINGS, main
from ruledock_mutants.code.settings import load_settings

ROOT = Path(__file__).resolve().parents[1]


def test_excuses_speak_of_code_that_is_there():
    assert list(load_settings(ROOT / SETTINGS).stale(ROOT)) == []


def test_every_excuse_gives_a_reason():
    settings = load_settings(ROOT / SETTINGS)
    reasons = [*settings.leave_out.values(), *(excuse.why for excuse in settings.equivalent)]
    assert all(len(reason) > 10 for reason in reasons)


@pytest.mark.thorough
@pytest.mark.timeout(0)
def test_of_400_changes_of_rules_and_core_95_per_cent_are_noticed(monkeypatch, capsys):
    monkeypatch.chdir(ROOT)
    sample = ["--sample", "400", "--seed", "thorough", "--jobs", "2", "--each", "300"]
    code = main([*sample, "--at-least", "95"])
    assert code == 0, capsys.readouterr().out
