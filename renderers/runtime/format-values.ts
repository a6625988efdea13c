import type { Language } from "../../src/i18n/language.ts";

const tags: Readonly<Record<Language, string>> = {
  en: "en-GB",
  zh: "zh-CN",
  es: "es-ES",
  ja: "ja-JP",
};

/** The tag by which the browser's own formats know a language. */
export function languageTag(language: Language): string {
  return tags[language];
}

/** How the values of one language are written. */
export interface ValueFormats {
  number: Intl.NumberFormat;
  /** For numbers that need not be whole, so that they stand below each other by their point. */
  decimal: Intl.NumberFormat;
  date: Intl.DateTimeFormat;
  dateTime: Intl.DateTimeFormat;
  /** To the second. */
  exact: Intl.DateTimeFormat;
  collator: Intl.Collator;
}

const made = new Map<Language, ValueFormats>();

/** The formats of a language, made once. */
export function formatsOf(language: Language): ValueFormats {
  const found = made.get(language);
  if (found) return found;
  const tag = tags[language];
  const isIdeographic = language === "zh" || language === "ja";
  const day = {
    year: "numeric",
    month: isIdeographic ? "2-digit" : "short",
    day: "2-digit",
  } as const;
  const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const formats = {
    number: new Intl.NumberFormat(tag),
    decimal: new Intl.NumberFormat(tag, { minimumFractionDigits: 2 }),
    date: new Intl.DateTimeFormat(tag, day),
    dateTime: new Intl.DateTimeFormat(tag, { ...day, ...time }),
    exact: new Intl.DateTimeFormat(tag, { ...day, ...time, second: "2-digit" }),
    collator: new Intl.Collator(tag, { numeric: true, sensitivity: "base" }),
  };
  made.set(language, formats);
  return formats;
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/** A format of numbers beside the usual ones, made once. */
export function numberFormat(
  language: Language,
  options: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  const key = JSON.stringify([language, options]);
  const found = numberFormats.get(key);
  if (found) return found;
  const format = new Intl.NumberFormat(tags[language], options);
  numberFormats.set(key, format);
  return format;
}

/** The moment that a text in ISO 8601 names, or `null` where it names none. */
export function momentOf(value: unknown): Date | null {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}/.test(value)) return null;
  // A bare date is a day of the calendar, not midnight in Greenwich.
  const moment = new Date(value.length === 10 ? `${value}T00:00:00` : value.replace(" ", "T"));
  return Number.isNaN(moment.getTime()) ? null : moment;
}
