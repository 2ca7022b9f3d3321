"""Events, a module of the isle: each day begins with a tile that changes it or pays points."""
