"""The locales that a Discord client can be set to."""

LOCALES = (
    *("en-US", "en-GB", "bg", "cs", "da", "de", "el", "es-419", "es-ES", "fi", "fr", "hi", "hr"),
    *("hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th"),
    *("tr", "uk", "vi", "zh-CN", "zh-TW"),
)
