"""`python -m trianon`: the command line without its script."""

from trianon.cli import main

if __name__ == "__main__":  # processes of the lab import this file too
    main()
