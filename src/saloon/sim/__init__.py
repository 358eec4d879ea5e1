"""Tournaments, statistics, plots and the benchmark."""
