import type { CellProps } from "../../runtime/cell-views.ts";
import { MomentCell } from "./moment-cell.tsx";

/** A day and a time of day, in the zone of whoever looks at it. */
export function Cell(props: CellProps) {
  return <MomentCell {...props} as="dateTime" />;
}
