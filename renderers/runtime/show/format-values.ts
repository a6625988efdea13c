import { isIdeographic, type Language, languageTags } from "../../../src/i18n/language.ts";

/** How the values of one language are written. A format is made when it is first asked for. */
export interface ValueFormats {
  readonly number: Intl.NumberFormat;
  /** For numbers that need not be whole, so that they stand below each other by their point. */
  readonly decimal: Intl.NumberFormat;
  readonly date: Intl.DateTimeFormat;
  readonly dateTime: Intl.DateTimeFormat;
  /** To the second. */
  readonly exact: Intl.DateTimeFormat;
  readonly collator: Intl.Collator;
}

const made = new Map<Language, ValueFormats>();

/** The formats of a language, each made once. */
export function formatsOf(language: Language): ValueFormats {
  const found = made.get(language) ?? makeFormats(language);
  made.set(language, found);
  return found;
}

function makeFormats(language: Language): ValueFormats {
  const tag = languageTags[language];
  const day = {
    year: "numeric",
    month: isIdeographic(language) ? "2-digit" : "short",
    day: "2-digit",
  } as const;
  const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const formats: { -readonly [Name in keyof ValueFormats]?: ValueFormats[Name] } = {};
  return {
    get number() {
      formats.number ??= new Intl.NumberFormat(tag);
      return formats.number;
    },
    get decimal() {
      formats.decimal ??= new Intl.NumberFormat(tag, { minimumFractionDigits: 2 });
      return formats.decimal;
    },
    get date() {
      formats.date ??= new Intl.DateTimeFormat(tag, day);
      return formats.date;
    },
    get dateTime() {
      formats.dateTime ??= new Intl.DateTimeFormat(tag, { ...day, ...time });
      return formats.dateTime;
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

/** A format of numbers beside the usual ones, made once. */
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

/** The moment that a text in ISO 8601 names, its day also with slashes; `null` where it names none. */
export function momentOf(value: unknown): Date | null {
  if (typeof value !== "string" || !/^\d{4}([-/])\d{2}\1\d{2}/.test(value)) return null;
  const day = value.slice(0, 10).replaceAll("/", "-");
  // A bare date is a day of the calendar, not midnight in Greenwich.
  const moment = new Date(
    value.length === 10 ? `${day}T00:00:00` : day + value.slice(10).replace(" ", "T"),
  );
  return Number.isNaN(moment.getTime()) ? null : moment;
}
