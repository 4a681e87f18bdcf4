"""The words on pictures and in alt texts, in whatever language the caller provides."""
