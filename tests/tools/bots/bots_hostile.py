"""Bots that do harm, each in one way, as strangers might. None is dangerous even if it got away:
whatever they start or take is bounded, and ends by itself after a few minutes."""

import json
import os
import resource
import signal
import sys
import time
from contextlib import suppress

LONG = 120


class Hostile:
    """Does its harm when it is first asked; notes in a file which processes it has started."""

    def __init__(self, seed, *, notes: str = ""):
        self.notes = notes

    def __call__(self, seat):
        self.note(number())
        return self.harm(seat)

    def note(self, pid):
        if self.notes:
            with open(self.notes, "a") as file:
                file.write(f"{pid}\n")

    def child(self, live):
        """Start a process that does something and ends."""
        pid = os.fork()
        if not pid:
            try:
                self.note(number())
                live()
            finally:
                os._exit(0)
        return pid


def number():
    """What those outside call this process: in a namespace it has another number for itself."""
    return int(os.readlink("/proc/self"))


def warden():
    """The process beside the bot, as seen from the bot's first process."""
    return _parent("self")


def attack(pid, by):
    """Send a signal to somebody outside, by each number that could mean them."""
    for one in {pid, os.getppid()} - {0, 1}:
        with suppress(OSError):
            os.kill(one, by)


def sleep():
    time.sleep(LONG)


def answers():
    """The pipe in which answers are awaited: not the one that a bot's prints go to."""
    return max(int(one) for one in os.listdir("/proc/self/fd") if _is_pipe(one))


def _is_pipe(name):
    try:
        return os.readlink(f"/proc/self/fd/{name}").startswith("pipe:")
    except OSError:
        return False


# -- processes ----------------------------------------------------------------------------------


class ForksAndHangs(Hostile):
    """Its child keeps all pipes open while it hangs itself."""

    def harm(self, seat):
        self.child(sleep)
        sleep()


class ForksAndEnds(Hostile):
    """Its child keeps all pipes open when it is gone itself."""

    def harm(self, seat):
        self.child(sleep)
        os._exit(0)


class Daemon(Hostile):
    """Its grandchild has a session of its own and no parent that could be found, and ignores
    whatever can be ignored. The bot itself plays on."""

    started = False

    def harm(self, seat):
        if not Daemon.started:
            Daemon.started = True
            os.waitpid(self.child(self.leave), 0)
        return 0

    def leave(self):
        os.setsid()
        self.child(self.stay)

    def stay(self):
        for one in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
            signal.signal(one, signal.SIG_IGN)
        sleep()


class DaemonAndHangs(Daemon):
    """Leaves a daemon behind and never answers."""

    def harm(self, seat):
        super().harm(seat)
        sleep()


class Mayflies(Hostile):
    """A chain of processes in sessions of their own, each of which has a child and is gone."""

    def harm(self, seat):
        self.child(self.live)
        sleep()

    def live(self):
        end = time.monotonic() + LONG
        while time.monotonic() < end:
            os.setsid()
            if self.fork():
                os._exit(0)

    def fork(self):
        return os.fork()


class ForkBomb(Hostile):
    """Has as many children as it can, though not without bound."""

    def harm(self, seat):
        for _ in range(300):
            self.child(sleep)
            time.sleep(0.002)
        sleep()


class StopsItsWarden(Hostile):
    """Stops whoever watches over it."""

    def harm(self, seat):
        self.child(sleep)
        attack(warden(), signal.SIGSTOP)
        sleep()


class KillsItsWarden(Hostile):
    """Ends whoever watches over it."""

    def harm(self, seat):
        attack(warden(), signal.SIGKILL)
        sleep()


class DaemonKillsItsWarden(Daemon):
    """Its daemon stops whoever would adopt it, ends them a moment later, and lives on."""

    def harm(self, seat):
        self.warden = warden()
        os.waitpid(self.child(self.leave), 0)
        sleep()

    def stay(self):
        for by in (signal.SIGSTOP, signal.SIGKILL):
            with suppress(OSError):
                os.kill(self.warden, by)
            time.sleep(0.1)
        super().stay()


class MayfliesOfAStoppedWarden(Mayflies):
    """A chain that writes down each of its steps while nobody watches."""

    def harm(self, seat):
        attack(warden(), signal.SIGSTOP)
        super().harm(seat)

    def fork(self):
        self.note(number())
        return os.fork()


class MayfliesOfAKilledWarden(MayfliesOfAStoppedWarden):
    """A chain which leaves when nobody adopts it any more."""

    def live(self):
        attack(self.warden, signal.SIGKILL)
        super().live()

    def harm(self, seat):
        self.warden = warden()
        Mayflies.harm(self, seat)


class BombUnderAStoppedWarden(Hostile):
    """Children that have children, fifty of them at a time, while nobody watches."""

    def harm(self, seat):
        attack(warden(), signal.SIGSTOP)
        for _ in range(10):
            self.child(self.live)
        sleep()

    def live(self):
        os.setsid()
        end = time.monotonic() + LONG
        while time.monotonic() < end:
            with suppress(OSError):
                for pid in [self.child(self.pause) for _ in range(4)]:
                    os.waitpid(pid, 0)

    def pause(self):
        time.sleep(0.001)


class Mute(Hostile):
    """Ends, and says nothing."""

    def harm(self, seat):
        os._exit(0)


class Quits(Hostile):
    """Ends as a program would."""

    def harm(self, seat):
        sys.exit(7)


class KillsItself(Hostile):
    """Is ended by a signal."""

    def __init__(self, seed, *, notes="", by: int = signal.SIGKILL):
        super().__init__(seed, notes=notes)
        self.by = by

    def harm(self, seat):
        os.kill(os.getpid(), self.by)


# -- pipes --------------------------------------------------------------------------------------


