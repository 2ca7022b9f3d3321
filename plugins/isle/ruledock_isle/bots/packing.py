"""How good a place on a boat is, as a person would judge it: rats, rooms, families and gaps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import attrs

from ruledock_isle.boat.boat import Boat
from ruledock_isle.boat.placements import Placements

FAMILY = (0.0, 1.0, 4.0, 8.0, 11.0, 15.0)
"""What a family is worth, by its size; two cats are half a family, and more add 5 each."""
RAT, ROOM, MAP, HOLE, SNUG = 1.0, 5.0, 3.0, -1.5, 0.25


def worth_of_family(cats: int) -> float:
    """What a group of *cats* cats is worth, now or soon."""
    return FAMILY[cats] if cats < len(FAMILY) else 5.0 * (cats - 2)


@attrs.define
class Judge:
    """Judges places on one boat as it is now."""

    boat: Boat
    full: float = ROOM
    """What filling a room is worth."""
    _groups: dict[str, list[tuple[int, int]]] = attrs.field(factory=dict)

    def groups(self, colour: str) -> list[tuple[int, int]]:
        """The groups of one colour: the squares around each, and how many cats it has."""
        known = self._groups.get(colour)
        if known is None:
            grid = self.boat.plan.grid
            cats = [one.cells for one in self.boat.stowed if one.colour == colour]
            parts = grid.groups(sum(cats))
            known = [(grid.near(part), sum(1 for cat in cats if cat & part)) for part in parts]
            self._groups[colour] = known
        return known

    def worth(self, cells: int, colour: str | None) -> float:
        """What covering these squares with a tile of this colour is worth."""
        plan, covered = self.boat.plan, self.boat.covered
        grid, after = plan.grid, covered | cells
        near = grid.near(cells) & ~cells
        worth = RAT * (cells & plan.rats).bit_count()
        worth += SNUG * ((near & covered).bit_count() + (cells & grid.edge).bit_count())
        free = grid.cells & ~after
        worth += HOLE * (free & near & ~grid.near(free)).bit_count()
        worth += sum(self._room(room.mask, cells, after) for room in plan.rooms.values())
        if colour is not None:
            worth += self._family(cells, colour)
            worth += MAP if cells & plan.maps.get(colour, 0) else 0.0
        return worth

    def _room(self, room: int, cells: int, after: int) -> float:
        """A full room saves points; a fuller one is on its way."""
        inside = cells & room
        if not inside:
            return 0.0
        done = (after & room).bit_count() / room.bit_count()
        return self.full * (1.0 if done == 1.0 else done * inside.bit_count() / room.bit_count())

    def _family(self, cells: int, colour: str) -> float:
        joined, worth = 1, 0.0
        for around, cats in self.groups(colour):
            if around & cells:
                joined += cats
                worth -= worth_of_family(cats)
        return worth + worth_of_family(joined)

    def best(
        self, places: Placements, colour: str | None, indices: Iterable[int]
    ) -> tuple[float, int]:
        """The best of some of the places, with its worth."""
        masks: Sequence[int] = places.masks()
        return max(((self.worth(masks[n], colour), n) for n in indices), default=(-99.0, 0))
