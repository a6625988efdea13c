import type { CellProps } from "../../runtime/show/cell-props.ts";
import { MomentValue } from "../values.tsx";

/** A day and a time of day, in the zone of whoever looks at it. */
export function Cell({ value }: CellProps) {
  return <MomentValue value={value} as="dateTime" />;
}
