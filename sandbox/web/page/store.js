// The state of this window: the current person, the open channel and the loaded messages.

import * as api from "./api.js";
import { isOlder } from "./dom.js";
import { setClockAhead } from "./timestamps.js";
import { setPageLocale } from "./translations.js";

const MAX_TRIES = 5;

export class Store {
  state = null;
  requestedUser = ""; // the person to become, once the state has been loaded
  channel = "";
  connected = false;
  pending = new Set(); // "<message>/<custom id>" of controls that wait for the bot
  failures = new Set(); // messages whose last interaction failed
  usesKeyboard = false; // whether the last thing pressed was a key
  replyGetsFocus = false; // whether a control was used by keyboard, and the bot has not replied yet
  eventCount = 0; // number of events received
  #started = new Set(); // interactions that were started in this window
  #unclaimedModals = new Map(); // interaction -> form, as long as this window has not started it
  #refreshing = false;
  #loaded = new Map(); // channel -> {messages, more}
  #listeners = new Map();

  /** Calls the listener whenever `what` is emitted. Returns a function that ends this. */
  on(what, listener) {
    this.#listeners.set(what, [...(this.#listeners.get(what) ?? []), listener]);
    return () =>
      this.#listeners.set(
        what,
        this.#listeners.get(what).filter((one) => one !== listener),
      );
  }

  emit(what, detail) {
    for (const listener of this.#listeners.get(what) ?? []) listener(detail);
  }

  get me() {
    return this.state.me.id;
  }

  get allChannels() {
    return [...this.state.channels, ...this.state.dms];
  }

  get currentChannel() {
    return this.allChannels.find((channel) => channel.id === this.channel);
  }

  /** Reads again if an event arrived in the meantime, because the result may be outdated. */
  async #readConsistently(read) {
    for (let tries = 1; ; tries++) {
      const before = this.eventCount;
      const found = await read();
      if (before === this.eventCount || tries === MAX_TRIES) return found;
    }
  }

  /** Loads everything: at the start, as another person, and after a lost connection. */
  async load(user, requestedChannel) {
    const [state, channel, messages] = await this.#readConsistently(async () => {
      const state = await api.readState(user);
      const channel =
        [requestedChannel, this.channel].find((id) => hasChannel(state, id)) ??
        state.channels[0]?.id ??
        "";
      return [
        state,
        channel,
        channel ? await api.readMessages(user, channel) : { messages: [], more: false },
      ];
    });
    if (user !== this.requestedUser) return; // the person was changed in the meantime
    this.state = state;
    this.channel = channel;
    this.#loaded = new Map([[channel, messages]]);
    this.pending.clear();
    this.failures.clear();
    this.connected = true;
    setClockAhead(state.clock.ahead_s);
    setPageLocale(state.me.locale);
    this.emit("everything");
  }

  async refresh() {
    if (this.#refreshing) return; // the running refresh reads again after an event
    this.#refreshing = true;
    const user = this.me;
    const state = await this.#readConsistently(() => api.readState(user)).finally(
      () => (this.#refreshing = false),
    );
    if (user !== this.me) return; // the person was changed in the meantime
    const localeBefore = this.state.me.locale;
    this.state = state;
    if (!hasChannel(state, this.channel)) return void (await this.load(user));
    setPageLocale(state.me.locale);
    this.emit(localeBefore === state.me.locale ? "state" : "everything");
  }

  async openChannel(channel) {
    const user = this.me;
    if (!this.#loaded.has(channel)) {
      const messages = await this.#readConsistently(() => api.readMessages(user, channel));
      if (user !== this.me) return;
      if (!this.#loaded.has(channel)) this.#loaded.set(channel, messages);
    }
    this.channel = channel;
    this.emit("channel");
  }

  get messages() {
    return this.#loaded.get(this.channel)?.messages ?? [];
  }

  get hasMore() {
    return this.#loaded.get(this.channel)?.more ?? false;
  }

  async loadOlder() {
    const loaded = this.#loaded.get(this.channel);
    const { messages, more } = await api.readMessages(
      this.me,
      this.channel,
      loaded.messages[0]?.id,
    );
    loaded.messages.unshift(
      ...messages.filter((m) => !loaded.messages.some((known) => known.id === m.id)),
    );
    loaded.more = more;
    return messages;
  }

  putMessage(message) {
    const loaded = this.#loaded.get(message.channel_id);
    if (!loaded) return;
    const at = loaded.messages.findIndex((known) => known.id === message.id);
    if (at >= 0) {
      loaded.messages[at] = message;
    } else {
      const index = loaded.messages.findLastIndex((known) => isOlder(known.id, message.id)) + 1;
      if (index === 0 && loaded.more) return; // older than the messages loaded so far
      loaded.messages.splice(index, 0, message);
    }
    if (message.channel_id === this.channel) this.emit("message", message);
  }

  removeMessage(channel, id) {
    const loaded = this.#loaded.get(channel);
    if (!loaded) return;
    loaded.messages = loaded.messages.filter((message) => message.id !== id);
    if (channel === this.channel) this.emit("message-removed", id);
  }

  setClock(aheadS) {
    this.state.clock.ahead_s = aheadS;
    setClockAhead(aheadS);
    this.emit("state");
  }

  setUnread({ channel_id, unread, mentions }) {
    const channel = this.allChannels.find(({ id }) => id === channel_id);
    if (channel) Object.assign(channel, { unread, mentions });
    this.emit("unread", channel_id);
  }

  user(id) {
    const known = [this.state.bot.user, ...this.state.people, ...this.state.members];
    return known.find((user) => user.id === id);
  }

  /** Runs a request that the bot must answer. `key` identifies the control that waits. */
  async waitFor(key, request) {
    this.pending.add(key);
    this.emit("pending", key);
    try {
      this.#noteStarted((await request()).interaction);
    } catch (failure) {
      this.settle(key);
      throw failure;
    }
  }

  // A form opens in the window in which it was asked for; its event may come before the answer to
  // the request that tells the interaction.

  openModal(modal) {
    if (this.#started.has(modal.id)) this.emit("modal", modal);
    else this.#unclaimedModals.set(modal.id, modal);
  }

  closeModal(interaction) {
    this.#unclaimedModals.delete(interaction);
    this.emit("modal-closed", interaction);
  }

  #noteStarted(interaction) {
    this.#started.add(interaction);
    const modal = this.#unclaimedModals.get(interaction);
    if (this.#unclaimedModals.delete(interaction)) this.emit("modal", modal);
  }

  settle(key) {
    this.pending.delete(key);
    this.emit("pending", key);
  }
}

const hasChannel = (state, id) =>
  [...state.channels, ...state.dms].some((channel) => channel.id === id);
