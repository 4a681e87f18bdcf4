// The box at the bottom: plain messages, and commands after a slash.

import { byId, h, icon } from "./dom.js";
import { CommandLine } from "./commandline.js";
import { entries, matching, typedOut } from "./commands.js";
import { COMBOBOX, Suggestions } from "./suggestions.js";
import { say } from "./words.js";

const TALLEST_PX = 160;
const NARROW = matchMedia("(max-width: 760px)");

export class Composer {
  #store;
  #world;
  #acts;
  #suggestions = new Suggestions();
  #text = h("textarea", { ...COMBOBOX, id: "composer-text", rows: "1", maxlength: "2000" });
  #send = h("button", { type: "button", class: "icon send" }, icon("M3 11 21 3l-8 18-2-8z"));
  #line = null;
  #drafts = new Map();
  #where = "";

  constructor(store, world, acts) {
    this.#store = store;
    this.#world = world;
    this.#acts = acts;
    byId("composer").append(this.#suggestions.node, h("div", { class: "box" }, this.#text, this.#send));
    this.#text.addEventListener("input", () => this.#changed());
    this.#text.addEventListener("focus", () => this.#changed());
    this.#text.addEventListener("blur", () => this.#suggestions.hide());
    this.#text.addEventListener("keydown", (event) => this.#key(event));
    this.#send.addEventListener("click", () => (this.#line ? this.#line.send() : this.#write()));
  }

  /** Another room, person or language: keep what was being written where it was. */
  refresh() {
    const here = `${this.#store.me}/${this.#store.channel}`;
    if (here !== this.#where) {
      if (this.#where) this.#drafts.set(this.#where, this.#text.value);
      this.#where = here;
      this.#close(this.#drafts.get(here) ?? "", false);
    }
    const name = this.#world.placeName();
    const mayWrite = this.#store.place?.can_send !== false;
    this.#text.disabled = !mayWrite;
    this.#send.disabled = !mayWrite;
    const hint = NARROW.matches ? "messageTo" : "messageHint";
    this.#text.placeholder = mayWrite ? say(hint, { name }) : say("mayNotWrite");
    this.#text.setAttribute("aria-label", say("messageTo", { name }));
    this.#send.setAttribute("aria-label", say("send"));
  }

  focus() {
    this.#text.focus();
  }

  /** Begin a command that was mentioned in a message. */
  begin(id, name) {
    const all = this.#entries();
    const entry = all.find((one) => one.id === id && one.original === name) ?? all.find((one) => one.id === id);
    if (entry) this.#open(entry, "");
  }

  #entries = () => entries(this.#store.state.commands, this.#store.place?.type === 1);

  #changed() {
    this.#text.style.height = "auto";
    this.#text.style.height = `${Math.min(TALLEST_PX, this.#text.scrollHeight)}px`;
    const { value } = this.#text;
    if (!value.startsWith("/") || value.includes("\n")) return this.#suggestions.hide();
    const all = this.#entries();
    const whole = typedOut(all, value.slice(1));
    if (whole) return this.#open(whole.entry, whole.rest);
    const items = matching(all, value.slice(1)).map((entry) => ({
      label: `/${entry.name}`,
      detail: entry.description,
      aside: entry.options.filter((option) => option.required).map(({ name }) => name).join(" "),
      entry,
    }));
    const note = items.length ? "" : say("noCommand");
    this.#suggestions.show(this.#text, { title: say("commands"), items, note, onPick: ({ entry }) => this.#open(entry, "") });
  }

  #key(event) {
    const list = this.#suggestions;
    const { key } = event;
    if (event.isComposing) return;
    if (list.isOpen && (key === "ArrowDown" || key === "ArrowUp")) list.move(key === "ArrowDown" ? 1 : -1);
    else if (list.isOpen && list.active && (key === "Enter" || (key === "Tab" && !event.shiftKey))) list.pick();
    else if (list.isOpen && key === "Escape") list.hide();
    else if (key === "Enter" && !event.shiftKey) this.#write();
    else return;
    event.preventDefault();
  }

  async #write() {
    const content = this.#text.value.trim();
    if (!content || content.startsWith("/")) return;
    this.#close("", true);
    if (!(await this.#acts.write(content)) && !this.#text.value) this.#close(content, true);
  }

  // Commands

  #open(entry, rest) {
    this.#line?.node.remove();
    this.#line = new CommandLine(entry, this.#store, this.#suggestions, {
      onLeave: (text) => this.#close(text, true),
      onSend: async (request) => {
        // Refused requests keep their options, so that one can mend them.
        if (await this.#acts.use(request, entry.name)) this.#close("", true);
      },
    });
    this.#suggestions.hide();
    this.#text.hidden = true;
    this.#text.before(this.#line.node);
    this.#line.start(rest);
  }

  #close(text, focus) {
    this.#line?.node.remove();
    this.#line = null;
    this.#text.hidden = false;
    this.#text.value = text;
    if (focus) this.focus();
    if (document.activeElement === this.#text) this.#changed();
    else this.#suggestions.hide();
  }
}
