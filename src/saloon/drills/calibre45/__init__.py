"""What the drills know of Calibre 45."""
