"""Many games at once: played, tallied, compared."""
