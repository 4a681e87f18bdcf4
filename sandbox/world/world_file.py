"""The world on disk: one JSON file and a folder of attachments, so that one can go on tomorrow."""

from pathlib import Path

import msgspec
from msgspec import structs

from sandbox.world.state import WorldState
from sandbox.world.world import World


class Kept(msgspec.Struct):
    """The address is part of every attachment's url; it may be another one tomorrow."""

    address: str
    state: WorldState


class BrokenStoreError(Exception):
    """What was kept cannot be read; it is left as it is."""


class WorldFile:
    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._file = folder / "world.json"
        self.attachments = folder / "attachments"

    def load(self, address: str) -> WorldState | None:
        if not self._file.is_file():
            return None
        raw = self._file.read_bytes()
        try:
            old = msgspec.json.decode(raw, type=Kept).address
            moved = raw.replace(old.encode(), address.encode())
            state = msgspec.json.decode(moved, type=Kept).state
        except msgspec.MsgspecError as error:
            sentence = f"{self._file} cannot be read ({error}). Move it away to begin anew."
            raise BrokenStoreError(sentence) from error
        self._sweep(state)
        return state

    def _sweep(self, state: WorldState) -> None:
        """Files that no message shows any more."""
        shown = {
            (message.channel_id, attachment.id)
            for there in state.messages.values()
            for message in there.values()
            for attachment in message.attachments + state.shown_within.get(message.id, [])
        }
        for file in self.attachments.glob("*/*"):
            if (file.parent.name, file.name) not in shown:
                file.unlink()

    def save(self, world: World, address: str) -> None:
        """Whole or not at all: written beside, then put in place. Ephemeral messages vanish."""
        state = world.state
        hidden = state.only_for
        messages = {
            channel: {m.id: m for m in there.values() if m.id not in hidden}
            for channel, there in state.messages.items()
        }
        lasting = structs.replace(state, messages=messages, only_for={}, newest_id=world.ids.next())
        beside = self._file.with_suffix(".new")
        beside.write_bytes(msgspec.json.encode(Kept(address, lasting)))
        beside.replace(self._file)
