"""What words and sorts are called in English, by message id; other languages translate these."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ruledock.messages import Phrasebook, fluent_pattern
from ruledock.words.word import Word

if TYPE_CHECKING:
    from ruledock.words.lexicon import Lexicon


def learn_labels(lexicon: Lexicon) -> None:
    """Learn what all words and sorts of a scene are called."""
    for owner in {word.owner for word in lexicon.words}:
        mine = phrases(word for word in lexicon.words if word.owner == owner)
        said = {id_: fluent_pattern(phrase) for id_, phrase in mine.items() if phrase}
        Phrasebook.add_patterns(said, owner)
    Phrasebook.add_patterns(sort_phrases(lexicon), f"scene {lexicon.scene.name}")


def phrases(words: Iterable[Word]) -> dict[str, str]:
    """The English labels of these words, by message id."""
    found = {}
    for word in words:
        if word.explain:
            found[word.message_id] = word.explain
        if word.narrows:
            found[f"{word.message_id}.narrows"] = word.narrows
        for sort, said in word.of.items():
            found[f"{word.message_id}.of.{sort}"] = said
        if word.opposite:
            found[f"{word.message_id}.opposite"] = word.opposite[1]
        for key, param in word.params.items():
            if param.label:
                found[f"{word.message_id}.{key}"] = param.label
            for value in getattr(param, "values", ()):
                found[f"words.choice.{value}"] = value
    return found


def sort_id(lexicon: Lexicon, sort: str, which: str) -> str:
    """The id of the message for things of a sort: all, this one, the other one."""
    return f"words.{lexicon.scene.name}.{which}.{sort}".replace(" ", "-")


def sort_phrases(lexicon: Lexicon) -> dict[str, str]:
    """What things and values of each sort are called: all, this one, the other one."""
    found = {}
    for sort in (*lexicon.items, *lexicon.domains):
        item = lexicon.items.get(sort)
        one = sort.replace("-", " ")
        many = (item.plural if item else "") or (f"{one[:-1]}ies" if one[-1] == "y" else f"{one}s")
        found[sort_id(lexicon, sort, "all")] = many
        found[sort_id(lexicon, sort, "this")] = f"this {one}"
        found[sort_id(lexicon, sort, "other")] = f"the other {one}"
    return found
