import type { CellProps } from "../../runtime/show/cell-props.ts";
import { DictionaryValue } from "../values.tsx";

/** The label of a dictionary's entry. */
export function Cell({ value, field }: CellProps) {
  return <DictionaryValue value={value} dictionary={field.dictionary} schema={field.schema} />;
}
