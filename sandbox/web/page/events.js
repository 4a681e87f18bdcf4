// From the stream's events to what the store knows.

const TYPING_MS = 10000;
const SETTLED = new Set(["answered", "failed"]);

/** The control an interaction came from; a command has neither message nor custom id. */
export const keyOf = (message, customId) => `${message ?? ""}/${customId ?? ""}`;

export function apply(store, event) {
  switch (event.type) {
    case "message_create":
    case "message_update":
      return store.put(event.message);
    case "message_delete":
      return store.drop(event.channel_id, event.id);
    case "unread":
      return store.count(event);
    case "typing":
      return noteTyping(store, event);
    case "interaction":
      return noteInteraction(store, event);
    case "modal":
      return store.emit("modal", event.modal);
    case "bot":
      store.state.bot.online = event.online;
      if (!event.online) store.pending.clear();
      return store.emit("state");
    case "channels":
    case "members":
    case "commands":
    case "people":
      // Out of reach: the stream will notice, come back and read everything.
      return store.refresh().catch((failure) => {
        if (failure.code !== "unreachable") throw failure;
      });
  }
}

function noteTyping(store, { channel_id, user_id }) {
  if (user_id === store.me) return;
  const here = store.typing.get(channel_id) ?? new Map();
  here.set(user_id, Date.now() + TYPING_MS);
  store.typing.set(channel_id, here);
  store.emit("activity");
  setTimeout(() => store.emit("activity"), TYPING_MS + 50);
}

function noteInteraction(store, { status, message_id, custom_id, channel_id }) {
  const key = keyOf(message_id, custom_id);
  if (SETTLED.has(status)) store.settle(key);
  if (status === "failed") store.emit("failed", { message: message_id, channel: channel_id });
}
