"""From the body of a request to the validated contents of a message."""

from dataclasses import dataclass, field

from msgspec import UNSET

from sandbox.messages.attachment_urls import (
    embedded_urls,
    resolve_in_component,
    resolve_in_embed,
)
from sandbox.messages.attachments import AttachmentStorage, Uploads, updated_attachments
from sandbox.messages.component_rules import message_problems
from sandbox.messages.mentions import allowed_mentions_problems
from sandbox.payloads.channels import Channel
from sandbox.payloads.components import Component
from sandbox.payloads.embeds import MAX_EMBED_CHARACTERS, Embed, EmbedMedia
from sandbox.payloads.errors import (
    EMPTY_MESSAGE,
    DiscordRefusal,
    FieldPath,
    FieldProblem,
    refuse_if_any,
)
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

FLAGS_A_BOT_MAY_SET = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2


@dataclass(frozen=True)
class MessageContents:
    """The contents of a message that has passed validation."""

    content: str = ""
    embeds: list[Embed] = field(default_factory=list)
    components: list[Component] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    embedded_attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    allowed_mentions: AllowedMentions | None = None


def read_contents(
    world: World,
    storage: AttachmentStorage,
    channel: Channel,
    body: MessageBody,
    uploads: Uploads,
    before: Message | None = None,
    ephemeral: bool = False,
) -> MessageContents:
    """The contents that a request asks for, or refuse what Discord would refuse.

    `before` is the message that is edited: fields that the body omits keep its values.
    """
    old_flags = before.flags if before else 0
    flags = old_flags if not body.flags else old_flags | body.flags & FLAGS_A_BOT_MAY_SET
    requested = MessageContents(
        content=(before.content if before else "") if body.content is UNSET else body.content or "",
        embeds=(before.embeds if before else []) if body.embeds is UNSET else body.embeds or [],
        components=(before.components if before else [])
        if body.components is UNSET
        else body.components or [],
        flags=flags,
        allowed_mentions=body.allowed_mentions or None,
    )
    refuse_if_any(contents_problems(requested))
    wanted = None if body.attachments is UNSET else body.attachments or []
    existing = all_attachments(world, before) if before else []
    files = updated_attachments(
        storage, world.ids, channel.id, uploads, wanted, existing, ephemeral
    )
    if not (requested.content.strip() or requested.embeds or requested.components or files):
        raise DiscordRefusal(EMPTY_MESSAGE)
    by_url = {f"attachment://{attachment.filename}": attachment for attachment in files}
    embeds = [resolve_in_embed(embed, by_url) for embed in requested.embeds]
    components = [resolve_in_component(component, by_url) for component in requested.components]
    embedded = embedded_urls(embeds, components)
    return MessageContents(
        requested.content,
        embeds,
        components,
        [attachment for attachment in files if attachment.url not in embedded],
        [attachment for attachment in files if attachment.url in embedded],
        requested.flags,
        requested.allowed_mentions,
    )


def all_attachments(world: World, message: Message) -> list[Attachment]:
    """All files of a message, including those that only its embeds or layouts show."""
    return message.attachments + world.state.embedded_attachments.get(message.id, [])


def contents_problems(contents: MessageContents) -> list[FieldProblem]:
    is_v2 = bool(contents.flags & COMPONENTS_V2)
    found = allowed_mentions_problems(contents.allowed_mentions)
    found += message_problems(contents.components, is_v2)
    if sum(embed.character_count() for embed in contents.embeds) > MAX_EMBED_CHARACTERS:
        message = f"Embed size exceeds maximum size of {MAX_EMBED_CHARACTERS}"
        found.append(FieldProblem(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", message))
    for index, embed in enumerate(contents.embeds):
        found += embed_problems(("embeds", index), embed)
    for name, value in (("content", contents.content), ("embeds", contents.embeds)):
        if is_v2 and value:
            message = f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            found.append(FieldProblem((name,), code, message))
    return found


def embed_problems(path: FieldPath, embed: Embed) -> list[FieldProblem]:
    if not (embed.character_count() or embed.image or embed.thumbnail):
        message = "This field is required"
        return [FieldProblem((*path, "description"), "BASE_TYPE_REQUIRED", message)]
    pictures = {"image": embed.image, "thumbnail": embed.thumbnail}
    return [
        FieldProblem((*path, name, "url"), "URL_TYPE_INVALID_SCHEME", f"{media.url} is no address.")
        for name, media in pictures.items()
        if isinstance(media, EmbedMedia)
        and not media.url.startswith(("http://", "https://", "attachment://"))
    ]
