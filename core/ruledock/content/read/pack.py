"""Read a pack's files as JSON documents, items and rules, trusting nothing."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from hashlib import sha256
from typing import Any

from ruledock.content.read.entries import Entry, PackRefused
from ruledock.content.read.parse import measure, parse
from ruledock.content.read.sources import PackSource
from ruledock.engine import limits
from ruledock.engine.text import is_plain, near, printable, show
from ruledock.errors import Mistake
from ruledock.values import Factory, define, field, frozen

TOP = ("pack.json", "rules.json")
LANGUAGES = "languages"
"""The folder of translations, which are read when somebody wants them."""
BESIDE = ("README.md", "LICENSE", "LICENSE.md", "LICENSE.txt", "CHANGELOG.md")
"""Files for people, which the game ignores."""
IGNORED = frozenset({"schemas", "Thumbs.db", "__MACOSX", "__init__.py", "__pycache__"})


@frozen
class RawItem:
    """One item as it stands in its file."""

    pack: str
    kind: str
    file: str
    pointer: str
    value: Any


@define
class RawPack:
    """One pack as read: documents, items, and the mistakes found on the way."""

    source: PackSource
    pack: Mapping[str, Any] = Factory(dict)
    rules: Mapping[str, Any] | None = None
    rules_schema: str | None = None
    items: list[RawItem] = Factory(list)
    texts: dict[str, bytes] = Factory(dict)
    beside: dict[str, bytes] = Factory(dict)
    mistakes: list[Mistake] = Factory(list)
    broken: set[str] = field(factory=set)
    """Kinds with an unreadable file; do not report missing items of these kinds again."""

    @property
    def name(self) -> str:
        """The name of the pack, as its folder says."""
        return self.source.name

    def digest(self) -> str:
        """A digest of all files, for the cache."""
        whole = sha256(self.name.encode())
        for file, data in sorted(self.texts.items()):
            whole.update(f"\0{file}\0{len(data)}\0".encode())
            whole.update(data)
        return whole.hexdigest()


def read_pack(source: PackSource, kinds: Collection[str]) -> RawPack:
    """Read one pack, as far as possible."""
    raw = RawPack(source)
    try:
        for path, data in _texts(raw, _wanted(raw, kinds)):
            if path in BESIDE:
                raw.beside[path] = data
            else:
                raw.texts[path] = data
                _take(raw, path, data)
        if "pack.json" not in raw.texts and not raw.mistakes:
            _complain(raw, "pack.json", "nothing", "the file that names the pack", "missing-file")
    except PackRefused as refused:
        return RawPack(source, mistakes=[refused.mistake], broken=set(kinds))
    except OSError as error:
        found = printable(error.strerror or str(error))
        mistake = Mistake(source.file(), "", found, "a readable pack", "unreadable")
        return RawPack(source, mistakes=[mistake], broken=set(kinds))
    return raw


def _wanted(raw: RawPack, kinds: Collection[str]) -> list[Entry]:
    """The entries to read, by name; report the unknown ones."""
    entries: dict[str, Entry] = {}
    for entry in raw.source.entries(kinds):
        if len(entries) >= limits.PACK_FILES:
            raise _refused(raw, "more files", f"at most {limits.PACK_FILES} files", "too-many")
        entries[entry.path] = entry
    strange: set[str] = set()
    return [each for _, each in sorted(entries.items()) if _welcome(raw, each, kinds, strange)]


def _welcome(raw: RawPack, entry: Entry, kinds: Collection[str], strange: set[str]) -> bool:
    top, _, inner = entry.path.partition("/")
    last = inner or top
    if top in IGNORED or top.startswith(".") or (inner and inner.startswith(".")):
        return False
    if top in BESIDE:
        return entry.path == top and entry.sort == "file"
    if odd := _odd(entry):
        _complain(raw, entry.path, *odd)
        raw.broken.update({top} & set(kinds))
        return False
    if top == LANGUAGES and (inner or entry.sort == "folder"):
        return False
    if inner and top in kinds:
        if entry.sort == "file" and "/" not in last and last.endswith(".json"):
            return True
        _strange(raw, f"{top}/{inner.partition('/')[0]}", "files named *.json", (), strange)
    elif not inner and top in TOP and entry.sort == "file":
        return True
    elif not (top in kinds and entry.sort == "folder" and not inner):
        known, along = (*TOP, *sorted(kinds)), (*BESIDE, "schemas", LANGUAGES)
        expected = f"one of {', '.join(known)}; beside them {', '.join(along)} may lie"
        _strange(raw, top, expected, (*known, *along), strange)
    return False


def _odd(entry: Entry) -> tuple[str, str, str] | None:
    """What is wrong with an entry in any pack: found, expected, code; None if nothing."""
    if not is_plain(entry.path):
        return printable(entry.path), "names of printable characters", "bad-name"
    if entry.sort == "link":
        return "a link", "a plain file or folder", "symlink"
    return None


def _strange(
    raw: RawPack, path: str, expected: str, known: Collection[str], strange: set[str]
) -> None:
    if path not in strange:
        strange.add(path)
        file = raw.source.file(path)
        close = near(path, known)
        found = "an unknown file or folder"
        raw.mistakes.append(Mistake(file, "", found, expected, "unknown-file", nearest=close))


def _texts(raw: RawPack, entries: list[Entry]) -> Iterator[tuple[str, bytes]]:
    """The bytes of each entry, within the limits for a file and for the pack."""
    size = values = 0
    for entry in entries:
        try:
            data = entry.read(limits.FILE_BYTES + 1)
        except OSError as error:
            found = printable(error.strerror or str(error))
            _complain(raw, entry.path, found, "a readable file", "unreadable")
            raw.broken.add(entry.path.partition("/")[0])
            continue
        size += len(data)
        if size > limits.PACK_BYTES:
            expected = f"at most {limits.PACK_BYTES // limits.MEBIBYTE} MiB in all"
            raise _refused(raw, "more", expected, "too-big")
        if len(data) > limits.FILE_BYTES:
            expected = f"at most {limits.FILE_BYTES // limits.MEBIBYTE} MiB in one file"
            _complain(raw, entry.path, "a larger file", expected, "too-big")
            raw.broken.add(entry.path.partition("/")[0])
            continue
        values += 0 if entry.path in BESIDE else measure(data).values
        if values > limits.PACK_VALUES:
            expected = f"at most {limits.PACK_VALUES} numbers, texts, lists and objects in all"
            raise _refused(raw, "more", expected, "too-many")
        yield entry.path, data


def _take(raw: RawPack, path: str, data: bytes) -> None:
    """Put one document where it belongs."""
    file = raw.source.file(path)
    document, mistakes = parse(file, data)
    raw.mistakes += mistakes
    kind = path.partition("/")[0]
    if mistakes:
        raw.broken.add(kind)
    elif path in TOP and not isinstance(document, dict):
        _complain(raw, path, show(document), "an object", "wrong-type")
        raw.broken.add(kind)
    elif path == "pack.json":
        raw.pack = _plain(document)
    elif path == "rules.json":
        raw.rules, raw.rules_schema = _plain(document), _schema_name(document)
    else:
        raw.items += _items(raw.name, kind, file, document)
        if len(raw.items) > limits.PACK_ITEMS:
            raise _refused(raw, "more items", f"at most {limits.PACK_ITEMS}", "too-many")


def _items(pack: str, kind: str, file: str, document: Any) -> Iterator[RawItem]:
    """A file holds one item, a list of items, or such a list under the key "items"."""
    base = ""
    if isinstance(document, dict) and {"items"} <= document.keys() <= {"$schema", "items"}:
        document, base = document["items"], "/items"
    if isinstance(document, list):
        for index, value in enumerate(document):
            yield RawItem(pack, kind, file, f"{base}/{index}", _plain(value))
    else:
        yield RawItem(pack, kind, file, base, _plain(document))


def _plain(value: Any) -> Any:
    """Drop "$schema", which is only for editors."""
    if not isinstance(value, dict) or "$schema" not in value:
        return value
    return {key: part for key, part in value.items() if key != "$schema"}


def _schema_name(document: dict[str, Any]) -> str | None:
    name = document.get("$schema")
    return name.replace("\\", "/").rpartition("/")[2] if isinstance(name, str) else None


def _complain(raw: RawPack, path: str, found: str, expected: str, code: str) -> None:
    raw.mistakes.append(Mistake(raw.source.file(path), "", found, expected, code))


def _refused(raw: RawPack, found: str, expected: str, code: str) -> PackRefused:
    return PackRefused(Mistake(raw.source.file(), "", found, expected, code))
