"""``ruledock rules``."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from ruledock.errors import did_you_mean
from ruledock.linking.shipped import data
from ruledock.testing.rules import Catalogue, Rule, load_catalogue
from ruledock_cli.usage import Usage
from ruledock_drawing.show import as_json, count, listing, palette, say


def run(args: argparse.Namespace) -> int:
    """Show how many rules each file holds, or the wanted rules."""
    catalogue = load_catalogue(data("rules"))
    if args.wanted:
        return _show(catalogue, args)
    files = {name.removesuffix(".toml"): rules for name, rules in catalogue.rules.items()}
    if args.json:
        return as_json({name: [rule.id for rule in rules] for name, rules in files.items()})
    paint = palette(args)
    rows = [
        [paint("bold", name), count(len(rules), "rule"), _waived(rules, catalogue)]
        for name, rules in files.items()
    ]
    for line in listing(rows):
        say(line)
    return 0


def _waived(rules: tuple[Rule, ...], catalogue: Catalogue) -> str:
    waived = sum(rule.id in catalogue.waivers for rule in rules)
    return f"{waived} of them about components and advice, which no test can prove"


def _show(catalogue: Catalogue, args: argparse.Namespace) -> int:
    found = [rule for wanted in args.wanted for rule in _find(catalogue, wanted)]
    if args.json:
        return as_json([_describe(rule, catalogue) for rule in found])
    paint = palette(args)
    for line in listing([[paint("bold", rule.id), _text(rule, catalogue)] for rule in found]):
        say(line)
    return 0


def _find(catalogue: Catalogue, wanted: str) -> Iterator[Rule]:
    """Find the rules of a file, the rule with an id, or all whose ids start with these words."""
    file = wanted if wanted.endswith(".toml") else f"{wanted}.toml"
    if file in catalogue.rules:
        yield from catalogue.rules[file]
        return
    every = [rule for rules in catalogue.rules.values() for rule in rules]
    start = wanted.removesuffix("*").rstrip(".") + "."
    found = [rule for rule in every if rule.id == wanted]
    found = found or [rule for rule in every if rule.id.startswith(start)]
    if not found:
        files = [name.removesuffix(".toml") for name in catalogue.rules]
        close = str(did_you_mean(wanted, [*files, *catalogue.ids]))
        hint = close if close.startswith("did") else f"the files are {', '.join(files)}"
        raise Usage(f"no rule {wanted!r}; {hint}")
    yield from found


def _text(rule: Rule, catalogue: Catalogue) -> str:
    waiver = catalogue.waivers.get(rule.id)
    return rule.text + (f" (not tested: {waiver.reason})" if waiver else "")


def _describe(rule: Rule, catalogue: Catalogue) -> dict[str, Any]:
    waiver = catalogue.waivers.get(rule.id)
    return {
        "id": rule.id,
        "text": rule.text,
        "kind": rule.kind,
        "editions": [rule.edition, *rule.also],
        "derived": rule.derived,
        "waived": waiver.reason if waiver else None,
    }
