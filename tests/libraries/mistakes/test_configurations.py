"""Why a configuration is refused: whatever the core refuses has a reason, and nothing else has."""

from random import Random

import pytest

from ruledock.errors import ConfigError
from ruledock.linking.config import SETTINGS, make_config
from ruledock_mistakes.configurations import wrong_config

ODD = (None, True, 0, 2, 999, -1, 1.5, "", "own", "auction", "7", "x" * 300, [], {}, {"rounds": 1},
       ["Ada", "Bo"], ["Ada", "Ada"], ["Ada", 3], ["own", "all"], ["own", "never"], ["a\0b"],
       ["tolls\x1b"], [str(number) for number in range(2000)], ["x" * 5000], [[]])  # fmt: skip


@pytest.mark.parametrize("seed", range(3))
def test_the_core_refuses_what_can_be_explained_and_nothing_else(seed):
    rng, refused, made = Random(seed), 0, 0
    for _ in range(400):
        names = rng.sample([*SETTINGS], rng.choice((0, 1, 1, 2, 3)))
        given = {"game": "auction", **{name: rng.choice(ODD) for name in names}}
        if rng.random() < 0.05:
            del given["game"]
        why = str(wrong_config(given, "here"))
        try:
            make_config(given, "here")
        except ConfigError as error:
            refused += 1
            assert why in str(error).replace("here, at /", "here/"), given
        else:
            made += 1
            assert not why, given
    assert refused > 100 < made
