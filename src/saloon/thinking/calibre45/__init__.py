"""How a program makes up its mind at a table of Calibre 45."""
