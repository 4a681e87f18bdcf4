// The page, put together.

import * as api from "./api.js";
import { makeActs, notice } from "./acts.js";
import { byId, nameOf } from "./dom.js";
import { Composer } from "./composer.js";
import { Drawers } from "./drawers.js";
import { apply } from "./events.js";
import { botForm } from "./forms.js";
import { Log } from "./log.js";
import { drawMembers, drawPlaces, drawYou } from "./side.js";
import { Store } from "./store.js";
import { Stream } from "./stream.js";
import { say } from "./words.js";

const store = new Store();
const drawers = new Drawers();

/** What the text of messages needs to know of the server. */
const world = {
  get me() {
    return store.me;
  },
  userName: (id) => (store.user(id) ? nameOf(store.user(id)) : "?"),
  channelName: (id) => store.places.find((place) => place.id === id)?.name ?? world.placeName(id),
  placeName(id = store.channel) {
    const place = store.places.find((one) => one.id === id);
    if (!place) return "?";
    return place.recipient ? `@${nameOf(place.recipient)}` : `#${place.name}`;
  },
  goTo,
  useCommand: (id, name) => composer.begin(id, name),
};

const acts = makeActs(store, { become, goTo });
const log = new Log(store, world, acts, markRead);
const composer = new Composer(store, world, acts);
const stream = new Stream(onEvent, onLost);

// Who and where one is stands in the address, so that a window can be somebody.

const wantedChannel = () => location.hash.slice(1);

function noteAddress(replace = true) {
  const address = new URL(location.href);
  address.searchParams.set("as", store.state.me.username);
  address.hash = store.channel;
  if (address.href === location.href) return;
  history[replace ? "replaceState" : "pushState"](null, "", address);
}

async function whoFromAddress() {
  const wanted = new URL(location.href).searchParams.get("as");
  const { people, me } = await api.readState();
  return (people.find(({ id, username }) => id === wanted || username === wanted) ?? me).id;
}

function become(user) {
  if (user === store.wanted) return;
  store.wanted = user;
  stream.listenAs(user);
}

async function goTo(channel, message) {
  drawers.close();
  if (!store.places.some(({ id }) => id === channel)) await store.refresh();
  if (channel !== store.channel) await store.enter(channel);
  noteAddress(false);
  if (message && !(await log.show(message))) notice(say("gone"));
  if (!message) composer.focus();
}

// Reading

function markRead() {
  const place = store.state && store.place;
  if (!place?.unread || document.hidden || !log.isAtEnd) return;
  place.unread = place.mentions = 0;
  acts.markRead(place.id);
  drawPlaces(store, acts);
  drawTitle();
}

// Drawing

function drawHead() {
  byId("guild-name").textContent = store.state.guild.name;
  byId("room-name").textContent = world.placeName();
  byId("room-topic").textContent = store.place?.topic ?? "";
  byId("skip").textContent = say("skip");
  byId("open-side").setAttribute("aria-label", say("openSide"));
  byId("open-members").setAttribute("aria-label", say("members"));
  drawTitle();
}

function drawTitle() {
  const waiting = store.places.reduce((sum, place) => sum + place.mentions, 0);
  document.title = `${waiting ? `(${waiting}) ` : ""}${world.placeName()} · ${store.state.guild.name}`;
}

function drawBanner() {
  const { bot } = store.state;
  const text = !store.connected ? say("connectionLost") : bot.online ? "" : say("botOffline", { name: nameOf(bot.user) });
  const banner = byId("banner");
  if (banner.textContent !== text) banner.textContent = text;
  banner.hidden = text === "";
}

function drawActivity() {
  const now = Date.now();
  const typing = [...(store.typing.get(store.channel) ?? [])].filter(([, until]) => until > now).map(([id]) => world.userName(id));
  const waits = [...store.pending].some((key) => key === "/");
  const name = nameOf(store.state.bot.user);
  byId("activity").textContent = waits ? say("waiting", { name }) : typing.length ? say("typing", { names: typing.join(", ") }) : "";
}

function drawState() {
  drawHead();
  drawPlaces(store, acts);
  drawYou(store, acts);
  drawMembers(store);
  drawBanner();
  drawActivity();
  composer.refresh();
}

store.on("everything", () => {
  drawState();
  log.fill();
  noteAddress();
});
store.on("channel", () => {
  drawState();
  log.fill();
});
store.on("state", drawState);
store.on("unread", () => {
  drawPlaces(store, acts);
  drawTitle();
  markRead();
});
store.on("pending", drawActivity);
store.on("activity", drawActivity);
store.on("message", drawActivity);
store.on("failed", ({ message }) => message || notice(say("noAnswer")));
store.on("modal", (modal) => botForm(modal, store, world, (values) => acts.submit(modal.id, values)));

// Coming, going, coming back

async function onEvent(event) {
  store.heard++;
  if (event.type !== "hello") {
    if (store.state?.me.id === store.wanted) apply(store, event);
    return;
  }
  try {
    await store.load(store.wanted, wantedChannel());
  } catch {
    onLost();
  }
}

function onLost() {
  store.connected = false;
  if (store.state) drawBanner();
}

document.addEventListener("visibilitychange", markRead);
window.addEventListener("popstate", async () => {
  const who = await whoFromAddress();
  if (who !== store.wanted) become(who);
  else if (wantedChannel() !== store.channel && store.places.some(({ id }) => id === wantedChannel())) await store.enter(wantedChannel());
});
// The address says where one is; skipping must not change it.
byId("skip").addEventListener("click", (event) => {
  event.preventDefault();
  composer.focus();
});

become(await whoFromAddress());
