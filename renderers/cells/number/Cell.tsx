import type { CellProps } from "../../runtime/cell-views.ts";
import styles from "../../runtime/cells.module.css";
import { useHost } from "../../runtime/contexts.ts";
import { formatsOf } from "../../runtime/format-values.ts";
import { Cell as TextCell } from "../text/Cell.tsx";

/** A number as the language writes it. */
export function Cell(props: CellProps) {
  const { language } = useHost();
  const { value } = props;
  if (typeof value !== "number") return <TextCell {...props} />;
  return <span className={styles.number}>{formatsOf(language).number.format(value)}</span>;
}
