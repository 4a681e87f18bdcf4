// Asks for all that the page shows, as soon as possible: the browser runs this module while it is
// still loading the others.

import { Api } from "./api.js";
import { drawing, json } from "./files.js";

/** The token of the link, which is nobody else's business from now on. */
function takeToken() {
  const token = location.hash.slice(1);
  if (token) history.replaceState(null, "", location.pathname + location.search);
  return token;
}

/** The table of this tab, which is still known after it is loaded again. @param {Api} api */
async function openTable(api) {
  const token = takeToken();
  if (token) await api.openSession(token);
  else {
    api.reader = sessionStorage.getItem("reader") || "";
    api.table = sessionStorage.getItem("table") || (await api.tables()).tables[0]?.table || "0";
  }
  sessionStorage.setItem("reader", api.reader);
  sessionStorage.setItem("table", api.table);
}

async function open() {
  await openTable(api);
  const view = await api.view();
  const [texts, facts, board] = await Promise.all([json(view.texts), json(view.facts), drawing(view.board)]);
  return { view, texts, facts, board };
}

export const api = new Api();
export const opening = open();
opening.catch(() => {}); // whoever waits for it says why
