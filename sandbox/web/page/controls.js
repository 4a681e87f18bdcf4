// The components of a message: buttons and menus in rows, and the newer layout kinds.

import { h, hex, nameOf } from "./dom.js";
import { keyOf } from "./events.js";
import { markdown } from "./markdown.js";
import { menu } from "./menu.js";
import { fileLink, picture } from "./pictures.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "secondary" };

/** `acts` answers: press(message, customId), choose(message, customId, values). */
export function components(message, store, world, acts) {
  const part = (data) => PARTS[data.type]?.(data) ?? null;
  const all = (list) => (list ?? []).map(part);

  const PARTS = {
    1: (row) => h("div", { class: "row" }, all(row.components)),
    2: (data) => button(data),
    3: (data) => select(data, data.options),
    5: (data) => select(data, people()),
    6: (data) => select(data, []),
    7: (data) => select(data, people()),
    8: (data) => select(data, channels(data.channel_types)),
    9: (data) => h("div", { class: "section" }, h("div", {}, all(data.components)), part(data.accessory)),
    10: (data) => h("div", { class: "text" }, markdown(data.content, world)),
    11: (data) => picture({ ...data.media, alt: data.description, classes: "thumbnail" }),
    12: (data) => h("div", { class: "pictures" }, data.items.map((item) => picture({ ...item.media, alt: item.description }))),
    13: (data) => fileLink({ url: data.file.url, filename: data.file.url.split("/").at(-1) }),
    14: (data) => (data.divider === false ? h("div", { class: "space" }) : h("hr")),
    17: (data) => container(data),
  };

  function container(data) {
    const node = h("div", { class: "embed" }, all(data.components));
    if (data.accent_color !== undefined && data.accent_color !== null) node.style.setProperty("--stripe", hex(data.accent_color));
    return node;
  }

  function button(data) {
    const face = [data.emoji?.name ? h("span", { "aria-hidden": data.label ? "true" : null }, data.emoji.name) : null, data.label ?? null];
    if (data.style === 5) {
      const url = /^https?:/.test(data.url ?? "") ? data.url : null;
      return h("a", { class: "button link", href: url, target: "_blank", rel: "noopener noreferrer" }, face);
    }
    const waits = store.pending.has(keyOf(message.id, data.custom_id));
    const onclick = () => acts.press(message, data.custom_id);
    return h(
      "button",
      {
        type: "button",
        class: `button ${STYLES[data.style] ?? "secondary"}${waits ? " waits" : ""}`,
        "aria-busy": waits ? "true" : null,
        disabled: data.disabled,
        data: { customId: data.custom_id },
        onclick,
      },
      face,
    );
  }

  function select(data, options) {
    const preset = new Set((data.default_values ?? []).map(({ id }) => id));
    return menu({
      choices: options.map((option) => ({ ...option, default: option.default || preset.has(option.value) })),
      placeholder: data.placeholder,
      least: data.min_values ?? 1,
      most: data.max_values ?? 1,
      disabled: data.disabled,
      customId: data.custom_id,
      onChoose: (values) => acts.choose(message, data.custom_id, values),
    }).node;
  }

  const people = () => peopleChoices(store);
  const channels = (types) => channelChoices(store, types);

  return all(message.components);
}

export const peopleChoices = (store) =>
  store.state.members.map((member) => ({ value: member.id, label: nameOf(member), description: `@${member.username}` }));

export const channelChoices = (store, types) =>
  store.state.channels
    .filter(({ type }) => !types?.length || types.includes(type))
    .map(({ id, name }) => ({ value: id, label: `#${name}` }));
