// Finding commands by what was typed, and parsing the values of their options. No DOM access.

import { nameOf } from "./dom.js";
import { translate } from "./translations.js";

const SUBCOMMAND = 1;
const GROUP = 2;
const MAX_NAMED_CHOICES = 5;

/** Every command and subcommand available here, as {id, path, name, description, options}. */
export function listCommands(commands, isDirect) {
  return commands
    .filter((command) => (isDirect ? command.in_dm !== false : command.in_guild !== false))
    .flatMap((command) => withSubcommands(command, command, [], command.name))
    .sort((a, b) => a.name.localeCompare(b.name));
}

function withSubcommands(command, node, path, name) {
  const nested = (node.options ?? []).filter(({ type }) => type === SUBCOMMAND || type === GROUP);
  if (!nested.length) {
    const original = [command.original_name ?? command.name, ...path].join(" ");
    return [
      {
        id: command.id,
        path,
        name,
        original,
        description: node.description,
        options: node.options ?? [],
      },
    ];
  }
  return nested.flatMap((one) =>
    withSubcommands(command, one, [...path, one.original_name ?? one.name], `${name} ${one.name}`),
  );
}

/** The commands that match what was typed after the slash, best match first. */
export function findCommands(all, typed) {
  const text = typed.toLowerCase();
  const rank = (entry) => {
    if (entry.name.startsWith(text)) return 0;
    if (entry.name.includes(text) || entry.original.startsWith(text)) return 1;
    return entry.description.toLowerCase().includes(text) && text.length > 2 ? 2 : 3;
  };
  return all
    .map((entry) => [rank(entry), entry])
    .filter(([rank]) => rank < 3)
    .sort(([a], [b]) => a - b)
    .map(([, entry]) => entry);
}

/** The command whose full name and a space were typed, and the text after it; or null. */
export function findTypedCommand(all, typed) {
  const fits = all.filter(
    ({ name, original }) => typed.startsWith(`${name} `) || typed.startsWith(`${original} `),
  );
  const entry = fits.sort((a, b) => b.name.length - a.name.length)[0];
  if (!entry) return null;
  const used = typed.startsWith(`${entry.name} `) ? entry.name : entry.original;
  return { entry, rest: typed.slice(used.length + 1) };
}

/** What was typed after a command, as {start, named: [{option, text}]}: `start` is the text before
 *  the first "name:" of an option, in the user's language or in English. */
export function splitOptions(typed, options) {
  const nameAt = /(?:^|\s)([\p{L}\p{N}_-]+):/gu;
  const found = [...typed.matchAll(nameAt)]
    .map((match) => ({ match, option: findOption(options, match[1]) }))
    .filter(({ option }) => option);
  const textOf = ({ match }, at) =>
    typed.slice(match.index + match[0].length, found[at + 1]?.match.index).trimStart();
  return {
    start: typed.slice(0, found[0]?.match.index),
    named: found.map((one, at) => ({ option: one.option, text: textOf(one, at) })),
  };
}

const findOption = (options, word) =>
  options.find(({ name, original_name }) => [name, original_name].includes(word.toLowerCase()));

/** The choices of an option that need no request to the bot; null if it takes free text. */
export function fixedChoices(option, store) {
  if (option.choices?.length)
    return option.choices.map(({ name, value }) => ({ label: name, value }));
  switch (option.type) {
    case 5:
      return [
        { label: translate("yes"), value: true },
        { label: translate("no"), value: false },
      ];
    case 6:
    case 9:
      return store.state.members.map((member) => ({
        label: nameOf(member),
        detail: `@${member.username}`,
        value: member.id,
      }));
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

export const filterChoices = (choices, text) => {
  const query = text.toLowerCase().replace(/^[@#]/, "");
  return choices
    .filter(({ label, detail }) => `${label} ${detail ?? ""}`.toLowerCase().includes(query))
    .slice(0, 25);
};

/** What is wrong with a value that is none of the choices; names them if they are few. */
function notInList(choices) {
  const names = choices.map(({ label }) => label).join(", ");
  const isShort = choices.length && choices.length <= MAX_NAMED_CHOICES;
  return isShort ? `${translate("notInList")}: ${names}` : translate("notInList");
}

/** {value} or {error} for the text of an option's field. */
export function parseValue(option, text, picked, store) {
  if (picked && picked.label === text) return { value: picked.value };
  const choices = fixedChoices(option, store);
  if (choices) {
    const same = choices.find(({ label }) => label.toLowerCase() === text.trim().toLowerCase());
    return same ? { value: same.value } : { error: notInList(choices) };
  }
  if (option.type !== 4 && option.type !== 10) return { value: text };
  const number = Number(text.trim().replace(",", "."));
  if (
    text.trim() === "" ||
    Number.isNaN(number) ||
    (option.type === 4 && !Number.isInteger(number))
  )
    return { error: translate("notANumber") };
  const min = option.min_value ?? -Infinity;
  const max = option.max_value ?? Infinity;
  return number < min || number > max
    ? { error: translate("between", { min, max }) }
    : { value: number };
}
