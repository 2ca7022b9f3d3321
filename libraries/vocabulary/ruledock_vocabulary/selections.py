"""Words for selections: combine and narrow them."""

from __future__ import annotations

from functools import reduce

from ruledock.words.emitter import Args, Code, Emitter, atom
from ruledock.words.params import LONGEST_LIST, Param, Range
from ruledock.words.sorts import ANY, CONDITION, NUMBER, BitSelection, selection_of
from ruledock.words.word import Word

SELECTION = selection_of(ANY)


def _and(out: Emitter, args: Args) -> str:
    algebra = out.algebra(args.item)
    parts: list[str] = args["and"]
    return reduce(lambda left, right: atom(algebra.and_(left, right)), parts)


def _or(out: Emitter, args: Args) -> str:
    algebra = out.algebra(args.item)
    parts: list[str] = args["or"]
    return reduce(lambda left, right: atom(algebra.or_(left, right)), parts)


def _those(out: Emitter, args: Args) -> str:
    loop, algebra = args["those"], out.algebra(args.item)
    if "without" in args:
        loop.selection = atom(algebra.without(loop.selection, args["without"]))
    if "where" not in args:
        return str(loop.selection)
    found = f"[{loop.variables[0]} {loop.head} if {loop.body('where')}]"
    return out.row(algebra.gather(found), found)


def _top(out: Emitter, args: Args) -> str:
    loop = args["of"]
    measured = f"[({loop.body('by')}, {loop.variables[0]}) {loop.head}]"
    return out.algebra(args.item).gather(f"top({args['top']}, {measured})")


def _only(out: Emitter, args: Args) -> str:
    thing, algebra = args["only"], out.algebra(args.item)
    bit = isinstance(algebra, BitSelection)
    return Code(f"1 << {thing}" if bit else algebra.gather(f"({thing},)"), thing=thing)


ONLY = Word(
    "only", SELECTION, {"only": Param(ANY, "one thing")}, _only,
    "One thing by itself; it may be left out: where things are picked, that thing picks itself.",
    {"those": "kings", "where": {"some": {"only": "that-card"}}}, "", shape="inner",
)  # fmt: skip

SELECTIONS = (
    ONLY,
    Word(
        "and", SELECTION,
        {"and": Param(SELECTION, "selections of the same things", many=(2, LONGEST_LIST))},
        _and, "Only what every part picks.", {"and": ["kings", {"suit": "hearts"}]}, "",
        shape="both",
    ),
    Word(
        "or", SELECTION,
        {"or": Param(SELECTION, "selections of the same things", many=(2, LONGEST_LIST))},
        _or, "Whatever any part picks, once.", {"or": ["kings", "jokers"]}, "", shape="either",
    ),
    Word(
        "those", SELECTION,
        {
            "those": Range("the things to choose from", things_only=True),
            "without": Param(SELECTION, "things to leave out", optional=True, label="without"),
            "where": Param(CONDITION, "what must hold of each of them", optional=True, bound=1),
        },
        _those, "Some things, without others, or only those of which a condition holds.",
        {"those": "kings", "without": {"suit": "hearts"}}, "", shape="those",
    ),
    Word(
        "top", SELECTION,
        {
            "top": Param(NUMBER, "how many", label="largest"),
            "of": Range("the things to choose from", things_only=True),
            "by": Param(NUMBER, "what is compared", bound=1, label="by"),
        },
        _top, "The largest few things by some measure, with whatever ties with the last of them.",
        {"top": 2, "of": "kings", "by": {"value": "that-card"}}, "", shape="narrowed",
    ),
)  # fmt: skip
