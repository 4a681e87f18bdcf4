// Fields of a form with choices: groups of checkboxes, radio buttons and single checkboxes.
// Each has {node, value(), isValid()}; `isValid` tells whether the form may be submitted.

import { uniqueId, h } from "./dom.js";
import { translate } from "./translations.js";

function choice(type, { label, description, value, isChosen, name }) {
  const input = h("input", { type, value, name });
  input.checked = Boolean(isChosen);
  const text = h("span", {}, label, description ? h("small", {}, description) : null);
  return { input, node: h("label", { class: "choice" }, input, text) };
}

function fieldset(label, description, limits, choices) {
  const ids = [];
  const described = (node) => {
    node.id = uniqueId("description");
    ids.push(node.id);
    return node;
  };
  const parts = [
    description ? described(h("p", { class: "description" }, description)) : null,
    limits ? described(limits) : null,
  ];
  return h(
    "fieldset",
    { class: "choices", "aria-describedby": ids.join(" ") || null },
    h("legend", {}, label),
    parts,
    choices.map(({ node }) => node),
  );
}

const optionsOf = (type, data, name) =>
  data.options.map((option) => choice(type, { ...option, isChosen: option.default, name }));

function limitsText(min, max, count, isRequired) {
  const key =
    min === max
      ? "chooseExactly"
      : min === 0
        ? "chooseUpTo"
        : max === count
          ? "chooseAtLeast"
          : "chooseBetween";
  const text = translate(key, { min, max });
  return isRequired ? text : `${translate("optionalOptions")} · ${text}`;
}

export function checkboxGroup(data, label, description) {
  const choices = optionsOf("checkbox", data);
  const isRequired = data.required !== false;
  const min = data.min_values ?? 1;
  const max = data.max_values ?? choices.length;
  const counter = h("span", { role: "status" });
  const limits = h(
    "p",
    { class: "description limits" },
    h("span", {}, limitsText(min, max, choices.length, isRequired)),
    counter,
  );
  const chosen = () => choices.map(({ input }) => input).filter((input) => input.checked);
  const isValid = () => {
    const count = chosen().length;
    return (count >= min && count <= max) || (count === 0 && !isRequired);
  };

  function update() {
    const count = chosen().length;
    counter.textContent = translate("chosen", { n: count });
    limits.classList.toggle("is-met", isValid());
    // No more than the maximum can be ticked: untick one first.
    for (const { input } of choices) input.disabled = count >= max && !input.checked;
  }

  const node = fieldset(label, description, limits, choices);
  node.addEventListener("change", update);
  update();
  return { node, value: () => chosen().map((input) => input.value), isValid };
}

export function radioGroup(data, label, description) {
  const choices = optionsOf("radio", data, uniqueId("radio"));
  const isRequired = data.required !== false;
  const limits = isRequired ? null : h("p", { class: "description" }, translate("optionalOptions"));
  const chosen = () => choices.find(({ input }) => input.checked)?.input.value ?? null;
  return {
    node: fieldset(label, description, limits, choices),
    value: chosen,
    isValid: () => !isRequired || chosen() !== null,
  };
}

export function singleCheckbox(data, label, description) {
  const { input, node } = choice("checkbox", { label, description, isChosen: data.default });
  return { node, value: () => input.checked, isValid: () => true };
}
