"""Pull the plug at any moment: no accepted choice is lost, and none happens twice."""

import os
import sqlite3
from random import Random

import pytest
from serving import Serving
from talking import ConnectionClosed, Talker

GAMES = ["sea_salt_paper", "isle", "kockombat"]


def choose(talker, serving, rng):
    """Make a choice as the page does: after a break it is sent again with the same id."""
    option, id = rng.choice(talker.options()), f"c{rng.random()}"
    asked = talker.sections["table"]["asked"]
    while True:
        try:
            return talker.say({"type": "choose", "asked": asked, "option": option}, id), option
        except (ConnectionClosed, OSError):
            serving.kill()
            serving.faults = ""
            serving.start()
            talker.connect()


def accepted(serving, table):
    with sqlite3.connect(serving.database) as db:
        query = 'select number, client, text from events where "table" = ? order by number'
        found = db.execute(query, [table]).fetchall()
    db.close()
    return found


@pytest.mark.parametrize("fault", range(1, 21))
def test_the_plug_is_pulled_around_a_commit(tmp_path, fault, thorough):
    if fault > 2 and not thorough and os.environ.get("RULEDOCK_BROWSER") != "all":
        pytest.skip("two of twenty moments in a plain run")
    rng = Random(fault)
    with Serving(tmp_path, faults=str(fault)) as serving:
        table, tokens = serving.make_table(GAMES[fault % 3], ["Ada", "Ben"])
        seats = [Talker(serving, table, tokens, role) for role in ("0", "1")]
        made = []
        while len(made) < fault + 4:
            for place, talker in enumerate(seats):
                if not talker.options():
                    talker.say({"type": "ask", "what": "score"})
                if talker.options():
                    answer, option = choose(talker, serving, rng)
                    assert answer["type"] == "done", answer
                    made.append((place, option))
                    for one in seats:  # pages come back by themselves
                        try:
                            one.say({"type": "ask", "what": "score"})
                        except (ConnectionClosed, OSError):
                            one.connect()
        kept = accepted(serving, table)
        assert [number for number, _, _ in kept] == list(range(len(made)))
        assert [text.replace("!", "") for _, _, text in kept] == [f"{p} {o}" for p, o in made]
        again = Talker(serving, table, tokens, "0")
        assert again.log == seats[0].log
        assert again.sections == seats[0].sections | {"presence": again.sections["presence"]}
