// The texts of the page in the reader's language.

import { fill } from "../board_svg/elements.js";

/** A text, or its forms by a number or a word. @typedef {string | {by: string, forms: Record<string, string>}} Text */
/** @typedef {Record<string, string | number>} Values */

export class Texts {
  /** @param {string} language @param {Record<string, Text>} texts by key, without `page-` */
  constructor(language, texts) {
    this.language = language;
    this.texts = texts;
    this.plurals = new Intl.PluralRules(language);
  }

  /** @param {string} key without `page-` @param {Values} values */
  say(key, values = {}) {
    const text = this.texts[`page-${key}`];
    if (text === undefined) return key;
    return fill(typeof text === "string" ? text : this.form(text.forms, values[text.by]), values);
  }

  /** @param {Record<string, string>} forms @param {string | number} value */
  form(forms, value) {
    const word = typeof value === "number" ? this.plurals.select(value) : "other";
    return forms[value] ?? forms[word] ?? forms.other;
  }
}

/** The best of the languages that there are. @param {readonly string[]} wanted */
export function languageOf(wanted) {
  const known = ["en", "da", "nl", "sv"];
  return wanted.map((each) => each.slice(0, 2).toLowerCase()).find((each) => known.includes(each)) ?? "en";
}
