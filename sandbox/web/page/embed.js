// Renders an embed of a message.

import { h, hex } from "./dom.js";
import { inline, markdown } from "./markdown.js";
import { picture } from "./attachments.js";
import { timeNode } from "./timestamps.js";

export function embed(data, context, altOf) {
  const footer = [
    data.footer?.text,
    data.timestamp ? timeNode(new Date(data.timestamp), "f") : null,
  ].filter(Boolean);
  const node = h(
    "div",
    { class: "embed" },
    data.author?.name ? h("p", { class: "embed-author" }, data.author.name) : null,
    data.title ? h("p", { class: "embed-title" }, title(data, context)) : null,
    data.description ? h("div", { class: "text" }, markdown(data.description, context)) : null,
    data.fields?.length
      ? h(
          "dl",
          { class: "fields" },
          data.fields.map((one) => field(one, context)),
        )
      : null,
    data.image ? picture({ ...data.image, alt: altOf(data.image.url) }) : null,
    data.thumbnail
      ? picture({ ...data.thumbnail, alt: altOf(data.thumbnail.url), classes: "thumbnail" })
      : null,
    footer.length
      ? h(
          "p",
          { class: "embed-footer" },
          footer.length > 1 ? [footer[0], " · ", footer[1]] : footer,
        )
      : null,
  );
  if (data.color !== undefined && data.color !== null)
    node.style.setProperty("--embed-colour", hex(data.color));
  return node;
}

const title = (data, context) =>
  data.url && /^https?:/.test(data.url)
    ? h("a", { href: data.url, target: "_blank", rel: "noopener noreferrer" }, data.title)
    : inline(data.title, context);

const field = ({ name, value, inline: isInline }, context) =>
  h(
    "div",
    { class: isInline ? "field inline" : "field" },
    h("dt", {}, inline(name, context)),
    h("dd", { class: "text" }, markdown(value, context)),
  );
