"""The rule sets, one package each."""
