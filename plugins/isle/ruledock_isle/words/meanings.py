"""What authors of lessons may have meant: other names for the words of the isle."""

from __future__ import annotations

from ruledock.plugin import CONDITION, NUMBER, Hint, selection_of

ALSO = {
    "first-squares": "first start starts row-start left-end top begin beginning ends",
    "last-squares": "last end row-end right-end bottom ends",
    "nth-row": "first first-row last-row top-row bottom-row second-row",
    "nth-column": "first first-column last-column",
    "rows": "row each-row every-row lines",
    "columns": "column each-column every-column",
    "free-squares": "empty-squares uncovered-squares open-squares empty free uncovered blank",
    "covered-squares": "full-squares occupied-squares filled-squares covered",
    "rows-from-middle": "middle centre center",
    "touching": "next-to next adjacent adjoining beside neighbouring neighbour neighbours near",
    "at-edge": "edge on-edge border touching-edge",
    "in": "within inside-of at on",
    "place-by": "rank ranking most place second-most position",
    "left-neighbour": "left neighbour next-player",
    "right-neighbour": "right neighbour previous-player",
    "most-of-others": "opponents others rivals other-player other-players another-player",
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
    "distance": "distance-to distance-from steps apart how-far away at-distance path route way",
    "nth-most": "second-highest second-most nth-highest runner-up most-of-all",
    "at-distance": "distance away far apart steps",
    "within-distance": "near distance close reach reachable path",
    "longest-line": "line lines straight in-a-row",
    "longest-diagonal": "diagonal diagonals",
    "blocks": "block square",
    "largest-rectangle": "rectangle biggest-rectangle largest-area",
    "others-tied-by": "tie tied ties as-many-as same-number-as",
    "all-players": "everybody everyone together table",
    "lonely-cats": "isolated-cats isolated lone-cats loners alone solitary single-cats",
    "parts-of": "regions connected components",
    "areas-of": "areas regions islands patches blobs connected components clusters parts pieces",
    "lines-of": "lines runs rows-of straight-lines in-a-row streaks",
    "straight": "line-shaped i-shaped in-a-line one-line linear",
    "longest-at-edge": "stretch hull along-hull along-edge perimeter shoreline coast outline",
    "longest-run": "run streak in-a-row consecutive one-after-the-other successive in-order",
    "players": "number-of-players how-many-players player-count",
    "row-number": "row number-row row-index y height",
    "column-number": "column number-column column-index x",
    "boarding-number": "order boarding-order placed position number age turn-placed",
    "first-aboard": "first-tile first-cat first-placed oldest earliest first",
    "last-aboard": "last-tile last-cat last-placed newest latest last",
    "shaped-like": "shape shaped same-shape same-shaped equal-shape form",
    "different-shapes": "shapes distinct-shapes unique-shapes shape",
    "mine": "my me own myself my-own this-player owner",
    "coloured-like": "same-colour same-color same-coloured colour-of color-of",
    "empty-areas": "holes gaps ponds",
    "odd-rows": "every-second-row every-other-row alternate-rows",
    "next-diagonally": "diagonal diagonally corner corners at-corner touching-corner",
}
"""By word: what else people write for it."""
_PLACE = '{"exactly": %d, "of": {"place-by": …}}'
_MIRROR = '{"no": {"those": …, "without": {"mirrored-top-to-bottom": …}}}, twice the same squares'
_MIRRORED = (
    '{"no": {"those": {"and": ["covered-squares", {"in": "that-%s"}]}, "without":'
    ' {"mirrored-%s": "covered-squares"}}}'
)
_ROW, _COLUMN = _MIRRORED % ("row", "left-to-right"), _MIRRORED % ("column", "top-to-bottom")
_SYMMETRIC = "symmetric symmetry symmetrical mirrored"
_OTHERS = '{"others-where": a condition}, the number of other players of whom it holds'
_TILES = selection_of("tile")
_COVERING = '{"covering": {"next-%s": …}}'
_ALIKE = '{"some": {"and": ["that-tile", {"coloured-like": "other-tile"}]}}'
_SHAPES = '{"some": {"and": ["that-tile", {"shaped-like": "other-tile"}]}}'
_BOXED = '{"no": {"and": ["free-squares", {"touching": "that-tile"}]}}'
_SOMEBODY = '{"at-least": 1, "of": {"others-where": a condition}}'
_AT_CORNERS = '{"some": {"and": ["that-tile", {"covering": {"next-diagonally": "other-tile"}}]}}'
_BRIDGE = (
    '{"some": {"and": [{"areas-of": …}, {"touching": …}, {"touching": …}]}}, one area that reaches'
    " both"
)
_YOURS = '"where": {"some": {"colour": "that-colour"}}'
_COLOURS = "colours colors colours-you-have my-colours your-colours colours-had"
_CORNERS = (
    '{"and": [{"or": [{"first-squares": "rows"}, {"last-squares": "rows"}]},'
    ' {"or": [{"first-squares": "columns"}, {"last-squares": "columns"}]}]}'
)
_INNER = '{"those": …, "without": {"touching": "free-squares"}} around the others'
_CHESS = '{"and": [{"in": "odd-rows"}, {"in": "odd-columns"}]}, or the same with even ones'
_EDGES = "edge edges border side boat-edge ship-edge edge-of-boat outer-edge"
_PLAYERS = "others players other-player other-players another-player opponent opponents rivals"
HINTS = (
    Hint("edge-squares", '"at-edge"', _TILES),
    Hint("path connected connection bridge route", _BRIDGE, CONDITION),
    *(
        Hint(_COLOURS, f'"colour" with {_YOURS} for those you have', under=key)
        for key in ("over", "for-every")
    ),
    Hint(_COLOURS, '{"distinct": "colour", "of": "cats"}', NUMBER),
    Hint(_EDGES, '"at-edge" in place of {"touching": …}', under="touching"),
    Hint(_PLAYERS, _OTHERS, selection_of("*")),
    Hint(_PLAYERS, _SOMEBODY, CONDITION),
    Hint("most highest", _PLACE % 1, CONDITION),
    Hint("second-most second-highest", _PLACE % 2, CONDITION),
    Hint(_SYMMETRIC, _ROW, CONDITION, "that-row"),
    Hint(_SYMMETRIC, _COLUMN, CONDITION, "that-column"),
    Hint(_SYMMETRIC, _MIRROR, CONDITION),
    Hint(_SYMMETRIC, f'{{"those": "rows", "where": {_ROW}}}', selection_of("row")),
    Hint(_SYMMETRIC, f'{{"those": "columns", "where": {_COLUMN}}}', selection_of("column")),
    Hint("above directly-above", _COVERING % "above", _TILES),
    Hint("below directly-below", _COVERING % "below", _TILES),
    Hint("left-of", _COVERING % "left", _TILES),
    Hint("right-of", _COVERING % "right", _TILES),
    Hint("diagonal diagonally corner at-corner touching-corner", _COVERING % "diagonally", _TILES),
    Hint("diagonal diagonally corner touching-corner", _AT_CORNERS, CONDITION),
    Hint("surrounded enclosed boxed-in", _INNER, selection_of("*")),
    Hint("surrounded enclosed boxed-in", _BOXED, CONDITION),
    Hint("same-colour same-color same-coloured", _ALIKE, CONDITION),
    Hint(
        "colour-of color-of", '{"coloured-like": …} in place of {"colour": …}', "colour", "colour"
    ),
    Hint("colour-of color-of", f"{_ALIKE} as the condition", "*"),
    Hint("shape shape-of", f"{_SHAPES} as the condition", "*"),
    Hint("shape shapes", '{"different-shapes": …} in place of {"distinct": …}', under="distinct"),
    Hint("corner-squares corners-of-boat boat-corners", _CORNERS, selection_of("square")),
    Hint("dark-squares black-squares light-squares white-squares", _CHESS, selection_of("square")),
)
"""What takes several words."""
