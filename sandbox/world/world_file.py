"""The world on disk: one JSON file and a folder with attachments and pictures of emoji."""

from pathlib import Path

import msgspec
from msgspec import structs

from sandbox.payloads.component_tree import number_components
from sandbox.world.state import WorldState
from sandbox.world.world import World


class SavedWorld(msgspec.Struct):
    """The contents of world.json.

    Every attachment URL contains the server's address, which may differ in the next run.
    """

    address: str
    state: WorldState


class WorldFileError(Exception):
    """The saved file cannot be read. It is left unchanged."""


class WorldFile:
    """Loads and saves the world in a folder."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._file = folder / "world.json"
        self.attachment_folder = folder / "attachments"

    def load(self, address: str) -> WorldState | None:
        """The saved state with its URLs moved to `address`, or None if nothing was saved."""
        if not self._file.is_file():
            return None
        raw = self._file.read_bytes()
        try:
            old_address = msgspec.json.decode(raw, type=SavedWorld).address
            moved = raw.replace(old_address.encode(), address.encode())
            state = msgspec.json.decode(moved, type=SavedWorld).state
        except msgspec.MsgspecError as error:
            sentence = f"{self._file} cannot be read ({error}). Move it away to begin anew."
            raise WorldFileError(sentence) from error
        for messages in state.messages.values():
            for message in messages.values():
                number_components(message.components)  # files of older versions lack the ids
        self._delete_unused_attachments(state)
        return state

    def _delete_unused_attachments(self, state: WorldState) -> None:
        used = {
            (message.channel_id, attachment.id)
            for messages in state.messages.values()
            for message in messages.values()
            for attachment in message.attachments + state.embedded_attachments.get(message.id, [])
        }
        used |= {(state.application.id, emoji) for emoji in state.emojis}
        for file in self.attachment_folder.glob("*/*"):
            if (file.parent.name, file.name) not in used:
                file.unlink()

    def save(self, world: World, address: str) -> None:
        """Replace the file atomically. Ephemeral messages are not saved."""
        state = world.state
        messages = {
            channel: {m.id: m for m in in_channel.values() if m.id not in state.only_for}
            for channel, in_channel in state.messages.items()
        }
        saved = structs.replace(state, messages=messages, only_for={}, newest_id=world.ids.next())
        temporary = self._file.with_suffix(".new")
        temporary.write_bytes(msgspec.json.encode(SavedWorld(address, saved)))
        temporary.replace(self._file)
