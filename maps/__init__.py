"""Maps as data: one TOML file each, what reads and checks them, and `python -m maps`."""
