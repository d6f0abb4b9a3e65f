"""Puzzles: positions of a seat's view where one choice is clearly better than all others."""
