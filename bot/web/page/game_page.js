// The page of one table: what is shown, what is chosen, and what a tap does.

import { BoardLayer, boxAround } from "./board_layer.js";
import { Refused, Unreachable } from "./api.js";
import { connections, groupBetween, groupsToChoose, lanesByGroup, places } from "./choices.js";
import { showDock } from "./dock.js";
import { aim } from "./hit_test.js";
import { showLists } from "./lists.js";
import { openQueue } from "./queue_sheets.js";
import { button, place, put, sign } from "./screen.js";
import { showSeats } from "./seat_strip.js";
import { Sheet } from "./sheet.js";
import { openConnection, openStation } from "./sheets.js";
import { html } from "../board_svg/elements.js";

/** @typedef {import("./view_types.js").View} View */
/** @typedef {import("./view_types.js").Facts} Facts */
/** @typedef {import("./view_types.js").Action} Action */
/** @typedef {import("./board_layer.js").Marks} Marks */
/** @typedef {import("./screen.js").Sign} Sign */

const CLEAR_ZOOM = 2; // from here on, a tap means one thing
const TOAST_MS = 6000;

export class GamePage {
  /** @param {import("./api.js").Api} api @param {import("./texts.js").Texts} texts @param {View} view @param {Facts} facts @param {SVGSVGElement} board */
  constructor(api, texts, view, facts, board) {
    this.api = api; this.texts = texts; this.view = view; this.facts = facts;
    this.say = texts.say.bind(texts);
    this.layer = new BoardLayer(board, facts);
    this.lanes = lanesByGroup(facts);
    this.connections = connections(facts, () => true);
    this.places = places(facts);
    this.sheet = new Sheet(this.say);
    this.sheet.closed = () => this.mark({ group: this.groupInQuestion });
    /** @type {Marks} */
    this.marks = { ticket: -1, group: null, place: null, choices: null, changed: new Set(), offered: null };
    this.offer = { kept: /** @type {Set<string>} */ (new Set()) };
    /** @type {import("./actions.js").ShownAction[]} */
    this.extraActions = [];
    this.isBusy = false;
    this.isStopped = false;
    /** Until what was asked last has been answered. @type {Promise<unknown>} */
    this.answered = Promise.resolve();
    /** Called when nothing more can be done here. @type {() => void} */
    this.stopped = () => {};
    /** @type {import("./board_view.js").BoardView | null} */
    this.boardView = null;
    this.toastTimer = 0;
  }

  /** @param {import("./board_view.js").BoardView} boardView */
  start(boardView) {
    this.boardView = boardView;
    const zoom = (/** @type {Sign} */ name, /** @type {() => void} */ clicked) =>
      button({ id: `zoom-${name}`, "aria-label": this.say(`zoom-${name}`) }, clicked, sign(name));
    put(place("zoom"), zoom("plus", () => boardView.zoomBy(1.6)), zoom("minus", () => boardView.zoomBy(1 / 1.6)), zoom("fit", () => boardView.zoomTo(1, [0, 0])));
    place("board").setAttribute("aria-label", this.say("board", { map: this.view.map.name }));
    place("title").textContent = this.view.map.name;
    place("prompt").tabIndex = -1;
    this.show();
  }

  /** A view that the bot has sent. An older one than the page has is forgotten. @param {View | null} view */
  take(view) {
    if (!view || view.seq < this.view.seq) return;
    const before = this.view, isNew = view.seq > before.seq;
    this.view = view;
    if (view.step !== before.step || view.mine?.is_turn !== before.mine?.is_turn) {
      if (["connection", "station", "hint", "queue", "queued cards"].includes(this.sheet.kind)) this.sheet.close();
      this.marks.place = null;
    }
    if (this.sheet.kind === "queue" && view.queue?.edition !== before.queue?.edition) openQueue(this);
    if (isNew) this.tellNews(before);
    if (view.end && !before.end) this.chooseTicket(-1);
    else this.show();
    if (!before.tunnel && this.groupInQuestion && view.mine?.moves.give_up) this.keepInSight(this.lanes.get(this.groupInQuestion) || []);
  }

  /** What the others have done. @param {View} before */
  tellNews(before) {
    const news = this.view.log.filter(({ seq }) => seq > before.seq);
    this.marks.changed = changedPlaces(before, this.view);
    const lines = news.filter(({ seat }) => seat === null || seat !== this.view.mine?.seat).flatMap(({ lines }) => lines);
    const isCalled = this.view.mine?.is_turn && !before.mine?.is_turn && !this.view.end;
    this.tell(lines, isCalled ? this.say("your-turn") : "");
  }

