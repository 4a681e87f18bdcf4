// The list of messages, in order. It stays scrolled to the end while the reader is there, but a
// private reply that is taller than the list is shown from its top.

import { byId, h, isOlder } from "./dom.js";
import { messageNode } from "./message.js";
import { minutesBetween } from "./timestamps.js";
import { translate } from "./translations.js";

const GROUP_WITHIN_MIN = 7; // messages of one author within this time share a heading
const END_TOLERANCE_PX = 80;

export class MessageList {
  #store;
  #context;
  #actions;
  #box = byId("message-list");
  #button = byId("to-newest");
  #isAtEnd = true;
  #lastTop = 0;
  #isLoading = false;

  constructor(store, context, actions, onRead) {
    this.#store = store;
    this.#context = context;
    this.#actions = actions;
    this.onRead = onRead;
    this.#box.addEventListener("scroll", () => this.#onScroll(), { passive: true });
    this.#button.addEventListener("click", () => {
      this.#scrollToEnd();
      this.#box.focus();
    });
    // Stay at the end when pictures load, the window is resized or the message box grows.
    const observer = new ResizeObserver(() => this.#isAtEnd && this.#scrollToEnd());
    observer.observe(this.#box);
    this.#box.addEventListener("load", () => this.#isAtEnd && this.#showNewest(), true);
    store.on("message", (message) => this.#showMessage(message));
    store.on("message-removed", (id) => this.#removeMessage(id));
    store.on("pending", (key) => this.#updateControl(key));
    store.on("failed", ({ message }) => {
      if (message) store.failures.add(message);
      this.#renderAgain(message);
    });
  }

  /** Renders everything again, for another channel, person or language. */
  renderAll() {
    // While aria-busy is set, screen readers do not announce the existing messages.
    this.#box.setAttribute("aria-busy", "true");
    this.#box.setAttribute(
      "aria-label",
      translate("messagesIn", { name: this.#context.channelLabel() }),
    );
    this.#button.textContent = translate("newest");
    this.#box.replaceChildren(
      this.#beginning(),
      ...this.#store.messages.map((message) => this.#createNode(message)),
    );
    this.#groupMessages();
    this.#scrollToEnd();
    setTimeout(() => this.#box.removeAttribute("aria-busy"), 100);
  }

  /** Scrolls to a message of this channel; false if it does not exist. */
  async scrollTo(id) {
    while (!this.#find(id) && this.#store.hasMore) await this.#loadOlder();
    const node = this.#find(id);
    if (!node) return false;
    this.#isAtEnd = false;
    node.scrollIntoView({ block: "center" });
    node.focus({ preventScroll: true });
    return true;
  }

  #createNode = (message) => messageNode(message, this.#store, this.#context, this.#actions);

  #find = (id) => byId(`m-${id}`);

  #beginning() {
    const text = this.#store.hasMore
      ? ""
      : translate("beginning", { name: this.#context.channelLabel() });
    return h("p", { class: "beginning", hidden: this.#store.hasMore }, text);
  }

  #showMessage(message) {
    const old = this.#find(message.id);
    const node = this.#createNode(message);
    if (old) {
      this.#replace(old, node);
    } else {
      const next = [...this.#box.querySelectorAll("article")].find((article) =>
        isOlder(message.id, article.dataset.id),
      );
      this.#box.insertBefore(node, next ?? null);
    }
    this.#groupMessages();
    // What the reader has written, and a reply to what they have done, is always shown.
    if (!old && (message.author.id === this.#store.me || message.ephemeral)) this.#isAtEnd = true;
    if (this.#isAtEnd) this.#showNewest();
    else if (!old) this.#button.hidden = false;
    if (!old && this.#isReply(message)) this.#focusReply(node);
  }

  #isReply = (message) =>
    message.ephemeral || message.interaction_metadata?.user.id === this.#store.me;

  /** After a control was used by keyboard, the focus goes to the reply, unless it has left the
   *  list. */
  #focusReply(node) {
    if (!this.#store.replyGetsFocus) return;
    this.#store.replyGetsFocus = false;
    const focused = document.activeElement;
    if (focused === document.body || this.#box.contains(focused))
      node.focus({ preventScroll: true });
  }

  /** Updates only the control itself, so that a menu keeps its chosen values. */
  #updateControl(key) {
    const [id, ...rest] = key.split("/");
    const control = [...(this.#find(id)?.querySelectorAll("[data-custom-id]") ?? [])].find(
      (one) => one.dataset.customId === rest.join("/"),
    );
    if (!control) return;
    const isWaiting = this.#store.pending.has(key);
    control.classList.toggle("is-waiting", isWaiting);
    if (isWaiting) control.setAttribute("aria-busy", "true");
    else control.removeAttribute("aria-busy");
  }

  #renderAgain(id) {
    const message = this.#store.messages.find((one) => one.id === id);
    if (message) this.#showMessage(message);
  }

  /** Replaces a message; the focus moves to the same control of the new version. */
  #replace(old, node) {
    const focused = old.contains(document.activeElement) ? document.activeElement : null;
    old.replaceWith(node);
    if (!focused) return;
    const { customId } = focused.dataset;
    const same =
      customId &&
      [...node.querySelectorAll("[data-custom-id]")].find(
        (control) => control.dataset.customId === customId,
      );
    (same && !same.disabled ? same : node).focus({ preventScroll: true });
  }

  #removeMessage(id) {
    const node = this.#find(id);
    if (!node) return;
    const focused = node.contains(document.activeElement);
    const neighbour = node.previousElementSibling;
    node.remove();
    this.#groupMessages();
    if (focused)
      (neighbour?.matches("article") ? neighbour : this.#box).focus({ preventScroll: true });
  }

  #groupMessages() {
    let last = null;
    for (const node of this.#box.querySelectorAll("article")) {
      const time = Number(node.dataset.time);
      const newDay = !last || new Date(last.time).toDateString() !== new Date(time).toDateString();
      const isEphemeral = node.classList.contains("ephemeral");
      const hasHeading =
        newDay ||
        last.author !== node.dataset.author ||
        last.isEphemeral !== isEphemeral ||
        minutesBetween(last.time, time) > GROUP_WITHIN_MIN ||
        node.querySelector(":scope > .command-used");
      node.classList.toggle("new-day", newDay);
      node.classList.toggle("is-continued", !hasHeading);
      last = { time, author: node.dataset.author, isEphemeral };
    }
  }

  /** Scrolls to the end, or to the top of the newest message if it is a long private reply. */
  #showNewest() {
    this.#scrollToEnd();
    const newest = this.#box.querySelector("article:last-of-type");
    if (!newest?.classList.contains("ephemeral")) return;
    const hidden = this.#box.getBoundingClientRect().top - newest.getBoundingClientRect().top;
    if (hidden <= 0) return;
    this.#box.scrollTop -= hidden;
    this.#lastTop = this.#box.scrollTop;
    this.#isAtEnd = false;
    this.#button.hidden = false;
  }

  #scrollToEnd() {
    this.#box.scrollTop = this.#box.scrollHeight;
    this.#isAtEnd = true;
    this.#button.hidden = true;
    this.onRead();
  }

  #onScroll() {
    const { scrollTop, scrollHeight, clientHeight } = this.#box;
    const isNear = scrollHeight - scrollTop - clientHeight < END_TOLERANCE_PX;
    // Only scrolling up leaves the end: growing content is not scrolling.
    this.#isAtEnd = isNear || (this.#isAtEnd && scrollTop >= this.#lastTop);
    this.#lastTop = scrollTop;
    if (this.#isAtEnd && !this.#button.hidden) {
      this.#button.hidden = true;
      this.onRead();
    }
    if (scrollTop < 200 && this.#store.hasMore && !this.#isLoading) this.#loadOlder();
  }

  get isAtEnd() {
    return this.#isAtEnd;
  }

  async #loadOlder() {
    this.#isLoading = true;
    try {
      const height = this.#box.scrollHeight;
      const channel = this.#store.channel;
      const older = await this.#store.loadOlder();
      if (channel !== this.#store.channel) return;
      this.#box.setAttribute("aria-busy", "true");
      this.#box.firstElementChild.replaceWith(this.#beginning(), ...older.map(this.#createNode));
      this.#groupMessages();
      if (!this.#isAtEnd) this.#box.scrollTop += this.#box.scrollHeight - height;
      setTimeout(() => this.#box.removeAttribute("aria-busy"), 100);
    } finally {
      this.#isLoading = false;
    }
  }
}
