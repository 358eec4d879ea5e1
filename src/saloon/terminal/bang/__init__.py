"""BANG! in the terminal: its seats, its screen, its words."""
