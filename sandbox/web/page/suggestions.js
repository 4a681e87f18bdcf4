// The list of suggestions above the message box. The focus stays in the box, as the ARIA
// combobox pattern requires; aria-activedescendant tells which suggestion is active.

import { h, uniqueId } from "./dom.js";

export class Suggestions {
  #box;
  #list;
  #title;
  #input = null;
  #items = [];
  #nodes = [];
  #active = -1;
  #onPick = null;

  constructor() {
    this.#title = h("p", { class: "list-title", id: "suggestions-title" });
    this.#list = h("ul", {
      role: "listbox",
      id: "suggestions",
      "aria-labelledby": "suggestions-title",
    });
    this.#box = h("div", { class: "suggestions", hidden: true }, this.#title, this.#list);
    // A click on the list must not take the focus from the input.
    this.#box.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  get node() {
    return this.#box;
  }

  get isOpen() {
    return !this.#box.hidden;
  }

  get active() {
    return this.#items[this.#active] ?? null;
  }

  /** `items` is [{label, detail, extra}]; `note` explains why none is right. */
  show(input, { title, items = [], note = "", first = true, onPick = null }) {
    if (this.#input !== input) this.hide();
    this.#input = input;
    this.#items = items;
    this.#onPick = onPick;
    this.#title.textContent = note ? `${title} — ${note}` : title;
    this.#nodes = items.map((item, at) => this.#row(item, at));
    this.#list.replaceChildren(...this.#nodes);
    this.#box.hidden = false;
    input.setAttribute("aria-expanded", String(items.length > 0));
    this.#activate(first && items.length ? 0 : -1);
  }

  hide() {
    this.#box.hidden = true;
    this.#items = [];
    this.#active = -1;
    this.#list.replaceChildren();
    this.#input?.setAttribute("aria-expanded", "false");
    this.#input?.removeAttribute("aria-activedescendant");
  }

  move(by) {
    const count = this.#items.length;
    if (!count) return;
    const from = this.#active === -1 ? (by > 0 ? -1 : count) : this.#active;
    this.#activate((from + by + count) % count);
  }

  pick(item = this.active) {
    if (item) this.#onPick(item);
  }

  #row(item, at) {
    const extra = item.extra ? h("span", { class: "extra" }, item.extra) : null;
    const detail = item.detail ? h("small", {}, item.detail) : null;
    const node = h(
      "li",
      { role: "option", id: uniqueId("suggestion"), "aria-selected": "false" },
      h("span", {}, h("b", {}, item.label), detail),
      extra,
    );
    node.addEventListener("pointermove", () => this.#active === at || this.#activate(at, false));
    node.addEventListener("click", () => this.pick(item));
    return node;
  }

  #activate(at, scroll = true) {
    this.#nodes[this.#active]?.setAttribute("aria-selected", "false");
    this.#active = at;
    const node = this.#nodes[at];
    if (!node) return void this.#input.removeAttribute("aria-activedescendant");
    node.setAttribute("aria-selected", "true");
    this.#input.setAttribute("aria-activedescendant", node.id);
    if (scroll) node.scrollIntoView({ block: "nearest" });
  }
}

/** Attributes of an input that uses this list. */
export const COMBOBOX = {
  role: "combobox",
  "aria-autocomplete": "list",
  "aria-expanded": "false",
  "aria-controls": "suggestions",
  autocomplete: "off",
  autocapitalize: "off",
  spellcheck: "false",
};
