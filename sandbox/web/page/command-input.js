// The input for a command: its name, a field for each option, and a last field where Enter sends.

import * as api from "./api.js";
import { h } from "./dom.js";
import { filterChoices, fixedChoices, parseValue, splitOptions } from "./commands.js";
import { COMBOBOX } from "./suggestions.js";
import { translate } from "./translations.js";

const AUTOCOMPLETE_DELAY_MS = 120; // after the last key press

export class CommandInput {
  #store;
  #suggestions;
  #fields = [];
  #lastField;
  #request = null;
  #timer = 0;

  /** `onLeave(text)` returns to the plain message box; `onSend(request)` uses the command. */
  constructor(entry, store, suggestions, { onLeave, onSend }) {
    this.entry = entry;
    this.#store = store;
    this.#suggestions = suggestions;
    this.onLeave = onLeave;
    this.onSend = onSend;
    this.#lastField = h("input", { ...COMBOBOX, class: "last-field" });
    this.#lastField.addEventListener("input", () => this.#suggestOptions());
    this.#lastField.addEventListener("focus", () => this.#suggestOptions());
    this.#lastField.addEventListener("blur", () => this.#suggestions.hide());
    this.#lastField.addEventListener("keydown", (event) => this.#lastFieldKey(event));
    const leave = h(
      "button",
      {
        type: "button",
        class: "command-name",
        title: translate("leaveCommand"),
        "aria-label": `/${entry.name}: ${translate("leaveCommand")}`,
        onclick: () => this.leave(),
      },
      `/${entry.name}`,
    );
    this.node = h(
      "div",
      {
        class: "command-input",
        role: "group",
        "aria-label": `/${entry.name} ${entry.description}`,
      },
      leave,
      this.#lastField,
    );
    for (const option of entry.options) if (option.required) this.#add(option);
  }

  /** `text` was typed after the name of the command, such as "Paris" or "route:Paris". */
  start(text) {
    const first = this.#fields[0];
    this.#updateLastField();
    if (this.#distribute(text, first)) return;
    const input = first?.input ?? this.#lastField;
    input.value = text;
    input.focus();
  }

  /** If the text names options, each gets its value, and `field` or the last field what stands
   *  before them. Returns whether it does. */
  #distribute(text, field) {
    const { start, named } = splitOptions(text, this.entry.options);
    if (!named.length) return false;
    if (field) this.#fill(field, start.trim());
    else this.#lastField.value = start.trim();
    const fields = named.map(({ option, text }) => {
      const named = this.#fields.find((one) => one.option === option) ?? this.#add(option);
      this.#fill(named, text);
      return named;
    });
    const last = fields.at(-1);
    if (document.activeElement === last.input) this.#suggest(last);
    else last.input.focus();
    return true;
  }

