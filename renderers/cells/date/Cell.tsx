import type { CellProps } from "../../runtime/cell-views.ts";
import { MomentCell } from "../dateTime/moment-cell.tsx";

/** A day of the calendar. */
export function Cell(props: CellProps) {
  return <MomentCell {...props} as="date" />;
}