class AsksForever(Hostile):
    """Asks which option is which, and answers nothing."""

    def harm(self, seat):
        pipe = answers()
        while True:
            os.write(pipe, b'{"type": "option", "id": 1, "option": 0}\n')
            sys.stdin.buffer.readline()


class FloodsAnswers(Hostile):
    """Says far more than it was asked, and never reads."""

    def harm(self, seat):
        while True:
            os.write(answers(), b'{"type": "option", "id": 1, "option": 0}\n' * 1000)


class OneLongLine(Hostile):
    """An answer of a gigabyte."""

    def harm(self, seat):
        pipe, part = answers(), b"x" * 2**20
        for _ in range(1024):
            os.write(pipe, part)
        sleep()


class HalfALine(Hostile):
    """An answer without an end."""

    def harm(self, seat):
        os.write(answers(), b'{"type": "choose", "id": 1, "choice": ')
        sleep()


class HalfALineAndEnds(Hostile):
    """An answer broken off."""

    def harm(self, seat):
        os.write(answers(), b'{"type": "choose", "id": 1, "choice": ')
        os._exit(0)


class Deep(Hostile):
    """An answer that is nested too deep to be read, or just not."""

    def __init__(self, seed, *, notes="", inside=""):
        super().__init__(seed, notes=notes)
        self.inside = inside

    def harm(self, seat):
        deep = self.inside % ("[" * 900 + "]" * 900) if self.inside else "[" * 60_000
        os.write(answers(), deep.encode() + b"\n")
        sleep()


class ManyDigits(Hostile):
    """An answer with a number too long to be read."""

    def harm(self, seat):
        os.write(answers(), b'{"type": "choose", "id": 1, "choice": ' + b"9" * 60_000 + b"}\n")
        sleep()


class EndlessPrints(Hostile):
    """Prints without end beside its answer."""

    def harm(self, seat):
        while True:
            os.write(2, b"la " * 10_000)


class ClosesItsOutput(Hostile):
    """Answers no more, and does not end either."""

    def harm(self, seat):
        os.close(answers())
        sleep()


class SpeaksToTerminals(Hostile):
    """Breaks with words that a terminal would obey."""

    def harm(self, seat):
        print("\x1b]0;owned\x07\x1b[2J", file=sys.stderr, flush=True)
        raise RuntimeError("\x1b[2J\x9b2J\u202egnp.exe\ud800\r\n")


# -- memory and files ---------------------------------------------------------------------------


class Hoards(Hostile):
    """Takes memory by itself; two gigabytes at most."""

    def harm(self, seat):
        self.kept = [b"x" * 2**20 for _ in range(2048)]
        sleep()


class HoardsTogether(Hostile):
    """Takes memory by many processes, each within its limit."""

    def harm(self, seat):
        for _ in range(5):
            self.child(self.hoard)
        sleep()

    def hoard(self):
        kept = [b"x" * 2**20 for _ in range(120)]
        sleep()
        del kept


class WritesMuch(Hostile):
    """Writes a file of a gigabyte where it works."""

    def harm(self, seat):
        with open("large", "wb") as file:
            for _ in range(1024):
                file.write(b"x" * 2**20)


class Litters(Hostile):
    """Leaves folders behind that are hard to remove, tells where, and plays on."""

    def note(self, pid):
        with open(self.notes, "w") as file:
            file.write(os.getcwd())

    def harm(self, seat):
        if not os.path.exists("here"):
            place = os.getcwd()
            os.makedirs("here/closed/inner")
            os.chmod("here/closed", 0)
            os.symlink("/", "root")
            os.mkfifo("pipe")
            for _ in range(3000):
                os.mkdir("deep")
                os.chdir("deep")
            os.chdir(place)
        return 0


# -- looking around -----------------------------------------------------------------------------


class Nosy(Hostile):
    """Writes down all that its process can tell, and plays on."""

    def harm(self, seat):
        kinds = ("AS", "NOFILE", "FSIZE", "CORE", "NPROC")
        limits = {kind: resource.getrlimit(getattr(resource, f"RLIMIT_{kind}")) for kind in kinds}
        above = [warden(), _parent(warden())]
        found = {
            "user": os.getresuid(),
            "groups": os.getgroups(),
            "environment": dict(os.environ),
            "warden": _read(f"/proc/{above[0]}/environ"),
            "open": [pid for pid in above if _opens(f"/proc/{pid}/mem")],
            "killed": [pid for pid in above if _may_signal(pid)],
            "files": sorted(os.readlink(f"/proc/self/fd/{one}") for one in range(64) if _open(one)),
            "session": os.getsid(0),
            "group": os.getpgrp(),
            "pid": os.getpid(),
            "folder": os.getcwd(),
            "limits": limits,
            "modules": sorted(sys.modules),
        }
        with open(self.notes, "w") as file:
            json.dump(found, file)
        return 0

    def note(self, pid):
        pass


def _parent(pid):
    with open(f"/proc/{pid}/stat") as file:
        return int(file.read().rpartition(")")[2].split()[1])


def _read(path):
    try:
        with open(path) as file:
            return file.read()
    except OSError:
        return ""


def _opens(path):
    try:
        with open(path, "rb"):
            return True
    except OSError:
        return False


def _may_signal(pid):
    try:
        os.kill(pid, 0)
    except (PermissionError, ProcessLookupError):
        return False
    return True


def _open(number):
    return os.path.lexists(f"/proc/self/fd/{number}")


class Moody:
    """Plays at random as anybody does; at some seeds it breaks."""

    def __init__(self, seed):
        from ruledock_bots.random import RandomBot

        self.bot, self.breaks = RandomBot(seed), seed % 3 == 0

    def __call__(self, seat):
        if self.breaks:
            raise RuntimeError("not today")
        return self.bot(seat)
