"""The pages of errors, of their codes, and of what the kit finds."""

from __future__ import annotations

import inspect
from collections.abc import Iterator

from generator.markdown import doc, table
from generator.repository import linked, our_games
from ruledock import errors
from ruledock.messages import Phrasebook
from ruledock.testing.findings import FINDINGS
from ruledock_authoring.error_codes import CODES, WORD_CODES
from ruledock_authoring.workshop import workshops_of


def errors_page() -> Iterator[str]:
    yield "# Errors"
    yield "Everything this library raises on purpose is a `ruledock.RuledockError`."
    rows = [
        [f"`{name}`", f"`{one.__bases__[0].__name__}`", doc(one)]
        for name, one in vars(errors).items()
        if inspect.isclass(one) and issubclass(one, errors.RuledockError)
    ]
    yield table(["class", "is a", "when"], rows)
    yield "## Codes of mistakes in packs"
    yield (
        "`ruledock check` reports each mistake with its file and line, the place in the file, what "
        "was found, what was expected, the nearest spelling, and one of these codes."
    )
    yield table(["code", "what it means"], [[f"`{code}`", text] for code, text in CODES.items()])
    yield "## Codes of mistakes in scores and operations"
    yield table(["code", "what it means"], [[f"`{c}`", text] for c, text in WORD_CODES.items()])
    for name, spec in our_games().items():
        shops = workshops_of(linked(name, spec)).values()
        codes = {code: text for one in shops for code, text in one.codes.items()}
        if codes:
            yield f"## Codes of what `ruledock pack check` and `explain` find in packs of {name}"
            yield table(["code", "what it means"], [[f"`{c}`", text] for c, text in codes.items()])
    yield "## Refusals of the core"
    yield "A refusal is a message id with arguments; games add their own."
    said = dict(one for source in Phrasebook.sources["en"] for one in source.entries())
    refused = {name: text for name, text in said.items() if name.startswith("core-refused")}
    plain = {name: text.partition("\n#")[0] for name, text in refused.items()}  # no heading below
    rows = [[f"`{name}`", text.partition("= ")[2].strip()] for name, text in plain.items()]
    yield table(["message", "in English"], rows)


def findings_page() -> Iterator[str]:
    yield "# What `check_game` finds"
    yield (
        "Each finding of [the kit](api-testing.md) begins with the property that is broken, such "
        "as `[leaks.log]`. It says where, what the kit did, and how to see it again: "
        "`ruledock.replay` with the record. This page says what each property means, and how to "
        "mend a game that lacks it."
    )
    for name, found in FINDINGS.items():
        yield f"## {name}"
        yield found.means
        yield f"*To mend it:* {found.mend}"
