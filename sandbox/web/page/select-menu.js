// A select menu: a button that opens a list of choices. A single choice is sent at once,
// several choices are sent when the list is closed.

import { uniqueId, h } from "./dom.js";
import { translate } from "./translations.js";

/** `choices` is [{value, label, description, symbol, default}]; `onChoose` gets the values. */
export function selectMenu({
  choices,
  placeholder,
  min,
  max,
  disabled,
  label,
  customId,
  onChoose,
}) {
  const isMultiple = max > 1;
  let chosen = new Set(choices.filter((choice) => choice.default).map(({ value }) => value));
  let before = new Set(chosen);
  let active = 0;
  let wasSent = false;

  const listId = uniqueId("menu");
  const shown = h("span", { class: "menu-label" });
  const name = label || placeholder || translate("makeChoice");
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
    const node = h(
      "li",
      { role: "option", id: uniqueId("choice") },
      h("span", { class: "checkmark", "aria-hidden": "true" }),
      choice.symbol ?? null,
      h("span", {}, text),
    );
    node.addEventListener("pointermove", () => activate(at, false));
    node.addEventListener("click", () => toggle(at));
    return node;
  });
  const list = h(
    "ul",
    {
      role: "listbox",
      id: listId,
      "aria-label": name,
      "aria-multiselectable": isMultiple ? "true" : null,
    },
    options,
  );
  const hint = h(
    "span",
    {},
    min === max ? translate("chooseExactly", { max }) : translate("chooseBetween", { min, max }),
  );
  const done = h(
    "button",
    { type: "button", class: "small-button", onclick: () => close(true) },
    translate("done"),
  );
  const box = h(
    "div",
    { class: "menu-box", popover: "manual" },
    list,
    isMultiple ? h("div", { class: "menu-footer" }, hint, done) : null,
  );

  const isOpen = () => box.matches(":popover-open");

  function update() {
    const labels = choices.filter(({ value }) => chosen.has(value)).map((choice) => choice.label);
    shown.textContent = labels.length ? labels.join(", ") : placeholder || translate("makeChoice");
    shown.classList.toggle("empty", labels.length === 0);
    options.forEach((node, at) => {
      node.setAttribute("aria-selected", String(chosen.has(choices[at].value)));
      node.classList.toggle("active", at === active && isOpen());
    });
    done.disabled = chosen.size < min;
    if (isOpen() && options.length)
      button.setAttribute("aria-activedescendant", options[active].id);
    else button.removeAttribute("aria-activedescendant");
    button.setAttribute("aria-expanded", String(isOpen()));
  }

  function open() {
    before = new Set(chosen);
    active = Math.max(
      0,
      choices.findIndex(({ value }) => chosen.has(value)),
    );
    box.showPopover();
    const rect = button.getBoundingClientRect();
    const above = rect.top > innerHeight - rect.bottom;
    box.style.left = `${Math.max(8, Math.min(rect.left, innerWidth - rect.width - 8))}px`;
    box.style.width = `${rect.width}px`;
    box.style.top = above ? "auto" : `${rect.bottom + 4}px`;
    box.style.bottom = above ? `${innerHeight - rect.top + 4}px` : "auto";
    box.style.maxHeight = `${Math.min(360, (above ? rect.top : innerHeight - rect.bottom) - 16)}px`;
    document.addEventListener("pointerdown", onPointerDownOutside, true);
    button.focus();
    update();
    activate(active, true);
  }

  function onPointerDownOutside({ target }) {
    if (!box.contains(target) && !button.contains(target)) close(chosen.size >= min);
  }

  function close(keep) {
    if (!isOpen()) return;
    document.removeEventListener("pointerdown", onPointerDownOutside, true);
    box.hidePopover();
    const changed = chosen.size !== before.size || [...chosen].some((value) => !before.has(value));
    if (!keep) chosen = new Set(before);
    update();
    if (keep && (changed || !wasSent)) {
      wasSent = true;
      onChoose([...chosen]);
    }
  }

  function activate(at, scroll) {
    active = Math.max(0, Math.min(choices.length - 1, at));
    if (scroll) options[active]?.scrollIntoView({ block: "nearest" });
    update();
  }

  function toggle(at) {
    const { value } = choices[at];
    active = at;
    if (!isMultiple) {
      chosen = new Set([value]);
      return close(true);
    }
    if (!chosen.delete(value) && chosen.size < max) chosen.add(value);
    update();
  }

  button.addEventListener("click", () => (isOpen() ? close(chosen.size >= min) : open()));
  button.addEventListener("keydown", (event) => {
    const { key } = event;
    const targets = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      Home: 0,
      End: choices.length - 1,
      PageDown: active + 8,
      PageUp: active - 8,
    };
    if (!isOpen()) {
      if (key !== "ArrowDown" && key !== "ArrowUp") return;
      open();
    } else if (key in targets) activate(targets[key], true);
    else if (key === "Enter" || key === " ") toggle(active);
    else if (key === "Escape") close(false);
    else if (key === "Tab") return void close(isMultiple && chosen.size >= min);
    else if (key.length === 1) {
      const startsWithKey = (choice) => choice.label.toLowerCase().startsWith(key.toLowerCase());
      const after = choices.findIndex((choice, at) => at > active && startsWithKey(choice));
      const found = after >= 0 ? after : choices.findIndex(startsWithKey);
      if (found >= 0) activate(found, true);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });

  update();
  const node = h("div", { class: "menu-container" }, button, box);
  return { node, values: () => [...chosen] };
}
