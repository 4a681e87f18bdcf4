// What a person can do. Each action is a request to the API; a refusal is shown as a notice.

import * as api from "./api.js";
import { h, byId } from "./dom.js";
import { controlKey } from "./event-handlers.js";
import { showNameDialog } from "./dialogs.js";
import { translate } from "./translations.js";

const NOTICE_DURATION_MS = 8000;

export function showNotice(text) {
  const node = h("p", {}, text);
  byId("notices").append(node);
  setTimeout(() => node.remove(), NOTICE_DURATION_MS);
}

export function createActions(store, { become, goTo }) {
  /** Runs a request and shows a notice if it fails. Returns whether it succeeded. */
  async function run(request) {
    try {
      await request();
      return true;
    } catch (failure) {
      showNotice(failure.code === "unreachable" ? translate("unreachable") : failure.message);
      return false;
    }
  }
  const here = () => ({ as: store.me, channel: store.channel });

  function useControl(request, message, customId, more = {}) {
    const key = controlKey(message.id, customId);
    if (store.pending.has(key)) return; // the previous click still waits
    store.replyGetsFocus = store.usesKeyboard;
    if (store.failures.delete(message.id)) store.emit("message", message);
    const body = {
      ...here(),
      channel: message.channel_id,
      message: message.id,
      custom_id: customId,
      ...more,
    };
    return run(() => store.waitFor(key, () => request(body)));
  }

  return {
    run,
    become,
    openChannel: (channel) => goTo(channel),
    press: (message, customId) => useControl(api.press, message, customId),
    choose: (message, customId, values) => useControl(api.choose, message, customId, { values }),
    dismiss: (message) => run(() => api.dismiss({ as: store.me, message: message.id })),
    sendMessage: (content) => run(() => api.sendMessage({ ...here(), content })),
    useCommand: (request) =>
      run(() =>
        store.waitFor(controlKey(null, null), () => api.useCommand({ ...here(), ...request })),
      ),
    submit: (modal, values) => api.submit({ as: store.me, modal, values }),
    markRead: (channel) => api.markRead({ as: store.me, channel }).catch(() => {}),
    openDirect: () => run(async () => goTo((await api.openDirect({ as: store.me })).channel)),
    setLocale: (locale) => run(() => api.setLocale({ as: store.me, locale })),
    setPrivacy: (open) => run(() => api.setPrivacy({ as: store.me, dms_open: open })),
    addPerson: () =>
      showNameDialog(async (name) => become((await api.addPerson({ name })).person.id)),
  };
}
