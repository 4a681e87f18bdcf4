// Embeds: the framed notes of a message.

import { h, hex } from "./dom.js";
import { inline, markdown } from "./markdown.js";
import { picture } from "./pictures.js";
import { timeNode } from "./times.js";

export function embed(data, world, altOf) {
  const foot = [data.footer?.text, data.timestamp ? timeNode(new Date(data.timestamp), "f") : null].filter(Boolean);
  const node = h(
    "div",
    { class: "embed" },
    data.author?.name ? h("p", { class: "embed-author" }, data.author.name) : null,
    data.title ? h("p", { class: "embed-title" }, title(data, world)) : null,
    data.description ? h("div", { class: "text" }, markdown(data.description, world)) : null,
    data.fields?.length ? h("dl", { class: "fields" }, data.fields.map((one) => field(one, world))) : null,
    data.image ? picture({ ...data.image, alt: altOf(data.image.url) }) : null,
    data.thumbnail ? picture({ ...data.thumbnail, alt: altOf(data.thumbnail.url), classes: "thumbnail" }) : null,
    foot.length ? h("p", { class: "embed-foot" }, foot.length > 1 ? [foot[0], " · ", foot[1]] : foot) : null,
  );
  if (data.color !== undefined && data.color !== null) node.style.setProperty("--stripe", hex(data.color));
  return node;
}

const title = (data, world) =>
  data.url && /^https?:/.test(data.url)
    ? h("a", { href: data.url, target: "_blank", rel: "noopener noreferrer" }, data.title)
    : inline(data.title, world);

const field = ({ name, value, inline: beside }, world) =>
  h("div", { class: beside ? "field beside" : "field" }, h("dt", {}, inline(name, world)), h("dd", { class: "text" }, markdown(value, world)));
