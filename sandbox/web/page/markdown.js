// Discord's markdown, as nodes. What it does not know stays as it was typed.

import { h } from "./dom.js";
import { timeNode } from "./times.js";
import { say } from "./words.js";

const DEEPEST = 8; // nested marks; more is somebody testing us

/** `world` answers: userName(id), channelName(id), commandName(id), goTo(link), useCommand(id), me. */
const INLINE = [
  [/\\([^\w\s])/y, (m) => m[1]],
  [/(`+)([^]*?[^`])\1(?!`)/y, (m) => h("code", {}, m[2].trim() || m[2])],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (m) => timeOf(m)],
  [/<@!?(\d+)>/y, (m, world) => userMention(m[1], world)],
  [/<@&\d+>/y, () => h("span", { class: "mention" }, "@role")],
  [/<#(\d+)>/y, (m, world) => inPage(`#${m[1]}`, `#${world.channelName(m[1])}`, () => world.goTo(m[1]))],
  [/<\/([^:>]{1,98}):(\d+)>/y, (m, world) => commandMention(m[1], m[2], world)],
  [/<a?:(\w+):\d+>/y, (m) => `:${m[1]}:`],
  [/<(https?:\/\/[^\s>]+)>/y, (m, world) => link(m[1], [m[1]], world)],
  [/\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?: "[^"]*")?\)/y, (m, world, deep) => link(m[2], inline(m[1], world, deep), world)],
  [/https?:\/\/[^\s<()]*(?:\([^\s<()]*\)[^\s<()]*)*(?<![.,:;"'\]!?*_])/y, (m, world) => link(m[0], [m[0]], world)],
  [/@(?:everyone|here)\b/y, (m) => h("span", { class: "mention" }, m[0])],
  [/\*\*\*(?=\S)([^]+?)\*\*\*/y, (m, world, deep) => h("strong", {}, h("em", {}, inline(m[1], world, deep)))],
  [/\*\*(?=\S)([^]+?)\*\*(?!\*)/y, marked("strong")],
  [/__(?=\S)([^]+?)__(?!_)/y, marked("u")],
  [/~~(?=\S)([^]+?)~~/y, marked("s")],
  [/\|\|([^]+?)\|\|/y, (m, world, deep) => spoiler(inline(m[1], world, deep))],
  [/\*(?=[^\s*])([^*]+?)\*(?!\*)/y, marked("em")],
  [/_(?=[^\s_])([^]+?)_(?!\w)/y, marked("em")],
];

function marked(tag) {
  return (m, world, deep) => h(tag, {}, inline(m[1], world, deep));
}

function timeOf(m) {
  const date = new Date(Number(m[1]) * 1000);
  return Number.isNaN(date.getTime()) ? m[0] : timeNode(date, m[2] ?? "f");
}

const userMention = (id, world) =>
  h("span", { class: id === world.me ? "mention me" : "mention" }, `@${world.userName(id)}`);

function commandMention(name, id, world) {
  return h("button", { type: "button", class: "mention", onclick: () => world.useCommand(id, name) }, `/${name}`);
}

function inPage(href, text, go) {
  const onclick = (event) => {
    event.preventDefault();
    go();
  };
  return h("a", { class: "mention", href, onclick }, text);
}

const JUMP = /^https?:\/\/[^/]+\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;

function link(url, text, world) {
  const jump = JUMP.exec(url);
  if (jump) {
    // A link to a message of this server: stay on the page.
    const shown = text[0] === url ? [`#${world.channelName(jump[1])} ›`] : text;
    return inPage(`#${jump[1]}`, shown, () => world.goTo(jump[1], jump[2]));
  }
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, text);
}

function spoiler(children) {
  const show = (event) => event.currentTarget.replaceWith(h("span", { class: "spoiler shown" }, children));
  return h("button", { type: "button", class: "spoiler", "aria-label": say("spoiler"), onclick: show });
}

export function inline(text, world, deep = 0) {
  const nodes = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const found = deep < DEEPEST && /[\\`<[h@*_~|]/.test(text[at]) ? firstRule(text, at, nodes.length || plain ? text[at - 1] : "") : null;
    if (found === null) {
      plain += text[at++];
      continue;
    }
    const [match, make] = found;
    if (plain) nodes.push(plain);
    plain = "";
    nodes.push(make(match, world, deep + 1));
    at += match[0].length;
  }
  if (plain) nodes.push(plain);
  return nodes;
}

function firstRule(text, at, before) {
  if (text[at] === "_" && before && /\w/.test(before)) return null; // snake_case stays
  for (const [rule, make] of INLINE) {
    rule.lastIndex = at;
    const match = rule.exec(text);
    if (match) return [match, make];
  }
  return null;
}

const FENCE = /```(?:[\w+-]*\n)?([^]*?)\n?```/;
const ITEM = /^( *)(?:[-*]|(\d{1,9})\.) +(.*)$/;

/** Whole text: paragraphs, headings, lists, quotes and code. */
export function markdown(text, world) {
  const nodes = [];
  let rest = text;
  for (let fence = FENCE.exec(rest); fence; fence = FENCE.exec(rest)) {
    nodes.push(...blocks(rest.slice(0, fence.index), world));
    nodes.push(h("pre", { tabindex: "0" }, h("code", {}, fence[1])));
    rest = rest.slice(fence.index + fence[0].length);
  }
  nodes.push(...blocks(rest, world));
  return nodes;
}

function blocks(text, world) {
  const lines = text.replace(/^\n+|\n+$/g, "").split("\n");
  const nodes = [];
  let paragraph = [];
  const flush = () => {
    if (paragraph.length && paragraph.join("")) nodes.push(h("p", {}, inline(paragraph.join("\n"), world)));
    paragraph = [];
  };
  for (let i = 0; i < lines.length; i++) {
    const heading = /^(#{1,3}) +(.+)$/.exec(lines[i]);
    const small = /^-# +(.+)$/.exec(lines[i]);
    if (heading) {
      flush();
      // A message's heading is below the page's own two levels.
      nodes.push(h(`h${heading[1].length + 3}`, {}, inline(heading[2], world)));
    } else if (small) {
      flush();
      nodes.push(h("p", { class: "small" }, inline(small[1], world)));
    } else if (/^> /.test(lines[i])) {
      flush();
      const end = endOf(lines, i, /^> ?/);
      nodes.push(h("blockquote", {}, blocks(lines.slice(i, end).map((line) => line.replace(/^> ?/, "")).join("\n"), world)));
      i = end - 1;
    } else if (ITEM.test(lines[i])) {
      flush();
      const end = endOf(lines, i, ITEM);
      nodes.push(...lists(lines.slice(i, end).map((line) => ITEM.exec(line)), world));
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

/** Where dots give way to numbers another list begins. */
function lists(items, world) {
  const turn = items.findIndex((item) => item[1].length <= items[0][1].length && isNumbered(item) !== isNumbered(items[0]));
  if (turn === -1) return [list(items, world)];
  return [list(items.slice(0, turn), world), ...lists(items.slice(turn), world)];
}

function list(items, world) {
  const numbered = isNumbered(items[0]);
  const node = h(numbered ? "ol" : "ul", { start: numbered && items[0][2] !== "1" ? items[0][2] : null });
  for (let i = 0; i < items.length; i++) {
    const deeper = items.slice(i + 1).findIndex((item) => item[1].length <= items[0][1].length);
    const end = deeper === -1 ? items.length : i + 1 + deeper;
    const inner = items.slice(i + 1, end);
    node.append(h("li", {}, inline(items[i][3], world), inner.length ? lists(inner, world) : null));
    i = end - 1;
  }
  return node;
}

/** One line of plain words, for a label or an announcement. */
export const plainText = (text) => h("p", {}, inline(text, PLAIN)).textContent;
const PLAIN = { me: "", userName: () => "…", channelName: () => "…", goTo() {}, useCommand() {} };
