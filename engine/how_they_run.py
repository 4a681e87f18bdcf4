"""Whether the rules run as Python or compiled (docs/compiled.md): this module as all others do."""

HOW_THEY_RUN = "pure Python" if __file__.endswith(".py") else "compiled"
