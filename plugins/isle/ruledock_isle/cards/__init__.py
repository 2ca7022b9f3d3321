"""Discovery cards and lesson sets: what packs hold of them, and what cards do."""
