"""Events, a module of the isle: each day begins with a tile that changes the day or pays points."""
