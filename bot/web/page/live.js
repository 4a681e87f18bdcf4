// Tells when the table has changed: a socket that rings, and asking every few seconds without one.

const POLL_MS = 10_000;
const LEAST_WAIT_MS = 1000, MOST_WAIT_MS = 30_000;

/** @param {string} ticket */
function socketTo(ticket) {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}/api/live?ticket=${encodeURIComponent(ticket)}`);
}

export class Bell {
  /** @param {() => Promise<string>} ticket @param {(seq: number | null) => void} rang with the newest entry, if it is known */
  constructor(ticket, rang) {
    this.ticket = ticket; this.rang = rang;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.failures = 0;
    this.isOver = false;
    this.isConnecting = false;
    this.timer = 0;
  }

  start() {
    this.connect();
    setInterval(() => { if (!this.isOver && !this.isOpen && !document.hidden) this.rang(null); }, POLL_MS);
    document.addEventListener("visibilitychange", () => { if (!document.hidden) this.wake(); });
    addEventListener("online", () => { this.socket?.close(); this.wake(); }); // of another network, it may be dead
    addEventListener("pageshow", (event) => { if (event.persisted) this.wake(); });
  }

  /** Nothing more is told. */
  stop() { this.isOver = true; this.socket?.close(); }

  get isOpen() { return this.socket?.readyState === WebSocket.OPEN; }

  /** The page is looked at again: a socket may have died unnoticed. */
  wake() {
    if (this.isOver) return;
    this.rang(null);
    if (!this.isOpen) { this.failures = 0; this.connect(); }
  }

  async connect() {
    clearTimeout(this.timer);
    if (this.isOver || this.isConnecting || this.isOpen) return;
    this.isConnecting = true;
    try {
      const socket = socketTo(await this.ticket());
      this.socket = socket;
      socket.onopen = () => { this.failures = 0; this.rang(null); };
      socket.onmessage = ({ data }) => this.rang(JSON.parse(data).seq);
      socket.onclose = () => this.later();
    } catch {
      this.later();
    } finally {
      this.isConnecting = false;
    }
  }

  /** Everybody who lost the socket at the same moment comes back at another one. */
  later() {
    if (this.isOver) return;
    const longest = Math.min(MOST_WAIT_MS, LEAST_WAIT_MS * 2 ** this.failures);
    this.failures += 1;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.connect(), longest * (0.3 + 0.7 * Math.random()));
  }
}
