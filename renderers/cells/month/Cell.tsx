import { useHost } from "../../runtime/page/contexts.ts";
import type { CellProps } from "../../runtime/show/cell-props.ts";
import { formatsOf, monthText } from "../../runtime/show/format-values.ts";
import { PlainValue } from "../values.tsx";

/** A month such as `2026-11` in the language's words; any other value as plain text. */
export function Cell({ value }: CellProps) {
  const { language } = useHost();
  if (typeof value !== "string" || !monthText.test(value)) {
    return <PlainValue value={value} />;
  }
  return (
    <time dateTime={value}>
      {formatsOf(language).month.format(new Date(`${value}-01T00:00:00`))}
    </time>
  );
}
