"""The game-neutral kernel: frames, decisions, rules in force, views, chance, codec, conformance."""
