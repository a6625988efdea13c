import { type Language, languageTags } from "./language.ts";

const units = [
  { unit: "day", size: 86_400, least: 2 },
  { unit: "hour", size: 3600, least: 2 },
  { unit: "minute", size: 60, least: 1.5 },
  { unit: "second", size: 1, least: 0 },
] as const;

/**
 * A duration such as `5 minutes`, in the largest unit that does not round too much; it is rounded
 * up, so that nobody comes too early.
 */
export function durationText(seconds: number, language: Language): string {
  const { unit, size } =
    units.find((one) => seconds >= one.least * one.size || isWhole(seconds / one.size)) ?? units[3];
  return new Intl.NumberFormat(languageTags[language], {
    style: "unit",
    unit,
    unitDisplay: "long",
  }).format(Math.ceil(seconds / size));
}

const isWhole = (count: number) => count > 0 && Number.isInteger(count);
