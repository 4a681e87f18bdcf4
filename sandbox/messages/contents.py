"""From the body of a request to the validated contents of a message."""

from dataclasses import dataclass, field

from msgspec import UNSET

from sandbox.messages.attachment_urls import (
    REFERENCE,
    embedded_urls,
    media_problems,
    resolve_in_components,
    resolve_in_embed,
)
from sandbox.messages.attachments import AttachmentStorage, Uploads, updated_attachments
from sandbox.messages.component_rules import interactive, message_problems
from sandbox.messages.mentions import allowed_mentions_problems
from sandbox.payloads.channels import Channel
from sandbox.payloads.component_tree import displayed_text, number_components
from sandbox.payloads.components import Component, PartialEmoji, StringSelect
from sandbox.payloads.embeds import MAX_EMBED_CHARACTERS, Embed, EmbedMedia
from sandbox.payloads.errors import (
    EMPTY_MESSAGE,
    DiscordRefusal,
    FieldPath,
    FieldProblem,
    refuse_if_any,
)
from sandbox.payloads.ids import to_id
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

    @property
    def text(self) -> str:
        """The content, or all texts of a layout, one per line."""
        return self.content or "\n".join(displayed_text(self.components))


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
    requested = MessageContents(
        content=(before.content if before else "") if body.content is UNSET else body.content or "",
        embeds=(before.embeds if before else []) if body.embeds is UNSET else body.embeds or [],
        components=(before.components if before else [])
        if body.components is UNSET
        else body.components or [],
        flags=old_flags | (body.flags or 0) & FLAGS_A_BOT_MAY_SET,
        allowed_mentions=body.allowed_mentions or None,
    )
    problems = contents_problems(requested)
    if body.components is not UNSET:
        # The flag cannot be removed, but a request without it may contain old components only.
        is_v2 = bool((old_flags if body.flags is UNSET else body.flags or 0) & COMPONENTS_V2)
        problems += message_problems(requested.components, is_v2, world.state.emojis)
    refuse_if_any(problems)
    wanted = None if body.attachments is UNSET else body.attachments or []
    existing = all_attachments(world, before) if before else []
    files = updated_attachments(
        storage, world.ids, channel.id, uploads, wanted, existing, ephemeral
    )
    has_other_parts = bool(requested.content.strip() or requested.embeds or files)
    if not requested.components and (requested.flags & COMPONENTS_V2 or not has_other_parts):
        raise DiscordRefusal(EMPTY_MESSAGE)
    by_url = {REFERENCE + attachment.filename: attachment for attachment in files}
    embeds = [resolve_in_embed(embed, by_url) for embed in requested.embeds]
    if body.components is not UNSET:
        refuse_if_any(media_problems(requested.components, by_url))
        resolve_in_components(requested.components, by_url, world.ids)
        number_components(requested.components)
        complete_emojis(world, requested.components)
    embedded = embedded_urls(embeds, requested.components)
    return MessageContents(
        requested.content,
        embeds,
        requested.components,
        [attachment for attachment in files if attachment.url not in embedded],
        [attachment for attachment in files if attachment.url in embedded],
        requested.flags,
        requested.allowed_mentions,
    )


def complete_emojis(world: World, components: list[Component]) -> None:
    """Give custom emoji in components the name they have, whatever the request called them."""
    for part in interactive(components):
        options = part.options if isinstance(part, StringSelect) else [part]
        for option in options:
            shown = getattr(option, "emoji", None)
            if isinstance(shown, PartialEmoji) and shown.id:
                emoji = world.state.emojis[to_id(shown.id)]
                shown.id, shown.name, shown.animated = emoji.id, emoji.name, emoji.animated


def all_attachments(world: World, message: Message) -> list[Attachment]:
    """All files of a message, including those that only its embeds or layouts show."""
    return message.attachments + world.state.embedded_attachments.get(message.id, [])


def contents_problems(contents: MessageContents) -> list[FieldProblem]:
    is_v2 = bool(contents.flags & COMPONENTS_V2)
    found = allowed_mentions_problems(contents.allowed_mentions)
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
