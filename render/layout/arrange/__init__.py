"""Improves drawings by simulated annealing until nothing overlaps. Run by hand."""
