"""The maps, one TOML file each, with the code that reads and checks them."""
