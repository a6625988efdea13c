import type { TimeText } from "./json-schema.ts";

/** All forms of moments that are sent as text without a time zone. */
export const timeTextForms: readonly TimeText[] = ["slashes", "hyphens", "dayFirst", "monthFirst"];

const clock = String.raw`[ T](\d\d:\d\d(?::\d\d)?)$`;
const yearFirst = new RegExp(String.raw`^(\d{4})([-/])(\d\d)\2(\d\d)${clock}`);
const yearLast = new RegExp(String.raw`^(\d\d)/(\d\d)/(\d{4})${clock}`);

/**
 * The form in which all texts write moments; `either` where the day and the month of
 * `04/03/2026 05:06` cannot be told apart, and `null` where the texts have no common form.
 */
export function timeTextOf(texts: readonly string[]): TimeText | "either" | null {
  const isAll = (form: TimeText) => texts.every((text) => standardOf(text, form) !== null);
  const [form = null, other] = texts.length === 0 ? [] : timeTextForms.filter(isAll);
  return other === undefined ? form : "either";
}

/**
 * A text of a form as local time, `2026-03-04T05:06:07`; `null` where it is not of this form or no
 * moment of the calendar.
 */
function standardOf(text: string, form: TimeText): string | null {
  const isYearFirst = form === "slashes" || form === "hyphens";
  const separator = form === "hyphens" ? "-" : "/";
  const isOfForm = text.includes(separator) && yearFirst.test(text) === isYearFirst;
  const local = isOfForm && !text.includes("T") ? localText(text, form) : null;
  return local !== null && isMoment(local) ? local : null;
}

/**
 * A date and time without a zone in any form as local time, `2026-03-04T05:06:07`; `null` for other
 * texts. With the day or the month first it is only read where the form says which it is.
 */
export function localText(text: string, form: TimeText | null): string | null {
  const [, year, , month, day, time = ""] = yearFirst.exec(text) ?? [];
  if (year !== undefined) return `${year}-${month}-${day}T${time.padEnd(8, ":00")}`;
  const [, first, second, lastYear, lastTime = ""] = yearLast.exec(text) ?? [];
  if (first === undefined || (form !== "dayFirst" && form !== "monthFirst")) return null;
  const date = form === "dayFirst" ? `${second}-${first}` : `${first}-${second}`;
  return `${lastYear}-${date}T${lastTime.padEnd(8, ":00")}`;
}

/** A moment in the time zone of whoever looks at it: `2026-03-04T05:06:07`. */
export function localTime(moment: Date): string {
  const zone = moment.getTimezoneOffset() * 60_000;
  return new Date(moment.getTime() - zone).toISOString().slice(0, "2026-03-04T05:06:07".length);
}

/** A local time, `2026-03-04T05:06:07`, in a form. */
export function textOfForm(local: string, form: TimeText): string {
  const [date = "", time = ""] = local.split("T");
  const [year, month, day] = date.split("-");
  const written: Readonly<Record<TimeText, string>> = {
    slashes: `${year}/${month}/${day}`,
    hyphens: date,
    dayFirst: `${day}/${month}/${year}`,
    monthFirst: `${month}/${day}/${year}`,
  };
  return `${written[form]} ${time}`;
}

/** Whether the calendar has a local time; an engine turns the 31st of June into the 1st of July. */
function isMoment(local: string): boolean {
  const moment = new Date(`${local}Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(local);
}
