"""Ancient creatures, a module of the isle: they come on one day only, and cats befriend them."""
