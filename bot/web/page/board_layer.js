// What lies on the board: trains, stations, halos of tickets, and what can be chosen.

import { svg } from "../board_svg/elements.js";
import { drawStation, drawTrain } from "../board_svg/pieces.js";

/** @typedef {import("./view_types.js").View} View */
/** @typedef {import("./view_types.js").Facts} Facts */
/** @typedef {import("./view_types.js").Ticket} Ticket */
/** What is emphasised: `ticket` alone (-1: all), the connection in the sheet, a city, and groups that can be chosen (null: none can, and nothing is dimmed).
 * @typedef {{ticket: number, group: string | null, place: string | null, choices: Set<string> | null, changed: Set<string>, offered: Set<string> | null}} Marks */

const BAND = 6.5, RING = 18;

export class BoardLayer {
  /** @param {SVGSVGElement} board @param {Facts} facts */
  constructor(board, facts) {
    this.facts = facts;
    const layer = (/** @type {string} */ id) => /** @type {SVGGElement} */ (board.querySelector(`#${id}`));
    this.halos = layer("halos"); this.pieces = layer("pieces"); this.marks = layer("marks");
    /** @type {Map<string, Element>} */
    this.routes = new Map([...board.querySelectorAll("[data-route]")].map((each) => [each.getAttribute("data-route") || "", each]));
  }

  /** @param {View} view @param {Marks} marks */
  show(view, marks) {
    this.showPieces(view, marks);
    const owned = new Set(view.seats.flatMap(({ routes }) => routes)), closed = new Set(view.closed);
    const wanted = new Set(this.shownTickets(view.mine, marks).flatMap(({ path }) => path));
    for (const [route, element] of this.routes) {
      const { group } = this.facts.routes[route], isFree = !owned.has(route) && !closed.has(route);
      const isChoice = isFree && !!marks.choices?.has(group);
      element.setAttribute("class", [
        closed.has(route) ? "closed" : "", isChoice ? "can" : marks.choices && isFree && !wanted.has(route) ? "dim" : "", group === marks.group ? "meant" : "",
      ].join(" ").trim());
    }
    this.showTickets(view, marks);
  }

  /** @param {View} view @param {Marks} marks */
  showPieces(view, { changed }) {
    const { routes, places } = this.facts;
    this.pieces.replaceChildren(
      ...view.seats.flatMap((seat) => seat.routes.map((route) => marked(drawTrain(routes[route].spaces, seat), changed.has(route)))),
      ...view.seats.flatMap((seat) => seat.stations.map((city) => marked(drawStation(places[city].spots[0], seat), changed.has(city)))));
  }

  /** @param {View} view @param {Marks} marks */
  showTickets({ mine }, marks) {
    const shown = this.shownTickets(mine, marks);
    /** @type {Map<string, string[]>} */
    const bands = new Map();
    for (const { colour, path } of shown) for (const route of path) bands.set(route, [...(bands.get(route) || []), colour]);
    this.halos.replaceChildren(...[...bands].map(([route, colours]) => this.band(route, colours)));
    /** @type {Map<string, {colour: string, number: number}[]>} */
    const ended = new Map();
    for (const { ends, colour, number } of shown) for (const end of ends) ended.set(end, [...(ended.get(end) || []), { colour, number }]);
    const rings = [...ended].map(([end, tickets]) => this.ring(end, tickets));
    const place = marks.place ? this.facts.places[marks.place].spots.map(([x, y]) => svg("circle", { cx: x, cy: y, r: 22, class: "chosen-place" })) : [];
    this.marks.replaceChildren(...rings, ...place);
  }

  /** @param {View["mine"]} mine @param {Marks} marks */
  shownTickets(mine, { ticket, offered }) {
    if (!mine) return [];
    const colour = (/** @type {number} */ n) => this.facts.tickets[n % this.facts.tickets.length];
    const all = mine.tickets.map(({ ends, missing, state }, n) => ({ ends, path: missing, state, colour: colour(n), number: n + 1 }));
    if (ticket >= 0) return all.slice(ticket, ticket + 1);
    const own = all.filter(({ state }) => state === "possible");
    const more = mine.offered.map(({ id, ends }, n) => ({ id, ends, path: [], colour: colour(all.length + n), number: all.length + n + 1 }));
    return [...own, ...more.filter(({ id }) => !offered || !offered.size || offered.has(id))];
  }

  /** A band behind a route, in turn in the colours of its tickets. @param {string} route @param {string[]} colours */
  band(route, colours) {
    const band = svg("g", { class: "band" });
    this.facts.routes[route].spaces.forEach(([x, y, angle, long, wide], n) => {
      const box = (/** @type {number} */ grown, /** @type {string} */ fill) => svg("rect", {
        x: -long - grown, y: -wide - grown, width: 2 * (long + grown), height: 2 * (wide + grown), rx: 5 + grown, fill });
      band.append(svg("g", { transform: `translate(${x} ${y})rotate(${angle})` },
        box(BAND + 2, "#fff"), box(BAND, colours[n % colours.length])));
    });
    return band;
  }

  /** A place where tickets end, with their numbers. @param {string} place @param {{colour: string, number: number}[]} tickets */
  ring(place, tickets) {
    const ring = svg("g", { class: "ticket-end" });
    for (const [x, y] of this.facts.places[place].spots) {
      const circle = (/** @type {Record<string, string | number>} */ look) => svg("circle", { cx: x, cy: y, r: RING, fill: "none", ...look });
      ring.append(circle({ stroke: "#fff", "stroke-width": 9 }), ...tickets.map(({ colour }, n) =>
        circle({ stroke: colour, "stroke-width": 5, ...(n ? { "stroke-dasharray": 9, "stroke-dashoffset": 9 * n } : {}) })));
      tickets.forEach(({ colour, number }, n) => {
        const left = x + 15 + 29 * n, top = y - 19;
        ring.append(
          svg("rect", { x: left - 13, y: top - 13, width: 26, height: 26, rx: 7, fill: colour, stroke: "#fff", "stroke-width": 2.5 }),
          svg("text", { x: left, y: top + 7.5, "font-size": 22, "font-weight": 700, fill: "#fff", class: "tag" }, String(number)));
      });
    }
    return ring;
  }
}

/** @param {Element} piece @param {boolean} isChanged */
function marked(piece, isChanged) {
  if (isChanged) piece.classList.add("changed");
  return piece;
}

/** The box around routes and places: left, top, width and height. @param {Facts} facts @param {string[]} routes @param {string[]} ends
 * @returns {[number, number, number, number]} */
export function boxAround(facts, routes, ends) {
  const points = [
    ...routes.flatMap((route) => facts.routes[route].spaces.map(([x, y]) => [x, y])),
    ...ends.flatMap((place) => facts.places[place].spots),
  ];
  const xs = points.map(([x]) => x), ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - 70, Math.min(...ys) - 70];
  return [left, top, Math.max(...xs) + 70 - left, Math.max(...ys) + 70 - top];
}
