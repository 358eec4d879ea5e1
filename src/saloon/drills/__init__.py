"""The house under fire: kills, prying eyes, crowds and rubbish, and figures of how it stood them."""
