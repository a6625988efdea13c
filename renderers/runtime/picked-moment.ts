import dayjs, { type Dayjs } from "dayjs";

/** The moment in a value, as the pickers know it; `null` where the value names none. */
export function momentIn(value: unknown): Dayjs | null {
  if (typeof value !== "string" || value === "") return null;
  const moment = dayjs(value);
  return moment.isValid() ? moment : null;
}
