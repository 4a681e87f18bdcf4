// Renders attachments: pictures with their alt text, which open in a dialog, and file links.

import { h } from "./dom.js";
import { showPicture } from "./picture-viewer.js";
import { translate } from "./translations.js";

/** The path of the sandbox's own files, so that they load under any host name of the page. */
export function fileUrl(url) {
  const { protocol, pathname } = new URL(url, location.href);
  if (pathname.startsWith("/attachments/")) return pathname;
  return protocol === "https:" || protocol === "http:" ? url : "";
}

export function picture({ url, alt, width, height, classes = "" }) {
  const what = alt || translate("picture");
  const image = h("img", {
    src: fileUrl(url),
    alt: alt ?? "",
    width,
    height,
    loading: "lazy",
    decoding: "async",
  });
  const onclick = () => showPicture(fileUrl(url), alt ?? "");
  const node = h(
    "button",
    {
      type: "button",
      class: `picture ${classes}`,
      "aria-label": translate("enlarge", { what }),
      onclick,
    },
    image,
  );
  if (width && height) {
    // Reserve the space before the picture has loaded, so that the text does not move.
    node.classList.add("sized");
    node.style.setProperty("--width", `${width}px`);
    node.style.setProperty("--ratio", String(width / height));
  }
  return node;
}

export const isPicture = (file) => (file.content_type ?? "").startsWith("image/");

export function attachments(files) {
  const pictures = files.filter(isPicture);
  const others = files.filter((file) => !isPicture(file));
  return [
    pictures.length ? h("div", { class: "pictures" }, pictures.map(fromAttachment)) : null,
    ...others.map(fileLink),
  ];
}

const fromAttachment = ({ url, description, width, height }) =>
  picture({ url, alt: description, width, height });

export function fileLink({ url, filename, size }) {
  const shown = size === undefined ? filename : `${filename} · ${Math.ceil(size / 1024)} KiB`;
  const where = filename.endsWith(".html")
    ? { target: "_blank", rel: "noopener" } // such as the replay of a game
    : { download: filename };
  return h("a", { class: "file", href: fileUrl(url), ...where }, `${translate("file")}: ${shown}`);
}
