import type { ExportedValue } from "./sheet.ts";

/** An exported value as CSV holds it: a moment as the local day, or as day and time to the second. */
export function csvValue(value: ExportedValue): string | number | null {
  if (typeof value !== "object" || value === null) return value;
  if ("number" in value) return value.number;
  const { moment, hasTime } = value;
  const day = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map(twoDigits);
  const time = [moment.getHours(), moment.getMinutes(), moment.getSeconds()].map(twoDigits);
  return hasTime ? `${day.join("-")} ${time.join(":")}` : day.join("-");
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
