"""Speed and size, measured and printed. Never asserted: machines differ and are noisy."""
