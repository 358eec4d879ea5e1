"""A small client: talks to a server, comes back when the line breaks, never says a thing twice."""
