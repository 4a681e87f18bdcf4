// The sheet at the bottom of the page. There is at most one.

import { html } from "../board_svg/elements.js";
import { button, place, sign } from "./screen.js";

export class Sheet {
  /** @param {(key: string) => string} say */
  constructor(say) {
    this.say = say;
    this.dialog = /** @type {HTMLDialogElement} */ (place("sheet"));
    this.kind = "";
    /** @type {() => void} */
    this.closed = () => {};
    this.dialog.addEventListener("click", ({ target }) => { if (target === this.dialog) this.close(); });
    this.dialog.addEventListener("close", () => { this.kind = ""; this.closed(); });
  }

  /** Its height while it is open. */
  get height() { return this.dialog.open ? this.dialog.getBoundingClientRect().height : 0; }

  /**
   * Show a sheet, in the place of the one before. `kind`: what it is about, so that a change of the table can close it.
   * @param {string} kind @param {string} title @param {...(Node | string)} children
   */
  open(kind, title, ...children) {
    const close = button({ class: "close", "aria-label": this.say("close") }, () => this.close(), sign("close"));
    const heading = html("h2", { id: "sheet-title", tabindex: -1 }, title);
    this.dialog.setAttribute("aria-labelledby", "sheet-title");
    this.dialog.replaceChildren(html("div", { class: "sheet-inside" }, html("div", { class: "sheet-head" }, heading, close), ...children));
    this.kind = kind;
    if (!this.dialog.open) this.dialog.showModal();
    this.dialog.scrollTop = 0;
    heading.focus({ preventScroll: true });
  }

  close() { if (this.dialog.open) this.dialog.close(); }
}
