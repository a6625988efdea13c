import { DatePicker } from "antd";
import dayjs from "dayjs";
import type { SearchInputProps } from "./search-input.tsx";

/** A day, a month or a moment to search for. */
export function SearchDate({ id, input, value, onChange }: SearchInputProps) {
  const { widget } = input;
  const held = typeof value === "string" && dayjs(value).isValid() ? dayjs(value) : null;
  const write = (moment: dayjs.Dayjs): string => {
    if (widget === "dateTime") return moment.toISOString();
    return moment.format(widget === "month" ? "YYYY-MM" : "YYYY-MM-DD");
  };
  return (
    <DatePicker
      id={id}
      style={{ width: "100%" }}
      picker={widget === "month" ? "month" : "date"}
      showTime={widget === "dateTime"}
      value={held}
      onChange={(moment) => onChange(moment ? write(moment) : undefined)}
    />
  );
}
