import dayjs, { type Dayjs } from "dayjs";

/** What a calendar picks. */
export type MomentSort = "date" | "dateTime" | "month";

/** The moment in a value, as the pickers know it; `null` where the value names none. */
export function momentIn(value: unknown): Dayjs | null {
  if (typeof value !== "string" || value === "") return null;
  const moment = dayjs(value);
  return moment.isValid() ? moment : null;
}

/** A moment as a value: a day or a month by its name, a moment the same wherever it is read. */
export function writtenMoment(moment: Dayjs, sort: MomentSort): string {
  if (sort === "dateTime") return moment.toISOString();
  return moment.format(sort === "month" ? "YYYY-MM" : "YYYY-MM-DD");
}

/** What is picked for a value of this format. */
export function momentSortOf(format: string | undefined): MomentSort {
  if (format === "date-time") return "dateTime";
  return format === "month" ? "month" : "date";
}
