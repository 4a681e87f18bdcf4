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
    let text = this.texts[`page-${key}`] ?? key;
    while (typeof text !== "string") text = this.form(text.forms, values[text.by]);
    return fill(text, values);
  }

  /** @param {Record<string, Text>} forms @param {string | number} value @returns {Text} */
  form(forms, value) {
    const word = typeof value === "number" ? this.plurals.select(value) : "other";
    return forms[value] ?? forms[word] ?? forms.other;
  }

  /** A sentence of the bot, in which `<t:1731960000:R>` is how long until or since then. @param {string} sentence */
  timed(sentence) {
    return sentence.replace(/<t:(\d+):R>/g, (_, seconds) => this.distance(Number(seconds) - Date.now() / 1000));
  }

  /** @param {number} seconds */
  distance(seconds) {
    const format = new Intl.RelativeTimeFormat(this.language, { numeric: "auto" });
    /** @type {[Intl.RelativeTimeFormatUnit, number][]} */
    const units = [["day", 86400], ["hour", 3600], ["minute", 60]];
    const [unit, size] = units.find(([, each]) => Math.abs(seconds) >= each) || ["second", 1];
    return format.format(Math.round(seconds / size), unit);
  }
}

/** The best of the languages that there are. @param {readonly string[]} wanted */
export function languageOf(wanted) {
  const known = ["en", "da", "nl", "sv"];
  return wanted.map((each) => each.slice(0, 2).toLowerCase()).find((each) => known.includes(each)) ?? "en";
}
