// The board in its frame: one listener for fingers, mouse, wheel and keys.

import { allowed, boardPoint, panned, pxPerUnit, shifted, showing, zoomed } from "./viewport.js";

/** @typedef {import("./viewport.js").Viewport} Viewport */
/** @typedef {import("./viewport.js").Sizes} Sizes */

const MOVED_PX = 9; // a finger that moves less than this taps
const DOUBLE_TAP_MS = 300;
const GLIDE_MS = 260;
const EDGE_PX = 48; // what is pointed at is at least so far from the edge
const REST_MS = 140; // after the wheel has stopped turning, the board is drawn anew
const MOST_STRETCH = 2; // a drawing is stretched so far while it moves, then it is made anew

export class BoardView {
  /**
   * @param {HTMLElement} frame @param {SVGSVGElement} board @param {[number, number]} size of the board
   * @param {(x: number, y: number, pxPerUnit: number, zoom: number) => boolean} tapped says whether the tap meant anything
   * @param {(viewport: Viewport) => void} moved
   */
  constructor(frame, board, size, tapped, moved) {
    this.frame = frame; this.board = board; this.size = size; this.tapped = tapped; this.moved = moved;
    /** @type {Map<number, [number, number]>} */
    this.fingers = new Map();
    this.hasMoved = false;
    this.lastTapMs = -Infinity;
    this.frameNumber = 0;
    this.restTimer = 0;
    this.viewport = allowed({ zoom: 1, x: 0, y: 0 }, this.sizes());
    /** What the drawing shows when it is not moved. */
    this.drawn = this.viewport;
    frame.replaceChildren(board);
    frame.addEventListener("pointerdown", (event) => this.down(event));
    frame.addEventListener("pointermove", (event) => this.move(event));
    frame.addEventListener("pointerup", (event) => this.up(event));
    frame.addEventListener("pointercancel", (event) => this.up(event));
    frame.addEventListener("click", (event) => this.click(event));
    frame.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    frame.addEventListener("keydown", (event) => this.key(event));
    new ResizeObserver(() => this.show(this.viewport)).observe(frame);
  }

  /** @returns {Sizes} */
  sizes() {
    const { clientWidth, clientHeight } = this.frame;
    return { width: this.size[0], height: this.size[1], frameWidth: clientWidth || 1, frameHeight: clientHeight || 1 };
  }

  /** Draw a part of the board. @param {Viewport} viewport */
  show(viewport) {
    clearTimeout(this.restTimer);
    const sizes = this.sizes();
    this.viewport = this.drawn = allowed(viewport, sizes);
    const scale = pxPerUnit(this.viewport.zoom, sizes);
    const [wide, high] = [sizes.frameWidth / scale, sizes.frameHeight / scale];
    this.board.setAttribute("viewBox", `${this.viewport.x - wide / 2} ${this.viewport.y - high / 2} ${wide} ${high}`);
    this.board.style.transform = "";
    this.frame.classList.remove("moving");
    this.moved(this.viewport);
  }

  /** Show a part of the board in the midst of a movement: the drawing is moved as it is, which costs
   * a phone a fraction of drawing it. It is drawn anew in `rest`. @param {Viewport} viewport */
  slide(viewport) {
    clearTimeout(this.restTimer);
    const sizes = this.sizes(), to = allowed(viewport, sizes), stretch = to.zoom / this.drawn.zoom;
    if (stretch > MOST_STRETCH || stretch < 1 / MOST_STRETCH) { this.show(to); return; }
    const [x, y] = shifted(this.drawn, to, sizes);
    this.viewport = to;
    this.frame.classList.add("moving");
    this.board.style.transform = `translate(${x}px, ${y}px) scale(${stretch})`;
  }

  /** The end of a movement. */
  rest() { if (this.frame.classList.contains("moving")) this.show(this.viewport); }

  /** @param {[number, number, number, number]} part */
  showPart(part) { this.glide(showing(part, this.sizes())); }

