// Cards as people see them: a colour, a symbol, and a name for those who do not see.

import { html, icon, paint } from "../board_svg/elements.js";

/** @typedef {import("./view_types.js").CardLook} CardLook */
/** @typedef {import("./view_types.js").Cards} Cards */

export const ORDER = ["pink", "white", "blue", "yellow", "orange", "black", "red", "green", "wild"];

/** @param {HTMLElement} element @param {CardLook} look */
export function paintCard(element, { ground, ink, stripes }) {
  paint(element, ground, ink);
  if (!stripes.length) return;
  const each = 100 / stripes.length;
  const stops = stripes.map((stripe, n) => `${stripe} ${n * each}% ${(n + 1) * each}%`);
  element.style.backgroundImage = `linear-gradient(135deg, ${stops.join(", ")})`;
}

/** The face of a card, without words. @param {CardLook} look */
export function face(look) {
  const plate = html("span", { class: "plate" }, icon(look.shape, look.ink, look.ground));
  if (look.stripes.length) paint(plate, look.ground, look.ink);
  const card = html("span", { class: "face", "aria-hidden": "true" }, plate);
  paintCard(card, look);
  return card;
}

/** The single cards of a payment, side by side. @param {Cards} cards @param {Record<string, CardLook>} looks */
export function fan(cards, looks) {
  const shown = ORDER.flatMap((colour) => Array.from({ length: cards[colour] || 0 }, () => face(looks[colour])));
  return html("span", { class: "fan", "aria-hidden": "true" }, ...shown);
}
