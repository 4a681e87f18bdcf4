// Opens the page: the token of the link, the session, the table, and then whatever changes.

import { Api, Refused, Unreachable } from "./api.js";
import { BoardView, loadBoard } from "./board_view.js";
import { GamePage } from "./game_page.js";
import { Bell } from "./live.js";
import { place } from "./screen.js";
import { Texts, languageOf } from "./texts.js";
import { LEAST_ZOOM } from "./viewport.js";

const ASSETS = new URL("..", import.meta.url).pathname.replace(/\/$/, "");

/** @param {string} name */
async function asset(name) {
  const answer = await fetch(`${ASSETS}/${name}`);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.json();
}

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

async function start() {
  const api = new Api(), language = languageOf(navigator.languages);
  const firstTexts = asset(`texts/${language}.trains.json`);
  firstTexts.catch(() => {});
  try {
    await openTable(api);
    const view = await api.view();
    const [texts, facts, board] = await Promise.all([asset(view.texts), asset(view.facts), loadBoard(`${ASSETS}/${view.board}`)]);
    open(api, view, new Texts(view.language, texts), facts, board);
  } catch (error) {
    place("notice").textContent = await explained(error, new Texts(language, await firstTexts));
    document.body.classList.add("stopped");
  }
}

/** @param {Api} api @param {any} view @param {Texts} texts @param {any} facts @param {SVGSVGElement} board */
function open(api, view, texts, facts, board) {
  document.documentElement.lang = view.language;
  const page = new GamePage(api, texts, view, facts, board);
  const key = `viewport-${view.table}`, seen = sessionStorage.getItem(key);
  const boardView = new BoardView(place("board"), board, facts.size, (...tap) => page.tapped(...tap),
    (viewport) => {
      place("zoom").classList.toggle("whole", viewport.zoom === LEAST_ZOOM);
      sessionStorage.setItem(key, JSON.stringify(viewport));
    });
  page.start(boardView);
  if (seen) boardView.show(JSON.parse(seen));
  else page.showWhatMatters();
  document.body.classList.remove("starting");
  performance.mark("ready");
  follow(page);
}

/** Keep the page as the table is. @param {GamePage} page */
function follow(page) {
  const look = async () => {
    try {
      page.take(await page.api.view());
    } catch (error) {
      if (!(error instanceof Unreachable)) page.failed(error); // otherwise the page says that it is offline
    }
  };
  const bell = new Bell(() => page.api.liveTicket(), (seq) => { if (seq === null || seq !== page.view.seq) look(); });
  page.stopped = () => bell.stop();
  page.api.reached = (isReached) => {
    if (!document.body.classList.contains("stopped")) place("notice").textContent = isReached ? "" : page.say("offline");
  };
  bell.start();
}

/** @param {unknown} error @param {Texts} texts */
function explained(error, texts) {
  if (error instanceof Refused && error.status === 401) return texts.say("session-over");
  if (error instanceof Refused && error.text) return error.text;
  console.warn(error);
  return texts.say("unreachable");
}

start();
