"""A question to one person: what is open to them, how it is listed, and what they answer."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cached_property, partial
from itertools import chain, islice
from typing import Any

import attrs

from ruledock.engine.decisions import Chain, Decision, Options
from ruledock.engine.options import Option
from ruledock.engine.secret_choices import Withdraw
from ruledock.engine.windows import Nothing
from ruledock.errors import Refusal, Unreadable
from ruledock.game.game import Game
from ruledock.installed.outside import library
from ruledock.messages import Message
from ruledock_cli.play.entries import Entry, Items, draw_entries, is_raw, item_text, items_in, marks
from ruledock_cli.play.folding import Folding
from ruledock_cli.play.meaning import meant, named, varied
from ruledock_cli.play.names import Names
from ruledock_cli.play.understanding import Understanding, as_typed, fits, pieces_of, words_of
from ruledock_cli.play.worth import Ordered, best_first, gains_of, in_short
from ruledock_cli.wording import in_english, read, tell
from ruledock_drawing.palette import Palette

LISTED = 26
"""The most entries on a page."""
WINDOW = "core.window"
"""The kind of decision that a window asks for."""
EXAMPLES = 4
"""The most options that a refusal names."""
ALIKE = 0.7
"""How much a line must be like an option to be taken for a slip of the finger."""
OTHER_QUESTION = "core.refused.other_question"
_NUMBER = re.compile(r"\d")
_COMMA = re.compile(r"[,+;]")
Remark = Callable[[Mapping[str, Any]], str]
"""(option as data): what the game says of it, such as its price."""
Says = Callable[[Option], str]
"""(option): what is printed on the things that it names."""

NONE = "0"
"""Takes none of several things, in every language."""


@attrs.define(slots=False)
class Question:
    """The open decision of a person, if any, and what they may do out of turn."""

    game: Game
    player: int
    decision: Decision | None
    paint: Palette
    commands: frozenset[str]
    remark: Remark = lambda option: ""
    folding: Folding = attrs.field(factory=Folding)
    declines: frozenset[type[Option]] = frozenset()
    """The kinds of option that take nothing: in sight on every page."""
    says: Says = lambda option: ""
    first: int = 0
    """Where the page begins."""
    entries: list[Entry] = attrs.field(factory=list)
    """The entries on the page."""
    _before: dict[str, Entry] = attrs.field(factory=dict)
    """By mark, the entries of the pages before."""
    _narrowed: list[Option] = attrs.field(factory=list)
    """The options that a line may have meant, if only these are listed now."""
    _gains: dict[Option, list[int]] = attrs.field(factory=dict)

    # -- what is open --------------------------------------------------------------------

    @cached_property
    def own(self) -> Options:
        """The options of the decision."""
        return self.decision.options if self.decision else ()

    @cached_property
    def offered(self) -> Options:
        """Those, and what is possible out of turn."""
        more = [one for one in open_to(self.game, self.player) if one not in self.own]
        return Chain((self.own, more))

    @cached_property
    def understanding(self) -> Understanding:
        """The offered options, to compare with what is typed."""
        few = len(self.offered) <= LISTED
        return Understanding(self.offered, self._about if few else self._label, self.called)

    def _about(self, option: Option) -> str:
        """What stands beside an option, but for prices: its label, and what the game remarks."""
        remark = self.remark(self.game.describe(option))
        return f"{self._label(option)} {remark if not _NUMBER.search(remark) else ''}"

    def _label(self, option: Option) -> str:
        return read(self.game.read_message(self.game.describe(option)["label"]))

    def called(self, option: Option) -> str:
        """An option in one line: as it is written, or in its reader's words if not in English."""
        return self.names.spoken(option) if in_english() else self._label(option)

    @cached_property
    def names(self) -> Names:
        """What things are called that options name."""
        return Names(self.game.ruleset)

    @cached_property
    def items(self) -> Items | None:
        """The things to choose from, if the question is which of them to take."""
        return items_in(self.understanding.options)

    @cached_property
    def _ordered(self) -> Ordered:
        """The options to list one by one, the best of each kind first."""
        options, items = self.understanding.options, self.items
        if items is not None:
            return Ordered([one for one in options if type(one) is not items.kind], weighed=True)
        return best_first(self.game, self.player, self.folding.fold(options))

    @cached_property
    def listed(self) -> list[Option]:
        """The options to list one by one, those that take nothing last."""
        return [*self._all, *self._pinned]

    @property
    def _turned(self) -> list[Option]:
        """What the pages share out: all, or what a part of an option has narrowed it to."""
        return self._narrowed or self._all

    @property
    def shown(self) -> Sequence[Option]:
        """The options that are listed now, page by page."""
        return self._turned

    @cached_property
    def _all(self) -> list[Option]:
        return [one for one in self._ordered.options if type(one) not in self.declines]

    @cached_property
    def _usual(self) -> type[Option] | None:
        """The kind of most options in the list, which the question is about."""
        kinds = Counter(map(type, self._all))
        return max(kinds, key=lambda kind: kinds[kind], default=None)

    @cached_property
    def _pinned(self) -> list[Option]:
        """What takes nothing."""
        return [one for one in self._ordered.options if type(one) in self.declines]

    @cached_property
    def by_texts(self) -> bool:
        """Whether people decide by the texts of cards and the like: all of them stand in full."""
        first = self._all[:LISTED]
        return self.items is not None or (bool(first) and all(map(self.says, first)))

    # -- listing -------------------------------------------------------------------------

    def page(self, rows: int) -> list[str]:
        """One page of entries, in at most *rows* rows."""
        many = min(LISTED - len(self._pinned), self._count - self.first)
        while True:
            self.entries = self._entries(self.first, self.first + many)
            whole = many == self._count and self.items is None
            room = rows + whole  # to say that there are more takes a row, too
            lines = draw_entries(self.entries, self.paint, room, whole=self.by_texts)
            if len(lines) <= room or many <= 1:
                break
            many = min(many - 1, many * rows // len(lines) + 1)
        return [*lines, *(self.paint("dim", f"  {said}") for said in self._rest(self.first + many))]

    @property
    def _count(self) -> int:
        """How many entries the pages share out."""
        return len(self._turned) + (len(self.items.values) if self.items else 0)

    def _rest(self, last: int) -> Iterator[str]:
        """What is not on the page, and how several things are named."""
        if self.items:
            none = self.items.option([])
            args = {"example": self._example(self.items), "none": NONE}
            kind = "several_or_none" if none in self.offered else "several"
            yield tell(f"cli.play.{kind}", **args)
        elif last - self.first < self._count:
            kind = "page" if last < self._count else "last_page"
            yield tell(f"cli.play.{kind}", first=self.first + 1, last=last, all=self._count)
        if not self._ordered.weighed:
            yield tell("cli.play.not_weighed")
        yield from self.folding.hint(self.game, self.entries, self.understanding.options)

    def _example(self, items: Items) -> str:
        options = [one for one in self.understanding.options if type(one) is items.kind]
        chosen = getattr(options[len(options) // 2], items.field)
        letters = [one.mark for one in self.entries if one.value in chosen and one.option is None]
        return " ".join(letters) or options[0].notation

    def turn_page(self) -> None:
        """Go to the next page, and from the last to the first."""
        self._before = self.marked
        self.first += len(self.entries) - len(self._pinned)
        if self.first >= self._count:
            self.first = 0

    def narrow(self, found: Sequence[Option]) -> None:
        """List only these from now on, or all again if there are none."""
        self._before, self.first = self.marked, 0
        among = {*found}
        self._narrowed = [one for one in self._all if one in among] or list(found)

    @property
    def marked(self) -> dict[str, Entry]:
        """By mark, the entries that the person has seen: what a letter means it goes on to mean."""
        return {**self._before, **{one.mark: one for one in self.entries}}

    def _mark(self, page: Sequence[Any]) -> list[str]:
        """The marks of a page: of what was seen before its own, of the rest the next letters."""
        known = {one.thing: mark for mark, one in self._before.items()}
        taken = self.understanding.is_word
        new = marks(lambda mark: taken(mark) or mark in self.commands or mark in self._before)
        return [known.get(one) or next(new) for one in page]

    def _entries(self, first: int, last: int) -> list[Entry]:
        every = [*self._things(), *self._turned]
        page = [*every[first:last], *self._pinned]
        weighed = [
            one for one in page if isinstance(one, Option) and type(one) not in self.declines
        ]
        gains = dict(zip(weighed, in_short(self._weigh(weighed)), strict=True))
        letters = self._mark(page)
        return [self._entry(one, mark, gains) for one, mark in zip(page, letters, strict=True)]

    def _weigh(self, options: Sequence[Option]) -> list[list[int]]:
        """What options bring at once; each is worked out once, however often it is listed."""
        new = [one for one in options if one not in self._gains]
        self._gains |= zip(new, gains_of(self.game, self.player, new), strict=True)
        return [self._gains[one] for one in options]

    def _things(self) -> Sequence[Any]:
        return self.items.values if self.items else ()

    def _entry(self, one: Any, mark: str, gains: Mapping[Option, str]) -> Entry:
        if not isinstance(one, Option):
            assert self.items is not None
            axis, text = self.items.axis, item_text(self.game, self.items.axis, one)
            note = self.remark(self.game.describe(self.items.option([one])))
            return Entry(mark, self.names.name(axis, one) or axis.write(one), text, note, value=one)
        about = self.game.describe(one)
        label = self._label(one)
        words = type(one) in self._by_label or not in_english()
        head, text = (label, "") if words else (self.called(one), label)
        text = "" if text.casefold() == head.casefold() else text
        if self.decision is not None and one not in self.own:
            text = f"{text} {tell('cli.play.any_time')}".strip()
        usual = type(one) is self._usual  # of what else there is the list says what to do
        short = self.understanding.short(one) if usual and head == self.called(one) else head
        note = self.remark(about)
        gain, says = gains.get(one, ""), self.says(one)
        return Entry(mark, head, text, note, gain, option=one, short=short, says=says)

    @cached_property
    def _by_label(self) -> frozenset[type[Option]]:
        """The kinds of option whose notation names things otherwise than people call them."""
        shown = (one for one in self._all[:LISTED] if is_raw(one, self._label(one)))
        return frozenset(map(type, shown))

    # -- understanding an answer ---------------------------------------------------------

    def read(self, text: str) -> Option | list[Option]:
        """The option that a line means, or all those that it may mean; a refusal says why none."""
        found = self._find(text)
        if not found and (apart := self._letters_apart(text)):
            text, found = apart, self._find(apart)
        if len(found) == 1:
            return found[0]
        return found or self._named(text)

    def _find(self, text: str) -> list[Option]:
        exactly = self.understanding.exactly(words_of(text), text)
        found = exactly or self._marked(text) or self._varied(text) or self._by_name(text)
        return self.folding.unfold(found or self._in_part(text))

    def _in_part(self, text: str) -> list[Option]:
        """What a part of an option means; letters of things are no part of any."""
        letters = self.items is not None and {*self._without_verb(text)} <= {*self.marked}
        return [] if letters else self.understanding.find(text)

    def _letters_apart(self, text: str) -> str:
        """``b d`` for ``bd``, if letters may mark several things; "" if it is something else."""
        known = {mark for mark, one in self.marked.items() if one.option is None}
        words = self._without_verb(text)
        return " ".join(words[0]) if len(words) == 1 and {*words[0]} <= known else ""

    def _marked(self, text: str) -> list[Option]:
        """What letters of the page mean, alone or several of them, with a verb before or not."""
        words = self._without_verb(text)
        said = self.marked.get(words[1]) if len(words) == 2 else None
        if said and said.option is not None and words[:1] in self._verbs_of(said.option):
            words = words[1:]
        entries = [self.marked.get(word) for word in words]
        if len(entries) == 1 and entries[0] is not None and entries[0].option is not None:
            return [entries[0].option]
        if self.items is None:
            return []
        if words == [NONE] and (none := self.items.option([])) in self.offered:
            return [none]
        chosen = [
            entry.value if entry else self._thing(word)
            for word, entry in zip(words, entries, strict=True)
        ]
        return self._taking(chosen)

    def _varied(self, text: str) -> list[Option]:
        """What a letter with more words means: that option, but for what the words say."""
        words = words_of(text)
        entry = self.marked.get(words[0]) if len(words) > 1 else None
        if entry is None or entry.option is None:
            return []
        ruleset = self.game.ruleset
        return varied(entry.option, words[1:], self.understanding.options, partial(named, ruleset))

    def _without_verb(self, text: str) -> list[str]:
        """The words of a line; ``move d c`` is d and c where it is about what to move."""
        words = words_of(text)
        verb = words_of(self.items.kind.template)[:1] if self.items else []
        return words[1:] if len(words) > 1 and words[:1] == verb else words

    def _taking(self, chosen: Sequence[Any]) -> list[Option]:
        """The option that takes these things, if it is open."""
        if self.items is None or not chosen or None in chosen or len({*chosen}) < len(chosen):
            return []
        option = self.items.option(chosen)
        return [option] if option in self.offered else []

    def _thing(self, word: str) -> Any:
        """The thing that a word of an answer names."""
        assert self.items is not None
        write = self.items.axis.write
        return next((one for one in self.items.values if words_of(write(one)) == [word]), None)

    def _by_name(self, text: str) -> list[Option]:
        """What names of things mean, several of them between commas."""
        if self.items is None:
            return []
        texts = [item_text(self.game, self.items.axis, one) for one in self.items.values]
        names = [pieces_of(one.partition(":")[0]) for one in texts]
        chosen: list[Any] = []
        verb = words_of(self.items.kind.template)[0]
        for said in filter(None, map(str.strip, _COMMA.split(text.casefold().removeprefix(verb)))):
            found = fits(said, names) or fits(said, [pieces_of(one) for one in texts])
            chosen += [self.items.values[place] for place in found]
            if len(found) != 1:
                return [one for thing in chosen for one in self._taking([thing])]
        return self._taking(chosen)

    def _named(self, text: str) -> Option:
        """What the game makes of a line that is no open option; mostly a refusal."""
        self._refuse_letters(text)
        if self.items:
            chosen = self._letters_as_things(text)
            text = self.items.option(chosen).notation if chosen else text
        self._refuse_closed(text)
        self._refuse_strange_word(text)
        try:
            return self.game.parse(self.player, text)
        except Unreadable as refusal:
            raise self._no_answer(text) or refusal from None

    def _refuse_letters(self, text: str) -> None:
        """Refuse a letter that marks nothing, or no thing to choose among others."""
        marked = self.marked
        words = self._without_verb(text)
        letters = [word for word in words if len(word) == 1 and word.isalpha()]
        if not marked or not letters or len(letters) < len(words):
            return
        wrong = [word for word in letters if word not in marked]
        if wrong:
            args = {"letter": wrong[0], **self._range()}
            raise Refusal(Message("cli.play.no_letter", args))
        alone = [one for one in letters if marked[one].option is not None]
        if alone and len(letters) > 1:
            args = {"letter": alone[0], "option": marked[alone[0]].head}
            raise Refusal(Message("cli.play.letter_alone", args))

    def _refuse_closed(self, text: str) -> None:
        """Say why something is closed that the line means: of this question, or of another."""
        open_ = {type(one): None for one in self.understanding.options}
        kinds: list[type[Option]] = list({**open_, **dict.fromkeys(self.game.ruleset.options)})
        refusals, table = library("refusals"), self.game.table
        for kind in kinds:
            for option in self._meant(text, kind):
                why = refusals.why_not(table, self.player, option)
                if why is not None and why.id != OTHER_QUESTION:
                    raise refusals.not_offered(
                        table, self.player, option, self.understanding.options
                    )
        verb = words_of(text)[:1]
        if any(verb in self._verbs(kind) for kind in open_):
            return
        for kind in kinds:
            if verb in self._verbs(kind):
                why = refusals.why_none(table, self.player, kind)
                raise Refusal(Message("cli.play.closed", {"said": text, "why": why}))

    def _meant(self, text: str, kind: type[Option]) -> list[Option]:
        """The options of a kind, mostly closed ones, that a line may stand for."""
        labels = (self._label(one) for one in self.understanding.options if type(one) is kind)
        about = frozenset(word for label in islice(labels, LISTED) for word in words_of(label))
        text = self.names.written(text, kind)
        return meant(text, kind, self.understanding.options, self.game.ruleset, about)

    def _verbs(self, kind: type[Option]) -> list[list[str]]:
        """The words with which options of a kind begin: as they are written, and as people say."""
        some = next(library("refusals").some_of(kind, self.game.ruleset), None)
        return self._verbs_of(some) if some else [words_of(kind.template)[:1], []]

    def _verbs_of(self, option: Option) -> list[list[str]]:
        """The first word of an option: as it is written, and as people say."""
        return [words_of(said)[:1] for said in (option.template, self._label(option))]

    def _refuse_strange_word(self, text: str) -> None:
        """Say which word of a line fits nothing, if the rest does."""
        strange = self.understanding.strange(text)
        rest = " ".join(word for word in as_typed(text) if word not in strange)
        fitting = self.understanding.find(rest)
        if strange and fitting:
            examples = ", ".join(map(self.called, fitting[:EXAMPLES]))
            args = {"word": strange[0], "options": len(fitting), "examples": examples}
            raise Refusal(Message("cli.play.strange_word", args))

    def _no_answer(self, text: str) -> Refusal | None:
        """The refusal of a line that means nothing here, unless it is nearly an option."""
        written = [one.notation for one in self.understanding.options]
        if not self.entries or get_close_matches(text, written, n=1, cutoff=ALIKE):
            return None
        return Refusal(Message("cli.play.no_answer", {"text": text, **self._range()}))

    def _range(self) -> dict[str, str]:
        """The first mark in sight and the last."""
        return {"first": next(iter(self.marked)), "last": self.entries[-1].mark}

    def _letters_as_things(self, text: str) -> list[Any]:
        by_mark = {mark: one.value for mark, one in self.marked.items()}
        words = self._without_verb(text)
        chosen = [by_mark.get(word) or self._thing(word) for word in words]
        return chosen if None not in chosen else []

    def default(self) -> Option | None:
        """What Enter alone means: the only option, or to let it pass."""
        if len(self.offered) == 1:
            return self.offered[0]
        return Nothing() if Nothing() in self.offered else None

    def passing(self) -> Option | None:
        """The option that ``pass`` means, if one is offered."""
        if Nothing() in self.offered:
            return Nothing()
        return next(iter(self._pinned), None)

    # -- hints while typing --------------------------------------------------------------

    def complete(self, text: str) -> Iterable[str]:
        """Lines that begin with *text*: options and commands."""
        said = text.casefold().lstrip()
        options = self.understanding.options
        lines = chain(self.commands, map(self.called, options))
        if not in_english():
            lines = chain(lines, map(self.names.spoken, options))
        return islice((line for line in lines if line.casefold().startswith(said)), 60)

    def note(self, text: str) -> str:
        """What to know of the option that is being typed."""
        try:
            found = self._find(text)
        except Refusal:
            return ""
        if len(found) != 1:
            return ""
        remark = self.remark(self.game.describe(found[0]))
        return ": ".join(filter(None, (self.called(found[0]), remark)))


def open_to(game: Game, player: int) -> list[Option]:
    """What a person may do out of turn, except Withdraw: ``undo`` does that."""
    return [one for one in game.interrupts(player) if not isinstance(one, Withdraw)]
