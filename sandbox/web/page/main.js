// Creates the parts of the page and connects them.

import * as api from "./api.js";
import { createActions, showNotice } from "./actions.js";
import { byId, nameOf } from "./dom.js";
import { drawCalledPeople } from "./called-people.js";
import { Composer } from "./composer.js";
import { SidePanels } from "./side-panels.js";
import { applyEvent } from "./event-handlers.js";
import { showModal } from "./dialogs.js";
import { MessageList } from "./message-list.js";
import { QuickGame } from "./quick-game.js";
import { drawMemberList, drawChannelList, drawUserSettings } from "./sidebars.js";
import { Store } from "./store.js";
import { EventStream } from "./event-stream.js";
import { translate } from "./translations.js";

const store = new Store();
const sidePanels = new SidePanels();

/** What rendering a message needs to know about the server. */
const context = {
  get me() {
    return store.me;
  },
  userName: (id) => (store.user(id) ? nameOf(store.user(id)) : "?"),
  channelName: (id) =>
    store.allChannels.find((channel) => channel.id === id)?.name ?? context.channelLabel(id),
  channelLabel(id = store.channel) {
    const channel = store.allChannels.find((one) => one.id === id);
    if (!channel) return "?";
    return channel.recipient ? `@${nameOf(channel.recipient)}` : `#${channel.name}`;
  },
  emoji: (id) => store.state.emojis.find((emoji) => emoji.id === id),
  goTo,
  useCommand: (id, name) => composer.openCommand(id, name),
};

const actions = createActions(store, { become, goTo });
const messageList = new MessageList(store, context, actions, markRead);
const composer = new Composer(store, context, actions);
const quickGame = new QuickGame(store, showNotice);
const stream = new EventStream(onEvent, onLost);

// The address contains the person and the channel, so that each window can be another person.

const channelFromAddress = () => location.hash.slice(1);

function updateAddress(replace = true) {
  const address = new URL(location.href);
  address.searchParams.set("as", store.state.me.username);
  address.hash = store.channel;
  if (address.href === location.href) return;
  history[replace ? "replaceState" : "pushState"](null, "", address);
}

async function userFromAddress() {
  const requested = new URL(location.href).searchParams.get("as");
  const { people, me } = await api.readState();
  return (people.find(({ id, username }) => id === requested || username === requested) ?? me).id;
}

function become(user) {
  if (user === store.requestedUser) return;
  store.requestedUser = user;
  stream.listenAs(user);
}

async function goTo(channel, message) {
  sidePanels.close();
  if (!store.allChannels.some(({ id }) => id === channel)) await store.refresh();
  if (channel !== store.channel) await store.openChannel(channel);
  updateAddress(false);
  if (message && !(await messageList.scrollTo(message))) showNotice(translate("gone"));
  if (!message) composer.focus();
}

// Read state

function markRead() {
  const channel = store.state && store.currentChannel;
  if (!channel?.unread || document.hidden || !messageList.isAtEnd) return;
  channel.unread = channel.mentions = 0;
  actions.markRead(channel.id);
  drawChannelList(store, actions);
  drawUnread();
}

// Drawing

function drawHeader() {
  byId("guild-name").textContent = store.state.guild.name;
  byId("channel-name").textContent = context.channelLabel();
  byId("channel-topic").textContent = store.currentChannel?.topic ?? "";
  byId("skip").textContent = translate("skip");
  byId("open-members").setAttribute("aria-label", translate("members"));
  drawUnread();
}

/** The number of unread messages, in the title and on the button that opens the channels. */
function drawUnread() {
  const shown = store.allChannels.filter(({ archived }) => !archived);
  const n = shown.reduce((sum, channel) => sum + channel.unread, 0);
  document.title = `${n ? `(${n}) ` : ""}${context.channelLabel()} · ${store.state.guild.name}`;
  const badge = byId("unread-elsewhere");
  badge.hidden = n === 0;
  badge.textContent = String(n);
  const unread = n ? `, ${translate("unread", { n })}` : "";
  byId("open-sidebar").setAttribute("aria-label", translate("openSide") + unread);
}

function drawBanner() {
  const { bot } = store.state;
  const text = !store.connected
    ? translate("connectionLost")
    : bot.online
      ? ""
      : translate("botOffline", { name: nameOf(bot.user) });
  const banner = byId("banner");
  if (banner.textContent !== text) banner.textContent = text;
  banner.hidden = text === "";
}

function drawActivity() {
  const isWaiting = [...store.pending].some((key) => key === "/");
  const name = nameOf(store.state.bot.user);
  byId("activity").textContent = isWaiting ? translate("waiting", { name }) : "";
}

const drawCalled = () => drawCalledPeople(store, become);

function drawState() {
  drawHeader();
  drawChannelList(store, actions);
  drawUserSettings(store, actions);
  drawMemberList(store);
  drawBanner();
  drawActivity();
  drawCalled();
  quickGame.draw();
  composer.refresh();
}

store.on("everything", () => {
  drawState();
  messageList.renderAll();
  updateAddress();
});
store.on("channel", () => {
  drawState();
  messageList.renderAll();
});
store.on("state", drawState);
store.on("unread", () => {
  drawChannelList(store, actions);
  drawUnread();
  markRead();
});
store.on("pending", drawActivity);
store.on("message", drawActivity);
store.on("message", drawCalled);
store.on("message-removed", drawCalled);
store.on("failed", ({ message }) => message || showNotice(translate("noAnswer")));

const forms = new Map(); // interaction -> the dialog that it has opened
store.on("modal", (modal) => {
  const submit = (values) => actions.submit(modal.id, values);
  const dialog = showModal(modal, store, context, submit);
  forms.set(modal.id, dialog);
  dialog.addEventListener("close", () => forms.delete(modal.id));
});
store.on("modal-closed", (interaction) => forms.get(interaction)?.close());

// Connecting and reconnecting

async function onEvent(event) {
  store.eventCount++;
  if (event.type !== "hello") {
    if (store.state?.me.id !== store.requestedUser) return;
    applyEvent(store, event);
    store.emit("event", event);
    return;
  }
  try {
    await store.load(store.requestedUser, channelFromAddress());
  } catch {
    onLost();
  }
}

function onLost() {
  store.connected = false;
  if (store.state) drawBanner();
}

document.addEventListener("visibilitychange", markRead);
for (const [event, usesKeyboard] of [
  ["keydown", true],
  ["pointerdown", false],
])
  document.addEventListener(event, () => (store.usesKeyboard = usesKeyboard), true);
window.addEventListener("popstate", async () => {
  const user = await userFromAddress();
  if (user !== store.requestedUser) become(user);
  else if (
    channelFromAddress() !== store.channel &&
    store.allChannels.some(({ id }) => id === channelFromAddress())
  )
    await store.openChannel(channelFromAddress());
});
// The skip link must not change the address, which contains the channel.
byId("skip").addEventListener("click", (event) => {
  event.preventDefault();
  composer.focus();
});

become(await userFromAddress());
