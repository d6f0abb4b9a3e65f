"""Tools of the build: the compile step, golden games, the page, pictures."""
