"""The seven locations, and the order in which tiles are evaluated at each."""
