// Paying with any cards of the hand, where so many ways fit that only some are listed.

import { html } from "../board_svg/elements.js";
import { face, ORDER } from "./cards.js";
import { button, sign } from "./screen.js";

/** @typedef {import("./game_page.js").GamePage} GamePage */
/** @typedef {import("./view_types.js").Claim} Claim */
/** @typedef {import("./view_types.js").Cards} Cards */

/** A button that opens the choice of cards for these claims; nothing if their payments are all listed.
 * @param {GamePage} page @param {Claim[]} claims @returns {Node[]} */
export function otherCards(page, claims) {
  const open = claims.filter(({ takes_substitutes }) => takes_substitutes);
  if (!open.length) return [];
  const opened = html("div", { class: "other-cards" });
  const more = button({ class: "way other", id: "other-cards" }, () => {
    opened.replaceChildren(...chooser(page, open));
    /** @type {HTMLElement | null} */ (opened.querySelector("button:enabled"))?.focus();
  }, page.say("other-cards"));
  opened.append(more);
  return [opened];
}

/** A row for each colour of the hand, and a button that pays for each claim. @param {GamePage} page @param {Claim[]} claims @returns {Node[]} */
function chooser(page, claims) {
  const hand = page.view.mine?.hand || {};
  /** @type {Cards} */
  const chosen = {};
  const pay = claims.map(({ route }, n) => button({ class: n ? "way" : "way primary", id: `pay-chosen-${n}` },
    () => page.play({ type: "claim", route, cards: { ...chosen } }), payText(page, claims, route)));
  const update = () => pay.forEach((each) => { each.disabled = !Object.keys(chosen).length; });
  update();
  const rows = ORDER.filter((colour) => hand[colour]).map((colour) => row(page, colour, hand[colour], chosen, update));
  return [html("p", { class: "note" }, page.say("other-cards-note")), ...rows, ...pay];
}

/** @param {GamePage} page @param {Claim[]} claims @param {string} route */
function payText({ view, facts, say }, claims, route) {
  const name = view.cards[facts.routes[route].colour]?.name;
  return claims.length > 1 && name ? `${say("pay-these-cards")} (${name})` : say("pay-these-cards");
}

/** How many cards of a colour are chosen, with a button for one less and one more.
 * @param {GamePage} page @param {string} colour @param {number} most @param {Cards} chosen @param {() => void} changed */
function row(page, colour, most, chosen, changed) {
  const name = page.view.cards[colour].name;
  const number = html("output", { "aria-live": "polite", "aria-label": name }, "0");
  const step = (/** @type {number} */ by) => () => {
    const now = (chosen[colour] || 0) + by;
    if (now) chosen[colour] = now; else delete chosen[colour];
    number.textContent = String(now);
    fewer.disabled = !now;
    more.disabled = now === most;
    changed();
  };
  const fewer = button({ class: "step", "aria-label": page.say("one-less", { card: name }) }, step(-1), sign("minus"));
  const more = button({ class: "step", "aria-label": page.say("one-more", { card: name }) }, step(1), sign("plus"));
  fewer.disabled = true;
  return html("div", { class: "card-count" }, face(page.facts.cards[colour]), html("span", {}, name), fewer, number, more);
}