  show() {
    const { view } = this;
    const choices = groupsToChoose(view, this.facts);
    this.marks.choices = view.mine?.is_turn && choices.size ? choices : null;
    this.marks.offered = view.mine?.offered.length ? this.offer.kept : null;
    if (!view.mine?.offered.length) this.offer.kept = new Set();
    if (!this.sheet.kind) this.marks.group = this.groupInQuestion;
    this.layer.show(view, this.marks);
    showSeats(this); this.showPrompt(); showDock(this); showLists(this);
    document.title = `${view.mine?.is_turn && !view.end ? "● " : ""}${view.map.name} · Slow Train`;
    Object.assign(document.body.dataset, { stage: view.stage, step: view.step, seq: view.seq });
    document.body.classList.toggle("handless", !view.mine || Boolean(view.end));
    document.body.classList.toggle("on-turn", Boolean(view.mine?.is_turn) && !view.end);
  }

  showPrompt() {
    const chosen = this.marks.place;
    const where = place("prompt");
    if (!chosen) { put(where, this.promptText()); return; }
    const cancel = button({ class: "quiet", "aria-label": this.say("cancel") }, () => this.choosePlace(null), sign("close"));
    const station = this.canBuildIn(chosen) ? [button({ class: "quiet", id: "build-here" }, () => openStation(this, chosen), sign("station"), this.say("station"))] : [];
    put(where, html("span", {}, this.say("place-chosen", { place: this.facts.places[chosen].name })), ...station, cancel);
  }

  promptText() {
    const { view, say } = this, { mine } = view;
    if (view.end) return say("over");
    if (view.status === "cancelled") return say("cancelled");
    if (mine?.offered.length && mine.moves.keeps.length) return say("keep-at-least", { keep: mine.fewest_to_keep, number: mine.offered.length });
    if (mine?.is_turn) {
      const last = view.is_last_round && view.stage === "turn" ? "last-turn" : null;
      const stages = { turn: "what-to-do", "second card": "second-card", "tunnel due": "decide-tunnel" };
      return say(last || /** @type {Record<string, string>} */ (stages)[view.stage] || "your-turn");
    }
    const names = view.seats.filter(({ is_waiting }) => is_waiting).map(({ name }) => name);
    return say("waiting-for", { names: names.join(", ") });
  }

  /** The tunnel about which somebody must decide. */
  get groupInQuestion() { return this.view.tunnel ? this.facts.routes[this.view.tunnel.route].group : null; }

  /** Whether a tap now plans the next turn. */
  get canQueue() { return Boolean(this.view.queue?.moves); }

  whyNoCard() {
    const { view } = this;
    if (view.mine?.is_turn) return this.say(view.stage === "second card" ? "wild-not-second" : "first-decide");
    return this.promptText();
  }

  /** @param {string} city */
  canBuildIn(city) {
    const { mine, queue } = this.view;
    return Boolean(mine?.moves.stations.some((each) => each.city === city) || queue?.moves?.stations.some((each) => each.city === city));
  }

  /** Emphasise something on the board. @param {Partial<Marks>} marks */
  mark(marks) {
    Object.assign(this.marks, marks);
    this.layer.show(this.view, this.marks);
  }

  /** Only this ticket on the board; -1: all of them. @param {number} ticket */
  chooseTicket(ticket) {
    this.marks.ticket = ticket;
    const own = this.view.mine?.tickets[ticket];
    if (own) this.boardView?.showPart(boxAround(this.facts, own.missing, own.ends));
    else this.showWhatMatters();
    this.show();
  }

  showWhatMatters() {
    const part = this.view.mine?.part;
    if (part) this.boardView?.showPart(part);
    else this.boardView?.zoomTo(1, [0, 0]);
  }

  /** @param {string} id */
  chooseOffer(id) {
    const { kept } = this.offer;
    if (!kept.delete(id)) kept.add(id);
    this.show();
  }

  /** @param {string | null} chosen */
  choosePlace(chosen) {
    this.mark({ place: chosen });
    this.showPrompt();
  }

  /** The connection must not lie behind the sheet. @param {string[]} lanes */
  keepInSight(lanes) {
    const box = boxAround(this.facts, lanes, []);
    this.boardView?.keepInSight([box[0] + box[2] / 2, box[1] + box[3] / 2], this.sheet.height);
  }

