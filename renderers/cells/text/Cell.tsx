import type { CellProps } from "../../runtime/show/cell-props.ts";
import styles from "../../runtime/show/cells.module.css";
import { ListedValue } from "../values.tsx";
import type { TextSettings } from "./cell.ts";

/** A value of any type as plain text; a value listed by the catalogue by its label. */
export function Cell({ value, field }: CellProps<TextSettings>) {
  const shown = <ListedValue value={value} schema={field.schema} />;
  return field.settings?.inLines ? <div className={styles.lines}>{shown}</div> : shown;
}
