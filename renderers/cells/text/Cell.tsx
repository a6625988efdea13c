import type { CellProps } from "../../runtime/show/cell-props.ts";
import { ListedValue } from "../values.tsx";

/** A value of any type as plain text; a value listed by the catalogue by its label. */
export function Cell({ value, field }: CellProps) {
  return <ListedValue value={value} schema={field.schema} />;
}
