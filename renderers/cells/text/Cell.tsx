import type { CellProps } from "../../runtime/show/cell-props.ts";
import { ListedValue } from "../values.tsx";

/** A value of any type as plain text; one that the catalogue lists by what it is called. */
export function Cell({ value, field }: CellProps) {
  return <ListedValue value={value} schema={field.schema} />;
}
