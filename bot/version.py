"""Which Slow Train this is, for its log. The same as in `pyproject.toml`, which images lack."""

VERSION = "0.3.0"
