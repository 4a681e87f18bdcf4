// What the sheet says about a connection, a city, a hint, and the rest of the menu.

import { html, seatBadge } from "../board_svg/elements.js";
import { fan } from "./cards.js";
import { claimsOf, nameOf, ownerOf, ticketsWanting, waysToClaim } from "./choices.js";
import { otherCards } from "./other_cards.js";
import { queueClaimParts, queueStationParts } from "./queue_sheets.js";
import { button, goTo, sign } from "./screen.js";

/** @typedef {import("./game_page.js").GamePage} GamePage */
/** @typedef {import("./view_types.js").Way} Way */
/** @typedef {import("./view_types.js").Action} Action */

const WAYS_SHOWN = 3;

/** One button for each way to pay: the cheapest stand out, the others come on demand. @param {GamePage} page @param {Way[]} ways @returns {Node[]} */
export function wayButtons(page, ways) {
  const each = ways.map((way, n) => button({ class: n ? "way" : "way primary", id: `way-${n}` }, () => page.play(way.action),
    fan(way.cards, page.facts.cards), html("span", {}, unbroken(way.text))));
  const rest = each.slice(WAYS_SHOWN);
  /** @type {Node[]} */
  const found = each.slice(0, WAYS_SHOWN);
  if (!rest.length) return found;
  const more = button({ class: "way more" }, () => { more.replaceWith(...rest); rest[0].focus(); }, page.say("more-ways", { number: rest.length }));
  return [...found, more];
}

/** No line ends between a number and what it counts. @param {string} text */
const unbroken = (text) => text.replace(/(\d) /g, "$1\u00a0");

/** @param {GamePage} page @param {string} group */
export function openConnection(page, group) {
  const lanes = page.lanes.get(group) || [], { facts, view } = page;
  const { length, points } = facts.routes[lanes[0]];
  const details = [page.say("spaces", { number: length }), page.say("points", { number: points })];
  if (lanes.some((lane) => facts.routes[lane].is_tunnel)) details.push(page.say("tunnel"));
  const tickets = ticketsWanting(view, facts, group).map(({ name }) => html("p", { class: "for-ticket" }, sign("tickets"), name));
  page.mark({ group });
  page.sheet.open("connection", nameOf(facts, lanes[0]), html("p", { class: "details" }, details.join(" · ")), ...tickets,
    ...connectionParts(page, group, lanes));
  page.keepInSight(lanes);
}

/** @param {GamePage} page @param {string} group @param {string[]} lanes @returns {Node[]} */
function connectionParts(page, group, lanes) {
  const { view, facts } = page, ways = waysToClaim(view, facts, group);
  if (ways.length) {
    const note = lanes.some((lane) => facts.routes[lane].is_tunnel) ? [html("p", { class: "note" }, page.say("tunnel-note"))] : [];
    return [...note, html("div", { class: "ways" }, ...wayButtons(page, ways), ...otherCards(page, claimsOf(view, facts, group)))];
  }
  return [...reasons(page, lanes), ...queueClaimParts(page, group)];
}

/** Why none of the lanes can be claimed now. @param {GamePage} page @param {string[]} lanes @returns {Node[]} */
function reasons(page, lanes) {
  const { view } = page, said = new Set();
  const found = [];
  for (const lane of lanes) {
    const owner = ownerOf(view, lane);
    if (owner) {
      const text = owner.is_you ? page.say("is-yours") : page.say("is-taken", { name: owner.name });
      found.push(html("p", { class: "reason" }, seatBadge(owner), text));
      continue;
    }
    const text = view.mine ? view.mine.barred[lane] || whyNotNow(page, lane) : view.closed.includes(lane) ? page.say("is-closed") : page.say("is-free");
    if (text && !said.has(text)) found.push(html("p", { class: "reason" }, text));
    said.add(text);
  }
  return found;
}

/** @param {GamePage} page @param {string} lane */
function whyNotNow({ view, say }, lane) {
  const missing = view.mine?.open[lane]?.missing;
  if (missing) return missing[0].toUpperCase() + missing.slice(1);
  if (!view.mine?.is_turn || view.end) return "";
  return say(view.stage === "second card" ? "first-second-card" : "first-decide");
}

/** A city: a station, if one can be built there; another city may be tapped next. @param {GamePage} page @param {string} place */
export function openStation(page, place) {
  const { view, facts } = page;
  const station = view.mine?.moves.stations.find(({ city }) => city === place);
  const parts = station ? wayButtons(page, station.ways) : queueStationParts(page, place);
  page.sheet.open("station", page.say("station-in", { place: facts.places[place].name }), html("div", { class: "ways" }, ...parts));
}

/** @param {GamePage} page */
export async function openHint(page) {
  const hint = await page.ask(() => page.api.hint());
  if (!hint) return;
  page.sheet.open("hint", page.say("hint"), html("p", {}, hint.text),
    html("div", { class: "ways" }, button({ class: "way primary" }, () => page.play(hint.action), page.say("do-it"))));
}

/** @param {GamePage} page */
export function openMenu(page) {
  const { view } = page;
  const keys = html("p", { class: "note" }, page.say("keys")), others = html("div", { class: "others" });
  const routes = document.getElementById("routes-title");
  page.sheet.open("menu", view.map.name,
    html("div", { class: "ways" },
      ...page.extraActions.map(([name, text, clicked]) => button({ class: "way", id: `menu-${name}` }, () => { page.sheet.close(); clicked(); }, sign(name), text)),
      ...(routes ? [button({ class: "way" }, () => { page.sheet.close(); goTo("routes-title"); }, sign("routes"), routes.textContent || "")] : []),
      button({ class: "way" }, () => page.signOut(), sign("leave"), page.say("sign-out"))), others, keys);
  showOtherTables(page, others);
}

/** The reader's other games, where the menu has room for them. @param {GamePage} page @param {HTMLElement} where */
async function showOtherTables(page, where) {
  const found = await page.ask(() => page.api.tables());
  const others = (found?.tables || []).filter((/** @type {{table: string}} */ { table }) => table !== page.view.table);
  if (!others.length) return;
  where.append(html("h3", {}, page.say("other-tables")), html("ul", { class: "choices" }, ...others.map(
    (/** @type {{table: string, map: string, names: string[], is_your_turn: boolean}} */ { table, map, names, is_your_turn }) => html("li", {},
      button({ class: is_your_turn ? "choice wanted" : "choice", id: `table-${table}` }, () => page.api.goTo(table),
        html("span", { class: "choice-name" }, map), ...(is_your_turn ? [html("span", { class: "for-ticket" }, page.say("your-turn"))] : []),
        html("span", { class: "details" }, names.join(", ")))))));
}
