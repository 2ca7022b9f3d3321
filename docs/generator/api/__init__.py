"""The pages about the Python API, read from the source."""
