// Renders attachments: pictures and videos with their alt text, and file links. Pictures open in a
// dialog.

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
  return sized(node, width, height);
}

function video({ url, alt, width, height }) {
  const node = h("video", {
    src: fileUrl(url),
    class: "picture video",
    controls: true,
    playsinline: true,
    preload: "metadata",
    "aria-label": alt || translate("video"),
  });
  return sized(node, width, height);
}

/** Reserve the space before the picture has loaded, so that the text does not move. */
function sized(node, width, height) {
  if (width && height) {
    node.classList.add("sized");
    node.style.setProperty("--width", `${width}px`);
    node.style.setProperty("--ratio", String(width / height));
  }
  return node;
}

const isOf = (kind, file) => (file.content_type ?? "").startsWith(`${kind}/`);
const isMedium = (file) => isOf("image", file) || isOf("video", file);

/** A picture or a video. */
export const medium = (file) => (isOf("video", file) ? video(file) : picture(file));

export function attachments(files) {
  const media = files.filter(isMedium).map((file) => medium({ ...file, alt: file.description }));
  const others = files.filter((file) => !isMedium(file));
  return [media.length ? h("div", { class: "pictures" }, media) : null, ...others.map(fileLink)];
}

export function fileLink({ url, filename, size }) {
  const shown = size === undefined ? filename : `${filename} · ${Math.ceil(size / 1024)} KiB`;
  const where = filename.endsWith(".html")
    ? { target: "_blank", rel: "noopener" } // such as the replay of a game
    : { download: filename };
  return h("a", { class: "file", href: fileUrl(url), ...where }, `${translate("file")}: ${shown}`);
}
