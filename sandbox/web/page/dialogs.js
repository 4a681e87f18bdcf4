// Dialogs: the modals that the bot opens, and the page's own dialog for adding a person.

import { checkboxGroup, radioGroup, singleCheckbox } from "./choice-fields.js";
import { uniqueId, h } from "./dom.js";
import { channelChoices, optionChoices, userChoices } from "./components.js";
import { markdown } from "./markdown.js";
import { selectMenu } from "./select-menu.js";
import { translate } from "./translations.js";

/** The form can be submitted while `isValid()` is true. Returns the open dialog. */
function showDialog(title, content, onSubmit, confirm, isValid) {
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
  const update = () => (send.disabled = !isValid());
  form.addEventListener("input", update);
  form.addEventListener("change", update);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    send.disabled = true;
    try {
      await onSubmit();
      box.close();
    } catch (failure) {
      error.textContent = failure.message || translate("unreachable");
      error.hidden = false;
      update();
    }
  });
  box.addEventListener("close", () => box.remove());
  update();
  document.body.append(box);
  box.showModal();
  box.querySelector("input, textarea, [role=combobox]")?.focus();
  return box;
}

export function showNameDialog(onName) {
  const id = uniqueId("name");
  const input = h("input", { id, required: true, maxlength: "32", autocomplete: "off" });
  showDialog(
    translate("addPerson"),
    [h("label", { for: id }, translate("personName")), input],
    () => onName(input.value.trim()),
    translate("addPerson"),
    () => input.value.trim() !== "",
  );
}

/** Shows a modal of the bot and returns its dialog. `onSubmit` gets {custom_id: text, list of values or truth}. */
export function showModal(modal, store, context, onSubmit) {
  const fields = new Map(); // custom id -> {value(), isValid()}

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
    fields.set(data.custom_id, { value: () => node.value, isValid: () => node.validity.valid });
    return [
      h("label", { for: id }, label ?? data.label ?? ""),
      descriptionId ? h("p", { id: descriptionId, class: "description" }, description) : null,
      node,
    ];
  }

  function select(data, label, description) {
    const choices =
      { 3: optionChoices(data.options ?? [], context), 8: channelChoices(store, data.channel_types) }[data.type] ??
      userChoices(store);
    const isRequired = data.required !== false;
    const min = isRequired ? (data.min_values ?? 1) : 0;
    const list = selectMenu({
      choices,
      label,
      placeholder: data.placeholder,
      min,
      max: data.max_values ?? 1,
      customId: data.custom_id,
      onChoose: () => list.node.dispatchEvent(new Event("change", { bubbles: true })),
    });
    fields.set(data.custom_id, {
      value: list.values,
      isValid: () => list.values().length >= min,
    });
    return [
      h("p", { class: "label" }, label),
      description ? h("p", { class: "description" }, description) : null,
      list.node,
    ];
  }

  const CHOICES = { 21: radioGroup, 22: checkboxGroup, 23: singleCheckbox };

  function field(data, label, description) {
    if (!(data.type in CHOICES))
      return (data.type === 4 ? textInput : select)(data, label, description);
    const made = CHOICES[data.type](data, label, description);
    fields.set(data.custom_id, made);
    return made.node;
  }

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
    Object.fromEntries([...fields].map(([customId, { value }]) => [customId, value()]));
  const isValid = () => [...fields.values()].every((one) => one.isValid());
  return showDialog(modal.title, content, () => onSubmit(values()), translate("submit"), isValid);
}