  /**
   * A tap on the board. @param {number} x @param {number} y @param {number} pxPerUnit @param {number} zoom
   * @returns {boolean} whether it meant anything
   */
  tapped(x, y, pxPerUnit, zoom) {
    const choices = groupsToChoose(this.view, this.facts);
    const wanted = this.connections.filter(({ group }) => choices.has(group));
    const hit = aim(x, y, wanted, this.connections, this.places, pxPerUnit, zoom);
    if (hit.kind === "place") return this.tappedPlace(hit.place);
    if (hit.kind === "connection") { this.choosePlace(null); openConnection(this, hit.group); return true; }
    if (hit.kind === "nothing") { if (this.marks.place) this.choosePlace(null); return false; }
    const [left, top] = this.boardView?.pagePoint(x, y) || [0, 0];
    this.boardView?.zoomTo(zoom < CLEAR_ZOOM ? 1.25 * CLEAR_ZOOM : 1.6 * zoom, [left, top]);
    return true;
  }

  /** @param {string} tapped */
  tappedPlace(tapped) {
    const from = this.marks.place;
    if (from === tapped) { this.choosePlace(null); return true; }
    const group = from ? groupBetween(this.facts, from, tapped, groupsToChoose(this.view, this.facts)) : null;
    if (!group) { this.choosePlace(tapped); return true; }
    this.choosePlace(null);
    openConnection(this, group);
    return true;
  }

  /** @param {Action} action */
  play(action) { return this.change(() => this.api.act(this.view.step, action)); }
  undo() { return this.change(() => this.api.undo(this.view.step)); }
  /** @param {string} question @param {boolean} isYes */
  vote(question, isYes) { return this.change(() => this.api.vote(question, isYes)); }

  /** @param {object} change of the queue */
  async changeQueue(change) {
    const isOpen = this.sheet.kind === "queue" && /** @type {any} */ (change).type !== "add";
    if (!(await this.change(() => this.api.queue(this.view.queue?.edition ?? 0, change), isOpen))) return;
    if (!isOpen) this.tell([this.say("queued")]);
  }

  async signOut() {
    await this.ask(() => this.api.signOut());
    this.stop(this.say("signed-out"));
  }

  /** Ask the bot to change something; nothing else can be asked meanwhile. @param {() => Promise<any>} request @param {boolean} [keepsSheet] */
  async change(request, keepsSheet = false) {
    if (this.isBusy) return false;
    this.isBusy = true;
    document.body.classList.add("busy");
    const asked = this.ask(request).then((answer) => {
      this.isBusy = false;
      document.body.classList.remove("busy");
      if (!answer) return false;
      if (!keepsSheet) this.sheet.close();
      this.take(answer.view);
      this.tell(answer.told || []);
      return true;
    });
    this.answered = asked.catch(() => {});
    return asked;
  }

  /** The answer, or null after the reader was told why there is none. @param {() => Promise<any>} request */
  async ask(request) {
    try {
      return await request();
    } catch (error) {
      this.failed(error);
      return null;
    }
  }

  /** @param {unknown} error */
  failed(error) {
    if (error instanceof Refused && error.status === 401) { this.stop(this.say("session-over")); return; }
    if (error instanceof Refused && error.status === 404) { this.stop(error.text || this.say("unreachable")); return; }
    if (error instanceof Refused && error.view) { this.sheet.close(); this.take(error.view); }
    if (error instanceof Refused) this.tell([error.error === "outdated" ? this.say("outdated") : error.text || this.say("unreachable")]);
    else if (error instanceof Unreachable) this.tell([this.say("unreachable")]);
    else throw error;
  }

  /** Nothing more can be done here. @param {string} text */
  stop(text) {
    this.isStopped = true;
    this.sheet.close();
    this.stopped();
    document.body.classList.add("stopped");
    place("notice").textContent = text;
  }

  /** Show sentences for a moment, and say them to screen readers. @param {string[]} lines @param {string} [heading] what is seen elsewhere */
  tell(lines, heading = "") {
    const all = lines.filter(Boolean).map((line) => this.texts.timed(line)), said = all.slice(-2);
    if (heading || all.length) place("told").textContent = [...all, heading].join(" ");
    if (!said.length) return;
    const toast = html("p", { class: "toast", "aria-hidden": "true" }, html("span", {}, said.join(" ")));
    place("toasts").replaceChildren(toast);
    clearTimeout(this.toastTimer);
    this.toastTimer = window.setTimeout(() => toast.remove(), TOAST_MS);
  }
}

/** Routes and cities that have another owner than before. @param {View} before @param {View} now @returns {Set<string>} */
function changedPlaces(before, now) {
  const held = (/** @type {View} */ view) => new Set(view.seats.flatMap(({ routes, stations }) => [...routes, ...stations]));
  const had = held(before);
  return new Set([...held(now)].filter((each) => !had.has(each)));
}
