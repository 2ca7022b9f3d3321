"""BLAKE2b word by word, as RFC 7693 describes it: slow, and with nothing of any library in it."""

from __future__ import annotations

WORD = (1 << 64) - 1
START = (
    0x6A09E667F3BCC908, 0xBB67AE8584CAA73B, 0x3C6EF372FE94F82B, 0xA54FF53A5F1D36F1,
    0x510E527FADE682D1, 0x9B05688C2B3E6C1F, 0x1F83D9ABFB41BD6B, 0x5BE0CD19137E2179,
)  # fmt: skip
ORDERS = (
    "0123456789abcdef", "ea489fd61c02b753", "b8c052fdae367194", "7931dcbe265a40f8",
    "905724afe1bc683d", "2c6a0b834d75fe19", "c51fed4a0763928b", "db7ec13950f4862a",
    "6fe9b308c2d714a5", "a2847615fb9e3cd0", "0123456789abcdef", "ea489fd61c02b753",
)  # fmt: skip
"""In which order each of twelve rounds takes the words of a block."""
QUARTERS = (
    (0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
    (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14),
)  # fmt: skip


def slow_blake2b(data: bytes, *, key: bytes, person: bytes, size: int = 64) -> bytes:
    """The keyed hash of *data*."""
    settings = bytes([size, len(key), 1, 1]) + bytes(44) + person.ljust(16, b"\0")
    state = [one ^ other for one, other in zip(START, _words(settings), strict=True)]
    whole = (key.ljust(128, b"\0") if key else b"") + data
    for place in range(0, max(1, len(whole)), 128):
        block = whole[place : place + 128]
        last = place + 128 >= len(whole)
        state = _mix_in(state, _words(block.ljust(128, b"\0")), place + len(block), last)
    return b"".join(word.to_bytes(8, "little") for word in state)[:size]


def _words(data: bytes) -> list[int]:
    return [int.from_bytes(data[at : at + 8], "little") for at in range(0, len(data), 8)]


def _mix_in(state: list[int], block: list[int], count: int, last: bool) -> list[int]:
    v = [*state, *START]
    v[12] ^= count
    v[14] ^= WORD if last else 0
    for order in ORDERS:
        for number, (a, b, c, d) in enumerate(QUARTERS):
            for turn, near in ((0, (32, 24)), (1, (16, 63))):
                v[a] = (v[a] + v[b] + block[int(order[2 * number + turn], 16)]) & WORD
                v[d] = _rotate(v[d] ^ v[a], near[0])
                v[c] = (v[c] + v[d]) & WORD
                v[b] = _rotate(v[b] ^ v[c], near[1])
    return [state[place] ^ v[place] ^ v[place + 8] for place in range(8)]


def _rotate(word: int, by: int) -> int:
    return (word >> by | word << (64 - by)) & WORD
