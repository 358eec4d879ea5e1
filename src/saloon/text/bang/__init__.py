"""BANG! in words: its narrator, its encyclopedia, its rulings."""
