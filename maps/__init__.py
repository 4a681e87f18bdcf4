"""The maps, one folder each, with the code that reads and checks them."""
