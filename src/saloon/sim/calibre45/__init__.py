"""Calibre 45 in numbers: what is counted of its games, and the matrix of its teams."""
