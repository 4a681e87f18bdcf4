// A select menu: a button that opens a list of choices. One choice is sent at once, several when the list is closed.

import { freshId, h } from "./dom.js";
import { say } from "./words.js";

/** choices: [{value, label, description, emoji, default}]; onChoose gets the list of values. */
export function menu({ choices, placeholder, least, most, disabled, label, customId, onChoose }) {
  const many = most > 1;
  let chosen = new Set(choices.filter((choice) => choice.default).map(({ value }) => value));
  let before = new Set(chosen);
  let active = 0;
  let given = false;

  const listId = freshId("menu");
  const shown = h("span", { class: "menu-shown" });
  const name = label || placeholder || say("makeChoice");
  const button = h(
    "button",
    {
      type: "button",
      class: "menu",
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-controls": listId,
      "aria-label": name,
      disabled,
      data: { customId },
    },
    shown,
  );
  const options = choices.map((choice, at) => {
    const text = [choice.label, choice.description ? h("small", {}, choice.description) : null];
    const node = h("li", { role: "option", id: freshId("choice") }, h("span", { class: "mark", "aria-hidden": "true" }), choice.emoji?.name ?? null, h("span", {}, text));
    node.addEventListener("pointermove", () => goTo(at, false));
    node.addEventListener("click", () => pick(at));
    return node;
  });
  const list = h("ul", { role: "listbox", id: listId, "aria-label": name, "aria-multiselectable": many ? "true" : null }, options);
  const hint = h("span", {}, least === most ? say("chooseExactly", { most }) : say("chooseBetween", { least, most }));
  const done = h("button", { type: "button", class: "small-button", onclick: () => finish(true) }, say("done"));
  const box = h("div", { class: "menu-box", popover: "manual" }, list, many ? h("div", { class: "menu-foot" }, hint, done) : null);

  const isOpen = () => box.matches(":popover-open");

  function show() {
    const labels = choices.filter(({ value }) => chosen.has(value)).map((choice) => choice.label);
    shown.textContent = labels.length ? labels.join(", ") : placeholder || say("makeChoice");
    shown.classList.toggle("empty", labels.length === 0);
    options.forEach((node, at) => {
      node.setAttribute("aria-selected", String(chosen.has(choices[at].value)));
      node.classList.toggle("active", at === active && isOpen());
    });
    done.disabled = chosen.size < least;
    if (isOpen() && options.length) button.setAttribute("aria-activedescendant", options[active].id);
    else button.removeAttribute("aria-activedescendant");
    button.setAttribute("aria-expanded", String(isOpen()));
  }

  function open() {
    before = new Set(chosen);
    active = Math.max(0, choices.findIndex(({ value }) => chosen.has(value)));
    box.showPopover();
    const room = button.getBoundingClientRect();
    const above = room.top > innerHeight - room.bottom;
    box.style.left = `${Math.max(8, Math.min(room.left, innerWidth - room.width - 8))}px`;
    box.style.width = `${room.width}px`;
    box.style.top = above ? "auto" : `${room.bottom + 4}px`;
    box.style.bottom = above ? `${innerHeight - room.top + 4}px` : "auto";
    box.style.maxHeight = `${Math.min(360, (above ? room.top : innerHeight - room.bottom) - 16)}px`;
    document.addEventListener("pointerdown", outside, true);
    button.focus();
    show();
    goTo(active, true);
  }

  function outside({ target }) {
    if (!box.contains(target) && !button.contains(target)) finish(chosen.size >= least);
  }

  function finish(keep) {
    if (!isOpen()) return;
    document.removeEventListener("pointerdown", outside, true);
    box.hidePopover();
    const changed = chosen.size !== before.size || [...chosen].some((value) => !before.has(value));
    if (!keep) chosen = new Set(before);
    show();
    if (keep && (changed || !given)) {
      given = true;
      onChoose([...chosen]);
    }
  }

  function goTo(at, scroll) {
    active = Math.max(0, Math.min(choices.length - 1, at));
    if (scroll) options[active]?.scrollIntoView({ block: "nearest" });
    show();
  }

  function pick(at) {
    const { value } = choices[at];
    active = at;
    if (!many) {
      chosen = new Set([value]);
      return finish(true);
    }
    if (!chosen.delete(value) && chosen.size < most) chosen.add(value);
    show();
  }

  button.addEventListener("click", () => (isOpen() ? finish(chosen.size >= least) : open()));
  button.addEventListener("keydown", (event) => {
    const { key } = event;
    const far = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: choices.length - 1, PageDown: active + 8, PageUp: active - 8 };
    if (!isOpen()) {
      if (key !== "ArrowDown" && key !== "ArrowUp") return;
      open();
    } else if (key in far) goTo(far[key], true);
    else if (key === "Enter" || key === " ") pick(active);
    else if (key === "Escape") finish(false);
    else if (key === "Tab") return void finish(many && chosen.size >= least);
    else if (key.length === 1) {
      const start = (choice) => choice.label.toLowerCase().startsWith(key.toLowerCase());
      const after = choices.findIndex((choice, at) => at > active && start(choice));
      const found = after >= 0 ? after : choices.findIndex(start);
      if (found >= 0) goTo(found, true);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });

  show();
  const node = h("div", { class: "menu-whole" }, button, box);
  return { node, values: () => [...chosen] };
}
