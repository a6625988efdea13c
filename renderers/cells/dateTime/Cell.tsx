import type { CellProps } from "../../runtime/show/cell-props.ts";
import { MomentValue } from "../values.tsx";

/** A date and time in the viewer's time zone. */
export function Cell({ value }: CellProps) {
  return <MomentValue value={value} as="dateTime" />;
}
