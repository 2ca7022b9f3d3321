"""Brambles: pick berries in turn, but leave the last one to somebody else."""
