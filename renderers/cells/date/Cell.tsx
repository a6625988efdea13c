import type { CellProps } from "../../runtime/show/cell-props.ts";
import { MomentValue } from "../values.tsx";

/** A day of the calendar. */
export function Cell({ value }: CellProps) {
  return <MomentValue value={value} as="date" />;
}
