// The left side: channels, direct messages, and who one is.

import { avatar, byId, freshId, h, nameOf } from "./dom.js";
import { say } from "./words.js";

const LANGUAGES = { "en-US": "English", da: "Dansk", nl: "Nederlands", "sv-SE": "Svenska" };
const THREAD = 11;

/** `acts` answers: enter(channel), openDirect(), become(user), setLocale(), setPrivacy(), addPerson(). */
export function drawPlaces(store, acts) {
  const { channels, dms, bot } = store.state;
  const top = channels.filter(({ type }) => type !== THREAD);
  const threads = (parent) => channels.filter((one) => one.parent_id === parent && one.type === THREAD && !one.archived);
  const item = (place) => h("li", {}, placeButton(place, store, acts), threads(place.id).length ? h("ul", {}, threads(place.id).map(item)) : null);
  const direct = dms.length
    ? dms.map(item)
    : [h("li", {}, h("button", { type: "button", class: "place", onclick: acts.openDirect }, say("openDirect", { name: nameOf(bot.user) })))];
  redraw(byId("places"), [section(say("channels"), top.map(item)), section(say("directMessages"), direct)]);
}

function section(title, items) {
  const id = freshId("places");
  return h("nav", { "aria-labelledby": id }, h("h2", { id }, title), h("ul", {}, items));
}

function placeButton(place, store, acts) {
  const here = place.id === store.channel;
  const label = place.recipient ? nameOf(place.recipient) : place.name;
  const sign = place.recipient ? avatar(store.user(place.recipient.id) ?? place.recipient, "avatar tiny") : h("span", { class: "sign", "aria-hidden": "true" }, place.type === THREAD ? "↳" : "#");
  // Words for the screen reader, a number in a round for the eye.
  const mark = place.mentions || (place.recipient ? place.unread : 0);
  const spoken = mark ? say("mentions", { n: mark }) : say("unread", { n: place.unread });
  return h(
    "button",
    { type: "button", class: `place${place.unread ? " unread" : ""}`, "aria-current": here ? "page" : null, data: { key: place.id }, onclick: () => acts.enter(place.id) },
    sign,
    h("span", { class: "place-name" }, label),
    mark ? h("span", { class: "badge", "aria-hidden": "true" }, String(mark)) : null,
    place.unread ? h("span", { class: "unseen" }, `, ${spoken}`) : null,
  );
}

export function drawYou(store, acts) {
  const { me, people, locales } = store.state;
  const choose = (id, label, choices, value, onChange) => {
    const select = h("select", { id, data: { key: id } }, choices.map(([key, text]) => h("option", { value: key, selected: key === value }, text)));
    select.addEventListener("change", () => onChange(select.value));
    return h("div", { class: "you-row" }, h("label", { for: id }, label), select);
  };
  const spoken = Object.entries(LANGUAGES).filter(([code]) => locales.includes(code));
  if (!(me.locale in LANGUAGES)) spoken.push([me.locale, me.locale]);
  const privacy = h("input", { type: "checkbox", id: "dms-open", checked: me.dms_open, data: { key: "dms-open" } });
  privacy.addEventListener("change", () => acts.setPrivacy(privacy.checked));
  byId("you").setAttribute("aria-label", say("youAre"));
  redraw(byId("you"), [
    h("div", { class: "you-who" }, avatar(me), choose("you-are", say("youAre"), people.map((one) => [one.id, nameOf(one)]), me.id, acts.become)),
    choose("language", say("language"), spoken, me.locale, acts.setLocale),
    h("div", { class: "you-row" }, h("label", { for: "dms-open" }, say("dmsOpen")), privacy),
    h("button", { type: "button", class: "as-link", data: { key: "add-person" }, onclick: acts.addPerson }, `+ ${say("addPerson")}`),
  ]);
}

export function drawMembers(store) {
  const { members, bot } = store.state;
  const row = (user) => {
    const away = user.bot && !bot.online;
    const state = user.bot ? h("span", { class: "member-state" }, say(away ? "offline" : "online")) : null;
    return h("li", { class: away ? "member away" : "member" }, avatar(user), h("span", {}, nameOf(user), user.id === store.me ? h("span", { class: "tag plain" }, say("you")) : null, user.bot ? h("span", { class: "tag" }, say("app")) : null, state));
  };
  const box = byId("members");
  box.setAttribute("aria-label", say("members"));
  redraw(box, [h("h2", {}, `${say("members")} — ${members.length}`), h("ul", {}, members.map(row))]);
}

/** New content, with the focus left on the control it was on. */
function redraw(box, content) {
  const key = box.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  box.replaceChildren(...content);
  if (key) [...box.querySelectorAll("[data-key]")].find((node) => node.dataset.key === key)?.focus();
}
