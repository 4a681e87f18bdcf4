// Times in the reader's language; those that say "ago" keep up with the clock.

import { h } from "./dom.js";
import { currentLocale } from "./words.js";

const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

const written = (date, style) => new Intl.DateTimeFormat(currentLocale(), STYLES[style]).format(date);

function relative(date) {
  const seconds = Math.round((date.getTime() - Date.now()) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  const words = new Intl.RelativeTimeFormat(currentLocale(), { numeric: "auto" });
  return words.format(Math.trunc(seconds / size), unit);
}

/** `style` is one of Discord's letters; R is relative. */
export function timeNode(date, style) {
  const node = h("time", { datetime: date.toISOString(), title: written(date, "F") });
  if (style === "R") {
    node.dataset.relative = "";
    node.textContent = relative(date);
  } else {
    node.textContent = written(date, style in STYLES ? style : "f");
  }
  return node;
}

export const dayOf = (date) => new Intl.DateTimeFormat(currentLocale(), { dateStyle: "long" }).format(date);

export const inMinutes = (earlier, later) => (later - earlier) / 60000;

function keepUp() {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    const now = relative(new Date(node.dateTime));
    if (node.textContent !== now) node.textContent = now;
  }
}
setInterval(keepUp, 5000);
