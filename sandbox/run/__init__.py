"""Running the local Discord for a person: `make play`."""
