// The dialog that shows one picture, first as a whole. A tap enlarges it around the tapped point.

import { h } from "./dom.js";
import { translate } from "./translations.js";

const LEAST_ENLARGEMENT = 2; // for pictures that are shown with all their pixels already

/** `alt` describes the picture, and is shown below it; it may be empty. */
export function showPicture(url, alt) {
  const name = alt || translate("picture");
  const image = h("img", { src: url, alt: name, draggable: "false" });
  const box = h("div", { class: "viewer-picture", tabindex: "0" }, image);
  const zoom = h("button", { type: "button", class: "outlined" }, translate("zoomIn"));
  const close = h(
    "button",
    { type: "button", class: "outlined", onclick: () => dialog.close() },
    translate("close"),
  );
  const dialog = h(
    "dialog",
    { class: "viewer", "aria-label": name },
    box,
    h(
      "div",
      { class: "viewer-footer" },
      alt ? h("p", {}, alt) : null,
      h("div", { class: "viewer-buttons" }, zoom, close),
    ),
  );
  function toggle(point) {
    if (box.classList.contains("enlarged")) shrink(image, box);
    else if (image.naturalWidth) enlarge(image, box, point);
    const isEnlarged = box.classList.contains("enlarged");
    zoom.textContent = translate(isEnlarged ? "zoomOut" : "zoomIn");
  }

  // A click next to the picture closes the dialog.
  dialog.addEventListener("click", ({ target, clientX, clientY }) => {
    if (target === image) toggle({ x: clientX, y: clientY });
    else if (target === dialog || target === box) dialog.close();
  });
  zoom.addEventListener("click", () => toggle(centreOf(box.getBoundingClientRect())));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  close.focus();
}

const centreOf = ({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 });

/** Where the picture is on the screen: it may be smaller than its element, but keeps its ratio. */
function shownArea(image) {
  const { x, y } = centreOf(image.getBoundingClientRect());
  const { naturalWidth, naturalHeight, clientWidth, clientHeight } = image;
  const scale = Math.min(clientWidth / naturalWidth, clientHeight / naturalHeight);
  const [width, height] = [naturalWidth * scale, naturalHeight * scale];
  return { left: x - width / 2, top: y - height / 2, width, height };
}

/** Enlarges the picture to its own pixels or more, and scrolls the point to the middle. */
function enlarge(image, box, point) {
  const small = shownArea(image);
  const width = Math.max(
    image.naturalWidth / window.devicePixelRatio,
    small.width * LEAST_ENLARGEMENT,
  );
  box.classList.add("enlarged");
  image.style.width = `${width}px`;
  image.style.height = `${(width * image.naturalHeight) / image.naturalWidth}px`;
  const large = shownArea(image);
  const middle = centreOf(box.getBoundingClientRect());
  const scale = large.width / small.width;
  box.scrollLeft += large.left + (point.x - small.left) * scale - middle.x;
  box.scrollTop += large.top + (point.y - small.top) * scale - middle.y;
}

function shrink(image, box) {
  box.classList.remove("enlarged");
  image.style.width = image.style.height = "";
}
