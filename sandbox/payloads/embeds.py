"""Embeds and their limits."""

from typing import Annotated

from msgspec import UNSET, Meta, UnsetType

from sandbox.payloads.base import From1To256, From1To1024, Payload, Upto256, Upto2048, Upto4096

MAX_EMBED_CHARACTERS = 6000


class EmbedFooter(Payload, kw_only=True):
    text: Upto2048
    icon_url: str | UnsetType = UNSET


class EmbedMedia(Payload, kw_only=True):
    url: str
    width: int | UnsetType = UNSET
    height: int | UnsetType = UNSET
    proxy_url: str | UnsetType = UNSET
    content_type: str | UnsetType = UNSET
    description: str | UnsetType = UNSET


class EmbedAuthor(Payload, kw_only=True):
    name: Upto256
    url: str | UnsetType = UNSET
    icon_url: str | UnsetType = UNSET


class EmbedField(Payload, kw_only=True):
    name: From1To256
    value: From1To1024
    inline: bool = False


class Embed(Payload, kw_only=True):
    type: str = "rich"
    title: Upto256 | UnsetType | None = UNSET
    description: Upto4096 | UnsetType | None = UNSET
    url: str | UnsetType | None = UNSET
    timestamp: str | UnsetType | None = UNSET
    color: Annotated[int, Meta(ge=0, le=16777215)] | UnsetType | None = UNSET
    footer: EmbedFooter | UnsetType | None = UNSET
    image: EmbedMedia | UnsetType | None = UNSET
    thumbnail: EmbedMedia | UnsetType | None = UNSET
    author: EmbedAuthor | UnsetType | None = UNSET
    fields: Annotated[list[EmbedField], Meta(max_length=25)] | UnsetType = UNSET

    def character_count(self) -> int:
        """Number of characters that count towards the total limit of a message's embeds."""
        texts = [self.title, self.description]
        texts += [self.footer.text] if isinstance(self.footer, EmbedFooter) else []
        texts += [self.author.name] if isinstance(self.author, EmbedAuthor) else []
        for field in self.fields or []:
            texts += [field.name, field.value]
        return sum(len(text) for text in texts if isinstance(text, str))
