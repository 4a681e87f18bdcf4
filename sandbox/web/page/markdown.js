// Renders Discord's Markdown as DOM nodes. Unknown markup stays plain text.

import { h } from "./dom.js";
import { emojiNode } from "./emoji.js";
import { timeNode } from "./timestamps.js";
import { translate } from "./translations.js";

const MAX_DEPTH = 8; // of nested formatting

/**
 * Rules for inline markup: a pattern and the function that makes the node. The `context` has: me,
 * userName(id), channelName(id), emoji(id), goTo(channel, message), useCommand(id, name).
 */
const INLINE = [
  [/\\([^\w\s])/y, (m) => m[1]],
  [/(`+)([^]*?[^`])\1(?!`)/y, (m) => h("code", {}, m[2].trim() || m[2])],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (m) => timeOf(m)],
  [/<@!?(\d+)>/y, (m, context) => userMention(m[1], context)],
  [/<@&\d+>/y, () => h("span", { class: "mention" }, "@role")],
  [
    /<#(\d+)>/y,
    (m, context) =>
      internalLink(`#${m[1]}`, `#${context.channelName(m[1])}`, () => context.goTo(m[1])),
  ],
  [/<\/([^:>]{1,98}):(\d+)>/y, (m, context) => commandMention(m[1], m[2], context)],
  [/<a?:(\w+):(\d+)>/y, (m, context) => emojiNode({ name: m[1], id: m[2] }, context)],
  [/<(https?:\/\/[^\s>]+)>/y, (m, context) => link(m[1], [m[1]], context)],
  [
    /\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?: "[^"]*")?\)/y,
    (m, context, depth) => link(m[2], inline(m[1], context, depth), context),
  ],
  [
    /https?:\/\/[^\s<()]*(?:\([^\s<()]*\)[^\s<()]*)*(?<![.,:;"'\]!?*_])/y,
    (m, context) => link(m[0], [m[0]], context),
  ],
  [/@(?:everyone|here)\b/y, (m) => h("span", { class: "mention" }, m[0])],
  [
    /\*\*\*(?=\S)([^]+?)\*\*\*/y,
    (m, context, depth) => h("strong", {}, h("em", {}, inline(m[1], context, depth))),
  ],
  [/\*\*(?=\S)([^]+?)\*\*(?!\*)/y, wrapIn("strong")],
  [/__(?=\S)([^]+?)__(?!_)/y, wrapIn("u")],
  [/~~(?=\S)([^]+?)~~/y, wrapIn("s")],
  [/\|\|([^]+?)\|\|/y, (m, context, depth) => spoiler(inline(m[1], context, depth))],
  [/\*(?=[^\s*])([^*]+?)\*(?!\*)/y, wrapIn("em")],
  [/_(?=[^\s_])([^]+?)_(?!\w)/y, wrapIn("em")],
];

function wrapIn(tag) {
  return (m, context, depth) => h(tag, {}, inline(m[1], context, depth));
}

function timeOf(m) {
  const date = new Date(Number(m[1]) * 1000);
  return Number.isNaN(date.getTime()) ? m[0] : timeNode(date, m[2] ?? "f");
}

const userMention = (id, context) =>
  h("span", { class: id === context.me ? "mention me" : "mention" }, `@${context.userName(id)}`);

function commandMention(name, id, context) {
  return h(
    "button",
    { type: "button", class: "mention", onclick: () => context.useCommand(id, name) },
    `/${name}`,
  );
}

function internalLink(href, text, go) {
  const onclick = (event) => {
    event.preventDefault();
    go();
  };
  return h("a", { class: "mention", href, onclick }, text);
}

const MESSAGE_LINK = /^https?:\/\/[^/]+\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;

function link(url, text, context) {
  const messageLink = MESSAGE_LINK.exec(url);
  if (messageLink) {
    // Links to messages of this server open on this page.
    const shown = text[0] === url ? [`#${context.channelName(messageLink[1])} ›`] : text;
    return internalLink(`#${messageLink[1]}`, shown, () =>
      context.goTo(messageLink[1], messageLink[2]),
    );
  }
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, text);
}

function spoiler(children) {
  const show = (event) =>
    event.currentTarget.replaceWith(h("span", { class: "spoiler shown" }, children));
  return h("button", {
    type: "button",
    class: "spoiler",
    "aria-label": translate("spoiler"),
    onclick: show,
  });
}

