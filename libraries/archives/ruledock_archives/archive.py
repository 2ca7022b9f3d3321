"""List and read a pack in a .zip, without trusting what the archive says about itself."""

from __future__ import annotations

import io
import stat
from collections import Counter
from collections.abc import Callable, Iterator
from importlib.resources.abc import Traversable
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

from ruledock.content.read.entries import Entry, EntrySort, PackRefused
from ruledock.engine import limits
from ruledock.engine.text import is_plain, printable
from ruledock.errors import Mistake

_ENCRYPTED = 0x1
# Each entry in the archive's directory begins with this mark.
_NAME = b"PK\x01\x02"


def list_archive(root: Traversable, file: str) -> Iterator[Entry]:
    """The entries of a .zip; a single folder around all of them is skipped."""
    archive = _open(root, file)
    infos = archive.infolist()
    for info in infos:
        _refuse_odd(info, file)
    names = Counter(info.filename for info in infos)
    for name in sorted(name for name, times in names.items() if times > 1):
        raise _refused(file, printable(name), "each name once", "duplicate-name")
    around = _around(list(names))
    for info in infos:
        name = info.filename.removeprefix(around).rstrip("/")
        if name:
            yield Entry(name, _sort(info), _reader(archive, info))


def _open(root: Traversable, file: str) -> ZipFile:
    try:
        with root.open("rb") as stream:
            data = stream.read(limits.PACK_BYTES + 1)
    except OSError as error:
        raise _refused(file, error.strerror or "no file", "a readable file", "unreadable") from None
    if len(data) > limits.PACK_BYTES:
        limit = f"at most {limits.PACK_BYTES // limits.MEBIBYTE} MiB"
        raise _refused(file, "a larger archive", limit, "too-big")
    if data.count(_NAME) > 2 * limits.PACK_FILES:
        raise _refused(file, "more names", f"at most {limits.PACK_FILES} files", "too-many")
    try:
        return ZipFile(io.BytesIO(data))
    except Exception as error:  # zipfile raises many types for damage
        raise _refused(file, printable(str(error)), "a .zip archive", "bad-zip") from None


def _refuse_odd(info: ZipInfo, file: str) -> None:
    name = info.orig_filename
    parts = name.split("/")
    if not is_plain(name):
        raise _refused(file, printable(name), "names of printable characters", "bad-name")
    if ".." in parts or parts[0] == "" or ":" in parts[0]:
        raise _refused(file, printable(name), "names inside the pack", "outside-pack")
    if info.flag_bits & _ENCRYPTED:
        raise _refused(file, f"{printable(name)}, encrypted", "plain entries", "bad-zip")
    if info.compress_type not in (ZIP_STORED, ZIP_DEFLATED):
        found = f"{printable(name)}, compressed by method {info.compress_type}"
        raise _refused(file, found, "entries stored or deflated", "bad-zip")


def _around(names: list[str]) -> str:
    """The folder around the whole pack, if the archive has one."""
    tops = {name.split("/")[0] for name in names} - {"__MACOSX"}
    if len(tops) != 1:
        return ""
    (top,) = tops
    return f"{top}/" if f"{top}/pack.json" in names else ""


def _sort(info: ZipInfo) -> EntrySort:
    mode = info.external_attr >> 16
    if stat.S_ISLNK(mode):
        return "link"
    return "folder" if info.is_dir() else "file"


def _reader(archive: ZipFile, info: ZipInfo) -> Callable[[int], bytes]:
    def read(limit: int) -> bytes:
        # Limit what we unpack, whatever size the archive claims.
        try:
            with archive.open(info) as stream:
                return stream.read(limit)
        except Exception as error:  # zipfile raises many types for damage
            raise OSError(0, f"damaged entry: {error}") from None

    return read


def _refused(file: str, found: str, expected: str, code: str) -> PackRefused:
    return PackRefused(Mistake(file, "", found, expected, code))
