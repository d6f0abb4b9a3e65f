"""What a good player looks at, one file per game."""
