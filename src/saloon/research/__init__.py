"""Doors for researchers: the games as PettingZoo, Gymnasium and OpenSpiel know them, and many at once.

`batch`, `aec`, `seat` and `spiel` are coats over one core (`table`, `play`, `actions`); docs/research.md.
Needs numpy; the doors need the library that they open to (`saloon-games[research]`).
"""
