"""The drills, short: the whole ones are `saloon chaos`, `leaks`, `load` and `fuzz`."""
