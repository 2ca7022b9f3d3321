"""What an author of lessons is told: mistakes at their places, warnings that are worth reading."""

import pytest

from ruledock.config import make_config
from ruledock.errors import ContentError
from ruledock.link import link
from tests.cli.test_pack import change, verdict


def table(sets, *packs):
    given = {"game": "isle", "players": 2, "lessons": list(sets)}
    return link(make_config({**given, "packs": [str(pack) for pack in packs]}))


# -- ids and sets ------------------------------------------------------------------------------


@pytest.mark.parametrize("own", ["shore", None])
def test_a_lesson_with_the_id_of_another_card_is_refused(run, shore, own):
    file = change(shore / "lessons" / "open-water.json", id="007", set=own)
    (mistake,) = [one for one in verdict(run, shore)["mistakes"] if one["code"] == "duplicate-id"]
    assert (mistake["file"], mistake["pointer"]) == ("shore/lessons/open-water.json", "/id")
    assert file.read_text("utf-8").split("\n")[mistake["line"] - 1].strip() == '"id": "007",'
    assert 'cards of pack "isle"' in mistake["found"]


def test_no_table_is_laid_with_one_card_in_place_of_another(shore):
    change(shore / "lessons" / "open-water.json", id="007")
    with pytest.raises(ContentError, match=r"open-water\.json:\d+, at /id(.|\n)*duplicate-id"):
        table(("A", "B", "shore"), shore)
