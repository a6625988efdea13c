import { isIdeographic, type Language, languageTags } from "../../../src/i18n/language.ts";

/** The text of a month, as `2026-11`. */
export const monthText = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Options of a number format by which a small number, as 0.00045, is not shown as 0. */
export const smallKept = {
  maximumFractionDigits: 3,
  maximumSignificantDigits: 3,
  roundingPriority: "morePrecision",
} as const;

/** The formats of one language, each created on first use. */
export interface ValueFormats {
  readonly number: { format(value: number | `${number}`): string };
  readonly date: Intl.DateTimeFormat;
  readonly dateTime: Intl.DateTimeFormat;
  /** A month in words, with its year. */
  readonly month: Intl.DateTimeFormat;
  /** A time with seconds. */
  readonly exact: Intl.DateTimeFormat;
  readonly collator: Intl.Collator;
}

const made = new Map<Language, ValueFormats>();

/** The cached formats of a language. */
export function formatsOf(language: Language): ValueFormats {
  const found = made.get(language) ?? makeFormats(language);
  made.set(language, found);
  return found;
}

function makeFormats(language: Language): ValueFormats {
  const tag = languageTags[language];
  // Only between digits does a day of one digit have a zero before it.
  const [month, dayOfMonth] = isIdeographic(language)
    ? (["2-digit", "2-digit"] as const)
    : (["short", "numeric"] as const);
  const day = { year: "numeric", month, day: dayOfMonth } as const;
  const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const formats: { -readonly [Name in keyof ValueFormats]?: ValueFormats[Name] } = {};
  return {
    number: {
      format(value) {
        // Such a number is its digits in every language, and most lists have no others: the first
        // format of a document takes many milliseconds to create.
        const isShort = typeof value === "number" && Number.isInteger(value);
        if (isShort && value >= 0 && value < 1000) return value.toString();
        formats.number ??= new Intl.NumberFormat(tag, smallKept);
        return formats.number.format(value);
      },
    },
    get date() {
      formats.date ??= new Intl.DateTimeFormat(tag, day);
      return formats.date;
    },
    get dateTime() {
      formats.dateTime ??= new Intl.DateTimeFormat(tag, { ...day, ...time });
      return formats.dateTime;
    },
    get month() {
      formats.month ??= new Intl.DateTimeFormat(tag, { year: "numeric", month: "long" });
      return formats.month;
    },
    get exact() {
      formats.exact ??= new Intl.DateTimeFormat(tag, { ...day, ...time, second: "2-digit" });
      return formats.exact;
    },
    get collator() {
      formats.collator ??= new Intl.Collator(tag, { numeric: true, sensitivity: "base" });
      return formats.collator;
    },
  };
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/** A cached number format with other options. */
export function numberFormat(
  language: Language,
  options: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  const key = JSON.stringify([language, options]);
  const found = numberFormats.get(key);
  if (found) return found;
  const format = new Intl.NumberFormat(languageTags[language], options);
  numberFormats.set(key, format);
  return format;
}

/**
 * The moment that a text in ISO 8601 names, its day also with slashes; `null` where it names none, as
 * 30 February or 25 o'clock, which engines turn into a moment of the next day or month.
 */
export function momentOf(value: unknown): Date | null {
  if (typeof value !== "string" || !/^\d{4}([-/])\d{2}\1\d{2}/.test(value)) return null;
  const day = value.slice(0, 10).replaceAll("/", "-");
  // A date without time is local, not midnight UTC.
  const time = value.length === 10 ? "T00:00:00" : value.slice(10).replace(" ", "T");
  const text = (day + time).toUpperCase();
  const minute = text.slice(0, "YYYY-MM-DDTHH:MM".length);
  const [moment, same] = [new Date(text), new Date(`${minute}Z`)];
  if (Number.isNaN(moment.getTime()) || Number.isNaN(same.getTime())) return null;
  return same.toISOString().startsWith(minute) ? moment : null;
}

/** Whether the end of a range is before its start, where both are times. */
export function isReversed(start: unknown, end: unknown): boolean {
  const [from, to] = [start, end].map((value) =>
    momentOf(typeof value === "string" && monthText.test(value) ? `${value}-01` : value),
  );
  return Boolean(from && to && to < from);
}
