"""Kittens, a module of the isle: the first player of a day rescues them, up to two in a basket."""
