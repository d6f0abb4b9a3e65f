"""What a good player looks at, as a row of small numbers; one file per game.

An encoder is the compiled face a game shows to learning: `encode(state, seat, out)` writes into a row of
zeros only what the view of that seat holds, `score` and `is_winner` say how the game stands.
"""
