// What one plans for the next turn, when it is somebody else's now.

import { html } from "../board_svg/elements.js";
import { button, sign } from "./screen.js";

/** @typedef {import("./game_page.js").GamePage} GamePage */
/** @typedef {import("./view_types.js").QueuedClaim} QueuedClaim */
/** @typedef {import("./view_types.js").QueuedChoice} QueuedChoice */

const WAYS_SHOWN = 3;

/** @param {GamePage} page @param {object} move */
function add(page, move) {
  const { queue } = page.view;
  const mode = queue?.can_add || !queue?.can_add_otherwise ? "then" : "else";
  page.changeQueue({ type: "add", move, mode });
}

/** @param {GamePage} page @param {string} group @returns {Node[]} */
export function queueClaimParts(page, group) {
  const lanes = (page.view.queue?.moves?.claims || []).filter(({ route }) => page.facts.routes[route].group === group);
  if (!lanes.length) return [];
  const seen = new Set();
  const choices = lanes.flatMap((lane) => lane.ways.map((way) => ({ lane, way }))).filter(({ way }) => !seen.has(way.text) && seen.add(way.text));
  const extra = extraField(page, lanes.find(({ extras }) => extras.length));
  const each = choices.map(({ lane, way }, n) => button({ class: n ? "way" : "way primary" }, () => {
    const chosen = extra?.querySelector("select")?.value;
    add(page, lane.extras.length ? { ...way.move, extra: Number(chosen) } : way.move);
  }, sign("queue"), html("span", {}, way.text)));
  const rest = each.slice(WAYS_SHOWN), found = [html("h3", {}, page.say("queue-for-next-turn")), ...(extra ? [extra] : [])];
  const more = rest.length ? [button({ class: "way more" }, () => { more[0].replaceWith(...rest); rest[0].focus(); }, page.say("more-ways", { number: rest.length }))] : [];
  return [...found, html("div", { class: "ways" }, ...each.slice(0, WAYS_SHOWN), ...more)];
}

/** How much more to pay for a tunnel. @param {GamePage} page @param {QueuedClaim | undefined} claim */
function extraField(page, claim) {
  if (!claim) return null;
  const options = claim.extras.map(({ extra, text }) => html("option", { value: extra }, text));
  const select = /** @type {HTMLSelectElement} */ (html("select", {}, ...options));
  select.value = String(claim.extras[Math.min(1, claim.extras.length - 1)].extra);
  return html("label", { class: "field" }, page.say("queue-extra"), select);
}

/** @param {GamePage} page @param {string} city @returns {Node[]} */
export function queueStationParts(page, city) {
  const found = page.view.queue?.moves?.stations.find((each) => each.city === city);
  return found ? [button({ class: "way primary" }, () => add(page, found.move), sign("queue"), page.say("queue-it"))] : [];
}

/** Cards of a colour, or from the deck. @param {GamePage} page @param {string | null} colour */
export function openQueuedCards(page, colour) {
  const moves = page.view.queue?.moves;
  if (!moves) return;
  const fits = (/** @type {any} */ move) => (colour ? move.type === "card" && move.colour === colour : move.what === "deck");
  const found = [...moves.cards, ...moves.others].filter(({ move }) => fits(move));
  page.sheet.open("queued cards", page.say("queue-for-next-turn"), choices(page, found));
}

/** @param {GamePage} page @param {QueuedChoice[]} found */
const choices = (page, found) => html("div", { class: "ways" }, ...found.map(({ text, move }, n) =>
  button({ class: n ? "way" : "way primary" }, () => add(page, move), sign("queue"), html("span", {}, text))));

/** Everything that is queued, and how. @param {GamePage} page */
export function openQueue(page) {
  const { queue } = page.view;
  if (!queue) return;
  const turns = queue.turns.map((moves, turn) => html("li", {}, ...moves.map(({ text }, move) => html("div", { class: "queued" },
    html("span", {}, text),
    button({ class: "quiet", "aria-label": `${page.say("remove")}: ${text}` }, () => page.changeQueue({ type: "remove", turn, move }), sign("close"))))));
  const delays = html("select", {}, ...queue.delays.map(({ delay, text }) => html("option", { value: delay }, text)));
  /** @type {HTMLSelectElement} */ (delays).value = queue.delay;
  delays.addEventListener("change", () => page.changeQueue({ type: "delay", delay: /** @type {HTMLSelectElement} */ (delays).value }));
  const last = /** @type {HTMLInputElement} */ (html("input", { type: "checkbox" }));
  last.checked = queue.in_last_round;
  last.addEventListener("change", () => page.changeQueue({ type: "last round", is_allowed: last.checked }));
  page.sheet.open("queue", page.say("queue"),
    ...queue.lines.map((line) => html("p", {}, page.texts.timed(line))),
    turns.length ? html("ol", { class: "queue" }, ...turns) : html("p", { class: "note" }, page.say("queue-empty")),
    ...(queue.moves ? [html("h3", {}, page.say("queue-add")), choices(page, queue.moves.others),
      html("p", { class: "note" }, page.say("queue-tap"))] : []),
    html("label", { class: "field" }, page.say("queue-when"), delays),
    html("label", { class: "field check" }, last, page.say("queue-last-round")));
}
