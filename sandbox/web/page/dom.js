// Building DOM nodes. Data only becomes text or attribute values, never markup.

export function h(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "data") Object.assign(node.dataset, value);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
  return node;
}

export const byId = (id) => document.getElementById(id);

const SVG = "http://www.w3.org/2000/svg";

/** An SVG icon that screen readers ignore. */
export function icon(path) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const line = document.createElementNS(SVG, "path");
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
}

/** Black or white, whichever has more contrast with this colour. */
function textColourOn(colour) {
  const parts = [colour >> 16, colour >> 8, colour].map((part) => {
    const c = (part & 255) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
  return 1.05 / (luminance + 0.05) >= (luminance + 0.05) / 0.05 ? "#fff" : "#000";
}

export const hex = (colour) => `#${colour.toString(16).padStart(6, "0")}`;

export const nameOf = (user) => user.global_name || user.username;

/** A circle in the user's colour with the initial, hidden from screen readers. */
export function avatar(user, classes = "avatar") {
  const colour = user.accent_color ?? 0x5c6b73;
  const node = h(
    "span",
    { class: classes, "aria-hidden": "true" },
    [...nameOf(user)][0].toUpperCase(),
  );
  node.style.backgroundColor = hex(colour);
  node.style.color = textColourOn(colour);
  return node;
}

/** Compares snowflake ids as strings: they exceed the safe integers of JavaScript. */
export const isOlder = (a, b) => (a.length === b.length ? a < b : a.length < b.length);

let counter = 0;
export const uniqueId = (prefix) => `${prefix}-${++counter}`;
