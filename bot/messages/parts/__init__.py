"""Parts that messages of several features are made of."""
