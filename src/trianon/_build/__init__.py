"""What building the package needs; nothing of it is imported when the package runs."""
