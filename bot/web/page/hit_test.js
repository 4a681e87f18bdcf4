// Which connection or city a finger means. Pure functions of a point and what can be chosen.

/** @typedef {[number, number, number, number, number]} Space */
/** @typedef {{group: string, spaces: Space[]}} Connection  all lanes between two places */
/** @typedef {{place: string, spots: [number, number][]}} Place */
/** @typedef {{kind: "connection", group: string} | {kind: "place", place: string} | {kind: "ambiguous"} | {kind: "nothing"}} Hit */

export const REACH_PX = 30; // farther than this from everything, a tap means nothing
export const CLEAR_PX = 4.25; // so much nearer than the next, or it could be either
const SURE_PX = 16; // within this of something that can be chosen, nothing else is meant
const PLACE_PX = 9;
const CORE = 0.3; // of a space's length: between two spaces of one line, another line may be nearer
const MOST_ZOOM = 8;

/** The distance of a point from the middle line of a space. @param {number} x @param {number} y @param {Space} space */
export function distanceTo(x, y, [middleX, middleY, angle, long]) {
  const turn = (-angle * Math.PI) / 180;
  const dx = x - middleX, dy = y - middleY;
  const along = Math.abs(dx * Math.cos(turn) - dy * Math.sin(turn)) - CORE * long;
  const across = Math.abs(dx * Math.sin(turn) + dy * Math.cos(turn));
  return Math.hypot(Math.max(0, along), across);
}

/** The nearest connection first. @param {number} x @param {number} y @param {Connection[]} connections */
export function nearest(x, y, connections) {
  return connections
    .map(({ group, spaces }) => ({ group, far: Math.min(...spaces.map((space) => distanceTo(x, y, space))) }))
    .sort((a, b) => a.far - b.far);
}

/** @param {number} x @param {number} y @param {Place[]} places @returns {{place: string, far: number} | null} */
function nearestPlace(x, y, places) {
  let best = null;
  for (const { place, spots } of places) {
    for (const [spotX, spotY] of spots) {
      const far = Math.hypot(x - spotX, y - spotY);
      if (!best || far < best.far) best = { place, far };
    }
  }
  return best;
}

/**
 * What a tap at (x, y), in units of the board, means. At the largest zoom the nearest is taken even
 * if another is hardly farther away.
 * @param {number} x @param {number} y
 * @param {Connection[]} connections those that can be chosen
 * @param {Place[]} places
 * @param {number} pxPerUnit @param {number} zoom
 * @returns {Hit}
 */
export function hit(x, y, connections, places, pxPerUnit, zoom) {
  const [first, second] = nearest(x, y, connections);
  const place = nearestPlace(x, y, places);
  const connectionPx = first ? first.far * pxPerUnit : Infinity;
  const placePx = place ? place.far * pxPerUnit : Infinity;
  if (place && placePx <= PLACE_PX && placePx < connectionPx) {
    const isMeant = connectionPx - placePx >= CLEAR_PX || zoom >= MOST_ZOOM;
    return isMeant ? { kind: "place", place: place.place } : { kind: "ambiguous" };
  }
  if (!first || connectionPx > REACH_PX) return { kind: "nothing" };
  const isClear = !second || (second.far - first.far) * pxPerUnit >= CLEAR_PX;
  if (isClear || zoom >= MOST_ZOOM) return { kind: "connection", group: first.group };
  return { kind: "ambiguous" };
}

/**
 * The same where other connections are on the board that cannot be chosen: one of them is meant only
 * if the tap is on it and far from all that can be.
 * @param {number} x @param {number} y
 * @param {Connection[]} wanted those that can be chosen
 * @param {Connection[]} all
 * @param {Place[]} places
 * @param {number} pxPerUnit @param {number} zoom
 * @returns {Hit}
 */
export function aim(x, y, wanted, all, places, pxPerUnit, zoom) {
  const found = hit(x, y, wanted, places, pxPerUnit, zoom);
  const [first] = nearest(x, y, wanted), [any] = nearest(x, y, all);
  const isNearWanted = first && first.far * pxPerUnit <= SURE_PX;
  if (found.kind === "place" || isNearWanted || !any || any.far * pxPerUnit > SURE_PX) return found;
  return hit(x, y, all, places, pxPerUnit, zoom);
}
