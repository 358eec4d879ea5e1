"""What an adviser has to know of BANG!."""
