// Which part of the board is shown. Values that never change, and pure functions of them.

/** The zoom (1: the whole board fits), and the point of the board in the middle of the frame.
 * @typedef {{zoom: number, x: number, y: number}} Viewport */
/** The board in its units, and the frame on the page in px.
 * @typedef {{width: number, height: number, frameWidth: number, frameHeight: number}} Sizes */

export const LEAST_ZOOM = 1, MOST_ZOOM = 8;
export const SPARE_PX = 64; // beside the board, so that buttons over a corner need not cover what is in it

/** Px for one unit of the board. @param {number} zoom @param {Sizes} sizes */
export function pxPerUnit(zoom, { width, height, frameWidth, frameHeight }) {
  return Math.min(frameWidth / width, frameHeight / height) * zoom;
}

/** A middle so that hardly more than necessary is shown beside the board.
 * @param {number} middle @param {number} shown @param {number} whole @param {number} spare */
const inside = (middle, shown, whole, spare) =>
  shown >= whole - 0.01 ? whole / 2 : Math.max(shown / 2 - spare, Math.min(whole - shown / 2 + spare, middle));

/** The nearest viewport that is allowed. @param {Viewport} viewport @param {Sizes} sizes @returns {Viewport} */
export function allowed({ zoom, x, y }, sizes) {
  const within = Math.max(LEAST_ZOOM, Math.min(MOST_ZOOM, zoom));
  const scale = pxPerUnit(within, sizes);
  return {
    zoom: within,
    x: inside(x, sizes.frameWidth / scale, sizes.width, SPARE_PX / scale),
    y: inside(y, sizes.frameHeight / scale, sizes.height, SPARE_PX / scale),
  };
}

/** The point of the board under a point of the frame. @param {number} px @param {number} py @param {Viewport} viewport @param {Sizes} sizes @returns {[number, number]} */
export function boardPoint(px, py, { zoom, x, y }, sizes) {
  const scale = pxPerUnit(zoom, sizes);
  return [x + (px - sizes.frameWidth / 2) / scale, y + (py - sizes.frameHeight / 2) / scale];
}

/** Another zoom, with the same point of the board under a point of the frame: wheel, double tap, and
 * two fingers that were at `from` and are now at `to`.
 * @param {Viewport} viewport @param {number} zoom @param {[number, number]} from @param {[number, number]} to @param {Sizes} sizes */
export function zoomed(viewport, zoom, from, to, sizes) {
  const [x, y] = boardPoint(...from, viewport, sizes);
  const within = Math.max(LEAST_ZOOM, Math.min(MOST_ZOOM, zoom));
  const scale = pxPerUnit(within, sizes);
  const middle = { x: x - (to[0] - sizes.frameWidth / 2) / scale, y: y - (to[1] - sizes.frameHeight / 2) / scale };
  return allowed({ zoom: within, ...middle }, sizes);
}

/** The board moved along with a finger. @param {Viewport} viewport @param {[number, number]} from @param {[number, number]} to @param {Sizes} sizes */
export const panned = (viewport, from, to, sizes) => zoomed(viewport, viewport.zoom, from, to, sizes);

/** How far a drawing of one part of the board must be moved so that, stretched from its corner, it shows another.
 * @param {Viewport} drawn @param {Viewport} wanted @param {Sizes} sizes @returns {[number, number]} */
export function shifted(drawn, wanted, sizes) {
  const scale = pxPerUnit(wanted.zoom, sizes), gained = 1 - wanted.zoom / drawn.zoom;
  return [(drawn.x - wanted.x) * scale + (gained * sizes.frameWidth) / 2, (drawn.y - wanted.y) * scale + (gained * sizes.frameHeight) / 2];
}

/** A part of the board, as large as the frame allows. @param {[number, number, number, number]} part x, y, width and height @param {Sizes} sizes */
export function showing([x, y, width, height], sizes) {
  const scale = Math.min(sizes.frameWidth / width, sizes.frameHeight / height);
  return allowed({ zoom: scale / pxPerUnit(1, sizes), x: x + width / 2, y: y + height / 2 }, sizes);
}
