// Moves the clock of the sandbox and the bot ahead, so that reminders and votes can be seen. A long
// time passes in steps, because the bot takes a sudden jump for an outage of its own.

import * as api from "./api.js";
import { h } from "./dom.js";
import { currentTime, formatMoment } from "./timestamps.js";
import { translate } from "./translations.js";

const HOUR_S = 3600;
const STEP_S = 5 * HOUR_S;
const PAUSE_MS = 2500; // between two steps: the bot looks at its clock every second
const PERIODS = { plusHour: HOUR_S, plusDay: 24 * HOUR_S };

let isMoving = false;

/** The clock and the buttons that move it, or null where the bot would not follow. `run(request)`
 *  shows a notice if the request fails, and returns whether it succeeded. */
export function clockControl(store, run) {
  if (!store.state.clock.is_movable) return null;

  async function move(seconds) {
    if (isMoving) return;
    isMoving = true;
    store.emit("state");
    for (let left = seconds; left > 0; left -= STEP_S) {
      const step = Math.min(left, STEP_S);
      if (!(await run(() => api.moveClock({ seconds: step })))) break;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    isMoving = false;
    store.emit("state");
  }

  const buttons = Object.entries(PERIODS).map(([key, seconds]) =>
    h(
      "button",
      {
        type: "button",
        class: "small-button",
        "aria-disabled": isMoving ? "true" : null,
        data: { key },
        onclick: () => move(seconds),
      },
      translate(key),
    ),
  );
  return h(
    "div",
    { class: "clock", role: "group", "aria-label": translate("clock") },
    h("span", { id: "clock-time" }, `${translate("clock")}: ${formatMoment(currentTime())}`),
    buttons,
  );
}
