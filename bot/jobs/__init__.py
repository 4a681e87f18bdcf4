"""Background work: one job at a time per table, and computer players."""
