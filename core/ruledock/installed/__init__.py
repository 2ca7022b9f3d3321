"""What is installed: entry points, the version, optional libraries, names imported on use."""
