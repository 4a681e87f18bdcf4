// What must be decided before anything else: tickets, a tunnel, taking a move back; and the end.

import { html, seatBadge } from "../board_svg/elements.js";
import { actions } from "./actions.js";
import { face } from "./cards.js";
import { nameOf } from "./choices.js";
import { button, pointsText, sign, ticketText } from "./screen.js";
import { wayButtons } from "./sheets.js";

/** @typedef {import("./game_page.js").GamePage} GamePage */
/** @typedef {import("./view_types.js").Mine} Mine */
/** @typedef {import("./view_types.js").End} End */
/** @typedef {import("./view_types.js").Question} Question */

/** What the reader is asked now; null if they are free. @param {GamePage} page */
export function decision(page) {
  const { view } = page, { mine } = view;
  if (view.end) return ending(page, view.end);
  if (view.question?.may_answer) return answering(page, view.question);
  if (!mine) return null;
  if (mine.offered.length && mine.moves.keeps.length) return offer(page, mine);
  if (view.tunnel && mine.moves.give_up) return tunnel(page, mine);
  return null;
}

/** @param {GamePage} page @param {Mine} mine */
function offer(page, mine) {
  const { kept } = page.offer;
  const tickets = mine.offered.map((ticket, n) => {
    const { id, name, points } = ticket;
    const place = mine.tickets.length + n;
    const number = html("span", { class: "number" }, String(place + 1));
    number.style.backgroundColor = page.facts.tickets[place % page.facts.tickets.length];
    const label = `${name}, ${page.say("points", { number: points })}`;
    return html("li", {}, button({ id: `offer-${n}`, class: "offer", "aria-pressed": String(kept.has(id)), "aria-label": label }, () => page.chooseOffer(id),
      number, ...ticketText(ticket), html("span", { class: "box" }, ...(kept.has(id) ? [sign("done")] : []))));
  });
  const action = mine.moves.keeps.find(({ tickets }) => tickets.length === kept.size && tickets.every((/** @type {string} */ id) => kept.has(id)));
  return html("div", { class: "decision" },
    html("ul", { class: "offers", "aria-label": page.promptText() }, ...tickets),
    last(page, button({ id: "keep", class: "way primary" }, action ? () => page.play(action) : null, page.say("keep", { number: kept.size }))));
}

/** The end of a question: what else one may do is beside its last buttons. @param {GamePage} page @param {...Node} buttons */
const last = (page, ...buttons) => html("div", { class: "last" }, ...buttons, actions(page, true));

/** @param {GamePage} page @param {Mine} mine */
function tunnel(page, mine) {
  const { view, facts } = page, { route, turned, due } = /** @type {NonNullable<typeof view.tunnel>} */ (view.tunnel);
  const cards = turned.map((colour) => html("li", {}, face(facts.cards[colour]), html("span", { class: "unseen" }, view.cards[colour].name)));
  return html("div", { class: "decision" },
    html("p", {}, html("b", {}, nameOf(facts, route)), " · ", page.say("tunnel-due", { number: due })),
    html("ul", { class: "turned", "aria-label": page.say("turned") }, ...cards),
    ...(mine.moves.pay.length ? [] : [html("p", { class: "note" }, page.say("tunnel-cannot-pay"))]),
    html("div", { class: "ways" }, ...wayButtons(page, mine.moves.pay)),
    last(page, button({ id: "give-up", class: "way danger" }, () => page.play(/** @type {any} */ (mine.moves.give_up)), page.say("give-up"))));
}

/** @param {GamePage} page @param {Question} asked */
function answering(page, { question: id, text }) {
  const answer = (/** @type {boolean} */ isYes) => () => page.vote(id, isYes);
  return html("div", { class: "decision" }, html("p", {}, page.texts.timed(text)), last(page,
    button({ id: "vote-yes", class: "way primary" }, answer(true), page.say("vote-yes")),
    button({ id: "vote-no", class: "way" }, answer(false), page.say("vote-no"))));
}

/** What others are asked: the reader may go on meanwhile. @param {GamePage} page @returns {Node[]} */
export function askedOfOthers({ view, texts }) {
  const { question } = view;
  return question && !question.may_answer ? [html("p", { class: "note asked" }, texts.timed(question.text))] : [];
}

/** @param {GamePage} page @param {End} end */
function ending(page, end) {
  const { view } = page;
  const ranks = [...end.seats].sort((a, b) => a.rank - b.rank).map(({ seat, rank, total }) => html("li", {},
    html("span", { class: "rank" }, `${rank}.`), seatBadge(view.seats[seat]), html("span", { class: "seat-name" }, view.seats[seat].name), html("b", {}, pointsText(total))));
  const replay = view.replay ? [html("a", { class: "way primary", id: "replay", href: view.replay, target: "_blank", rel: "noopener" }, sign("replay"), page.say("replay"))] : [];
  return html("div", { class: "decision end" }, ...end.lines.map((line) => html("p", { class: "winner" }, line)),
    html("ol", { class: "ranks" }, ...ranks), ...end.notes.map((line) => html("p", { class: "note" }, line)),
    html("div", { class: "two" },
      button({ id: "all-points", class: "way" }, () => openPoints(page, end), page.say("all-points")),
      ...(view.replay ? [button({ id: "review", class: "way" }, () => openReview(page), page.say("review"))] : []), ...replay), actions(page));
}

/** The score card: everybody's points, line by line. @param {GamePage} page @param {End} end */
function openPoints(page, end) {
  const { view } = page;
  page.sheet.open("points", page.say("all-points"), ...[...end.seats].sort((a, b) => a.rank - b.rank).map(({ seat, total, lines }) => html("section", { class: "score" },
    html("h3", {}, seatBadge(view.seats[seat]), html("span", { class: "seat-name" }, view.seats[seat].name), html("b", {}, pointsText(total))),
    html("ul", {}, ...lines.map(({ text }) => html("li", {}, text))))));
}

/** Luck, skill and turning points, which the bot may have to compute first. @param {GamePage} page */
async function openReview(page) {
  page.sheet.open("review", page.say("review"), html("p", { role: "status" }, page.say("review-wait")));
  const review = await page.ask(() => page.api.review());
  if (page.sheet.kind !== "review") return;
  if (review) page.sheet.open("review", page.say("review"), ...review.lines.filter(Boolean).map((/** @type {string} */ line) => html("p", {}, page.texts.timed(line))));
  else page.sheet.close();
}
