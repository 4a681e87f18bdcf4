// The bot's own web page beside the chat, in place of the list of members. In a narrow window, and
// with a modifier key, its link opens a tab like any other.

import { byId, h } from "./dom.js";
import { translate } from "./translations.js";

const WIDE = matchMedia("(min-width: 1081px)");

/** Whether a link leads to a page that the bot serves on this machine. */
function isOfBot(url) {
  const { hostname, pathname, protocol } = new URL(url);
  return protocol === "http:" && hostname === location.hostname && pathname === "/board";
}

/** Opens the link that was clicked beside the chat, if it is the bot's page and there is room. */
export function openBeside(event, url) {
  const wantsTab = event.ctrlKey || event.metaKey || event.shiftKey;
  if (wantsTab || !WIDE.matches || !isOfBot(url)) return;
  event.preventDefault();
  closeBoard();
  const frame = h("iframe", { src: url, title: translate("board") });
  const close = h(
    "button",
    { type: "button", class: "outlined", id: "close-board", onclick: closeBoard },
    translate("close"),
  );
  document.body.append(
    h("aside", { class: "board-panel", id: "board-panel", "aria-label": translate("board") }, frame, close),
  );
  document.body.classList.add("with-board");
  byId("members").inert = true;
  frame.focus();
}

function closeBoard() {
  document.getElementById("board-panel")?.remove();
  document.body.classList.remove("with-board");
  byId("members").inert = false;
}
