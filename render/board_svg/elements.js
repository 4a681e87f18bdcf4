// Elements of a page, made without markup: a name or text can never become an element.

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {{letter: string, shape: string, colour: string, ink: string}} SeatLook */

/** @param {string} name @param {Record<string, string | number>} attributes @param {...(Node | string)} children */
export function svg(name, attributes, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** @param {string} name @param {Record<string, string | number>} attributes @param {...(Node | string)} children */
export function html(name, attributes, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** A text with its `{names}` filled in. @param {string} text @param {Record<string, string | number>} values */
export const fill = (text, values) =>
  text.replace(/\{(\w+)\}/g, (all, key) => (key in values ? String(values[key]) : all));

/** Colours of an element whatever the page's rules about styles. @param {HTMLElement} element @param {string} ground @param {string} ink */
export function paint(element, ground, ink) {
  element.style.backgroundColor = ground;
  element.style.color = ink;
}

/** @param {string} name @param {string} ink @param {string} ground @param {string} transform */
export const symbol = (name, ink, ground, transform) =>
  svg("use", { href: `#symbol-${name}`, transform, fill: ink, color: ground });

/** @param {string} name @param {string} ink @param {string} ground */
export const icon = (name, ink, ground) =>
  svg("svg", { class: "icon", viewBox: "-1.1 -1.1 2.2 2.2", "aria-hidden": "true" }, symbol(name, ink, ground, ""));

/** The colour, the shape and the letter of a seat. @param {SeatLook} seat */
export function seatBadge({ letter, shape, colour, ink }) {
  const badge = html("span", { class: "badge" }, icon(shape, ink, colour), letter);
  paint(badge, colour, ink);
  return badge;
}
