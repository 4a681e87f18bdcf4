// A command being filled in: its name, a chip for each option, and a last box where Enter sends.

import * as api from "./api.js";
import { h } from "./dom.js";
import { fitting, fixedChoices, read } from "./commands.js";
import { COMBOBOX } from "./suggestions.js";
import { say } from "./words.js";

const PAUSE_MS = 120; // between the last key and asking the bot

export class CommandLine {
  #store;
  #suggestions;
  #fields = [];
  #tail;
  #asked = null;
  #timer = 0;

  /** `onLeave(text)` goes back to plain text; `onSend(request)` uses the command. */
  constructor(entry, store, suggestions, { onLeave, onSend }) {
    this.entry = entry;
    this.#store = store;
    this.#suggestions = suggestions;
    this.onLeave = onLeave;
    this.onSend = onSend;
    this.#tail = h("input", { ...COMBOBOX, class: "tail" });
    this.#tail.addEventListener("input", () => this.#offerOptions());
    this.#tail.addEventListener("focus", () => this.#offerOptions());
    this.#tail.addEventListener("blur", () => this.#suggestions.hide());
    this.#tail.addEventListener("keydown", (event) => this.#tailKey(event));
    const leave = h("button", { type: "button", class: "command-name", title: say("leaveCommand"), "aria-label": `/${entry.name}: ${say("leaveCommand")}`, onclick: () => this.leave() }, `/${entry.name}`);
    this.node = h("div", { class: "command-line", role: "group", "aria-label": `/${entry.name} ${entry.description}` }, leave, this.#tail);
    for (const option of entry.options) if (option.required) this.#add(option);
  }

  start(text) {
    const first = this.#fields[0];
    if (first && text) first.input.value = text;
    this.#showTail();
    (first?.input ?? this.#tail).focus();
  }

  leave(text = "") {
    this.#stop();
    this.onLeave(text);
  }

  send() {
    this.#stop();
    const { values, wrong } = this.#values();
    if (wrong) {
      wrong.field.error.textContent = wrong.error;
      wrong.field.input.setAttribute("aria-invalid", "true");
      wrong.field.input.focus();
      return;
    }
    this.onSend({ command: this.entry.id, subcommand: this.entry.path, options: values });
  }

  #add(option) {
    const id = `option-${option.original_name ?? option.name}`;
    const about = `${id}-about`;
    const input = h("input", { ...COMBOBOX, id, "aria-describedby": about, "aria-required": option.required ? "true" : null, maxlength: option.max_length ?? "6000", inputmode: option.type === 4 && !option.autocomplete ? "numeric" : null, size: "6" });
    const error = h("span", { class: "chip-error", id: about });
    const node = h("span", { class: "chip" }, h("label", { for: id }, option.name), input, error);
    const field = { option, node, input, error, picked: null };
    input.addEventListener("input", () => this.#changed(field));
    input.addEventListener("focus", () => this.#offer(field));
    input.addEventListener("blur", () => this.#suggestions.hide());
    input.addEventListener("keydown", (event) => this.#fieldKey(event, field));
    this.#fields.push(field);
    this.node.insertBefore(node, this.#tail);
    this.#showTail();
    return field;
  }

  #remove(field) {
    this.#fields = this.#fields.filter((one) => one !== field);
    field.node.remove();
    this.#showTail();
    this.#tail.focus();
  }

  #left = () => this.entry.options.filter((option) => !this.#fields.some((field) => field.option === option));

  #showTail() {
    const n = this.#left().length;
    const hint = n ? say("moreOptions", { n }) : say("enterSends");
    this.#tail.placeholder = hint;
    this.#tail.setAttribute("aria-label", n ? `${hint}, ${say("enterSends")}` : hint);
  }

  #changed(field) {
    field.error.textContent = "";
    field.input.removeAttribute("aria-invalid");
    field.input.size = Math.min(40, Math.max(6, field.input.value.length + 1));
    if (field.picked?.label !== field.input.value) field.picked = null;
    this.#offer(field);
  }

  // Suggestions for one option

  #offer(field) {
    this.#stop();
    const { option, input } = field;
    const title = `${option.name}: ${option.description}`;
    const choices = fixedChoices(option, this.#store);
    const onPick = (item) => this.#accept(field, item);
    if (choices) {
      const items = field.picked ? choices : fitting(choices, input.value);
      this.#suggestions.show(input, { title, items, note: items.length ? "" : say("notInList"), onPick });
    } else if (option.autocomplete) {
      this.#suggestions.show(input, { title, note: say("loading") });
      this.#timer = setTimeout(() => this.#ask(field, title, onPick), PAUSE_MS);
    } else {
      this.#suggestions.show(input, { title });
    }
  }

  async #ask(field, title, onPick) {
    const asking = new AbortController();
    this.#asked = asking;
    const options = { ...this.#values(field).values, [nameToSend(field.option)]: field.input.value };
    let shown;
    try {
      const body = { as: this.#store.me, channel: this.#store.channel, command: this.entry.id, subcommand: this.entry.path, options, focused: nameToSend(field.option) };
      const { choices } = await api.autocomplete(body, asking.signal);
      const items = choices.map(({ name, value }) => ({ label: name, value }));
      shown = { title, items, note: items.length ? "" : say("noChoice"), onPick };
    } catch (failure) {
      shown = { title, note: failure.code === "unreachable" ? say("loadingFailed") : failure.message || say("loadingFailed") };
    }
    // Only the newest question counts, and only while one is still there.
    if (this.#asked !== asking || document.activeElement !== field.input) return;
    this.#suggestions.show(field.input, shown);
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#asked?.abort();
    this.#asked = null;
    this.#suggestions.hide();
  }

  #accept(field, item) {
    field.picked = item;
    field.input.value = item.label;
    field.error.textContent = "";
    field.input.removeAttribute("aria-invalid");
    field.input.size = Math.min(40, Math.max(6, item.label.length + 1));
    this.#stop();
    const at = this.#fields.indexOf(field);
    const next = [...this.#fields.slice(at + 1), ...this.#fields].find((one) => one !== field && one.input.value === "");
    (next?.input ?? this.#tail).focus();
  }

  #offerOptions() {
    this.#stop();
    const typed = this.#tail.value.toLowerCase().trimStart();
    const left = this.#left();
    const whole = left.find(({ name }) => typed === `${name}:`);
    if (whole) return this.#choose(whole);
    const items = left
      .filter(({ name }) => name.includes(typed))
      .map((option) => ({ label: option.name, detail: option.description, option }));
    const onPick = ({ option }) => this.#choose(option);
    // Nothing is pointed at until one asks for it: Enter here means send.
    if (items.length) this.#suggestions.show(this.#tail, { title: say("optionalOptions"), items, first: typed !== "", onPick });
  }

  #choose(option) {
    this.#tail.value = "";
    this.#add(option).input.focus();
  }

  // Keys

  #listKey(event) {
    if (event.isComposing) return true;
    const list = this.#suggestions;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") list.move(event.key === "ArrowDown" ? 1 : -1);
    else if ((event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) && list.isOpen && list.active) list.pick();
    else if (event.key === "Escape" && list.isOpen) this.#stop();
    else if (event.key === "Escape") this.leave();
    else return false;
    event.preventDefault();
    return true;
  }

  #fieldKey(event, field) {
    const { key } = event;
    const settled = field.picked && field.picked.label === field.input.value;
    // A value that has been chosen already needs no second choosing.
    if (key === "Enter" && settled) this.#stop();
    if (this.#listKey(event)) return;
    if (key === "Enter") {
      event.preventDefault();
      this.send();
    } else if (key === "Backspace" && field.input.value === "") {
      event.preventDefault();
      const at = this.#fields.indexOf(field);
      if (!field.option.required) this.#remove(field);
      else if (at > 0) this.#fields[at - 1].input.focus();
      else this.leave(`/${this.entry.name}`);
    }
  }

  #tailKey(event) {
    if (this.#listKey(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      this.send();
    } else if (event.key === "Backspace" && this.#tail.value === "") {
      event.preventDefault();
      const last = this.#fields.at(-1);
      if (last) last.input.focus();
      else this.leave(`/${this.entry.name}`);
    }
  }

  /** What has been filled in; without `except`, also what is wrong. */
  #values(except = null) {
    const values = {};
    let wrong = null;
    for (const field of this.#fields) {
      if (field === except) continue;
      const { option, input, picked } = field;
      if (input.value === "") {
        if (option.required) wrong ??= { field, error: say("required") };
        continue;
      }
      const { value, error } = read(option, input.value, picked, this.#store);
      if (error) wrong ??= { field, error };
      else values[nameToSend(option)] = value;
    }
    return { values, wrong };
  }
}

const nameToSend = (option) => option.original_name ?? option.name;
