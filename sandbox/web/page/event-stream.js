// The websocket with the sandbox's events. It reconnects by itself. Missed events are not
// replayed, so the page loads everything again after each `hello`.

const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 5000;

export class EventStream {
  #socket = null;
  #pauseMs = FIRST_PAUSE_MS;
  #timer = 0;
  #user = "";

  constructor(onEvent, onLost) {
    this.onEvent = onEvent;
    this.onLost = onLost;
    // Reconnect at once when a phone wakes up, instead of waiting for the pause to end.
    window.addEventListener("online", () => this.#reconnectNow());
    document.addEventListener("visibilitychange", () => document.hidden || this.#reconnectNow());
  }

  listenAs(user) {
    this.#user = user;
    this.#pauseMs = FIRST_PAUSE_MS;
    this.#open();
  }

  #open() {
    clearTimeout(this.#timer);
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    const address = new URL("/sandbox/events", location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    address.searchParams.set("as", this.#user);
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      const event = JSON.parse(data);
      if (event.type === "hello") this.#pauseMs = FIRST_PAUSE_MS;
      this.onEvent(event);
    };
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      this.#socket = null;
      this.onLost();
      this.#timer = setTimeout(() => this.#open(), this.#pauseMs);
      this.#pauseMs = Math.min(this.#pauseMs * 1.7, LONGEST_PAUSE_MS);
    };
  }

  #reconnectNow() {
    if (this.#socket === null && this.#user) this.#open();
  }
}
