"""C called from Python: every placement whose squares are free and that touches a tile, listed."""

import json
import sys
from itertools import cycle
from pathlib import Path

from cffi import FFI
from loop import answer

DECLARED = "int listed(const uint64_t *ways, int count, const uint64_t *taken, int32_t *out);"
SOURCE = """
#include <stdint.h>
#define WORDS 4
int listed(const uint64_t *ways, int count, const uint64_t *taken, int32_t *out) {
    int found = 0;
    uint64_t a = taken[0], b = taken[1], c = taken[2], d = taken[3];
    for (int i = 0; i < count; i++, ways += 2 * WORDS) {
        uint64_t hit = (ways[0] & a) | (ways[1] & b) | (ways[2] & c) | (ways[3] & d);
        uint64_t near = (ways[4] & a) | (ways[5] & b) | (ways[6] & c) | (ways[7] & d);
        out[found] = i;
        found += !hit & !!near;
    }
    return found;
}
"""
WORDS = 4
SOME = 50


def words(mask):
    """A mask as 64-bit words, lowest first."""
    return [mask >> 64 * place & (1 << 64) - 1 for place in range(WORDS)]


def compiled():
    """The C function, built where this peer lives."""
    ffi = FFI()
    ffi.cdef(DECLARED)
    ffi.set_source("_placements", SOURCE, extra_compile_args=["-O3", "-march=native"])
    ffi.compile(tmpdir=sys.prefix)
    sys.path.insert(0, sys.prefix)
    import _placements

    return _placements.lib.listed, _placements.ffi


def lister(setup):
    """A function that lists a case."""
    listed, ffi = compiled()
    flat = [[word for both in ways for mask in both for word in words(mask)]
            for ways in setup["placements"]]  # fmt: skip
    ways = [ffi.new("uint64_t[]", numbers) for numbers in flat]
    counts = [len(one) for one in setup["placements"]]
    taken = [ffi.new("uint64_t[]", words(mask)) for mask in setup["taken"]]
    out = ffi.new("int32_t[]", max(counts))

    def found(shape, boat):
        return ffi.unpack(out, listed(ways[shape], counts[shape], taken[boat], out))

    return found


def main():
    """The task is named for how many placements it finds in all cases."""
    setup = json.loads(sys.stdin.readline())
    found, cases = lister(setup), [tuple(case) for case in setup["cases"]]
    total, following = sum(len(found(*case)) for case in cases), cycle(cases)

    def work():
        for _ in range(SOME):
            found(*next(following))
        return SOME, 0

    answer("cffi", {f"list {total}": work})


if __name__ == "__main__":
    assert Path(sys.prefix) != Path(sys.base_prefix), "an environment of its own"
    main()
