// Requests to the bot. Each wish has a nonce, so that asking again after a lost answer is safe.

const RETRY_MS = [400, 900, 2000, 4000, 8000];
const BUSY = [429, 502, 503, 504];

/** What the bot answers when it does not do something. */
export class Refused extends Error {
  /** @param {number} status @param {{error?: string, text?: string, view?: any}} body */
  constructor(status, body) {
    super(`${status} ${body.error}`);
    this.status = status; this.error = body.error || ""; this.text = body.text || ""; this.view = body.view || null;
  }
}

/** No answer, however often it was asked for. */
export class Unreachable extends Error {}

/** @param {number} ms */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** A name for one wish. */
export function newNonce() {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

/** @param {Response} answer */
async function bodyOf(answer) {
  return answer.headers.get("Content-Type")?.startsWith("application/json") ? answer.json() : {};
}

export class Api {
  constructor() {
    this.table = "";
    this.reader = "";
    this.etag = "";
    /** Called with whether the bot can be reached. @type {(isReached: boolean) => void} */
    this.reached = () => {};
  }

  /** @param {string} token */
  async openSession(token) {
    const { table, reader } = await this.send("POST", "/api/session", { token });
    this.table = table; this.reader = reader;
  }

  signOut() { return this.send("DELETE", "/api/session", {}); }
  tables() { return this.send("GET", "/api/tables"); }

  /** Show another table in this tab. @param {string} table */
  goTo(table) {
    sessionStorage.setItem("table", table);
    location.reload();
  }

  /** The view; null if it is the same as before. */
  async view() {
    const answer = await this.ask("GET", `/api/tables/${this.table}`, undefined, { "If-None-Match": this.etag }, 1);
    if (answer.status === 304) return null;
    const view = await this.read(answer);
    this.etag = answer.headers.get("ETag") || "";
    return view;
  }

  /** @param {number} step @param {object} action */
  act(step, action) { return this.change("actions", { step, nonce: newNonce(), action }); }
  /** @param {number} step */
  undo(step) { return this.change("undo", { step, nonce: newNonce() }); }
  /** @param {string} question @param {boolean} isYes */
  vote(question, isYes) { return this.change("votes", { question, is_yes: isYes }); }
  /** @param {number} edition @param {object} change */
  queue(edition, change) { return this.change("queue", { edition, change }); }
  review() { return this.change("review", {}); }
  hint() { return this.change("hint", {}); }
  async liveTicket() { return (await this.send("POST", "/api/live-ticket", { table: this.table }, 0)).ticket; }

  /** @param {string} what @param {object} body */
  change(what, body) { return this.send("POST", `/api/tables/${this.table}/${what}`, body); }

  /** @param {string} method @param {string} address @param {object} [body] @param {number} [tries] */
  async send(method, address, body, tries = RETRY_MS.length) {
    return this.read(await this.ask(method, address, body, {}, tries));
  }

  /** The JSON of an answer, or `Refused`. @param {Response} answer */
  async read(answer) {
    const body = await bodyOf(answer);
    if (!answer.ok) throw new Refused(answer.status, body);
    return body;
  }

  /**
   * An answer; asked again, with the same body, while the bot cannot be reached.
   * @param {string} method @param {string} address @param {object | undefined} body
   * @param {Record<string, string>} headers @param {number} tries
   */
  async ask(method, address, body, headers, tries) {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    if (sent !== undefined) headers = { ...headers, "Content-Type": "application/json" };
    if (this.reader) headers = { ...headers, "X-Reader": this.reader };
    for (let attempt = 0; ; attempt++) {
      const isLast = attempt >= tries;
      try {
        const answer = await fetch(address, { method, headers, body: sent, credentials: "same-origin", cache: "no-store" });
        if (isLast || !BUSY.includes(answer.status)) { this.reached(true); return answer; }
        await pause(Math.min(10_000, 1000 * Number(answer.headers.get("Retry-After")) || RETRY_MS[attempt]));
      } catch (error) {
        this.reached(false);
        if (isLast) throw new Unreachable(String(error));
        await pause(RETRY_MS[attempt] * (0.75 + Math.random() / 2));
      }
    }
  }
}
