import dayjs, { type Dayjs } from "dayjs";
import { useMemo } from "react";
import { momentOf } from "../show/format-values.ts";

/** The precision of a calendar. */
export type MomentSort = "date" | "dateTime" | "month";

/**
 * The picker value of a field's value; `null` where it is no time. It stays the same object while
 * the value is the same: a picker that is given another one forgets what is typed in it.
 */
export function useMoment(value: unknown): Dayjs | null {
  return useMemo(() => momentIn(value), [value]);
}

/** The picker value of a range, as {@link useMoment} returns that of a field. */
export function useMoments(start: unknown, end: unknown): [Dayjs | null, Dayjs | null] {
  return useMemo(() => [momentIn(start), momentIn(end)], [start, end]);
}

/** The time that a value is; a text that only resembles one, as 30 February, is none. */
function momentIn(value: unknown): Dayjs | null {
  if (typeof value !== "string" || value.includes("/")) return null;
  const moment = momentOf(value.length === "YYYY-MM".length ? `${value}-01` : value);
  return moment && dayjs(moment);
}

/** The field value of a picked time: a date or month by name, a time with its zone. */
export function writtenMoment(moment: Dayjs, sort: MomentSort): string {
  if (sort === "dateTime") return moment.toISOString();
  return moment.format(sort === "month" ? "YYYY-MM" : "YYYY-MM-DD");
}

/** The calendar's precision for a format. */
export function momentSortOf(format: string | undefined): MomentSort {
  if (format === "date-time") return "dateTime";
  return format === "month" ? "month" : "date";
}
