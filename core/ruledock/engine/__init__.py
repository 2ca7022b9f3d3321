"""The engine: steps, options, the table, chance and the machine. It knows no game."""
