// The list of messages: kept in order, kept at its end while one reads there.

import { byId, h, isOlder } from "./dom.js";
import { messageNode } from "./message.js";
import { inMinutes } from "./times.js";
import { say } from "./words.js";

const TOGETHER_MIN = 7; // messages of one author within so many minutes share a heading
const NEAR_END_PX = 80;

export class Log {
  #store;
  #world;
  #acts;
  #box = byId("log");
  #button = byId("to-newest");
  #atEnd = true;
  #lastTop = 0;
  #reading = false;

  constructor(store, world, acts, onRead) {
    this.#store = store;
    this.#world = world;
    this.#acts = acts;
    this.onRead = onRead;
    this.#box.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    this.#button.addEventListener("click", () => {
      this.#toEnd();
      this.#box.focus();
    });
    // Pictures arrive late, the window changes, the message box grows: stay where the reader is.
    const watch = new ResizeObserver(() => this.#atEnd && this.#toEnd());
    watch.observe(this.#box);
    this.#box.addEventListener("load", () => this.#atEnd && this.#toEnd(), true);
    store.on("message", (message) => this.#put(message));
    store.on("gone", (id) => this.#drop(id));
    store.on("pending", (key) => this.#mark(key));
    store.on("failed", ({ message }) => {
      if (message) store.failures.add(message);
      this.#redraw(message);
    });
  }

  /** Everything again, for another room, person or language. */
  fill() {
    // A screen reader should hear what is new, not the whole room.
    this.#box.setAttribute("aria-busy", "true");
    this.#box.setAttribute("aria-label", say("messagesIn", { name: this.#world.placeName() }));
    this.#button.textContent = say("newest");
    this.#box.replaceChildren(this.#beginning(), ...this.#store.messages.map((message) => this.#make(message)));
    this.#arrange();
    this.#toEnd();
    setTimeout(() => this.#box.removeAttribute("aria-busy"), 100);
  }

  /** Scroll to a message that is in this room; false when it is not there. */
  async show(id) {
    while (!this.#find(id) && this.#store.hasMore) await this.#readOlder();
    const node = this.#find(id);
    if (!node) return false;
    this.#atEnd = false;
    node.scrollIntoView({ block: "center" });
    node.focus({ preventScroll: true });
    return true;
  }

  #make = (message) => messageNode(message, this.#store, this.#world, this.#acts);

  #find = (id) => byId(`m-${id}`);

  #beginning() {
    const text = this.#store.hasMore ? "" : say("beginning", { name: this.#world.placeName() });
    return h("p", { class: "beginning", hidden: this.#store.hasMore }, text);
  }

  #put(message) {
    const old = this.#find(message.id);
    const node = this.#make(message);
    if (old) {
      this.#replace(old, node);
    } else {
      const next = [...this.#box.querySelectorAll("article")].find((one) => isOlder(message.id, one.dataset.id));
      this.#box.insertBefore(node, next ?? null);
    }
    this.#arrange();
    if (message.author.id === this.#store.me && !old) this.#atEnd = true;
    if (this.#atEnd) this.#toEnd();
    else if (!old) this.#button.hidden = false;
  }

  /** Only the control that waits changes: a menu keeps what was chosen in it. */
  #mark(key) {
    const [id, ...rest] = key.split("/");
    const control = [...(this.#find(id)?.querySelectorAll("[data-custom-id]") ?? [])].find((one) => one.dataset.customId === rest.join("/"));
    if (!control) return;
    const waits = this.#store.pending.has(key);
    control.classList.toggle("waits", waits);
    if (waits) control.setAttribute("aria-busy", "true");
    else control.removeAttribute("aria-busy");
  }

  #redraw(id) {
    const message = this.#store.messages.find((one) => one.id === id);
    if (message) this.#put(message);
  }

  /** Whoever stood on a control of the old message stands on the same one of the new. */
  #replace(old, node) {
    const focused = old.contains(document.activeElement) ? document.activeElement : null;
    old.replaceWith(node);
    if (!focused) return;
    const { customId } = focused.dataset;
    const same = customId && [...node.querySelectorAll("[data-custom-id]")].find((one) => one.dataset.customId === customId);
    (same && !same.disabled ? same : node).focus({ preventScroll: true });
  }

  #drop(id) {
    const node = this.#find(id);
    if (!node) return;
    const focused = node.contains(document.activeElement);
    const neighbour = node.previousElementSibling;
    node.remove();
    this.#arrange();
    if (focused) (neighbour?.matches("article") ? neighbour : this.#box).focus({ preventScroll: true });
  }

  #arrange() {
    let last = null;
    for (const node of this.#box.querySelectorAll("article")) {
      const time = Number(node.dataset.time);
      const newDay = !last || new Date(last.time).toDateString() !== new Date(time).toDateString();
      const hidden = node.classList.contains("ephemeral");
      const alone = newDay || last.author !== node.dataset.author || last.hidden !== hidden || inMinutes(last.time, time) > TOGETHER_MIN || node.querySelector(":scope > .used");
      node.classList.toggle("new-day", newDay);
      node.classList.toggle("follows", !alone);
      last = { time, author: node.dataset.author, hidden };
    }
  }

  #toEnd() {
    this.#box.scrollTop = this.#box.scrollHeight;
    this.#atEnd = true;
    this.#button.hidden = true;
    this.onRead();
  }

  #scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.#box;
    const isNear = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
    // Only going up leaves the end; a page that grew below has not been scrolled.
    this.#atEnd = isNear || (this.#atEnd && scrollTop >= this.#lastTop);
    this.#lastTop = scrollTop;
    if (this.#atEnd && !this.#button.hidden) {
      this.#button.hidden = true;
      this.onRead();
    }
    if (scrollTop < 200 && this.#store.hasMore && !this.#reading) this.#readOlder();
  }

  get isAtEnd() {
    return this.#atEnd;
  }

  async #readOlder() {
    this.#reading = true;
    try {
      const height = this.#box.scrollHeight;
      const channel = this.#store.channel;
      const older = await this.#store.readOlder();
      if (channel !== this.#store.channel) return;
      this.#box.setAttribute("aria-busy", "true");
      this.#box.firstElementChild.replaceWith(this.#beginning(), ...older.map(this.#make));
      this.#arrange();
      if (!this.#atEnd) this.#box.scrollTop += this.#box.scrollHeight - height;
      setTimeout(() => this.#box.removeAttribute("aria-busy"), 100);
    } finally {
      this.#reading = false;
    }
  }
}
