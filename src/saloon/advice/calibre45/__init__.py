"""What an adviser has to know of Calibre 45."""
