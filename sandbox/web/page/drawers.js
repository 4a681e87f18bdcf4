// On a narrow window the two sides are drawers: closed ones cannot be reached, open ones close with Esc.

import { byId } from "./dom.js";

const NARROW = matchMedia("(max-width: 760px)");
const NO_MEMBERS = matchMedia("(max-width: 1080px)");

export class Drawers {
  #drawers = [
    { panel: byId("side"), button: byId("open-side"), when: NARROW },
    { panel: byId("members"), button: byId("open-members"), when: NO_MEMBERS },
  ];
  #open = null;

  constructor() {
    for (const drawer of this.#drawers) {
      drawer.button.addEventListener("click", () => this.#set(this.#open === drawer ? null : drawer));
      drawer.when.addEventListener("change", () => this.#set(null));
    }
    byId("veil").addEventListener("click", () => this.close());
    document.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.#open || event.defaultPrevented) return;
      const { button } = this.#open;
      this.close();
      button.focus();
    });
    this.#set(null);
  }

  close() {
    this.#set(null);
  }

  #set(open) {
    this.#open = open;
    for (const drawer of this.#drawers) {
      const shown = drawer === open;
      drawer.panel.classList.toggle("open", shown);
      drawer.panel.inert = drawer.when.matches && !shown;
      drawer.button.setAttribute("aria-expanded", String(shown));
    }
    byId("veil").hidden = open === null;
    byId("room").inert = open !== null;
    open?.panel.querySelector("button, select, input")?.focus();
  }
}
