"""Which languages this machine has, for bots that are not written in Python."""

import subprocess


def runs(*command):
    """Whether a command runs and ends well."""
    try:
        return subprocess.run(command, capture_output=True, timeout=60).returncode == 0
    except FileNotFoundError:
        return False
