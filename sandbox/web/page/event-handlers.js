// Applies the events of the event stream to the store.

const SETTLED = new Set(["answered", "failed"]);

/** Identifies the control that started an interaction. Commands have no message and custom id. */
export const controlKey = (message, customId) => `${message ?? ""}/${customId ?? ""}`;

export function applyEvent(store, event) {
  switch (event.type) {
    case "message_create":
    case "message_update":
      return store.putMessage(event.message);
    case "message_delete":
      return store.removeMessage(event.channel_id, event.id);
    case "unread":
      return store.setUnread(event);
    case "interaction":
      return handleInteraction(store, event);
    case "modal":
      return store.openModal(event.modal);
    case "modal_closed":
      return store.closeModal(event.id);
    case "bot":
      store.state.bot.online = event.online;
      if (!event.online) store.pending.clear();
      return store.emit("state");
    case "clock":
      return store.setClock(event.ahead_s);
    case "emojis":
      store.state.emojis = event.emojis;
      return;
    case "channels":
    case "members":
    case "commands":
    case "people":
      // If the sandbox is unreachable, the event stream reconnects and loads everything.
      return store.refresh().catch((failure) => {
        if (failure.code !== "unreachable") throw failure;
      });
  }
}

function handleInteraction(store, { status, message_id, custom_id, channel_id }) {
  const key = controlKey(message_id, custom_id);
  if (SETTLED.has(status)) store.settle(key);
  if (status === "failed") store.emit("failed", { message: message_id, channel: channel_id });
}
