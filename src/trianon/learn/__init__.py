"""Learning a game: lessons on prepared positions, the teacher of a first game, the glossary."""
