"""Texts in four languages, who reads which, and names as people type them."""
