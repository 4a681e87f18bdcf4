"""Resolving `attachment://<filename>` in embeds and layouts to the URL of the attachment."""

from collections.abc import Collection, Sequence

from msgspec import UNSET, structs

from sandbox.payloads.component_tree import walk
from sandbox.payloads.components import (
    Component,
    ComponentBase,
    File,
    Media,
    MediaGallery,
    Thumbnail,
)
from sandbox.payloads.embeds import Embed, EmbedMedia
from sandbox.payloads.errors import FieldPath, FieldProblem
from sandbox.payloads.ids import SnowflakeGenerator
from sandbox.payloads.messages import Attachment

REFERENCE = "attachment://"
NOT_FOUND = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"


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


def media_problems(
    components: Sequence[Component], references: Collection[str]
) -> list[FieldProblem]:
    """Problems of the URLs in a layout. `references`: the `attachment://` URLs that exist."""
    problems: list[FieldProblem] = []
    for place, part in walk(components):
        for field, media in media_of(part):
            path = ("components", *place, *field, "url")
            if media.url.startswith(REFERENCE):
                if media.url not in references:
                    message = "The referenced attachment was not found."
                    problems.append(FieldProblem(path, NOT_FOUND, message))
            elif isinstance(part, File) or not media.url.startswith(("http://", "https://")):
                allowed = "('attachment',)" if isinstance(part, File) else "('http', 'https')"
                message = f"Scheme must be one of {allowed}."
                problems.append(FieldProblem(path, "URL_TYPE_INVALID_SCHEME", message))
    return problems


def resolve_in_components(
    components: Sequence[Component], by_url: dict[str, Attachment], ids: SnowflakeGenerator
) -> None:
    """Complete the media of a new layout as Discord answers it, in place."""
    for _, part in walk(components):
        for _, media in media_of(part):
            found = by_url.get(media.url)
            media.id = ids.next()
            media.url = media.proxy_url = found.url if found else media.url
            media.width = (found.width if found else UNSET) or None
            media.height = (found.height if found else UNSET) or None
            media.content_type = (found.content_type if found else UNSET) or None
            media.attachment_id = found.id if found else UNSET
            if isinstance(part, File) and found:
                part.name, part.size = found.filename, found.size


def embedded_urls(embeds: list[Embed], components: list[Component]) -> set[str]:
    """The URLs of all pictures and files that embeds and components show."""
    pictures = [media for embed in embeds for media in (embed.image, embed.thumbnail)]
    found = {media.url for media in pictures if isinstance(media, EmbedMedia)}
    return found | {media.url for _, part in walk(components) for _, media in media_of(part)}


def media_of(part: ComponentBase) -> list[tuple[FieldPath, Media]]:
    """The pictures and files of one component, each with its path inside the component."""
    match part:
        case MediaGallery():
            return [(("items", n, "media"), item.media) for n, item in enumerate(part.items)]
        case File():
            return [(("file",), part.file)]
        case Thumbnail():
            return [(("media",), part.media)]
        case _:
            return []
