// What one may do besides tapping the board and cards.

import { html } from "../board_svg/elements.js";
import { button, sign } from "./screen.js";

/** @typedef {import("./game_page.js").GamePage} GamePage */

const MOST_ACTIONS = 4, MOST_BESIDE_A_QUESTION = 1;

/** Buttons; what does not fit is in the menu. @param {GamePage} page @param {boolean} [isAsked] whether they are beside a question, and small */
export function actions(page, isAsked = false) {
  const all = page.allActions, most = isAsked ? MOST_BESIDE_A_QUESTION : MOST_ACTIONS;
  page.extraActions = all.slice(most);
  return html("div", { class: isAsked ? "actions small" : "actions" },
    ...all.slice(0, most).map(([name, text, clicked]) => button({ id: `do-${name}`, class: "action" }, clicked, sign(name), html("span", {}, text))),
    button({ id: "do-more", class: "action" }, () => page.openMenu(), sign("more"), html("span", {}, page.say("more"))));
}
