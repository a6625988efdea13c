import { NamedIcon } from "../../icons.tsx";
import type { CellProps } from "../../runtime/cell-views.ts";
import styles from "../../runtime/cells.module.css";
import { Cell as TextCell } from "../text/Cell.tsx";

/** A named icon beside its name. */
export function Cell(props: CellProps) {
  const { value } = props;
  if (typeof value !== "string" || value === "") return <TextCell {...props} />;
  return (
    <span className={styles.icon}>
      <NamedIcon name={value} />
      <TextCell {...props} />
    </span>
  );
}
