// Wagons and stations on the board.

import { svg, symbol } from "./elements.js";

/** @typedef {import("./elements.js").SeatLook} SeatLook */
/** A space: its centre, its angle in degrees, half its length and half its width. @typedef {[number, number, number, number, number]} Space */

/** The wagons of a seat on the spaces of a route. @param {Space[]} spaces @param {SeatLook} seat */
export function drawTrain(spaces, { colour, ink, shape }) {
  const train = svg("g", { class: "train" });
  for (const [x, y, angle, long, wide] of spaces) {
    /** @param {number} grown @param {Record<string, string | number>} attributes */
    const box = (grown, attributes) => svg("rect", {
      x: -long - grown, y: -wide - grown, width: 2 * (long + grown), height: 2 * (wide + grown), rx: 4 + grown, ...attributes,
    });
    const size = Math.min(1.8 * wide, 26, 1.3 * long) / 2;
    train.append(svg("g", { transform: `translate(${x} ${y})rotate(${angle})` },
      box(2.6, { fill: "#fff", class: "rim" }),
      box(0.7, { fill: colour, stroke: "#26221e", "stroke-width": 1.8 }),
      symbol(shape, ink, colour, `rotate(${-angle})scale(${size})`)));
  }
  return train;
}

/** A seat's station in a city. @param {[number, number]} city @param {SeatLook} seat */
export function drawStation([x, y], { colour, ink, shape }) {
  const outline = "0,-15 15,-3 12,-3 12,12 -12,12 -12,-3 -15,-3";
  return svg("g", { class: "station", transform: `translate(${x} ${y})` },
    svg("polygon", { points: outline, fill: colour, stroke: "#fff", "stroke-width": 6, class: "rim" }),
    svg("polygon", { points: outline, fill: colour, stroke: "#26221e", "stroke-width": 2 }),
    symbol(shape, ink, colour, "translate(0 3)scale(6)"));
}
