"""Words for conditions: comparisons and their combinations."""

from __future__ import annotations

from ruledock.words.emitter import Args, Emitter
from ruledock.words.params import LONGEST_LIST, Param
from ruledock.words.sorts import ANY, CONDITION, COUNTABLE, NUMBER, selection_of
from ruledock.words.word import Word
from ruledock_vocabulary.numbers import ONLY_WHERE, THROUGH

SELECTION = selection_of(ANY)
_OF = Param(COUNTABLE, "things to count, or a number")
_PARTS = Param(CONDITION, "conditions", many=(2, LONGEST_LIST))
_HOLDS = Param(CONDITION, "what must hold", bound=1)
_ALIKE = Param(ANY, "values of one sort, or things", many=(2, LONGEST_LIST))


def _compare(name: str, sign: str, doc: str) -> Word:
    return Word(
        name, CONDITION,
        {name: Param(NUMBER, "the number to compare with", label=name.replace("-", " ")),
         "of": _OF},
        lambda out, args: f"{args['of']} {sign} {args[name]}",
        doc, {name: 3, "of": "kings"}, "", shape="compare",
    )  # fmt: skip


def _parity(name: str, rest: int, doc: str) -> Word:
    return Word(
        name, CONDITION, {name: Param(COUNTABLE, "things to count, or a number")},
        lambda out, args: f"{args[name]} % 2 == {rest}",
        doc, {name: "kings"}, "", shape="few",
    )  # fmt: skip


def _different(out: Emitter, args: Args) -> str:
    parts = args["different"]
    if len(parts) == 2:
        return " != ".join(parts)
    return f"len({{{', '.join(parts)}}}) == {len(parts)}"


def some(out: Emitter, args: Args, key: str) -> str:
    return getattr(args[key], "things", None) or out.algebra(args.item).some(args[key])


FOR_SOME = Word(
    "for-some", CONDITION, {"for-some": THROUGH, "holds": _HOLDS},
    lambda out, args: args["for-some"].some("holds"),
    "It holds of at least one value or thing.",
    {"for-some": "suit", "holds": {"at-least": 3, "of": {"suit": "that-suit"}}},
    "for some",
)  # fmt: skip

CONDITIONS = (
    _compare("exactly", "==", "Neither more nor fewer."),
    _compare("at-least", ">=", "That many or more."),
    _compare("at-most", "<=", "That many or fewer."),
    _compare("more-than", ">", "More than that many."),
    _compare("fewer-than", "<", "Fewer than that many."),
    Word(
        "between", CONDITION,
        {"between": Param(NUMBER, "the least, the most", many=(2, 2), label="between", rising=True),
         "of": _OF},
        lambda out, args: f"{args['between'][0]} <= {args['of']} <= {args['between'][1]}",
        "From the first number to the second, both included.",
        {"between": [2, 4], "of": "kings"}, "", shape="compare",
    ),
    Word(
        "some", CONDITION, {"some": Param(SELECTION, "the things")},
        lambda out, args: some(out, args, "some"),
        "At least one.", {"some": "kings"}, "", shape="few",
    ),
    Word(
        "no", CONDITION, {"no": Param(SELECTION, "the things")},
        lambda out, args: f"not {some(out, args, 'no')}",
        "None at all.", {"no": "kings"}, "", shape="few",
    ),
    Word(
        "and", CONDITION, {"and": _PARTS}, lambda out, args: " and ".join(args["and"]),
        "Every part holds.", {"and": [{"some": "kings"}, {"no": "jokers"}]}, "all of these",
        shape="all",
    ),
    Word(
        "or", CONDITION, {"or": _PARTS}, lambda out, args: " or ".join(args["or"]),
        "At least one part holds.", {"or": [{"some": "kings"}, {"no": "jokers"}]}, "one of these",
    ),
    Word(
        "not", CONDITION, {"not": Param(CONDITION, "a condition")}, "not {not}",
        "The condition does not hold.", {"not": {"exactly": 2, "of": "kings"}}, "not",
    ),
    Word(
        "same", CONDITION, {"same": _ALIKE}, lambda out, args: " == ".join(args["same"]),
        "All these values are the same, or all these are the same thing.",
        {"for-some": "kings", "holds": {"same": [{"suit-of": "that-card"}, "hearts"]}},
        "same",
    ),
    Word(
        "different", CONDITION, {"different": _ALIKE}, _different,
        "No two of these are the same.",
        {"for-some": "kings", "holds": {"different": [{"suit-of": "that-card"}, "hearts"]}},
        "different",
    ),
    Word(
        "for-every", CONDITION, {"for-every": THROUGH, "holds": _HOLDS, "where": ONLY_WHERE},
        lambda out, args: args["for-every"].every("holds"),
        "It holds of every value or thing; also when there is none.",
        {"for-every": "suit", "holds": {"at-most": 3, "of": {"suit": "that-suit"}}},
        "for all",
    ),
    FOR_SOME,
    _parity("odd", 1, "An odd number: 1, 3, 5 and so on."),
    _parity("even", 0, "An even number; 0 is one."),
)  # fmt: skip
