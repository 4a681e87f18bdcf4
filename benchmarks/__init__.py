"""Speed and size, measured and printed. Never asserted, because machines differ and are noisy; what
must be true on every machine is."""
