"""Texts in all languages, who reads which language, and matching of what people type."""
