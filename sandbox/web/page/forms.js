// Dialogs: the forms a bot opens, and the page's own small questions.

import { freshId, h } from "./dom.js";
import { channelChoices, peopleChoices } from "./controls.js";
import { markdown } from "./markdown.js";
import { menu } from "./menu.js";
import { say } from "./words.js";

function dialog(title, content, onSubmit, confirm) {
  const titleId = freshId("title");
  const error = h("p", { class: "failure", role: "alert", hidden: true });
  const cancel = h("button", { type: "button", class: "button quiet", onclick: () => box.close() }, say("cancel"));
  const send = h("button", { type: "submit", class: "button primary" }, confirm);
  const form = h("form", {}, h("h2", { id: titleId }, title), content, error, h("div", { class: "dialog-foot" }, cancel, send));
  const box = h("dialog", { class: "form", "aria-labelledby": titleId }, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    send.disabled = true;
    try {
      await onSubmit();
      box.close();
    } catch (failure) {
      error.textContent = failure.message || say("unreachable");
      error.hidden = false;
      send.disabled = false;
    }
  });
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
  box.querySelector("input, textarea, [role=combobox]")?.focus();
}

export function askName(onName) {
  const id = freshId("name");
  const input = h("input", { id, required: true, maxlength: "32", autocomplete: "off" });
  dialog(say("addPerson"), [h("label", { for: id }, say("personName")), input], () => onName(input.value.trim()), say("addPerson"));
}

/** A form of the bot's; onSubmit gets {custom_id: text or list}. */
export function botForm(modal, store, world, onSubmit) {
  const fields = new Map();

  function textInput(data, label, description) {
    const id = freshId("field");
    const tag = data.style === 2 ? "textarea" : "input";
    const about = description ? freshId("about") : null;
    const node = h(tag, {
      id,
      maxlength: data.max_length ?? 4000,
      minlength: data.min_length || null,
      required: data.required !== false,
      placeholder: data.placeholder,
      rows: tag === "textarea" ? "4" : null,
      "aria-describedby": about,
    });
    node.value = data.value ?? "";
    fields.set(data.custom_id, () => node.value);
    return [h("label", { for: id }, label ?? data.label ?? ""), about ? h("p", { id: about, class: "about" }, description) : null, node];
  }

  function select(data, label, description) {
    const choices = { 3: data.options, 8: channelChoices(store, data.channel_types) }[data.type] ?? peopleChoices(store);
    const list = menu({
      choices,
      label,
      placeholder: data.placeholder,
      least: data.required === false ? 0 : (data.min_values ?? 1),
      most: data.max_values ?? 1,
      customId: data.custom_id,
      onChoose() {},
    });
    fields.set(data.custom_id, list.values);
    return [h("p", { class: "label" }, label), description ? h("p", { class: "about" }, description) : null, list.node];
  }

  const one = (data, label, description) => (data.type === 4 ? textInput : select)(data, label, description);
  const content = modal.components.map((part) => {
    if (part.type === 1) return h("div", { class: "form-part" }, part.components.map((inner) => one(inner)));
    if (part.type === 18) return h("div", { class: "form-part" }, one(part.component, part.label, part.description));
    return h("div", { class: "text" }, markdown(part.content ?? "", world));
  });
  const values = () => Object.fromEntries([...fields].map(([customId, value]) => [customId, value()]));
  dialog(modal.title, content, () => onSubmit(values()), say("submit"));
}
