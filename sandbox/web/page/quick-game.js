// The invitation in a channel without a table: one button begins the lesson, another opens a table
// with two computer players and starts the game. Both use the commands that a person would type.

import * as api from "./api.js";
import { byId, h } from "./dom.js";
import { translate } from "./translations.js";

const STEPS = [
  ["new", { map: "usa" }],
  ["join", { computer: "normal" }],
  ["join", { computer: "hard" }],
  ["start", {}],
];
const LESSON = "learn";
const TEXT_CHANNEL = 0;
const MEDIA_GALLERY = 12;
const EPHEMERAL = 64;
const LOADING = 128;
const STEP_WITHIN_MS = 30000;

export class QuickGame {
  #store;
  #box = byId("invitation");
  #title = h("h3", { id: "invitation-title" });
  #learn = h("button", { type: "button", class: "button primary" });
  #button = h("button", { type: "button", class: "button secondary" });
  #more = h("p", { class: "description" });
  #starting = ""; // the first command that is being used
  #onFailure;

  /** `onFailure(text)` shows why the game could not be started. */
  constructor(store, onFailure) {
    this.#store = store;
    this.#onFailure = onFailure;
    this.#box.append(this.#title, this.#learn, this.#button, this.#more);
    this.#learn.addEventListener("click", () => this.#beginLesson());
    this.#button.addEventListener("click", () => this.#start());
    store.on("message", () => this.draw());
    store.on("message-removed", () => this.draw());
  }

  /** Shows or hides the invitation. */
  draw() {
    const isOffered = this.#isOffered();
    if (!isOffered && this.#box.contains(document.activeElement)) byId("message-list").focus();
    this.#box.hidden = !isOffered;
    if (!isOffered) return;
    this.#title.textContent = translate("quickGameTitle");
    this.#learn.hidden = !this.#command(LESSON);
    this.#learn.textContent = translate("quickGameLearn");
    const isOpening = this.#starting === STEPS[0][0];
    this.#button.textContent = translate(isOpening ? "quickGameStarting" : "quickGameStart");
    for (const button of [this.#learn, this.#button])
      button.setAttribute("aria-disabled", String(Boolean(this.#starting)));
    this.#more.textContent = translate("quickGameMore", { command: this.#command("new").name });
  }

  /** Whether this channel has no table, as far as one can see, and the bot can open one. A private
   *  reply with a picture, such as a lesson, needs the room. */
  #isOffered() {
    const { state, currentChannel, hasMore, messages } = this.#store;
    const hasPicture = (components) => components.some(({ type }) => type === MEDIA_GALLERY);
    const isBots = ({ author, flags = 0, components = [] }) =>
      author.id === state.bot.user.id && (!(flags & EPHEMERAL) || hasPicture(components));
    return (
      currentChannel?.type === TEXT_CHANNEL &&
      currentChannel.can_send !== false &&
      state.bot.online &&
      STEPS.every(([name]) => this.#command(name)) &&
      !hasMore &&
      !messages.some(isBots)
    );
  }

  #command = (name) =>
    this.#store.state.commands.find((one) => one.original_name === name && one.in_guild !== false);

  #start = () =>
    this.#use(STEPS[0][0], async (steps, use) => {
      for (const [name, options] of STEPS) {
        await steps.answered(await use(name, options));
        await steps.tableOpened(); // so that a refused /new does not change another table
      }
    });

  #beginLesson = () =>
    this.#use(LESSON, async (steps, use) => {
      await steps.answered(await use(LESSON, {}));
    });

  /** Uses commands, of which this is the first, unless others are being used already. */
  async #use(first, commands) {
    if (this.#starting) return;
    this.#starting = first;
    this.draw();
    const where = { as: this.#store.me, channel: this.#store.channel };
    const steps = new StepObserver(this.#store, where.channel);
    const use = (name, options) =>
      api.useCommand({ ...where, command: this.#command(name).id, options, subcommand: [] });
    try {
      await commands(steps, use);
    } catch (failure) {
      this.#onFailure(failure.message || translate("noAnswer"));
    }
    steps.stop();
    this.#starting = "";
    this.draw();
  }
}

/** Follows the events of one channel from its creation on, and waits for what they should bring. */
class StepObserver {
  #statuses = new Map(); // interaction -> "waiting", "answered" or "failed"
  #responses = new Map(); // message -> {interaction, isLoading}
  #isTableOpen = false;
  #check = () => {};
  #stopListening;

  constructor(store, channel) {
    const bot = store.state.bot.user.id;
    this.#stopListening = store.on("event", (event) => {
      if (event.type === "interaction") this.#statuses.set(event.id, event.status);
      if (event.type === "message_delete") this.#remove(event.id);
      if (event.message?.channel_id === channel) this.#see(event.message, bot);
      this.#check();
    });
  }

  stop() {
    this.#stopListening();
  }

  /** Waits until the bot has responded to an interaction and is no longer thinking. */
  answered({ interaction }) {
    return this.#until(() => {
      if (this.#statuses.get(interaction) === "failed") throw new Error("");
      const own = [...this.#responses.values()].filter((one) => one.interaction === interaction);
      return own.length > 0 && !own.some((one) => one.isLoading);
    });
  }

  /** Waits until the bot has posted a message with buttons for everybody. */
  tableOpened() {
    return this.#until(() => this.#isTableOpen);
  }

  #see({ id, author, flags = 0, components = [], interaction_metadata }, bot) {
    if (author.id !== bot) return;
    if (!(flags & EPHEMERAL) && components.length) this.#isTableOpen = true;
    const interaction = interaction_metadata?.id;
    this.#responses.set(id, { interaction, isLoading: Boolean(flags & LOADING) });
  }

  #remove(id) {
    const response = this.#responses.get(id);
    if (response) response.isLoading = false;
  }

  #until(isDone) {
    let timer = 0;
    return new Promise((resolve, reject) => {
      timer = setTimeout(() => reject(new Error("")), STEP_WITHIN_MS);
      this.#check = () => {
        try {
          if (isDone()) resolve();
        } catch (failure) {
          reject(failure);
        }
      };
      this.#check();
    }).finally(() => {
      clearTimeout(timer);
      this.#check = () => {};
    });
  }
}
