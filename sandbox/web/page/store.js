// What this window knows: who one is, where one is, and what has been said there.

import * as api from "./api.js";
import { isOlder } from "./dom.js";
import { speak } from "./words.js";

const MOST_TRIES = 5;

export class Store {
  state = null;
  wanted = ""; // who one has asked to be
  channel = "";
  connected = false;
  pending = new Set(); // "<message>/<custom id>" of what waits for the bot
  failures = new Set(); // messages whose last press was never answered
  typing = new Map(); // channel -> Map(user -> until)
  heard = 0; // events so far
  #refreshing = false;
  #rooms = new Map(); // channel -> {messages, more}
  #listeners = new Map();

  on(what, listener) {
    this.#listeners.set(what, [...(this.#listeners.get(what) ?? []), listener]);
  }

  emit(what, detail) {
    for (const listener of this.#listeners.get(what) ?? []) listener(detail);
  }

  get me() {
    return this.state.me.id;
  }

  get places() {
    return [...this.state.channels, ...this.state.dms];
  }

  get place() {
    return this.places.find((place) => place.id === this.channel);
  }

  /** What was asked before something happened may be out of date: ask until nothing happens meanwhile. */
  async #quietly(read) {
    for (let tries = 1; ; tries++) {
      const before = this.heard;
      const found = await read();
      if (before === this.heard || tries === MOST_TRIES) return found;
    }
  }

  /** Read everything again: at the start, as somebody else, after a lost connection. */
  async load(user, wanted) {
    const [state, room, messages] = await this.#quietly(async () => {
      const state = await api.readState(user);
      const room = [wanted, this.channel].find((id) => hasPlace(state, id)) ?? state.channels[0]?.id ?? "";
      return [state, room, room ? await api.readMessages(user, room) : { messages: [], more: false }];
    });
    if (user !== this.wanted) return; // somebody else by now
    this.state = state;
    this.channel = room;
    this.#rooms = new Map([[room, messages]]);
    this.pending.clear();
    this.failures.clear();
    this.typing.clear();
    this.connected = true;
    speak(state.me.locale);
    this.emit("everything");
  }

  async refresh() {
    if (this.#refreshing) return; // it will ask once more
    this.#refreshing = true;
    const user = this.me;
    const state = await this.#quietly(() => api.readState(user)).finally(() => (this.#refreshing = false));
    if (user !== this.me) return; // somebody else by now
    const spokeBefore = this.state.me.locale;
    this.state = state;
    if (!hasPlace(state, this.channel)) return void (await this.load(user));
    speak(state.me.locale);
    this.emit(spokeBefore === state.me.locale ? "state" : "everything");
  }

  async enter(channel) {
    const user = this.me;
    if (!this.#rooms.has(channel)) {
      const messages = await this.#quietly(() => api.readMessages(user, channel));
      if (user !== this.me) return;
      if (!this.#rooms.has(channel)) this.#rooms.set(channel, messages);
    }
    this.channel = channel;
    this.emit("channel");
  }

  get messages() {
    return this.#rooms.get(this.channel)?.messages ?? [];
  }

  get hasMore() {
    return this.#rooms.get(this.channel)?.more ?? false;
  }

  async readOlder() {
    const room = this.#rooms.get(this.channel);
    const { messages, more } = await api.readMessages(this.me, this.channel, room.messages[0]?.id);
    room.messages.unshift(...messages.filter((m) => !room.messages.some((known) => known.id === m.id)));
    room.more = more;
    return messages;
  }

  put(message) {
    this.typing.get(message.channel_id)?.delete(message.author.id);
    const room = this.#rooms.get(message.channel_id);
    if (!room) return;
    const at = room.messages.findIndex((known) => known.id === message.id);
    if (at >= 0) {
      room.messages[at] = message;
    } else {
      const place = room.messages.findLastIndex((known) => isOlder(known.id, message.id)) + 1;
      if (place === 0 && room.more) return; // older than what has been read so far
      room.messages.splice(place, 0, message);
    }
    if (message.channel_id === this.channel) this.emit("message", message);
  }

  drop(channel, id) {
    const room = this.#rooms.get(channel);
    if (!room) return;
    room.messages = room.messages.filter((message) => message.id !== id);
    if (channel === this.channel) this.emit("gone", id);
  }

  count({ channel_id, unread, mentions }) {
    const place = this.places.find(({ id }) => id === channel_id);
    if (place) Object.assign(place, { unread, mentions });
    this.emit("unread", channel_id);
  }

  user(id) {
    const known = [this.state.bot.user, ...this.state.people, ...this.state.members];
    return known.find((user) => user.id === id);
  }

  /** Do something that the bot must answer; `key` says which control waits. */
  async waitFor(key, request) {
    this.pending.add(key);
    this.emit("pending", key);
    try {
      await request();
    } catch (failure) {
      this.settle(key);
      throw failure;
    }
  }

  settle(key) {
    this.pending.delete(key);
    this.emit("pending", key);
  }
}

const hasPlace = (state, id) => [...state.channels, ...state.dms].some((place) => place.id === id);
