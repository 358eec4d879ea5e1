"""Studies of many games: played where there is room, kept in folders, shown as a page."""
