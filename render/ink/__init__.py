"""Drawing primitives: colours, fonts, symbols, geometry, sprites."""
