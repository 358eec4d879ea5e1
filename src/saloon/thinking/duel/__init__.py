"""How a program makes up its mind at a table of the Duel."""
