"""Optional rules that map files name, for what numbers and fields cannot express."""
