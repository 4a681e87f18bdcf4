"""From the body of a request to the contents of a message, in order or refused."""

from dataclasses import dataclass, field

from msgspec import UNSET, structs

from sandbox.messages import attachments, component_rules, mentions
from sandbox.messages.attachments import AttachmentFolder, Uploads
from sandbox.payloads.channels import Channel
from sandbox.payloads.components import (
    Component,
    ComponentPart,
    File,
    Media,
    MediaGallery,
    Thumbnail,
)
from sandbox.payloads.embeds import MOST_IN_ALL_EMBEDS, Embed, EmbedMedia
from sandbox.payloads.errors import EMPTY_MESSAGE, DiscordRefusal, FieldProblem, refuse_if
from sandbox.payloads.messages import (
    COMPONENTS_V2,
    SUPPRESS_EMBEDS,
    SUPPRESS_NOTIFICATIONS,
    AllowedMentions,
    Attachment,
    Message,
    MessageBody,
)
from sandbox.world.world import World

MAY_BE_SENT = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2


@dataclass(frozen=True)
class MessageContents:
    """The contents of a message, read and found in order."""

    content: str = ""
    embeds: list[Embed] = field(default_factory=list)
    components: list[Component] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    shown_within: list[Attachment] = field(default_factory=list)  # by embeds and layouts
    flags: int = 0
    allowed: AllowedMentions | None = None


def compose(
    world: World,
    shelf: AttachmentFolder,
    channel: Channel,
    body: MessageBody,
    uploads: Uploads,
    before: Message | None = None,
    ephemeral: bool = False,
) -> MessageContents:
    """Read a body over what the message was `before`; refuse what Discord would refuse."""
    old_flags = before.flags if before else 0
    flags = old_flags if not body.flags else old_flags | body.flags & MAY_BE_SENT
    post = MessageContents(
        content=(before.content if before else "") if body.content is UNSET else body.content or "",
        embeds=(before.embeds if before else []) if body.embeds is UNSET else body.embeds or [],
        components=(before.components if before else [])
        if body.components is UNSET
        else body.components or [],
        flags=flags,
        allowed=body.allowed_mentions or None,
    )
    refuse_if(problems(post))
    wanted = None if body.attachments is UNSET else body.attachments or []
    existing = all_attachments(world, before) if before else []
    kept = attachments.keep(shelf, world.ids, channel.id, uploads, wanted, existing, ephemeral)
    if not (post.content.strip() or post.embeds or post.components or kept):
        raise DiscordRefusal(EMPTY_MESSAGE)
    by_name = {f"attachment://{attachment.filename}": attachment for attachment in kept}
    embeds = [with_pictures(embed, by_name) for embed in post.embeds]
    components = [with_media(component, by_name) for component in post.components]
    used = addresses(embeds, components)
    return MessageContents(
        post.content,
        embeds,
        components,
        [attachment for attachment in kept if attachment.url not in used],
        [attachment for attachment in kept if attachment.url in used],
        post.flags,
        post.allowed,
    )


def all_attachments(world: World, message: Message) -> list[Attachment]:
    """Those shown within an embed or a layout are not in the message's own list."""
    return message.attachments + world.state.shown_within.get(message.id, [])


def addresses(embeds: list[Embed], components: list[Component]) -> set[str]:
    """Of every picture and file that is shown within."""
    pictures = [media for embed in embeds for media in (embed.image, embed.thumbnail)]
    found = {media.url for media in pictures if isinstance(media, EmbedMedia)}
    return found | {m.url for _, part in component_rules.parts(components) for m in media_of(part)}


def problems(post: MessageContents) -> list[FieldProblem]:
    is_v2 = bool(post.flags & COMPONENTS_V2)
    found = mentions.problems(post.allowed) + component_rules.message_problems(
        post.components, is_v2
    )
    if sum(embed.characters() for embed in post.embeds) > MOST_IN_ALL_EMBEDS:
        message = f"Embed size exceeds maximum size of {MOST_IN_ALL_EMBEDS}"
        found.append(FieldProblem(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", message))
    for index, embed in enumerate(post.embeds):
        found += embed_problems(("embeds", index), embed)
    for name, value in (("content", post.content), ("embeds", post.embeds)):
        if is_v2 and value:
            message = f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            found.append(FieldProblem((name,), code, message))
    return found


def embed_problems(path: tuple[str | int, ...], embed: Embed) -> list[FieldProblem]:
    if not (embed.characters() or embed.image or embed.thumbnail):
        message = "This field is required"
        return [FieldProblem((*path, "description"), "BASE_TYPE_REQUIRED", message)]
    addresses = {"image": embed.image, "thumbnail": embed.thumbnail}
    return [
        FieldProblem((*path, name, "url"), "URL_TYPE_INVALID_SCHEME", f"{media.url} is no address.")
        for name, media in addresses.items()
        if isinstance(media, EmbedMedia)
        and not media.url.startswith(("http://", "https://", "attachment://"))
    ]


def with_pictures(embed: Embed, by_name: dict[str, Attachment]) -> Embed:
    """`attachment://board.png` becomes the address of that attachment."""
    changes = {}
    for name in ("image", "thumbnail"):
        media = getattr(embed, name)
        if isinstance(media, EmbedMedia) and media.url in by_name:
            found = by_name[media.url]
            changes[name] = EmbedMedia(
                url=found.url,
                proxy_url=found.url,
                width=found.width,
                height=found.height,
                content_type=found.content_type,
                description=found.description,
            )
    return structs.replace(embed, **changes)


def with_media(component: Component, by_name: dict[str, Attachment]) -> Component:
    for _, part in component_rules.parts([component]):
        for media in media_of(part):
            if media.url in by_name:
                found = by_name[media.url]
                media.url = media.proxy_url = found.url
                media.width, media.height = found.width, found.height
    return component


def media_of(part: ComponentPart) -> list[Media]:
    match part:
        case MediaGallery():
            return [item.media for item in part.items]
        case File():
            return [part.file]
        case Thumbnail():
            return [part.media]
        case _:
            return []
