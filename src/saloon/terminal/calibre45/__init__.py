"""Calibre 45 in the terminal: its seats, its screen, its words."""