  #fill(field, text) {
    field.input.value = text;
    field.picked = null;
    this.#resize(field);
  }

  #resize({ input }) {
    input.size = Math.min(40, Math.max(6, input.value.length + 1));
  }

  leave(text = "") {
    this.#cancelSuggestions();
    this.onLeave(text);
  }

  send() {
    this.#cancelSuggestions();
    if (this.#lastField.value.trim()) return this.#askForOption();
    const { values, invalid } = this.#values();
    if (invalid) {
      invalid.field.error.textContent = invalid.error;
      invalid.field.input.setAttribute("aria-invalid", "true");
      invalid.field.input.focus();
      return;
    }
    this.onSend({ command: this.entry.id, subcommand: this.entry.path, options: values });
  }

  /** There is text in the last field that belongs to no option. */
  #askForOption() {
    this.#lastField.focus();
    const unused = this.#unusedOptions();
    this.#suggestions.show(this.#lastField, {
      title: translate("optionalOptions"),
      note: translate(unused.length ? "nameOption" : "noOption"),
      items: unused.map(optionItem),
      first: false,
      onPick: ({ option }) => this.#addOption(option),
    });
  }

  #add(option) {
    const id = `option-${option.original_name ?? option.name}`;
    const about = `${id}-about`;
    const input = h("input", {
      ...COMBOBOX,
      id,
      "aria-describedby": about,
      "aria-required": option.required ? "true" : null,
      maxlength: option.max_length ?? "6000",
      inputmode: option.type === 4 && !option.autocomplete ? "numeric" : null,
      size: "6",
    });
    const error = h("span", { class: "chip-error", id: about });
    const node = h("span", { class: "chip" }, h("label", { for: id }, option.name), input, error);
    const field = { option, node, input, error, picked: null };
    input.addEventListener("input", () => this.#changed(field));
    input.addEventListener("focus", () => this.#suggest(field));
    input.addEventListener("blur", () => this.#suggestions.hide());
    input.addEventListener("keydown", (event) => this.#fieldKey(event, field));
    this.#fields.push(field);
    this.node.insertBefore(node, this.#lastField);
    this.#updateLastField();
    return field;
  }

  #remove(field) {
    this.#fields = this.#fields.filter((one) => one !== field);
    field.node.remove();
    this.#updateLastField();
    this.#lastField.focus();
  }

  #unusedOptions = () =>
    this.entry.options.filter((option) => !this.#fields.some((field) => field.option === option));

  #updateLastField() {
    const n = this.#unusedOptions().length;
    const hint = n ? translate("moreOptions", { n }) : translate("enterSends");
    this.#lastField.placeholder = hint;
    this.#lastField.setAttribute("aria-label", n ? `${hint}, ${translate("enterSends")}` : hint);
  }

  #changed(field) {
    field.error.textContent = "";
    field.input.removeAttribute("aria-invalid");
    if (this.#distribute(field.input.value, field)) return;
    this.#resize(field);
    if (field.picked?.label !== field.input.value) field.picked = null;
    this.#suggest(field);
  }

  // Suggestions for one option

  #suggest(field) {
    this.#cancelSuggestions();
    const { option, input } = field;
    const title = `${option.name}: ${option.description}`;
    const choices = fixedChoices(option, this.#store);
    const onPick = (item) => this.#accept(field, item);
    if (choices) {
      const found = field.picked ? choices : filterChoices(choices, input.value);
      // If nothing matches, everything is shown and nothing is selected.
      this.#suggestions.show(input, {
        title,
        items: found.length ? found : filterChoices(choices, ""),
        note: found.length ? "" : translate("notInList"),
        first: found.length > 0,
        onPick,
      });
    } else if (option.autocomplete) {
      this.#suggestions.show(input, { title, note: translate("loading") });
      this.#timer = setTimeout(
        () => this.#autocomplete(field, title, onPick),
        AUTOCOMPLETE_DELAY_MS,
      );
    } else {
      this.#suggestions.show(input, { title });
    }
  }

  async #autocomplete(field, title, onPick) {
    const request = new AbortController();
    this.#request = request;
    const options = {
      ...this.#values(field).values,
      [originalName(field.option)]: field.input.value,
    };
    let suggestions;
    try {
      const body = {
        as: this.#store.me,
        channel: this.#store.channel,
        command: this.entry.id,
        subcommand: this.entry.path,
        options,
        focused: originalName(field.option),
      };
      const { choices } = await api.autocomplete(body, request.signal);
      const items = choices.map(({ name, value }) => ({ label: name, value }));
      suggestions = { title, items, note: items.length ? "" : translate("noChoice"), onPick };
    } catch (failure) {
      suggestions = {
        title,
        note:
          failure.code === "unreachable"
            ? translate("loadingFailed")
            : failure.message || translate("loadingFailed"),
      };
    }
    // Ignore the answer if a newer request was made or the field has lost the focus.
    if (this.#request !== request || document.activeElement !== field.input) return;
    this.#suggestions.show(field.input, suggestions);
  }

  #cancelSuggestions() {
    clearTimeout(this.#timer);
    this.#request?.abort();
    this.#request = null;
    this.#suggestions.hide();
  }

  #accept(field, item) {
    field.picked = item;
    field.input.value = item.label;
    field.error.textContent = "";
    field.input.removeAttribute("aria-invalid");
    this.#resize(field);
    this.#cancelSuggestions();
    const index = this.#fields.indexOf(field);
    const next = [...this.#fields.slice(index + 1), ...this.#fields].find(
      (one) => one !== field && one.input.value === "",
    );
    (next?.input ?? this.#lastField).focus();
  }

  #suggestOptions() {
    this.#cancelSuggestions();
    if (this.#distribute(this.#lastField.value, null)) return;
    const typed = this.#lastField.value.toLowerCase().trimStart();
    const items = this.#unusedOptions()
      .filter(({ name }) => name.includes(typed))
      .map(optionItem);
    const onPick = ({ option }) => this.#addOption(option);
    // Nothing is selected at first, because Enter in this field sends the command.
    if (items.length)
      this.#suggestions.show(this.#lastField, {
        title: translate("optionalOptions"),
        items,
        first: typed !== "",
        onPick,
      });
  }

  #addOption(option) {
    this.#lastField.value = "";
    this.#add(option).input.focus();
  }

  // Keys

  #suggestionKey(event) {
    if (event.isComposing) return true;
    const list = this.#suggestions;
    if (event.key === "ArrowDown" || event.key === "ArrowUp")
      list.move(event.key === "ArrowDown" ? 1 : -1);
    else if (
      (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) &&
      list.isOpen &&
      list.active
    )
      list.pick();
    else if (event.key === "Escape" && list.isOpen) this.#cancelSuggestions();
    else if (event.key === "Escape") this.leave();
    else return false;
    event.preventDefault();
    return true;
  }

  #fieldKey(event, field) {
    const { key } = event;
    const isChosen = field.picked && field.picked.label === field.input.value;
    // If the value has been chosen from the list, Enter sends instead of choosing again.
    if (key === "Enter" && isChosen) this.#cancelSuggestions();
    if (this.#suggestionKey(event)) return;
    if (key === "Enter") {
      event.preventDefault();
      this.send();
    } else if (key === "Backspace" && field.input.value === "") {
      event.preventDefault();
      const index = this.#fields.indexOf(field);
      if (!field.option.required) this.#remove(field);
      else if (index > 0) this.#fields[index - 1].input.focus();
      else this.leave(`/${this.entry.name}`);
    }
  }

  #lastFieldKey(event) {
    if (this.#suggestionKey(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      this.send();
    } else if (event.key === "Backspace" && this.#lastField.value === "") {
      event.preventDefault();
      const last = this.#fields.at(-1);
      if (last) last.input.focus();
      else this.leave(`/${this.entry.name}`);
    }
  }

  /** The values of all fields except one, and the first field with an error. */
  #values(except = null) {
    const values = {};
    let invalid = null;
    for (const field of this.#fields) {
      if (field === except) continue;
      const { option, input, picked } = field;
      if (input.value === "") {
        if (option.required) invalid ??= { field, error: translate("required") };
        continue;
      }
      const { value, error } = parseValue(option, input.value, picked, this.#store);
      if (error) invalid ??= { field, error };
      else values[originalName(option)] = value;
    }
    return { values, invalid };
  }
}

const optionItem = (option) => ({ label: option.name, detail: option.description, option });

const originalName = (option) => option.original_name ?? option.name;
