import { type Language, languageTags } from "../../../src/i18n/language.ts";

const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/**
 * A size such as `20 MB`. Where a file's size is told beside its limit, the caller rounds the size
 * up and the limit down, so that they differ.
 */
export function sizeText(
  bytes: number,
  language: Language,
  round: (value: number) => number = Math.round,
): string {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  const value = round((bytes / 1024 ** power) * 100) / 100;
  const unit = units[power] ?? "byte";
  return new Intl.NumberFormat(languageTags[language], {
    style: "unit",
    unit,
    unitDisplay: "short",
    maximumFractionDigits: 2,
  }).format(value);
}
