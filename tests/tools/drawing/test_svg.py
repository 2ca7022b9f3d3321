"""The allow-list for pictures: what runs, loads or styles is left out."""

import pytest

from ruledock_drawing.svg import LARGEST, clean, clean_parts

HOSTILE = [
    "<svg><script>alert(1)</script></svg>",
    "<svg onload='alert(1)'/>",
    "<svg><image href='http://evil.example/x.png'/></svg>",
    "<svg><a href='javascript:alert(1)'>x</a></svg>",
    "<svg><use href='http://evil.example/#x'/></svg>",
    "<svg><rect fill='url(http://evil.example/#x)'/></svg>",
    "<svg><rect style='background:url(http://evil.example)'/></svg>",
    "<svg><style>* { background: url(http://evil.example) }</style></svg>",
    "<svg><foreignObject><body onload='alert(1)'/></foreignObject></svg>",
    "<svg xmlns:x='http://www.w3.org/1999/xlink'><use x:href='http://evil.example/#x'/></svg>",
    "<svg><set attributeName='href' to='javascript:alert(1)'/></svg>",
    "<svg><animate onbegin='alert(1)'/></svg>",
    "<svg><h:script xmlns:h='http://www.w3.org/1999/xhtml'>alert(1)</h:script></svg>",
    "<svg><text>fine</text><iframe src='http://evil.example'/></svg>",
]


@pytest.mark.parametrize("svg", HOSTILE)
def test_nothing_that_runs_or_loads_is_left(svg):
    left = clean(svg, "own")
    assert left
    for word in ("evil", "alert", "script", "style", "onload", "foreignObject", "image"):
        assert word not in left


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no picture",
        "<svg>",
        "<div/>",
        "<svg><g></svg>",
        "<!DOCTYPE svg [<!ENTITY a 'aaaa'>]><svg>&a;</svg>",
        "<?xml-stylesheet href='x'?><svg/>",
        "<svg>" + "x" * LARGEST + "</svg>",
    ],
)
def test_what_cannot_be_read_shows_nothing(text):
    assert clean(text) == ""


def test_ids_stay_apart_and_references_follow():
    svg = "<svg><pattern id='p'/><rect fill='url(#p)'/><use href='#p'/></svg>"
    left = clean(svg, "isle.boat.1")
    assert 'id="isle-boat-1-p"' in left
    assert 'fill="url(#isle-boat-1-p)"' in left and 'href="#isle-boat-1-p"' in left


def test_what_a_page_needs_stays():
    thing = "<g data-axis='cell' data-value='h4' data-x='7' data-y='3' aria-label='h4' class='a'/>"
    assert clean_parts(thing).count("=") == thing.count("=")


def test_text_after_what_is_cut_out_stays():
    assert ">onetwothree<" in clean("<svg><text>one<b/>two<b/>three</text></svg>")
