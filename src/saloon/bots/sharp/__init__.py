"""Sharp: the regular who looks ahead."""
