// Renders the components of a message: buttons, select menus and layouts (components V2).

import { openBeside } from "./board-panel.js";
import { h, hex, nameOf } from "./dom.js";
import { emojiNode } from "./emoji.js";
import { controlKey } from "./event-handlers.js";
import { markdown } from "./markdown.js";
import { selectMenu } from "./select-menu.js";
import { fileLink, medium, picture } from "./attachments.js";

const STYLES = {
  1: "primary",
  2: "secondary",
  3: "success",
  4: "danger",
  5: "link",
  6: "secondary",
};

/** `actions` has press(message, customId) and choose(message, customId, values). */
export function components(message, store, context, actions) {
  const part = (data) => PARTS[data.type]?.(data) ?? null;
  const all = (list) => (list ?? []).map(part);

  const PARTS = {
    1: (row) => h("div", { class: "row" }, all(row.components)),
    2: (data) => button(data),
    3: (data) => select(data, optionChoices(data.options, context)),
    5: (data) => select(data, people()),
    6: (data) => select(data, []),
    7: (data) => select(data, people()),
    8: (data) => select(data, channels(data.channel_types)),
    9: (data) =>
      h(
        "div",
        { class: "section" },
        h("div", { class: "section-text" }, all(data.components)),
        part(data.accessory),
      ),
    10: (data) => h("div", { class: "text" }, markdown(data.content, context)),
    11: (data) => picture({ ...data.media, alt: data.description, classes: "thumbnail" }),
    12: (data) =>
      h(
        "div",
        { class: data.items.length > 1 ? "gallery several" : "gallery" },
        data.items.map((item) => medium({ ...item.media, alt: item.description })),
      ),
    13: (data) => fileLink({ url: data.file.url, filename: data.name, size: data.size }),
    14: (data) => {
      const classes = data.spacing === 2 ? "separator large" : "separator";
      return h(data.divider === false ? "div" : "hr", { class: classes });
    },
    17: (data) => container(data),
  };

  function container(data) {
    const node = h("div", { class: "container" }, all(data.components));
    if (data.accent_color !== undefined && data.accent_color !== null) {
      node.classList.add("coloured");
      node.style.setProperty("--embed-colour", hex(data.accent_color));
    }
    return node;
  }

  function button(data) {
    const content = [
      data.emoji?.name
        ? h("span", { "aria-hidden": data.label ? "true" : null }, emojiNode(data.emoji, context))
        : null,
      data.label ?? null,
    ];
    if (data.style === 5) {
      const url = /^https?:/.test(data.url ?? "") ? data.url : null;
      return h(
        "a",
        {
          class: "button link",
          href: url,
          target: "_blank",
          rel: "noopener noreferrer",
          onclick: (event) => url && openBeside(event, url),
        },
        content,
      );
    }
    const isWaiting = store.pending.has(controlKey(message.id, data.custom_id));
    const onclick = () => actions.press(message, data.custom_id);
    return h(
      "button",
      {
        type: "button",
        class: `button ${STYLES[data.style] ?? "secondary"}${isWaiting ? " is-waiting" : ""}`,
        "aria-busy": isWaiting ? "true" : null,
        disabled: data.disabled,
        data: { customId: data.custom_id },
        onclick,
      },
      content,
    );
  }

  function select(data, options) {
    const preset = new Set((data.default_values ?? []).map(({ id }) => id));
    return selectMenu({
      choices: options.map((option) => ({
        ...option,
        default: option.default || preset.has(option.value),
      })),
      placeholder: data.placeholder,
      min: data.min_values ?? 1,
      max: data.max_values ?? 1,
      disabled: data.disabled,
      customId: data.custom_id,
      onChoose: (values) => actions.choose(message, data.custom_id, values),
    }).node;
  }

  const people = () => userChoices(store);
  const channels = (types) => channelChoices(store, types);

  return all(message.components);
}

/** The options of a menu, with nodes as their symbols. */
export const optionChoices = (options, context) =>
  options.map(({ emoji, ...option }) => ({
    ...option,
    symbol: emoji
      ? h(
          "span",
          { class: "symbol", "aria-hidden": emoji.id ? "true" : null },
          emojiNode(emoji, context),
        )
      : null,
  }));

export const userChoices = (store) =>
  store.state.members.map((member) => ({
    value: member.id,
    label: nameOf(member),
    description: `@${member.username}`,
  }));

export const channelChoices = (store, types) =>
  store.state.channels
    .filter(({ type }) => !types?.length || types.includes(type))
    .map(({ id, name }) => ({ value: id, label: `#${name}` }));
