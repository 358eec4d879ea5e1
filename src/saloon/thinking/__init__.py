"""How a program makes up its mind: policies and beliefs. Compiled like the rules."""
