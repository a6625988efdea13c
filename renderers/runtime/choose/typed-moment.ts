import dayjs from "dayjs";
import type { Language } from "../../../src/i18n/language.ts";
import { type MomentSort, writtenMoment } from "./picked-moment.ts";

/** What a person types into a calendar's input or a clock's. */
export type TypedSort = MomentSort | "time";

const yearFirst = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/;
const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;
const monthOfYear = /^(\d{4})[-/.年](\d{1,2})月?$/;
const yearOfMonth = /^(\d{1,2})[-/.](\d{4})$/;
const timeOfDay =
  /^(\d{1,2})[:.h時时点](?:(\d{1,2})(?:[:.分](?:(\d{1,2})秒?)?)?)?\s*(?:([ap])\.?\s?m\.?)?$/i;
const dayWithTime = /^(.*?[^\s,T])(?:[\s,T]+|(?<=日))(.*)$/;

/**
 * The field value of a typed day, month, moment or time, however it is usually written: without
 * seconds, with slashes or points, in digits of full width. `null` where it cannot be read, as
 * `3/4/2026` where the language does not tell the day from the month.
 */
export function typedMoment(text: string, sort: TypedSort, language: Language): string | null {
  const plain = text.normalize("NFKC").trim();
  if (sort === "time") return timeIn(plain);
  if (sort === "month") return monthIn(plain);
  const [, dayText = "", timeText = ""] = dayWithTime.exec(plain) ?? [plain, plain];
  const day = dayIn(dayText, language);
  if (day === null || sort === "date") return timeText === "" ? day : null;
  const time = timeText === "" ? "00:00:00" : timeIn(timeText);
  return time === null ? null : writtenMoment(dayjs(`${day}T${time}`), "dateTime");
}

function dayIn(text: string, language: Language): string | null {
  const begun = yearFirst.exec(text.replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3"));
  if (begun) return ifItExists(`${begun[1]}-${two(begun[2])}-${two(begun[3])}`, "YYYY-MM-DD");
  const [, first = "", second = "", year] = yearLast.exec(text) ?? [];
  const isDayFirst = language === "es" || Number(first) > 12 || first === second;
  if (!isDayFirst && Number(second) <= 12) return null;
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  return ifItExists(`${year}-${two(month)}-${two(day)}`, "YYYY-MM-DD");
}

function monthIn(text: string): string | null {
  const [, month, year] = yearOfMonth.exec(text) ?? [];
  const [, firstYear = year, lastMonth = month] = monthOfYear.exec(text) ?? [];
  return ifItExists(`${firstYear}-${two(lastMonth)}`, "YYYY-MM");
}

function timeIn(text: string): string | null {
  const found = timeOfDay.exec(text.replace(/^(\d\d)(\d\d)$/, "$1:$2"));
  if (!found) return null;
  const [, hour, minute, second, half = ""] = found;
  const isTwelve = half !== "" && Number(hour) >= 1 && Number(hour) <= 12;
  if (half !== "" && !isTwelve) return null;
  const afternoon = half.toLowerCase() === "p" ? 12 : 0;
  const hours = isTwelve ? String((Number(hour) % 12) + afternoon) : hour;
  const isTime = Number(hours) < 24 && Number(minute ?? 0) < 60 && Number(second ?? 0) < 60;
  return isTime ? [hours, minute, second].map(two).join(":") : null;
}

const two = (digits = ""): string => digits.padStart(2, "0");

/** A written day or month; the JavaScript engine reads 30 February as a day in March. */
function ifItExists(written: string, format: string): string | null {
  return dayjs(written).format(format) === written ? written : null;
}
