// What one may do besides tapping the board and cards.

import { html } from "../board_svg/elements.js";
import { openQueue } from "./queue_sheets.js";
import { button, goTo, place, sign } from "./screen.js";
import { openHint, openMenu } from "./sheets.js";

/** @typedef {import("./game_page.js").GamePage} GamePage */
/** @typedef {import("./view_types.js").Action} Action */
/** Its sign, its label, and what it does. @typedef {[import("./screen.js").Sign, string, () => void]} ShownAction */

const MOST_ACTIONS = 4, MOST_BESIDE_A_QUESTION = 1;

/** Buttons; what does not fit is in the menu. @param {GamePage} page @param {boolean} [isAsked] whether they are beside a question, and small */
export function actions(page, isAsked = false) {
  const all = allActions(page), most = isAsked ? MOST_BESIDE_A_QUESTION : MOST_ACTIONS;
  page.extraActions = all.slice(most);
  return html("div", { class: isAsked ? "actions small" : "actions" },
    ...all.slice(0, most).map(([name, text, clicked]) => button({ id: `do-${name}`, class: "action" }, clicked, sign(name), html("span", {}, text))),
    button({ id: "do-more", class: "action" }, () => openMenu(page), sign("more"), html("span", {}, page.say("more"))));
}

/** @param {GamePage} page @returns {ShownAction[]} */
function allActions(page) {
  const { view, say } = page, { mine } = view;
  /** @type {ShownAction[]} */
  const found = [];
  if (mine) {
    const { tickets, ferry_card: ferry, pass, stations } = mine.moves;
    const play = (/** @type {Action} */ action) => () => page.play(action);
    if (pass) found.push(["pass", say("pass"), play(pass)]);
    if (tickets) found.push(["tickets", say("draw-tickets"), play(tickets)]);
    if (stations.length) found.push(["station", say("station"), openStations]);
    if (ferry) found.push(["ferry", say("ferry-card"), play(ferry)]);
    if (view.can_undo && !view.end) found.push(["undo", say("undo"), () => page.undo()]);
    if (view.has_hints && mine.is_turn && !view.end) found.push(["hint", say("hint"), () => openHint(page)]);
    if (view.queue && (!mine.is_turn || view.queue.turns.length)) {
      const number = view.queue.turns.length;
      found.push(["queue", number ? `${say("queue")} ${number}` : say("queue"), () => openQueue(page)]);
    }
  }
  found.push(["log", say("log-short"), () => goTo("log-title")]);
  return found;
}

/** Show the list of cities in which a station can be built. */
function openStations() {
  place("stations").setAttribute("open", "");
  goTo("stations-title");
}
