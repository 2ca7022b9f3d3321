"""Words for scores."""

from __future__ import annotations

from ruledock.words.emitter import Args, Emitter
from ruledock.words.kernel.numbers import ROUNDED, THROUGH, halved
from ruledock.words.params import BIGGEST, LONGEST_LIST, Param, SameAs, Table, Whole
from ruledock.words.sorts import CONDITION, COUNTABLE, NUMBER, SCORE
from ruledock.words.word import Word

_PAYS = Param(SCORE, "the score of each", bound=1)
_PARTS = Param(SCORE, "scores", many=(2, LONGEST_LIST))
_LONGEST_PADDED = 256


def _pay(out: Emitter, args: Args) -> str:
    points = args["pay"]
    if "per" in args:
        points = args["per"] if points == "1" else f"{points} * {args['per']}"
    if "up-to" in args:
        points = f"min({points}, {args['up-to']})"
    return f"{points} if {args['if']} else 0" if "if" in args else points


def _table(out: Emitter, args: Args) -> str:
    """Pad the table if the count has an upper limit, so that plain indexing is enough."""
    entries, then = args["table"], args.get("then", 0)
    padded = (0,) * args["from"] + entries
    most = getattr(args["by"], "most", None)
    if most is None or most >= _LONGEST_PADDED:
        return f"look_up({out.constant(padded)}, {args['by']}, {then})"
    missing = max(0, most + 1 - len(padded))
    padded += tuple(entries[-1] + then * more for more in range(1, missing + 1))
    return f"{out.constant(padded)}[{args['by']}]"


SCORES = (
    Word(
        "pay", SCORE,
        {
            "pay": Param(NUMBER, "the points"),
            "per": Param(COUNTABLE, "things to count, or a number", optional=True,
                         phrase=" per {it}"),
            "up-to": Param(NUMBER, "the most it can pay", optional=True, phrase=", up to {it}"),
            "if": Param(CONDITION, "what must hold for it to pay", optional=True,
                        phrase=", if {it}"),
        },
        _pay, "Points: once, or for each thing; up to a limit; only if a condition holds.",
        {"pay": 2, "per": "kings", "up-to": 6, "if": {"some": "jokers"}}, "{pay}{per}{up-to}{if}",
    ),
    Word(
        "table", SCORE,
        {
            "table": Table("the points, entry by entry"),
            "from": Whole("the number that the first entry is for", high=100),
            "by": Param(COUNTABLE, "things to count, or a number"),
            "then": Whole("points for each beyond the last entry; 0 by default",
                          low=-BIGGEST, optional=True, phrase=", then {it} more each"),
        },
        _table, "Points from a table: 0 before its start; the last entry, or more, beyond its end.",
        {"table": [0, 2, 4, 6], "from": 1, "by": "kings", "then": 1},
        "table {table} from {from} by {by}{then}",
    ),
    Word(
        "each", SCORE, {"each": THROUGH, "pays": _PAYS},
        lambda out, args: args["each"].added("pays"),
        "Every value or thing pays its own score.",
        {"each": "suit", "pays": {"pay": 3, "if": {"at-least": 3, "of": {"suit": "that-suit"}}}},
        "for each {each}: {pays}",
    ),
    Word(
        "best", SCORE, {"best": THROUGH, "pays": _PAYS},
        lambda out, args: args["best"].extreme("pays", "max"),
        "Only the value or thing that pays the most; 0 if there is none.",
        {"best": "suit", "pays": {"pay": 1, "per": {"suit": "that-suit"}}},
        "for the best {best}: {pays}", picks=True,
    ),
    Word(
        "nth-best", SCORE,
        {"nth-best": Param(NUMBER, "which rank"), "of": THROUGH, "pays": _PAYS},
        lambda out, args: f"nth_largest({args['nth-best']}, {args['of'].listed('pays')})",
        "Only the value or thing of that rank by what it pays; 0 if there are fewer.",
        {"nth-best": 2, "of": "suit", "pays": {"pay": 1, "per": {"suit": "that-suit"}}},
        "for number {nth-best} by points of {of}: {pays}", picks=True,
    ),
    Word(
        "total", SCORE, {"total": _PARTS}, lambda out, args: " + ".join(args["total"]),
        "Several scores together.",
        {"total": [{"pay": 1, "per": "kings"}, {"pay": 2, "if": {"no": "jokers"}}]},
        "together: {total}",
    ),
    Word(
        "best-of", SCORE, {"best-of": _PARTS},
        lambda out, args: f"max({', '.join(args['best-of'])})",
        "The one of several scores that pays the most.",
        {"best-of": [{"pay": 1, "per": "kings"}, {"pay": 2, "per": "jokers"}]},
        "the best of: {best-of}",
    ),
    Word(
        "half", SCORE, {"half": Param(SCORE, "the score"), "rounded": ROUNDED},
        lambda out, args: halved("half", args),
        "Half of a score.", {"half": {"pay": 1, "per": "kings"}}, "half of {half}{rounded}",
    ),
    Word(
        "same-as", SCORE, {"same-as": SameAs("the name of another score")},
        "{same-as}", "The value of another score once more.", {"same-as": "the-kings"}, "{same-as}",
    ),
)  # fmt: skip
