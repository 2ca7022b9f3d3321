"""``ruledock tables``."""

from __future__ import annotations

import argparse
from pathlib import Path

from ruledock_drawing.show import say
from ruledock_local.extras import require_extra


def run(args: argparse.Namespace) -> int:
    """Back up or restore the tables of a server."""
    require_extra("uvicorn", "the tables of a server need Starlette and uvicorn", "web")
    from ruledock_web.serve import database_path, default_database  # late: optional libraries
    from ruledock_web.store.keeping import back_up, restore  # late: optional libraries

    database = database_path(args.database or default_database())
    if args.what == "backup":
        say(f"{args.file}: {back_up(database, Path(args.file))} tables backed up")
    else:
        say(f"{database}: {restore(Path(args.file), database, args.replace)} tables restored")
    return 0
