// Shows the page when all that it shows is there, and then whatever changes.

import { Refused, Unreachable } from "./api.js";
import { BoardView } from "./board_view.js";
import { ASSETS, json } from "./files.js";
import { GamePage } from "./game_page.js";
import { Bell } from "./live.js";
import { api, opening } from "./opening.js";
import { place } from "./screen.js";
import { Texts, languageOf } from "./texts.js";
import { LEAST_ZOOM } from "./viewport.js";

const AGAIN_MS = 5000; // after an answer that was none

async function start() {
  try {
    const { view, texts, facts, board } = await opening;
    open(api, view, new Texts(view.language, texts), facts, board);
  } catch (error) {
    const language = languageOf(navigator.languages);
    place("notice").textContent = await explained(error, new Texts(language, await json(`texts/${language}.trains.json`)));
    document.body.classList.add("stopped");
  }
}

/** @param {import("./api.js").Api} api @param {any} view @param {Texts} texts @param {any} facts @param {SVGSVGElement} board */
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
  let isLooking = false, isRung = false, timer = 0;
  const look = async () => {
    clearTimeout(timer);
    isRung = true;
    if (isLooking) return; // then once more
    isLooking = true;
    try {
      while (isRung) { isRung = false; page.take(await page.api.view()); }
      renew(page);
    } catch (error) {
      const isForNow = error instanceof Unreachable || (error instanceof Refused && error.status === 429);
      if (!isForNow) page.failed(error); // otherwise the page says that it is offline, or is a little late
      if (!page.isStopped) timer = window.setTimeout(look, AGAIN_MS);
    } finally {
      isLooking = false;
    }
  };
  const rang = async (/** @type {number | null} */ seq) => {
    await page.answered; // which mostly is what rings
    if (seq === null || seq !== page.view.seq) look();
  };
  const bell = new Bell(() => page.api.liveTicket(), rang);
  page.stopped = () => bell.stop();
  page.api.reached = (isReached) => {
    if (!page.isStopped) place("notice").textContent = isReached ? "" : page.say("offline");
  };
  bell.start();
}

/** Load the page again if it is of an earlier version than the bot and nothing is begun on it: once,
 * because of several bots some may still be of that version. @param {GamePage} page */
function renew({ view, sheet, offer, isBusy }) {
  const isBegun = sheet.kind || offer.kept.size || isBusy;
  if (view.assets === ASSETS || isBegun || sessionStorage.getItem("renewed") === view.assets) return;
  sessionStorage.setItem("renewed", view.assets);
  location.reload();
}

/** @param {unknown} error @param {Texts} texts */
function explained(error, texts) {
  if (error instanceof Refused && error.status === 401) return texts.say("session-over");
  if (error instanceof Refused && error.text) return error.text;
  console.warn(error);
  return texts.say("unreachable");
}

start();