export function inline(text, context, depth = 0) {
  const nodes = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const found =
      depth < MAX_DEPTH && /[\\`<[h@*_~|]/.test(text[at])
        ? firstRule(text, at, nodes.length || plain ? text[at - 1] : "")
        : null;
    if (found === null) {
      plain += text[at++];
      continue;
    }
    const [match, make] = found;
    if (plain) nodes.push(plain);
    plain = "";
    nodes.push(make(match, context, depth + 1));
    at += match[0].length;
  }
  if (plain) nodes.push(plain);
  return nodes;
}

function firstRule(text, at, before) {
  if (text[at] === "_" && before && /\w/.test(before)) return null; // not emphasis: snake_case
  for (const [rule, make] of INLINE) {
    rule.lastIndex = at;
    const match = rule.exec(text);
    if (match) return [match, make];
  }
  return null;
}

const FENCE = /```(?:[\w+-]*\n)?([^]*?)\n?```/;
const ITEM = /^( *)(?:[-*]|(\d{1,9})\.) +(.*)$/;

/** Block elements: paragraphs, headings, lists, quotes and code blocks. */
export function markdown(text, context) {
  const nodes = [];
  let rest = text;
  for (let fence = FENCE.exec(rest); fence; fence = FENCE.exec(rest)) {
    nodes.push(...blocks(rest.slice(0, fence.index), context));
    nodes.push(h("pre", { tabindex: "0" }, h("code", {}, fence[1])));
    rest = rest.slice(fence.index + fence[0].length);
  }
  nodes.push(...blocks(rest, context));
  return nodes;
}

function blocks(text, context) {
  const lines = text.replace(/^\n+|\n+$/g, "").split("\n");
  const nodes = [];
  let paragraph = [];
  const flush = () => {
    if (paragraph.length && paragraph.join(""))
      nodes.push(h("p", {}, inline(paragraph.join("\n"), context)));
    paragraph = [];
  };
  for (let i = 0; i < lines.length; i++) {
    const heading = /^(#{1,3}) +(.+)$/.exec(lines[i]);
    const small = /^-# +(.+)$/.exec(lines[i]);
    if (heading) {
      flush();
      // h1 to h3 are reserved for the page itself.
      nodes.push(h(`h${heading[1].length + 3}`, {}, inline(heading[2], context)));
    } else if (small) {
      flush();
      nodes.push(h("p", { class: "small" }, inline(small[1], context)));
    } else if (/^> /.test(lines[i])) {
      flush();
      const end = endOf(lines, i, /^> ?/);
      nodes.push(
        h(
          "blockquote",
          {},
          blocks(
            lines
              .slice(i, end)
              .map((line) => line.replace(/^> ?/, ""))
              .join("\n"),
            context,
          ),
        ),
      );
      i = end - 1;
    } else if (ITEM.test(lines[i])) {
      flush();
      const end = endOf(lines, i, ITEM);
      nodes.push(
        ...lists(
          lines.slice(i, end).map((line) => ITEM.exec(line)),
          context,
        ),
      );
      i = end - 1;
    } else {
      paragraph.push(lines[i]);
    }
  }
  flush();
  return nodes;
}

function endOf(lines, start, pattern) {
  let end = start;
  while (end < lines.length && pattern.test(lines[end])) end++;
  return end;
}

const isNumbered = (item) => item[2] !== undefined;

/** Starts a new list where bullets change to numbers or back. */
function lists(items, context) {
  const change = items.findIndex(
    (item) => item[1].length <= items[0][1].length && isNumbered(item) !== isNumbered(items[0]),
  );
  if (change === -1) return [list(items, context)];
  return [list(items.slice(0, change), context), ...lists(items.slice(change), context)];
}

function list(items, context) {
  const numbered = isNumbered(items[0]);
  const node = h(numbered ? "ol" : "ul", {
    start: numbered && items[0][2] !== "1" ? items[0][2] : null,
  });
  for (let i = 0; i < items.length; i++) {
    const next = items.slice(i + 1).findIndex((item) => item[1].length <= items[0][1].length);
    const end = next === -1 ? items.length : i + 1 + next;
    const inner = items.slice(i + 1, end);
    node.append(
      h("li", {}, inline(items[i][3], context), inner.length ? lists(inner, context) : null),
    );
    i = end - 1;
  }
  return node;
}
