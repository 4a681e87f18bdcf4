// Below the first screen: everything that the board shows, as lists for keyboards and screen readers.

import { html, seatBadge } from "../board_svg/elements.js";
import { groupsToChoose, nameOf, ticketsWanting } from "./choices.js";
import { button, place, put, sign } from "./screen.js";
import { openConnection, openStation } from "./sheets.js";

/** @typedef {import("./game_page.js").GamePage} GamePage */

/** @param {GamePage} page */
export function showLists(page) {
  const { view } = page, { mine } = view;
  const up = () => button({ class: "quiet up" }, () => { scrollTo(0, 0); place("board").focus({ preventScroll: true }); }, sign("up"), page.say("to-board"));
  const section = (/** @type {string} */ id, /** @type {string} */ title, /** @type {Node[]} */ ...inside) =>
    html("section", { id, "aria-labelledby": `${id}-title` },
      html("div", { class: "section-head" }, html("h2", { id: `${id}-title`, tabindex: -1 }, title), up()), ...inside);
  const below = place("below");
  put(below,
    ...(mine && view.status === "playing" && !mine.offered.length ? [section("routes", page.say(mine.is_turn ? "routes" : "routes-to-queue"), ...routes(page))] : []),
    section("log", page.say("log"), log(page)),
    ...(mine?.moves.stations.length ? [stations(page)] : []));
  // It may have a scroll bar, and nothing else in it that the keyboard reaches.
  if (below.querySelector(".choice")) below.removeAttribute("tabindex");
  else below.tabIndex = 0;
  below.setAttribute("role", "group");
  below.setAttribute("aria-label", page.say("log"));
}

/** @param {GamePage} page @returns {Node[]} */
function routes(page) {
  const { view, facts } = page;
  const found = [...groupsToChoose(view, facts)].map((group) => {
    const route = /** @type {string[]} */ (page.lanes.get(group))[0];
    return { group, route, facts: facts.routes[route], tickets: ticketsWanting(view, facts, group) };
  });
  if (!found.length) return [html("p", { class: "note" }, page.say("no-routes"))];
  found.sort((a, b) => Number(b.tickets.length > 0) - Number(a.tickets.length > 0) || b.facts.points - a.facts.points || a.group.localeCompare(b.group));
  return [html("ul", { class: "choices" }, ...found.map(({ group, route, facts: { length, points }, tickets }) => html("li", {},
    button({ id: `route-${group}`, class: tickets.length ? "choice wanted" : "choice" }, () => openConnection(page, group),
      html("span", { class: "choice-name" }, nameOf(facts, route)),
      html("span", { class: "details" }, `${page.say("spaces", { number: length })} · ${page.say("points", { number: points })}`),
      ...(tickets.length ? [html("span", { class: "for-ticket" }, sign("tickets"), tickets.map(({ name }) => name).join(", "))] : [])))))];
}

/** The cities in which a station can be built: many, and seldom wanted. @param {GamePage} page */
function stations(page) {
  const before = document.getElementById("stations");
  const cities = (page.view.mine?.moves.stations || []).map(({ city, name }) => html("li", {},
    button({ id: `city-${city}`, class: "choice" }, () => openStation(page, city), html("span", { class: "choice-name" }, name), sign("station"))));
  return html("details", { id: "stations", ...(before?.hasAttribute("open") ? { open: "" } : {}) },
    html("summary", { id: "stations-title" }, html("h2", {}, page.say("stations"))), html("ul", { class: "choices" }, ...cities));
}

/** @param {GamePage} page */
function log({ view }) {
  const entries = [...view.log].reverse().filter(({ lines }) => lines.length).map(({ seq, seat, lines, is_undone }) => html("li", { "data-seq": seq, class: is_undone ? "undone" : "" },
    ...(seat === null ? [] : [seatBadge(view.seats[seat])]), html("span", {}, ...lines.flatMap((line, n) => (n ? [html("br", {}), line] : [line])))));
  return html("ol", { class: "log", reversed: "" }, ...entries);
}
