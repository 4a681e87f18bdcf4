// One message, from its author to its buttons.

import { avatar, h, nameOf } from "./dom.js";
import { components } from "./controls.js";
import { embed } from "./embeds.js";
import { markdown } from "./markdown.js";
import { attachments } from "./pictures.js";
import { dayOf, timeNode } from "./times.js";
import { say } from "./words.js";

const THINKING = 128;
const SYSTEM_PINNED = 6;
const THREAD_BEGUN = 18;

export function messageNode(message, store, world, acts) {
  const user = store.user(message.author.id) ?? message.author;
  const time = new Date(message.timestamp);
  const thinks = Boolean(message.flags & THINKING);
  const classes = ["message", message.mentions_me && "for-me", message.ephemeral && "ephemeral"].filter(Boolean);
  const headId = `by-${message.id}`;
  return h(
    "article",
    { class: classes.join(" "), id: `m-${message.id}`, tabindex: "-1", "aria-labelledby": headId, data: { id: message.id, author: user.id, time: String(time.getTime()) } },
    h("p", { class: "day", "aria-hidden": "true" }, dayOf(time)),
    used(message, store),
    avatar(user),
    h(
      "header",
      { id: headId },
      h("span", { class: "author" }, nameOf(user)),
      user.bot ? h("span", { class: "tag" }, say("app")) : null,
      " ",
      timeNode(time, isToday(time) ? "t" : "f"),
    ),
    h("div", { class: "body" }, thinks ? thinking(user) : body(message, store, world, acts), failure(message, store), onlyYou(message, acts)),
  );
}

const isToday = (time) => time.toDateString() === new Date().toDateString();

function thinking(user) {
  const dots = h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
  return h("p", { class: "thinking" }, dots, say("thinking", { name: nameOf(user) }));
}

function used(message, store) {
  const note = message.interaction_metadata;
  if (!note?.name) return null;
  const user = store.user(note.user.id) ?? note.user;
  return h("p", { class: "used" }, avatar(user, "avatar tiny"), h("span", {}, say("used", { name: nameOf(user) }), " ", h("b", {}, `/${note.name}`)));
}

function body(message, store, world, acts) {
  if (message.type === SYSTEM_PINNED || message.type === THREAD_BEGUN) return [h("p", { class: "system" }, message.content || "…")];
  const altOf = (url) => message.attachments.find((file) => file.url === url)?.description;
  // A picture that stands in an embed is not shown a second time below it.
  const framed = new Set(message.embeds.flatMap(({ image, thumbnail }) => [image?.url, thumbnail?.url]));
  return [
    message.content ? text(message, world) : null,
    attachments(message.attachments.filter(({ url }) => !framed.has(url))),
    message.embeds.map((one) => embed(one, world, altOf)),
    components(message, store, world, acts),
    reactions(message.reactions),
  ];
}

const reactions = (list) =>
  list?.length ? h("p", { class: "reactions" }, list.map(({ emoji, count }) => h("span", {}, `${emoji.name} ${count}`))) : null;

function text(message, world) {
  const node = h("div", { class: "text" }, markdown(message.content, world));
  if (message.edited_timestamp) {
    const last = node.lastElementChild;
    (last?.matches("p") ? last : node).append(" ", h("span", { class: "edited" }, `(${say("edited")})`));
  }
  return node;
}

const failure = (message, store) =>
  store.failures.has(message.id) ? h("p", { class: "failure", role: "alert" }, say("noAnswer")) : null;

function onlyYou(message, acts) {
  if (!message.ephemeral) return null;
  const away = h("button", { type: "button", class: "as-link", onclick: () => acts.dismiss(message) }, say("dismiss"));
  return h("p", { class: "only-you" }, say("onlyYou"), " · ", away);
}
