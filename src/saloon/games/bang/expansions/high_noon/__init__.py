"""High Noon: 13 events, and the two that came later, Handcuffs and New Identity."""
