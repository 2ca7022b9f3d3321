"""``ruledock pack build``."""

from __future__ import annotations

import argparse
import io
from hashlib import sha256
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile, ZipInfo

from ruledock.content import PackSource
from ruledock.content.read.pack import LANGUAGES, read_pack
from ruledock.engine import limits
from ruledock.errors import SaveError
from ruledock.linking.ruleset import Ruleset
from ruledock_authoring.checking.packs import check_pack
from ruledock_cli.pack.game import one_pack
from ruledock_cli.usage import Usage
from ruledock_drawing.show import count, say

EPOCH = (1980, 1, 1, 0, 0, 0)
PLAIN_FILE = 0o100644 << 16


def run(args: argparse.Namespace) -> int:
    """Check a pack and make an archive of it, always with the same bytes."""
    source, ruleset = one_pack(args.path, args.game)
    if not source.root.is_dir():
        raise Usage(f"{args.path} is an archive already")
    verdict = check_pack(source, args.game)
    if verdict.error is not None:
        raise verdict.error
    info = ruleset.content.packs[source.name]
    target = Path(args.out or f"{info.name}-{info.version}.zip")
    data = archive(source, ruleset)
    try:
        target.write_bytes(data)
    except OSError as error:
        raise SaveError(f"{target}: {error.strerror or error}") from None
    say(f"{target}: {len(data)} bytes, {count(len(verdict.warnings), 'warning')}")
    say(f"  pack    {info.digest}")
    say(f"  sha256  {sha256(data).hexdigest()}")
    return 0


def _languages(source: PackSource) -> dict[str, bytes]:
    """The translations of a pack, which reading it leaves aside."""
    return {
        one.path: one.read(limits.FILE_BYTES)
        for one in source.entries((LANGUAGES,))
        if one.sort == "file" and one.path.startswith(f"{LANGUAGES}/")
    }


def archive(source: PackSource, ruleset: Ruleset) -> bytes:
    """The .zip of a pack: its files in order, without times, places or owners."""
    buffer = io.BytesIO()
    # Not compressed, because compressed bytes differ between versions of zlib.
    with ZipFile(buffer, "w", ZIP_STORED) as made:
        raw = read_pack(source, ruleset.content.items)
        for name, data in sorted({**raw.texts, **raw.beside, **_languages(source)}.items()):
            info = ZipInfo(name, EPOCH)
            info.create_system = 3
            info.external_attr = PLAIN_FILE
            made.writestr(info, data)
    return buffer.getvalue()
