// The message box: sends plain messages, and opens the command input after a slash.

import { byId, h, icon } from "./dom.js";
import { CommandInput } from "./command-input.js";
import { findCommands, findTypedCommand, listCommands } from "./commands.js";
import { COMBOBOX, Suggestions } from "./suggestions.js";
import { translate } from "./translations.js";

const MAX_HEIGHT_PX = 160;
const NARROW = matchMedia("(max-width: 760px)");

export class Composer {
  #store;
  #context;
  #actions;
  #suggestions = new Suggestions();
  #text = h("textarea", { ...COMBOBOX, id: "composer-text", rows: "1", maxlength: "2000" });
  #send = h("button", { type: "button", class: "icon send" }, icon("M3 11 21 3l-8 18-2-8z"));
  #commandInput = null;
  #drafts = new Map();
  #draftKey = "";

  constructor(store, context, actions) {
    this.#store = store;
    this.#context = context;
    this.#actions = actions;
    byId("composer").append(
      this.#suggestions.node,
      h("div", { class: "box" }, this.#text, this.#send),
    );
    this.#text.addEventListener("input", () => this.#changed());
    this.#text.addEventListener("focus", () => this.#changed());
    this.#text.addEventListener("blur", () => this.#suggestions.hide());
    this.#text.addEventListener("keydown", (event) => this.#key(event));
    this.#send.addEventListener("click", () =>
      this.#commandInput ? this.#commandInput.send() : this.#sendMessage(),
    );
  }

  /** Updates for another channel, person or language. Drafts are kept for each channel. */
  refresh() {
    const key = `${this.#store.me}/${this.#store.channel}`;
    if (key !== this.#draftKey) {
      if (this.#draftKey) this.#drafts.set(this.#draftKey, this.#text.value);
      this.#draftKey = key;
      this.#showText(this.#drafts.get(key) ?? "", false);
    }
    const name = this.#context.channelLabel();
    const canSend = this.#store.currentChannel?.can_send !== false;
    this.#text.disabled = !canSend;
    this.#send.disabled = !canSend;
    const hint = NARROW.matches ? "messageTo" : "messageHint";
    this.#text.placeholder = canSend ? translate(hint, { name }) : translate("mayNotWrite");
    this.#text.setAttribute("aria-label", translate("messageTo", { name }));
    this.#send.setAttribute("aria-label", translate("send"));
  }

  focus() {
    this.#text.focus();
  }

  /** Opens the input for a command that was mentioned in a message. */
  openCommand(id, name) {
    const all = this.#commands();
    const entry =
      all.find((one) => one.id === id && one.original === name) ?? all.find((one) => one.id === id);
    if (entry) this.#openInput(entry, "");
  }

  #commands = () =>
    listCommands(this.#store.state.commands, this.#store.currentChannel?.type === 1);

  #changed() {
    this.#text.style.height = "auto";
    this.#text.style.height = `${Math.min(MAX_HEIGHT_PX, this.#text.scrollHeight)}px`;
    const { value } = this.#text;
    if (!value.startsWith("/") || value.includes("\n")) return this.#suggestions.hide();
    const all = this.#commands();
    const typed = findTypedCommand(all, value.slice(1));
    if (typed) return this.#openInput(typed.entry, typed.rest);
    const items = findCommands(all, value.slice(1)).map((entry) => ({
      label: `/${entry.name}`,
      detail: entry.description,
      extra: entry.options
        .filter((option) => option.required)
        .map(({ name }) => name)
        .join(" "),
      entry,
    }));
    const note = items.length ? "" : translate("noCommand");
    this.#suggestions.show(this.#text, {
      title: translate("commands"),
      items,
      note,
      onPick: ({ entry }) => this.#openInput(entry, ""),
    });
  }

  #key(event) {
    const list = this.#suggestions;
    const { key } = event;
    if (event.isComposing) return;
    if (list.isOpen && (key === "ArrowDown" || key === "ArrowUp"))
      list.move(key === "ArrowDown" ? 1 : -1);
    else if (list.isOpen && list.active && (key === "Enter" || (key === "Tab" && !event.shiftKey)))
      list.pick();
    else if (list.isOpen && key === "Escape") list.hide();
    else if (key === "Enter" && !event.shiftKey) this.#sendMessage();
    else return;
    event.preventDefault();
  }

  async #sendMessage() {
    const content = this.#text.value.trim();
    if (!content) return;
    if (content.startsWith("/")) return this.#useTypedCommand(content);
    this.#showText("", true);
    if (!(await this.#actions.sendMessage(content)) && !this.#text.value)
      this.#showText(content, true);
  }

  // Commands

  /** Uses the command that was typed as a whole, or shows which commands there are. */
  #useTypedCommand(content) {
    const typed = findTypedCommand(this.#commands(), `${content.slice(1)} `);
    if (!typed) {
      this.focus();
      return this.#changed();
    }
    this.#openInput(typed.entry, typed.rest.trim());
    this.#commandInput.send();
  }

  #openInput(entry, rest) {
    this.#commandInput?.node.remove();
    this.#commandInput = new CommandInput(entry, this.#store, this.#suggestions, {
      onLeave: (text) => this.#showText(text, true),
      onSend: async (request) => {
        // After a refusal the input stays open, so that the options can be corrected.
        if (await this.#actions.useCommand(request)) this.#showText("", true);
      },
    });
    this.#suggestions.hide();
    this.#text.hidden = true;
    this.#text.before(this.#commandInput.node);
    this.#commandInput.start(rest);
  }

  #showText(text, focus) {
    this.#commandInput?.node.remove();
    this.#commandInput = null;
    this.#text.hidden = false;
    this.#text.value = text;
    if (focus) this.focus();
    if (document.activeElement === this.#text) this.#changed();
    else this.#suggestions.hide();
  }
}
