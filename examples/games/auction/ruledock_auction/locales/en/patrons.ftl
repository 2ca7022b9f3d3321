## What is said to everybody, or to some

patrons-learns = { $player }, your patron loves every { $kind }.

## Lines of the score

patrons-line = { $points } for each { $kind } on show, for the patron.
