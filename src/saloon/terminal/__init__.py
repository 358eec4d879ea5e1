"""Play, look up cards and watch recorded games in a terminal."""
