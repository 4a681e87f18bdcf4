// In a narrow window the two sidebars are panels that open over the page and close with Esc.
// Closed panels are inert, so that they cannot get the focus.

import { byId } from "./dom.js";

const NARROW = matchMedia("(max-width: 760px)");
const MEDIUM = matchMedia("(max-width: 1080px)");

export class SidePanels {
  #panels = [
    { node: byId("sidebar"), button: byId("open-sidebar"), when: NARROW },
    { node: byId("members"), button: byId("open-members"), when: MEDIUM },
  ];
  #open = null;

  constructor() {
    for (const panel of this.#panels) {
      panel.button.addEventListener("click", () => this.#set(this.#open === panel ? null : panel));
      panel.when.addEventListener("change", () => this.#set(null));
    }
    byId("backdrop").addEventListener("click", () => this.close());
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
    for (const panel of this.#panels) {
      const isOpen = panel === open;
      panel.node.classList.toggle("open", isOpen);
      panel.node.inert = panel.when.matches && !isOpen;
      panel.button.setAttribute("aria-expanded", String(isOpen));
    }
    byId("backdrop").hidden = open === null;
    byId("channel-view").inert = open !== null;
    open?.node.querySelector("button, select, input")?.focus();
  }
}
