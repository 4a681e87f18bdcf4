// The sidebars. Left: channels, direct messages and the user's settings. Right: members.

import { avatar, byId, uniqueId, h, nameOf } from "./dom.js";
import { clockControl } from "./clock-control.js";
import { LANGUAGES, translate } from "./translations.js";

const THREAD = 11;

/** `actions` is what actions.js creates. */
export function drawChannelList(store, actions) {
  const { channels, dms, bot } = store.state;
  const top = channels.filter(({ type }) => type !== THREAD);
  const threads = (parent) =>
    channels.filter((one) => one.parent_id === parent && one.type === THREAD && !one.archived);
  const item = (channel) =>
    h(
      "li",
      {},
      channelButton(channel, store, actions),
      threads(channel.id).length ? h("ul", {}, threads(channel.id).map(item)) : null,
    );
  const direct = dms.length
    ? dms.map(item)
    : [
        h(
          "li",
          {},
          h(
            "button",
            { type: "button", class: "channel", onclick: actions.openDirect },
            translate("openDirect", { name: nameOf(bot.user) }),
          ),
        ),
      ];
  redraw(byId("channel-list"), [
    section(translate("channels"), top.map(item)),
    section(translate("directMessages"), direct),
  ]);
}

function section(title, items) {
  const id = uniqueId("channels");
  return h("nav", { "aria-labelledby": id }, h("h2", { id }, title), h("ul", {}, items));
}

function channelButton(channel, store, actions) {
  const isCurrent = channel.id === store.channel;
  const label = channel.recipient ? nameOf(channel.recipient) : channel.name;
  const channelIcon = channel.recipient
    ? avatar(store.user(channel.recipient.id) ?? channel.recipient, "avatar tiny")
    : h(
        "span",
        { class: "channel-icon", "aria-hidden": "true" },
        channel.type === THREAD ? "↳" : "#",
      );
  // Screen readers get the count in words; the badge shows it as a number.
  const count = channel.mentions || (channel.recipient ? channel.unread : 0);
  const spoken = count
    ? translate("mentions", { n: count })
    : translate("unread", { n: channel.unread });
  return h(
    "button",
    {
      type: "button",
      class: `channel${channel.unread ? " unread" : ""}`,
      "aria-current": isCurrent ? "page" : null,
      data: { key: channel.id },
      onclick: () => actions.openChannel(channel.id),
    },
    channelIcon,
    h("span", { class: "channel-label" }, label),
    count ? h("span", { class: "badge", "aria-hidden": "true" }, String(count)) : null,
    channel.unread ? h("span", { class: "visually-hidden" }, `, ${spoken}`) : null,
  );
}

export function drawUserSettings(store, actions) {
  const { me, people, locales } = store.state;
  const settingSelect = (id, label, choices, value, onChange) => {
    const select = h(
      "select",
      { id, data: { key: id } },
      choices.map(([key, text]) => h("option", { value: key, selected: key === value }, text)),
    );
    select.addEventListener("change", () => onChange(select.value));
    return h("div", { class: "setting" }, h("label", { for: id }, label), select);
  };
  const languages = Object.entries(LANGUAGES).filter(([code]) => locales.includes(code));
  if (!(me.locale in LANGUAGES)) languages.push([me.locale, me.locale]);
  const privacy = h("input", {
    type: "checkbox",
    id: "dms-open",
    checked: me.dms_open,
    data: { key: "dms-open" },
  });
  privacy.addEventListener("change", () => actions.setPrivacy(privacy.checked));
  byId("user-settings").setAttribute("aria-label", translate("youAre"));
  const clock = clockControl(store, actions.run);
  redraw(byId("user-settings"), [
    h(
      "div",
      { class: "current-user" },
      avatar(me),
      settingSelect(
        "you-are",
        translate("youAre"),
        people.map((one) => [one.id, nameOf(one)]),
        me.id,
        actions.become,
      ),
    ),
    settingSelect("language", translate("language"), languages, me.locale, actions.setLocale),
    h("div", { class: "setting" }, h("label", { for: "dms-open" }, translate("dmsOpen")), privacy),
    h(
      "button",
      { type: "button", class: "as-link", data: { key: "add-person" }, onclick: actions.addPerson },
      `+ ${translate("addPerson")}`,
    ),
    ...(clock ? [clock] : []),
  ]);
}

export function drawMemberList(store) {
  const { members, bot } = store.state;
  const row = (user) => {
    const isOffline = user.bot && !bot.online;
    const state = user.bot
      ? h("span", { class: "member-state" }, translate(isOffline ? "offline" : "online"))
      : null;
    return h(
      "li",
      { class: isOffline ? "member offline" : "member" },
      avatar(user),
      h(
        "span",
        {},
        nameOf(user),
        user.id === store.me ? h("span", { class: "tag plain" }, translate("you")) : null,
        user.bot ? h("span", { class: "tag" }, translate("app")) : null,
        state,
      ),
    );
  };
  const box = byId("members");
  box.setAttribute("aria-label", translate("members"));
  redraw(box, [
    h("h2", {}, `${translate("members")} — ${members.length}`),
    h("ul", {}, members.map(row)),
  ]);
}

/** Replaces the content; the focus stays on the same control. */
function redraw(box, content) {
  const key = box.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  box.replaceChildren(...content);
  if (key)
    [...box.querySelectorAll("[data-key]")].find((node) => node.dataset.key === key)?.focus();
}
