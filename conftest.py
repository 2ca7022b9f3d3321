"""Every test of the repository, wherever it lives, can be traced to rules and run thoroughly."""

pytest_plugins = ["ruledock.testing.effort", "ruledock.testing.tracing", "pytester"]
