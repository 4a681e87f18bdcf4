// The players at the top of the page.

import { html, seatBadge, svg } from "../board_svg/elements.js";
import { button, place, pointsText, put } from "./screen.js";

/** @typedef {import("./game_page.js").GamePage} GamePage */
/** @typedef {import("./view_types.js").SeatView} SeatView */

/** A piece: the same small box whatever the pieces of the map are. */
const piece = () => svg("svg", { class: "piece", viewBox: "0 0 20 12", "aria-hidden": "true" }, svg("rect", { x: 1, y: 1.5, width: 18, height: 9, rx: 2.5 }));

const cards = () => svg("svg", { class: "piece", viewBox: "0 0 16 16", "aria-hidden": "true" },
  svg("path", { d: "M6 2.5h7.500v10M2.500 5.500h7v9h-7z" }));

/** @param {GamePage} page */
export function showSeats(page) {
  const { view } = page;
  const strip = place("seats");
  strip.classList.toggle("many", view.seats.length > 3);
  strip.setAttribute("aria-label", page.say("players"));
  put(strip, ...view.seats.map((seat) => html("li", {}, button(
    { id: `seat-${seat.seat}`, class: seat.is_waiting && view.status === "playing" ? "seat waiting" : "seat", "aria-label": sentence(page, seat) },
    () => showSeat(page, seat),
    seatBadge(seat),
    html("span", { class: "seat-name" }, seat.is_you ? page.say("you") : seat.name),
    html("span", { class: "seat-points" }, pointsText(pointsOf(page, seat))),
    html("span", { class: "seat-pieces" }, html("span", { class: "seat-cards" }, cards(), String(seat.cards)), piece(), String(seat.wagons))))));
}

/** @param {GamePage} page @param {SeatView} seat */
const pointsOf = ({ view }, seat) => view.end?.seats.find((each) => each.seat === seat.seat)?.total ?? seat.points;

/** @param {GamePage} page @param {SeatView} seat */
function sentence(page, seat) {
  const parts = [seat.is_you ? `${seat.name} (${page.say("you")})` : seat.name, ...holdings(page, seat)];
  return (seat.is_waiting ? [...parts, page.say("is-waited-for")] : parts).join(", ");
}

/** @param {GamePage} page @param {SeatView} seat */
function holdings(page, seat) {
  const found = [
    page.say("points", { number: pointsOf(page, seat) }), page.say("pieces", { number: seat.wagons }),
    page.say("cards", { number: seat.cards }), page.say("tickets-held", { number: seat.tickets }),
  ];
  if (seat.stations.length) found.push(page.say("stations-built", { number: seat.stations.length }));
  if (seat.ferry_cards) found.push(page.say("ferry-cards", { number: seat.ferry_cards }));
  if (seat.merchandise) found.push(page.say("merchandise", { number: seat.merchandise }));
  return found;
}

/** @param {GamePage} page @param {SeatView} seat */
function showSeat(page, seat) {
  page.sheet.open("seat", seat.name, html("ul", { class: "facts" }, ...holdings(page, seat).map((each) => html("li", {}, each))));
}
