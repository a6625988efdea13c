import { readFlag } from "../../../src/catalogue/flag.ts";
import type { CellProps } from "../../runtime/cell-views.ts";
import styles from "../../runtime/cells.module.css";
import { useHost } from "../../runtime/contexts.ts";
import { Cell as TextCell } from "../text/Cell.tsx";

/** Yes or no, the latter faint. */
export function Cell(props: CellProps) {
  const host = useHost();
  const value = readFlag(props.value);
  if (value === null) return <TextCell {...props} />;
  return (
    <span className={value ? undefined : styles.absent}>
      {host.text(value ? "common.yes" : "common.no")}
    </span>
  );
}
