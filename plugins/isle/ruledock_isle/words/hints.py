"""What else people write for the words of the isle, and how to say what takes several of them."""

from __future__ import annotations

MEANT = {
    "first-squares": "first start starts row-start left-end top begin beginning ends",
    "last-squares": "last end row-end right-end bottom ends",
    "nth-row": "first first-row last-row top-row bottom-row second-row row-number number-row",
    "nth-column": "first first-column last-column column-number",
    "rows": "row each-row every-row lines",
    "columns": "column each-column every-column",
    "free-squares": "empty-squares uncovered-squares open-squares empty free uncovered blank",
    "covered-squares": "full-squares occupied-squares filled-squares covered",
    "rows-from-middle": "middle centre center",
    "touching": "next-to adjacent beside neighbouring neighbour near",
    "at-edge": "edge on-edge border touching-edge",
    "in": "within inside-of at on",
    "place-by": "rank ranking most place second-most position",
    "left-neighbour": "left neighbour next-player",
    "right-neighbour": "right neighbour previous-player",
    "most-of-others": "opponents others rivals",
    "upper-half": "upper top-half port port-half port-side half",
    "lower-half": "lower bottom-half starboard starboard-half starboard-side half",
    "left-half": "stern-half rear-half back-half half",
    "right-half": "bow-half front-half half",
    "row-above": "above previous-row row-before next-above",
    "row-below": "below next-row row-after next-below",
    "column-left": "left-of previous-column column-before next-left",
    "column-right": "right-of next-column column-after next-right",
    "next-above": "above row-above over on-top-of up higher",
    "next-below": "below row-below beneath under-it down lower",
    "next-left": "left-of column-left before previous left",
    "next-right": "right-of column-right after next right",
    "mirrored-top-to-bottom": "mirror mirrored symmetric symmetry opposite reflected flipped",
    "mirrored-left-to-right": "mirror mirrored symmetric symmetry opposite reflected flipped",
    "distance": "distance-to distance-from steps apart how-far away at-distance",
    "nth-most": "second-highest second-most nth-highest runner-up most-of-all",
    "at-distance": "distance away far apart steps",
    "within-distance": "near distance close",
    "longest-line": "line lines straight in-a-row",
    "longest-diagonal": "diagonal diagonals",
    "blocks": "block square",
    "largest-rectangle": "rectangle biggest-rectangle largest-area",
    "others-tied-by": "tie tied ties as-many-as same-number-as",
    "all-players": "everybody everyone together table",
    "parts-of": "regions connected components areas",
    "empty-areas": "areas holes regions gaps",
    "odd-rows": "every-second-row every-other-row alternate-rows",
    "next-diagonally": "diagonal diagonally corner corners at-corner touching-corner",
}
"""By word: what else people write for it."""
_PLACE = '{"exactly": %d, "of": {"place-by": …}}'
_MIRROR = '{"no": {"those": …, "without": {"mirrored-top-to-bottom": …}}}, twice the same squares'
_ALIKE = '{"some": {"and": ["that-tile", {"coloured-like": "other-tile"}]}}'
_COVERING = '{"covering": {"%s": …}}'
_EDGE = '"at-edge" in place of {"touching": …}'
_OTHERS = '{"others-where": a condition}, the number of other players of whom it holds'
_INNER = '{"those": …, "without": {"touching": "free-squares"}} around the others'
_CHESS = '{"and": [{"in": "odd-rows"}, {"in": "odd-columns"}]}, or the same with even ones'
INSTEAD = {
    "condition": {
        **dict.fromkeys(("most", "highest"), _PLACE % 1),
        **dict.fromkeys(("second-most", "second-highest"), _PLACE % 2),
        **dict.fromkeys(("symmetric", "symmetry", "symmetrical", "mirrored"), _MIRROR),
        **dict.fromkeys(("same-colour", "same-color", "same-coloured"), _ALIKE),
    },
    "selection of tile": {
        **dict.fromkeys(("above", "directly-above"), _COVERING % "next-above"),
        **dict.fromkeys(("below", "directly-below"), _COVERING % "next-below"),
        "left-of": _COVERING % "next-left",
        "right-of": _COVERING % "next-right",
        **dict.fromkeys(
            ("diagonal", "diagonally", "corner", "touching-corner", "at-corner"),
            _COVERING % "next-diagonally",
        ),
        **dict.fromkeys(("surrounded", "enclosed", "boxed-in"), _INNER),
    },
    "selection of square": dict.fromkeys(
        ("dark-squares", "black-squares", "light-squares", "white-squares"), _CHESS
    ),
    "touching": dict.fromkeys(
        ("edge", "edges", "border", "side", "the-edge", "boat-edge", "board-edge"), _EDGE
    ),
    "selection": dict.fromkeys(
        ("others", "players", "other-players", "opponents", "rivals", "neighbours"), _OTHERS
    ),
}
"""By what is wanted, or by the key around it, and by what people write there: how to say it."""
