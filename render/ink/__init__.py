"""Drawing primitives: colours, shapes, text, geometry."""
