"""Resolving `attachment://<filename>` in embeds and layouts to the URL of the attachment."""

from msgspec import structs

from sandbox.messages.component_rules import walk
from sandbox.payloads.components import (
    Component,
    ComponentBase,
    File,
    Media,
    MediaGallery,
    Thumbnail,
)
from sandbox.payloads.embeds import Embed, EmbedMedia
from sandbox.payloads.messages import Attachment


def resolve_in_embed(embed: Embed, by_url: dict[str, Attachment]) -> Embed:
    """The embed with resolved URLs. The keys of `by_url` are `attachment://` URLs."""
    changes = {}
    for name in ("image", "thumbnail"):
        media = getattr(embed, name)
        if isinstance(media, EmbedMedia) and media.url in by_url:
            found = by_url[media.url]
            changes[name] = EmbedMedia(
                url=found.url,
                proxy_url=found.url,
                width=found.width,
                height=found.height,
                content_type=found.content_type,
                description=found.description,
            )
    return structs.replace(embed, **changes)


def resolve_in_component(component: Component, by_url: dict[str, Attachment]) -> Component:
    """Resolve the URLs in a component and everything nested in it, in place."""
    for _, part in walk([component]):
        for media in media_of(part):
            if media.url in by_url:
                found = by_url[media.url]
                media.url = media.proxy_url = found.url
                media.width, media.height = found.width, found.height
    return component


def embedded_urls(embeds: list[Embed], components: list[Component]) -> set[str]:
    """The URLs of all pictures and files that embeds and components show."""
    pictures = [media for embed in embeds for media in (embed.image, embed.thumbnail)]
    found = {media.url for media in pictures if isinstance(media, EmbedMedia)}
    return found | {media.url for _, part in walk(components) for media in media_of(part)}


def media_of(part: ComponentBase) -> list[Media]:
    match part:
        case MediaGallery():
            return [item.media for item in part.items]
        case File():
            return [part.file]
        case Thumbnail():
            return [part.media]
        case _:
            return []
