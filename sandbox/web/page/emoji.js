// Renders emoji: Unicode as text, emoji of the application as pictures.

import { h } from "./dom.js";

/** Slow Train's emoji have names like "st_red_1a2b3c", of which only the word is worth reading. */
const spokenName = (name) => name.replace(/^st_(.+)_[0-9a-f]+$/, "$1").replaceAll("_", " ");

/** `emoji` is {name, id}. One that does not exist is shown by its name, as in Discord. */
export function emojiNode(emoji, context) {
  if (!emoji.id) return emoji.name ?? "";
  const known = context.emoji(emoji.id);
  if (!known) return `:${emoji.name}:`;
  return h("img", {
    class: "emoji",
    src: `/emojis/${known.id}.${known.animated ? "gif" : "png"}`,
    alt: spokenName(known.name),
    title: `:${known.name}:`,
    draggable: "false",
  });
}
