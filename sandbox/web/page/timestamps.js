// Dates and times in the user's language. Relative times ("5 minutes ago") are kept current.

import { h } from "./dom.js";
import { currentLocale } from "./translations.js";

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

let aheadMs = 0; // of this machine's clock

/** The sandbox's clock may have been moved. */
export function setClockAhead(seconds) {
  aheadMs = seconds * 1000;
  updateRelativeTimes();
}

export const currentTime = () => new Date(Date.now() + aheadMs);

const formatDate = (date, style) =>
  new Intl.DateTimeFormat(currentLocale(), STYLES[style]).format(date);

function formatRelative(date) {
  const seconds = Math.round((date.getTime() - currentTime().getTime()) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  const formatter = new Intl.RelativeTimeFormat(currentLocale(), { numeric: "auto" });
  return formatter.format(Math.trunc(seconds / size), unit);
}

/** A <time> element. `style` is one of Discord's timestamp styles; R is relative. */
export function timeNode(date, style) {
  const node = h("time", { datetime: date.toISOString(), title: formatDate(date, "F") });
  if (style === "R") {
    node.dataset.relative = "";
    node.textContent = formatRelative(date);
  } else {
    node.textContent = formatDate(date, style in STYLES ? style : "f");
  }
  return node;
}

export const formatMoment = (date) =>
  new Intl.DateTimeFormat(currentLocale(), { dateStyle: "medium", timeStyle: "short" }).format(date);

export const formatDay = (date) =>
  new Intl.DateTimeFormat(currentLocale(), { dateStyle: "long" }).format(date);

export const minutesBetween = (earlier, later) => (later - earlier) / 60000;

function updateRelativeTimes() {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    const now = formatRelative(new Date(node.dateTime));
    if (node.textContent !== now) node.textContent = now;
  }
}
setInterval(updateRelativeTimes, 5000);
