// Small parts of the page: buttons, signs, and filling a place of the page anew.

import { html, svg } from "../board_svg/elements.js";

/** Signs in a square of 24, drawn with lines. */
const SIGNS = {
  tickets: "M4 7h16v3.2a1.8 1.8 0 0 0 0 3.6V17H4v-3.2a1.8 1.8 0 0 0 0-3.6zM14.5 7v2m0 2v2m0 2v2",
  station: "M4 20V11l8-6 8 6v9zM10 20v-5h4v5",
  ferry: "M4 13h16l-2.4 5H6.4zM7 13V8h10v5M12 8V4M3 20.5c1.5 1 3 1 4.500 0s3-1 4.500 0 3 1 4.500 0 3-1 4.500 0",
  pass: "M6 5l8 7-8 7zM17.500 5v14",
  undo: "M9 6 4.500 10.500 9 15M5 10.500h9a5 5 0 0 1 0 10h-3",
  hint: "M9.500 18h5M10.500 21h3M8.700 15.300A6 6 0 1 1 15.300 15.300c-.8.6-1 1.500-1 2.200h-4.600c0-.7-.2-1.600-1-2.200z",
  queue: "M12 21a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17zM12 8v5l3.500 2",
  log: "M9 6h11M9 12h11M9 18h11M4.500 6h.01M4.500 12h.01M4.500 18h.01",
  routes: "M5 19c0-3 2-4 7-4s7-1.500 7-4.500S16.500 6 14 6M5 19h.01M11 6h.01",
  more: "M5.500 12h.01M12 12h.01M18.500 12h.01",
  plus: "M12 5.500v13M5.500 12h13",
  minus: "M5.500 12h13",
  fit: "M4.500 9V4.500H9M15 4.500h4.500V9M19.500 15v4.500H15M9 19.500H4.500V15",
  close: "M6.500 6.500l11 11M17.500 6.500l-11 11",
  done: "M5 12.500l4.500 4.500L19 7.500",
  impossible: "M7 7l10 10M17 7 7 17",
  up: "M12 19V6M6.500 11.500 12 6l5.500 5.500",
  replay: "M8 5.500v13l10.500-6.500z",
  leave: "M14 5H5v14h9M10 12h10M16.500 8.500 20 12l-3.500 3.500",
};

/** @typedef {keyof typeof SIGNS} Sign */

/** @param {Sign} name */
export const sign = (name) => svg("svg", { class: "sign", viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: SIGNS[name] }));

/**
 * @param {Record<string, string>} attributes
 * @param {((event: MouseEvent) => void) | null} clicked null: it cannot be used now
 * @param {...(Node | string)} children
 */
export function button(attributes, clicked, ...children) {
  const made = /** @type {HTMLButtonElement} */ (html("button", { type: "button", ...attributes }, ...children));
  if (clicked) made.addEventListener("click", clicked);
  else made.disabled = true;
  return made;
}

/** What the things below it are; for screen readers, they have a label. @param {string} text */
export const caption = (text) => html("p", { class: "caption", "aria-hidden": "true" }, text);

/** A ticket's name and its points, which are in the name if there are several. @param {import("./view_types.js").Ticket} ticket */
export const ticketText = ({ short, points }) => [
  html("span", { class: "ticket-name" }, short), ...(typeof points === "number" ? [html("b", {}, String(points))] : []),
];

/** Points, which may be fewer than none. @param {number} points */
export const pointsText = (points) => String(points).replace("-", "\u2212");

/** @param {string} id */
export const place = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** Scroll to a place, also with the keyboard. @param {string} id */
export function goTo(id) {
  place(id).scrollIntoView();
  place(id).focus({ preventScroll: true });
}

/** Fill a place anew. Who is there with the keyboard stays on what has the same id, or else goes to the message of the page.
 * @param {HTMLElement} where @param {...(Node | string)} children */
export function put(where, ...children) {
  const focused = where.contains(document.activeElement) ? document.activeElement : null;
  where.replaceChildren(...children);
  if (!focused) return;
  const again = focused.id ? document.getElementById(focused.id) : null;
  if (again instanceof HTMLButtonElement && again.disabled) place("prompt").focus({ preventScroll: true });
  else (again || place("prompt")).focus({ preventScroll: true });
}