  /** Move there so that the eye can follow, unless the reader wants no motion. @param {Viewport} to */
  glide(to) {
    cancelAnimationFrame(this.frameNumber);
    const from = this.viewport, start = performance.now();
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) { this.show(to); return; }
    const step = (/** @type {number} */ now) => {
      const done = Math.min(1, Math.max(0, (now - start) / GLIDE_MS)), part = 1 - (1 - done) ** 3;
      const between = (/** @type {number} */ a, /** @type {number} */ b) => a + (b - a) * part;
      if (done === 1) { this.show(to); return; }
      this.slide({ zoom: from.zoom * (to.zoom / from.zoom) ** part, x: between(from.x, to.x), y: between(from.y, to.y) });
      this.frameNumber = requestAnimationFrame(step);
    };
    this.frameNumber = requestAnimationFrame(step);
  }

  /** A zoom by a factor, around the middle. @param {number} factor */
  zoomBy(factor) {
    const { frameWidth, frameHeight } = this.sizes();
    this.zoomTo(factor * this.viewport.zoom, [frameWidth / 2, frameHeight / 2]);
  }

  /** Where a point of the board is in the frame. @param {number} x @param {number} y @returns {[number, number]} */
  pagePoint(x, y) {
    const sizes = this.sizes(), scale = pxPerUnit(this.viewport.zoom, sizes);
    return [(x - this.viewport.x) * scale + sizes.frameWidth / 2, (y - this.viewport.y) * scale + sizes.frameHeight / 2];
  }

  /** Move the board so far that a point of it is seen above what covers the window from below. @param {[number, number]} point @param {number} coveredPx */
  keepInSight(point, coveredPx) {
    const [x, y] = this.pagePoint(...point), { frameWidth, frameHeight } = this.sizes();
    const { top } = this.frame.getBoundingClientRect();
    const lowest = Math.min(frameHeight, innerHeight - coveredPx - top) - EDGE_PX;
    const to = [Math.min(Math.max(x, EDGE_PX), frameWidth - EDGE_PX), Math.min(Math.max(y, EDGE_PX), Math.max(lowest, EDGE_PX))];
    if (x === to[0] && y === to[1]) return;
    this.glide(panned(this.viewport, [x, y], /** @type {[number, number]} */ (to), this.sizes()));
  }

  /** @param {MouseEvent} event @returns {[number, number]} */
  place(event) {
    const { left, top } = this.frame.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  }

  /** @param {PointerEvent} event */
  down(event) {
    cancelAnimationFrame(this.frameNumber);
    if (event.isPrimary) this.fingers.clear(); // the first finger: whatever was not seen to leave has left
    if (!this.fingers.size) this.hasMoved = false;
    else this.hasMoved = true; // two fingers pinch, they never tap
    this.fingers.set(event.pointerId, this.place(event));
    this.frame.setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const from = this.fingers.get(event.pointerId), to = this.place(event);
    if (!from) return;
    if (!this.hasMoved && Math.hypot(to[0] - from[0], to[1] - from[1]) < MOVED_PX) return;
    this.hasMoved = true;
    const other = [...this.fingers].find(([id]) => id !== event.pointerId);
    this.fingers.set(event.pointerId, to);
    if (!other) { this.slide(panned(this.viewport, from, to, this.sizes())); return; }
    const apart = (/** @type {[number, number]} */ a) => Math.hypot(a[0] - other[1][0], a[1] - other[1][1]) || 1;
    const middle = (/** @type {[number, number]} */ a) =>
      /** @type {[number, number]} */ ([(a[0] + other[1][0]) / 2, (a[1] + other[1][1]) / 2]);
    this.slide(zoomed(this.viewport, (this.viewport.zoom * apart(to)) / apart(from), middle(from), middle(to), this.sizes()));
  }

  /** @param {PointerEvent} event */
  up(event) {
    this.fingers.delete(event.pointerId);
    if (!this.fingers.size) this.rest();
  }

  /** The end of a tap. What it opens must not be there before: the same tap would press it. @param {MouseEvent} event */
  click(event) {
    if (this.hasMoved) return;
    const at = this.place(event), isDouble = event.timeStamp - this.lastTapMs < DOUBLE_TAP_MS;
    const sizes = this.sizes(), { zoom } = this.viewport;
    if (isDouble) { this.zoomTo(2 * zoom, at); this.lastTapMs = -Infinity; return; }
    const meant = this.tapped(...boardPoint(...at, this.viewport, sizes), pxPerUnit(zoom, sizes), zoom);
    this.lastTapMs = meant ? -Infinity : event.timeStamp;
  }

  /** @param {number} zoom @param {[number, number]} at */
  zoomTo(zoom, at) { this.glide(zoomed(this.viewport, zoom, at, at, this.sizes())); }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    const at = this.place(event);
    cancelAnimationFrame(this.frameNumber);
    this.slide(zoomed(this.viewport, this.viewport.zoom * Math.exp(-event.deltaY / 400), at, at, this.sizes()));
    this.restTimer = window.setTimeout(() => this.rest(), REST_MS);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const step = (/** @type {number} */ x, /** @type {number} */ y) =>
      this.show(panned(this.viewport, [0, 0], [60 * x, 60 * y], this.sizes()));
    /** @type {Record<string, () => void>} */
    const keys = {
      "+": () => this.zoomBy(1.5), "=": () => this.zoomBy(1.5), "-": () => this.zoomBy(1 / 1.5), 0: () => this.zoomTo(1, [0, 0]),
      ArrowLeft: () => step(1, 0), ArrowRight: () => step(-1, 0), ArrowUp: () => step(0, 1), ArrowDown: () => step(0, -1),
    };
    if (event.ctrlKey || event.metaKey || event.altKey || !keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  }
}
