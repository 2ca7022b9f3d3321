"""What is installed: entry points, the version, libraries by name, names imported on use."""
