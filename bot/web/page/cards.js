// Cards as people see them: a colour, a symbol, and a name for those who do not see.

import { html, icon, paint } from "../board_svg/elements.js";

/** @typedef {import("./view_types.js").CardLook} CardLook */
/** @typedef {import("./view_types.js").Cards} Cards */

export const ORDER = ["pink", "white", "blue", "yellow", "orange", "black", "red", "green", "wild"];

const MOST_IN_FAN = 9;

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

/** The single cards of a payment, side by side; of many, one of each kind. @param {Cards} cards @param {Record<string, CardLook>} looks */
export function fan(cards, looks) {
  const kinds = ORDER.filter((colour) => cards[colour]), total = kinds.reduce((sum, colour) => sum + cards[colour], 0);
  const shown = kinds.flatMap((colour) => Array.from({ length: total > MOST_IN_FAN ? 1 : cards[colour] }, () => face(looks[colour])));
  return html("span", { class: "fan", "aria-hidden": "true" }, ...shown);
}
