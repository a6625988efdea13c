import type { CellProps } from "../../runtime/show/cell-props.ts";
import { MomentValue } from "../moment-value.tsx";

/** A day of the calendar. */
export function Cell({ value }: CellProps) {
  return <MomentValue value={value} as="date" />;
}
