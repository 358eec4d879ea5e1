"""What numbers of games say: intervals of rates, and ratings. Knows nothing else of saloon."""
