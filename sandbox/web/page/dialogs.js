// Dialogs: the modals that the bot opens, and the page's own dialog for adding a person.

import { uniqueId, h } from "./dom.js";
import { channelChoices, userChoices } from "./components.js";
import { markdown } from "./markdown.js";
import { selectMenu } from "./select-menu.js";
import { translate } from "./translations.js";

function showDialog(title, content, onSubmit, confirm) {
  const titleId = uniqueId("title");
  const error = h("p", { class: "failure", role: "alert", hidden: true });
  const cancel = h(
    "button",
    { type: "button", class: "button outlined", onclick: () => box.close() },
    translate("cancel"),
  );
  const send = h("button", { type: "submit", class: "button primary" }, confirm);
  const form = h(
    "form",
    {},
    h("h2", { id: titleId }, title),
    content,
    error,
    h("div", { class: "dialog-buttons" }, cancel, send),
  );
  const box = h("dialog", { class: "form", "aria-labelledby": titleId }, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    send.disabled = true;
    try {
      await onSubmit();
      box.close();
    } catch (failure) {
      error.textContent = failure.message || translate("unreachable");
      error.hidden = false;
      send.disabled = false;
    }
  });
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
  box.querySelector("input, textarea, [role=combobox]")?.focus();
}

export function showNameDialog(onName) {
  const id = uniqueId("name");
  const input = h("input", { id, required: true, maxlength: "32", autocomplete: "off" });
  showDialog(
    translate("addPerson"),
    [h("label", { for: id }, translate("personName")), input],
    () => onName(input.value.trim()),
    translate("addPerson"),
  );
}

/** Shows a modal of the bot. `onSubmit` gets {custom_id: text or list of values}. */
export function showModal(modal, store, context, onSubmit) {
  const fields = new Map();

  function textInput(data, label, description) {
    const id = uniqueId("field");
    const tag = data.style === 2 ? "textarea" : "input";
    const descriptionId = description ? uniqueId("description") : null;
    const node = h(tag, {
      id,
      maxlength: data.max_length ?? 4000,
      minlength: data.min_length || null,
      required: data.required !== false,
      placeholder: data.placeholder,
      rows: tag === "textarea" ? "4" : null,
      "aria-describedby": descriptionId,
    });
    node.value = data.value ?? "";
    fields.set(data.custom_id, () => node.value);
    return [
      h("label", { for: id }, label ?? data.label ?? ""),
      descriptionId ? h("p", { id: descriptionId, class: "description" }, description) : null,
      node,
    ];
  }

  function select(data, label, description) {
    const choices =
      { 3: data.options, 8: channelChoices(store, data.channel_types) }[data.type] ??
      userChoices(store);
    const list = selectMenu({
      choices,
      label,
      placeholder: data.placeholder,
      min: data.required === false ? 0 : (data.min_values ?? 1),
      max: data.max_values ?? 1,
      customId: data.custom_id,
      onChoose() {},
    });
    fields.set(data.custom_id, list.values);
    return [
      h("p", { class: "label" }, label),
      description ? h("p", { class: "description" }, description) : null,
      list.node,
    ];
  }

  const field = (data, label, description) =>
    (data.type === 4 ? textInput : select)(data, label, description);
  const content = modal.components.map((part) => {
    if (part.type === 1)
      return h(
        "div",
        { class: "form-part" },
        part.components.map((inner) => field(inner)),
      );
    if (part.type === 18)
      return h("div", { class: "form-part" }, field(part.component, part.label, part.description));
    return h("div", { class: "text" }, markdown(part.content ?? "", context));
  });
  const values = () =>
    Object.fromEntries([...fields].map(([customId, value]) => [customId, value()]));
  showDialog(modal.title, content, () => onSubmit(values()), translate("submit"));
}
