// The lower part of the first screen: tickets, what one may do, and the cards. The hand is below it.

import { html, paint } from "../board_svg/elements.js";
import { actions } from "./actions.js";
import { ORDER, face, paintCard } from "./cards.js";
import { askedOfOthers, decision } from "./decisions.js";
import { openQueuedCards } from "./queue_sheets.js";
import { button, caption, place, put, sign, ticketText } from "./screen.js";

/** @typedef {import("./game_page.js").GamePage} GamePage */
/** @typedef {import("./view_types.js").OwnTicket} OwnTicket */

const ROW = 5;

/** @param {GamePage} page */
export function showDock(page) {
  const asked = decision(page), { mine } = page.view;
  put(place("dock"),
    ...(mine && mine.tickets.length ? [tickets(page, mine.tickets)] : []),
    ...askedOfOthers(page), ...(asked ? [asked] : [actions(page), row(page)]));
  showHand(page);
}

/** @param {GamePage} page @param {OwnTicket[]} own */
function tickets(page, own) {
  return html("ul", { class: "tickets", "aria-label": page.say("your-tickets") }, ...own.map((ticket, n) => {
    const isChosen = page.marks.ticket === n;
    const number = html("span", { class: "number" }, ticket.state === "possible" ? String(n + 1) : sign(ticket.state));
    if (ticket.state === "possible") number.style.backgroundColor = page.facts.tickets[n % page.facts.tickets.length];
    return html("li", {}, button({
      id: `ticket-${n}`, class: `ticket ${ticket.state}`, "aria-pressed": String(isChosen),
      "aria-label": `${ticket.name}, ${page.say("points", { number: ticket.points })}, ${ticket.text}`,
    }, () => page.chooseTicket(isChosen ? -1 : n), number, ...ticketText(ticket)));
  }));
}

/** The open cards and the deck. @param {GamePage} page */
function row(page) {
  const { view, facts } = page;
  const open = Array.from({ length: ROW }, (_, n) => {
    const colour = view.row[n];
    if (!colour) return html("span", { class: "slot" });
    const action = view.mine?.moves.takes[colour];
    const made = button({ id: `card-${n}`, class: isIdle(page, action) ? "card idle" : "card", "aria-label": page.say("take-card", { card: view.cards[colour].name }) },
      () => takeCard(page, colour), face(facts.cards[colour]));
    if (!action) made.setAttribute("aria-disabled", String(!page.canQueue));
    return made;
  });
  const draw = view.mine?.moves.draw;
  const deck = button({ id: "deck", class: isIdle(page, draw) ? "card deck idle" : "card deck", "aria-label": page.say("deck", { number: view.deck }) },
    () => (draw ? page.play(draw) : page.canQueue ? openQueuedCards(page, null) : page.tell([page.whyNoCard()])),
    html("b", { "aria-hidden": "true" }, String(view.deck)), html("span", { class: "caption", "aria-hidden": "true" }, page.say("deck-short")));
  if (!draw) deck.setAttribute("aria-disabled", String(!page.canQueue));
  return html("div", { class: "row", role: "group", "aria-label": page.say("cards-to-take") }, caption(page.say("cards-to-take")), ...open, deck);
}

/** Whether a card cannot be taken although it is the reader's turn. @param {GamePage} page @param {object | null | undefined} action */
const isIdle = ({ view }, action) => Boolean(view.mine?.is_turn) && !action;

/** @param {GamePage} page @param {string} colour */
function takeCard(page, colour) {
  const action = page.view.mine?.moves.takes[colour];
  if (action) page.play(action);
  else if (page.canQueue) openQueuedCards(page, colour);
  else page.tell([page.whyNoCard()]);
}

/** @param {GamePage} page */
function showHand(page) {
  const { view, facts } = page, { mine } = view;
  const where = place("hand");
  where.hidden = !mine || Boolean(view.end);
  if (!mine) return;
  const held = ORDER.filter((colour) => mine.hand[colour]);
  const me = view.seats[mine.seat];
  const cards = held.map((colour) => {
    const number = html("b", { "aria-hidden": "true" }, String(mine.hand[colour]));
    if (facts.cards[colour].stripes.length) paint(number, facts.cards[colour].ground, facts.cards[colour].ink);
    const card = html("li", { class: "held" }, face(facts.cards[colour]), number, html("span", { class: "unseen" }, `${mine.hand[colour]} ${view.cards[colour].name}`));
    paintCard(card, facts.cards[colour]);
    return card;
  });
  if (me.ferry_cards) {
    cards.push(html("li", { class: "held ferry" }, sign("ferry"), html("b", { "aria-hidden": "true" }, String(me.ferry_cards)),
      html("span", { class: "unseen" }, page.say("ferry-cards", { number: me.ferry_cards }))));
  }
  where.setAttribute("aria-label", page.say("your-hand"));
  put(where, caption(page.say("your-hand")), cards.length ? html("ul", {}, ...cards) : html("p", { class: "note" }, page.say("hand-empty")));
}
