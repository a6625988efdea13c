import { type Language, languageTags } from "../../../src/i18n/language.ts";

const minute = 60_000;

/** From how many milliseconds on a unit serves, the largest first. */
const units = [
  ["year", 365 * 24 * 60 * minute],
  ["month", 30 * 24 * 60 * minute],
  ["day", 24 * 60 * minute],
  ["hour", 60 * minute],
  ["minute", minute],
] as const;

const formats = new Map<Language, Record<"always" | "auto", Intl.RelativeTimeFormat>>();

/** How far a moment lies from now, in the largest unit that fits: `3 hours ago`, `now`. */
export function timeAgoText(moment: number, now: number, language: Language): string {
  const { always, auto } = formatsOf(language);
  const distance = moment - now;
  const [unit, length] = units.find(([, least]) => Math.abs(distance) >= least) ?? [];
  if (unit === undefined) return auto.format(0, "second");
  return always.format(Math.trunc(distance / length), unit);
}

function formatsOf(language: Language): Record<"always" | "auto", Intl.RelativeTimeFormat> {
  const found = formats.get(language);
  if (found) return found;
  const tag = languageTags[language];
  const made = {
    always: new Intl.RelativeTimeFormat(tag, { numeric: "always" }),
    auto: new Intl.RelativeTimeFormat(tag, { numeric: "auto" }),
  };
  formats.set(language, made);
  return made;
}
