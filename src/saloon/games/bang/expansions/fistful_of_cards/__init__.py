"""A Fistful of Cards: 15 events."""
