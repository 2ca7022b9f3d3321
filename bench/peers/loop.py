"""The worker's side of a measurement: asked for a window of a task, it answers with the rate.

It runs in a peer's own environment, so it imports nothing of ours. A question is a line of JSON,
``{"task": name, "seconds": 1.0}``, and so is the answer, ``{"units": rate, "games": rate}``.
"""

import json
import sys
import time
from importlib.metadata import version


def answer(package, tasks):
    """Answer until nobody asks any more. A task is called for some work and tells what it did."""
    print(json.dumps({"version": version(package), "tasks": sorted(tasks)}), flush=True)
    warm = set()
    for line in sys.stdin:
        asked = json.loads(line)
        work = tasks[asked["task"]]
        if asked["task"] not in warm:
            warm.add(asked["task"])
            work()
        print(json.dumps(window(work, asked["seconds"])), flush=True)


def window(work, seconds):
    """Rates per second of processor time."""
    units = games = 0
    start = time.process_time()
    while (passed := time.process_time() - start) < seconds:
        more, whole = work()
        units += more
        games += whole
    return {"units": units / passed, "games": games / passed}
