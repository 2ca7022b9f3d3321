"""Words for scores."""

from __future__ import annotations

from ruledock.words.emitter import Args, Emitter
from ruledock.words.params import BIGGEST, LONGEST_LIST, Param, Range, SameAs, Table, Whole
from ruledock.words.sorts import CONDITION, COUNTABLE, NUMBER, SCORE
from ruledock.words.word import Word
from ruledock_vocabulary.numbers import ROUNDED, halved

_PAYS = Param(SCORE, "the score of each", bound=1)
_OVER = Range("a value sort by name, or a selection, to run through", label="over")
_PARTS = Param(SCORE, "scores", many=(2, LONGEST_LIST))
_LONGEST_PADDED = 256


def _pay(out: Emitter, args: Args) -> str:
    points = args["pay"]
    if "per" in args:
        points = args["per"] if points == "1" else f"{points} * {args['per']}"
    if "up-to" in args:
        points = f"min({points}, {args['up-to']})"
    return f"{points} if {args['if']} else 0" if "if" in args else points


def _limited(out: Emitter, args: Args) -> str:
    points = args["limited"]
    if "down-to" in args:
        points = f"max({points}, {args['down-to']})"
    return f"min({points}, {args['up-to']})" if "up-to" in args else points


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
                         label="for each"),
            "up-to": Param(NUMBER, "the most it can pay", optional=True, label="at most"),
            "if": Param(CONDITION, "what must hold for it to pay", optional=True, label="if"),
        },
        _pay, "Points: once, or for each thing; up to a limit; only if a condition holds.",
        {"pay": 2, "per": "kings", "up-to": 6, "if": {"some": "jokers"}}, "points",
    ),
    Word(
        "table", SCORE,
        {
            "table": Table("the points, entry by entry", label="points"),
            "from": Whole("the number that the first entry is for", high=100, label="from"),
            "by": Param(COUNTABLE, "things to count, or a number", label="by"),
            "then": Whole("points for each beyond the last entry; 0 by default",
                          low=-BIGGEST, optional=True, label="then, for each more"),
        },
        _table, "Points from a table: 0 before its start; the last entry, or more, beyond its end.",
        {"table": [0, 2, 4, 6], "from": 1, "by": "kings", "then": 1},
        "table",
    ),
    Word(
        "each", SCORE, {"each": _OVER, "pays": _PAYS},
        lambda out, args: args["each"].added("pays"),
        "Every value or thing pays its own score.",
        {"each": "suit", "pays": {"pay": 3, "if": {"at-least": 3, "of": {"suit": "that-suit"}}}},
        "sum",
    ),
    Word(
        "best", SCORE, {"best": _OVER, "pays": _PAYS},
        lambda out, args: args["best"].extreme("pays", "max"),
        "Only the value or thing that pays the most; 0 if there is none.",
        {"best": "suit", "pays": {"pay": 1, "per": {"suit": "that-suit"}}},
        "best", picks=True,
    ),
    Word(
        "nth-best", SCORE,
        {"nth-best": Param(NUMBER, "which rank", label="rank"), "of": _OVER, "pays": _PAYS},
        lambda out, args: f"nth_largest({args['nth-best']}, {args['of'].listed('pays')})",
        "Only the value or thing of that rank by what it pays; 0 if there are fewer.",
        {"nth-best": 2, "of": "suit", "pays": {"pay": 1, "per": {"suit": "that-suit"}}},
        "best", picks=True,
    ),
    Word(
        "total", SCORE, {"total": _PARTS}, lambda out, args: " + ".join(args["total"]),
        "Several scores together.",
        {"total": [{"pay": 1, "per": "kings"}, {"pay": 2, "if": {"no": "jokers"}}]},
        "sum",
    ),
    Word(
        "best-of", SCORE, {"best-of": _PARTS},
        lambda out, args: f"max({', '.join(args['best-of'])})",
        "The one of several scores that pays the most.",
        {"best-of": [{"pay": 1, "per": "kings"}, {"pay": 2, "per": "jokers"}]},
        "best",
    ),
    Word(
        "half", SCORE, {"half": Param(SCORE, "the score"), "rounded": ROUNDED},
        lambda out, args: halved("half", args),
        "Half of a score.", {"half": {"pay": 1, "per": "kings"}}, "half",
    ),
    Word(
        "limited", SCORE,
        {
            "limited": Param(SCORE, "the score"),
            "down-to": Param(NUMBER, "the least it can pay", optional=True, label="at least"),
            "up-to": Param(NUMBER, "the most it can pay", optional=True, label="at most"),
        },
        _limited, "A score that pays no less than one number and no more than another.",
        {"limited": {"pay": {"minus": [5, {"count": "kings"}]}}, "down-to": 0, "up-to": 4},
        "limited",
    ),
    Word(
        "same-as", SCORE, {"same-as": SameAs("the name of another score")},
        "{same-as}", "The value of another score once more.", {"same-as": "the-kings"}, "",
        shape="inner",
    ),
)  # fmt: skip
