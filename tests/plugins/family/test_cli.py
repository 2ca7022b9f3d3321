"""The family mode from the command line."""

import json

import pytest

from ruledock_cli import main


def watched(capsys, *words):
    """The exit code and what is written on both streams."""
    try:
        code = main(["watch", *words])
    except SystemExit as stop:
        code = stop.code
    return code, *capsys.readouterr()


def test_a_module_may_be_named_like_an_option(capsys):
    words = ("isle", "--family", "--players", "3", "--kittens", "--seed", "2", "--json")
    code, out, _ = watched(capsys, *words)
    assert code == 0
    assert json.loads(out)["config"]["modules"] == ["family", "kittens"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("isle", "--famly"), "unrecognized arguments: --famly"),
        (("isle", "--family", "often"), "unrecognized arguments: --family often"),
        (("isle", "--isle"), "unrecognized arguments: --isle"),
        (("isle", "--family", "--events"), "'events' and 'family' cannot be played together"),
        (("isle", "--solo", "--family"), "'family' and 'sister' cannot be played together"),
        (("auction", "--family"), "family"),
    ],
)
def test_what_cannot_be_had_is_said(capsys, words, said):
    code, _, err = watched(capsys, *words)
    assert code == 2
    assert said in err


def test_other_commands_know_no_modules(capsys):
    with pytest.raises(SystemExit):
        main(["games", "--family"])
    assert "unrecognized arguments: --family" in capsys.readouterr().err
