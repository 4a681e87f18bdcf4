// What a person does: each is a request, and a refusal is told in words.

import * as api from "./api.js";
import { h, byId } from "./dom.js";
import { keyOf } from "./events.js";
import { askName } from "./forms.js";
import { say } from "./words.js";

const SHOWN_MS = 8000;

export function notice(text) {
  const node = h("p", {}, text);
  byId("notices").append(node);
  setTimeout(() => node.remove(), SHOWN_MS);
}

export function makeActs(store, { become, goTo }) {
  /** True when it was done. */
  async function tell(request) {
    try {
      await request();
      return true;
    } catch (failure) {
      notice(failure.code === "unreachable" ? say("unreachable") : failure.message);
      return false;
    }
  }
  const here = () => ({ as: store.me, channel: store.channel });

  function onMessage(request, message, customId, more = {}) {
    const key = keyOf(message.id, customId);
    if (store.pending.has(key)) return; // once is enough
    if (store.failures.delete(message.id)) store.emit("message", message);
    const body = { ...here(), channel: message.channel_id, message: message.id, custom_id: customId, ...more };
    return tell(() => store.waitFor(key, () => request(body)));
  }

  return {
    become,
    enter: (channel) => goTo(channel),
    press: (message, customId) => onMessage(api.press, message, customId),
    choose: (message, customId, values) => onMessage(api.choose, message, customId, { values }),
    dismiss: (message) => tell(() => api.dismiss({ as: store.me, message: message.id })),
    write: (content) => tell(() => api.write({ ...here(), content })),
    use: (request) => tell(() => store.waitFor(keyOf(null, null), () => api.useCommand({ ...here(), ...request }))),
    submit: (modal, values) => api.submit({ as: store.me, modal, values }),
    markRead: (channel) => api.markRead({ as: store.me, channel }).catch(() => {}),
    openDirect: () => tell(async () => goTo((await api.openDirect({ as: store.me })).channel)),
    setLocale: (locale) => tell(() => api.setLocale({ as: store.me, locale })),
    setPrivacy: (open) => tell(() => api.setPrivacy({ as: store.me, dms_open: open })),
    addPerson: () => askName(async (name) => become((await api.addPerson({ name })).person.id)),
  };
}
