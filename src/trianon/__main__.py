"""The command `trianon`: the command line, or which extra of the package it lacks."""


def main() -> None:
    """Run a command. The base package has the rules only: the commands come with the extra `play`."""
    try:
        from trianon.cli import main as run
    except ModuleNotFoundError as error:
        from trianon.core.extras import lacking, refuse
        from trianon.core.words import spoken

        refuse(lacking(error), spoken())
    run()


if __name__ == "__main__":  # processes of the lab import this file too
    main()
