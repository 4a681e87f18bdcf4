// Commands as one types them, and the values of their options. No page here, only thought.

import { nameOf } from "./dom.js";
import { say } from "./words.js";

const SUBCOMMAND = 1;
const GROUP = 2;

/** Every command and subcommand that can be used here, as {id, path, name, description, options}. */
export function entries(commands, isDirect) {
  return commands
    .filter((command) => (isDirect ? command.in_dm !== false : command.in_guild !== false))
    .flatMap((command) => branches(command, command, [], command.name))
    .sort((a, b) => a.name.localeCompare(b.name));
}

function branches(command, node, path, name) {
  const deeper = (node.options ?? []).filter(({ type }) => type === SUBCOMMAND || type === GROUP);
  if (!deeper.length) {
    const original = [command.original_name ?? command.name, ...path].join(" ");
    return [{ id: command.id, path, name, original, description: node.description, options: node.options ?? [] }];
  }
  return deeper.flatMap((one) => branches(command, one, [...path, one.original_name ?? one.name], `${name} ${one.name}`));
}

/** Those that fit what has been typed after the slash, the best first. */
export function matching(all, typed) {
  const text = typed.toLowerCase();
  const rank = (entry) => {
    if (entry.name.startsWith(text)) return 0;
    if (entry.name.includes(text) || entry.original.startsWith(text)) return 1;
    return entry.description.toLowerCase().includes(text) && text.length > 2 ? 2 : 3;
  };
  return all
    .map((entry) => [rank(entry), entry])
    .filter(([place]) => place < 3)
    .sort(([a], [b]) => a - b)
    .map(([, entry]) => entry);
}

/** The entry whose whole name, and a space, has been typed; and what comes after. */
export function typedOut(all, typed) {
  const fits = all.filter(({ name, original }) => typed.startsWith(`${name} `) || typed.startsWith(`${original} `));
  const entry = fits.sort((a, b) => b.name.length - a.name.length)[0];
  if (!entry) return null;
  const used = typed.startsWith(`${entry.name} `) ? entry.name : entry.original;
  return { entry, rest: typed.slice(used.length + 1) };
}

/** What can be chosen for an option without asking the bot; null when anything may be typed. */
export function fixedChoices(option, store) {
  if (option.choices?.length) return option.choices.map(({ name, value }) => ({ label: name, value }));
  switch (option.type) {
    case 5:
      return [{ label: say("yes"), value: true }, { label: say("no"), value: false }];
    case 6:
    case 9:
      return store.state.members.map((member) => ({ label: nameOf(member), detail: `@${member.username}`, value: member.id }));
    case 7:
      return store.state.channels
        .filter(({ type }) => !option.channel_types || option.channel_types.includes(type))
        .map(({ id, name }) => ({ label: `#${name}`, value: id }));
    case 8:
      return [];
    default:
      return null;
  }
}

export const fitting = (choices, text) => {
  const sought = text.toLowerCase().replace(/^[@#]/, "");
  return choices.filter(({ label, detail }) => `${label} ${detail ?? ""}`.toLowerCase().includes(sought)).slice(0, 25);
};

/** {value} or {error}: what the text of a field means. */
export function read(option, text, picked, store) {
  if (picked && picked.label === text) return { value: picked.value };
  const choices = fixedChoices(option, store);
  if (choices) {
    const same = choices.find(({ label }) => label.toLowerCase() === text.trim().toLowerCase());
    return same ? { value: same.value } : { error: say("notInList") };
  }
  if (option.type !== 4 && option.type !== 10) return { value: text };
  const number = Number(text.trim().replace(",", "."));
  if (text.trim() === "" || Number.isNaN(number) || (option.type === 4 && !Number.isInteger(number))) return { error: say("notANumber") };
  const least = option.min_value ?? -Infinity;
  const most = option.max_value ?? Infinity;
  return number < least || number > most ? { error: say("between", { least, most }) } : { value: number };
}
