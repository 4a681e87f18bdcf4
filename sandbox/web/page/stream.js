// What happens, as it happens. The stream comes back by itself; nothing is replayed,
// so whoever listens reads everything again after each `hello`.

const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 5000;

export class Stream {
  #socket = null;
  #pause = FIRST_PAUSE_MS;
  #timer = 0;
  #as = "";

  constructor(onEvent, onLost) {
    this.onEvent = onEvent;
    this.onLost = onLost;
    // A phone that wakes up should not wait for the pause to end.
    window.addEventListener("online", () => this.#hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.#hurry());
  }

  listenAs(user) {
    this.#as = user;
    this.#pause = FIRST_PAUSE_MS;
    this.#open();
  }

  #open() {
    clearTimeout(this.#timer);
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    const address = new URL("/sandbox/events", location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    address.searchParams.set("as", this.#as);
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      const event = JSON.parse(data);
      if (event.type === "hello") this.#pause = FIRST_PAUSE_MS;
      this.onEvent(event);
    };
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      this.#socket = null;
      this.onLost();
      this.#timer = setTimeout(() => this.#open(), this.#pause);
      this.#pause = Math.min(this.#pause * 1.7, LONGEST_PAUSE_MS);
    };
  }

  #hurry() {
    if (this.#socket === null && this.#as) this.#open();
  }
}
