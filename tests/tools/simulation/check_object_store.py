"""Parts in an object store, written by two Dask workers of which one is killed; run as a program.

moto and s3fs bring much with them, so .ci/run runs this in an environment of its own. The store is
moto's server on this machine.
"""

from __future__ import annotations

import logging
import os
import signal
import threading
import time
from typing import Any

from ruledock_simulation.parts.place import Place

ACCESS = {
    "AWS_ACCESS_KEY_ID": "test",
    "AWS_SECRET_ACCESS_KEY": "test",
    "AWS_DEFAULT_REGION": "us-east-1",
}

KILLED: list[object] = []


def main() -> None:
    from moto.server import ThreadedMotoServer

    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    server = ThreadedMotoServer(ip_address="127.0.0.1", port=0)
    server.start()
    host, port = server.get_host_and_port()
    os.environ.update(ACCESS, FSSPEC_S3_ENDPOINT_URL=f"http://{host}:{port}")
    try:
        check()
    finally:
        server.stop()


def check() -> None:
    import s3fs
    from distributed import LocalCluster

    from ruledock.linking.config import make_config
    from ruledock_simulation import simulate_parts
    from ruledock_simulation.reports import report_of

    s3fs.S3FileSystem().mkdir("bucket")
    config = make_config({"game": "sea_salt_paper", "players": 2})
    alone = simulate_parts(config, 400, "random", out="s3://bucket/alone", seed=3, size=20).play()
    out = "s3://bucket/both"
    with LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, host="127.0.0.1"
    ) as at:
        threading.Thread(target=kill_one, args=(at, Place.of(out)), daemon=True).start()
        address = at.scheduler_address
        both = simulate_parts(config, 400, "random", out=out, seed=3, size=20, on=address).play()
    assert KILLED and both.digest == alone.digest, "a killed worker changes nothing"
    again = simulate_parts(config, 400, "random", out=out, seed=3)
    assert again.known == 400 and again.digest == alone.digest
    [group] = report_of([out])
    assert group.to_dict({})["games"] == 400
    print(
        f"two workers, one killed: 400 games in {len(both.parts)} parts, digest {both.digest[:16]}"
    )


def kill_one(cluster: Any, out: Place) -> None:
    """Kill a worker's process once the first parts are there; its nanny starts another."""
    while len(out.names()) < 3:
        time.sleep(0.05)
    worker = next(iter(cluster.workers.values()))
    os.kill(worker.pid, signal.SIGKILL)
    KILLED.append(worker.pid)


if __name__ == "__main__":
    main()
