"""What is on this computer: plugins from files and folders, and what is installed."""
