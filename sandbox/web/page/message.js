// Renders one message: author, text, attachments, embeds and components.

import { avatar, h, nameOf } from "./dom.js";
import { components } from "./components.js";
import { embed } from "./embed.js";
import { markdown } from "./markdown.js";
import { attachments } from "./attachments.js";
import { currentTime, formatDay, timeNode } from "./timestamps.js";
import { translate } from "./translations.js";

const THINKING = 128;
const COMPONENTS_V2 = 1 << 15;

export function messageNode(message, store, context, actions) {
  const user = store.user(message.author.id) ?? message.author;
  const time = new Date(message.timestamp);
  const isDeferred = Boolean(message.flags & THINKING);
  const classes = [
    "message",
    message.mentions_me && "mentions-me",
    message.ephemeral && "ephemeral",
  ].filter(Boolean);
  const headerId = `by-${message.id}`;
  return h(
    "article",
    {
      class: classes.join(" "),
      id: `m-${message.id}`,
      tabindex: "-1",
      "aria-labelledby": headerId,
      data: { id: message.id, author: user.id, time: String(time.getTime()) },
    },
    h("p", { class: "day", "aria-hidden": "true" }, formatDay(time)),
    commandUsed(message, store),
    avatar(user),
    h(
      "header",
      { id: headerId },
      h("span", { class: "author" }, nameOf(user)),
      user.bot ? h("span", { class: "tag" }, translate("app")) : null,
      " ",
      timeNode(time, isToday(time) ? "t" : "f"),
    ),
    h(
      "div",
      { class: "body" },
      isDeferred ? thinking(user) : body(message, store, context, actions),
      failure(message, store),
      ephemeralNote(message, actions),
    ),
  );
}

const isToday = (time) => time.toDateString() === currentTime().toDateString();

function thinking(user) {
  const dots = h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
  return h("p", { class: "thinking" }, dots, translate("thinking", { name: nameOf(user) }));
}

function commandUsed(message, store) {
  const metadata = message.interaction_metadata;
  if (!metadata?.name) return null;
  const user = store.user(metadata.user.id) ?? metadata.user;
  return h(
    "p",
    { class: "command-used" },
    avatar(user, "avatar tiny"),
    h(
      "span",
      {},
      translate("used", { name: nameOf(user) }),
      " ",
      h("b", {}, `/${translatedCommand(metadata.name, store.state.commands)}`),
    ),
  );
}

/** The name of a command, with those of its subcommands, in the reader's language. */
function translatedCommand(name, commands) {
  const words = [];
  let nodes = commands;
  for (const word of name.split(" ")) {
    const node = nodes.find((one) => one.original_name === word);
    words.push(node?.name ?? word);
    nodes = node?.options ?? [];
  }
  return words.join(" ");
}

function body(message, store, context, actions) {
  const altOf = (url) => message.attachments.find((file) => file.url === url)?.description;
  // A picture that an embed shows is not shown again below it.
  const embedded = new Set(
    message.embeds.flatMap(({ image, thumbnail }) => [image?.url, thumbnail?.url]),
  );
  return [
    message.content ? text(message, context) : null,
    // A layout shows its files itself, and no others.
    message.flags & COMPONENTS_V2
      ? null
      : attachments(message.attachments.filter(({ url }) => !embedded.has(url))),
    message.embeds.map((one) => embed(one, context, altOf)),
    components(message, store, context, actions),
  ];
}

function text(message, context) {
  const node = h("div", { class: "text" }, markdown(message.content, context));
  if (message.edited_timestamp) {
    const last = node.lastElementChild;
    (last?.matches("p") ? last : node).append(
      " ",
      h("span", { class: "edited" }, `(${translate("edited")})`),
    );
  }
  return node;
}

const failure = (message, store) =>
  store.failures.has(message.id)
    ? h("p", { class: "failure", role: "alert" }, translate("noAnswer"))
    : null;

function ephemeralNote(message, actions) {
  if (!message.ephemeral) return null;
  const dismiss = h(
    "button",
    { type: "button", class: "as-link", onclick: () => actions.dismiss(message) },
    translate("dismiss"),
  );
  return h("p", { class: "ephemeral-note" }, translate("onlyYou"), " · ", dismiss);
}
