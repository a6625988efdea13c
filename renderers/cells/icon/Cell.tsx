import { isIconName } from "../../icon-names.ts";
import { NamedIcon } from "../../icons.tsx";
import type { CellProps } from "../../runtime/cell-views.ts";
import styles from "../../runtime/cells.module.css";
import { useHost } from "../../runtime/contexts.ts";
import { Cell as TextCell } from "../text/Cell.tsx";

/** A named icon beside what people call it. */
export function Cell(props: CellProps) {
  const { value } = props;
  const { text } = useHost();
  if (typeof value !== "string" || value === "") return <TextCell {...props} />;
  return (
    <span className={styles.icon}>
      <NamedIcon name={value} />
      <TextCell {...props} value={isIconName(value) ? text(`icon.${value}`) : value} />
    </span>
  );
}
