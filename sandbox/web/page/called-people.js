// The line that tells whom the channel waits for, so that several people can share one window: one
// press continues as the person who is called.

import { byId, h, nameOf } from "./dom.js";
import { translate } from "./translations.js";

const MENTION = /<@!?(\d+)>/g;

/** The people whom the bot's newest public message with buttons mentions. */
function calledPeople(store) {
  const { people, bot } = store.state;
  const call = store.messages.findLast(
    ({ author, ephemeral, components }) =>
      author.id === bot.user.id && !ephemeral && components?.length,
  );
  const mentioned = new Set([...textOf(call ?? {}).matchAll(MENTION)].map((match) => match[1]));
  return people.filter(({ id }) => mentioned.has(id));
}

/** All text of a message or component. */
const textOf = ({ content = "", components = [] }) =>
  [content, ...components.map(textOf)].join("\n");

/** `become(id)` continues as another person. */
export function drawCalledPeople(store, become) {
  const called = calledPeople(store);
  const others = called.filter(({ id }) => id !== store.me);
  const isMine = others.length < called.length;
  const name = isMine ? nameOf(store.state.me) : others.map(nameOf).join(", ");
  const text = translate(isMine ? "waitingForYou" : "waiting", { name });
  const buttons = others.map((person) => {
    const onclick = () => {
      byId("message-list").focus();
      become(person.id);
    };
    const label = translate("continueAs", { name: nameOf(person) });
    return h("button", { type: "button", class: "as-link", onclick }, label);
  });
  const box = byId("called-people");
  box.replaceChildren(...(called.length ? [h("span", {}, text), ...buttons] : []));
}
