import { isIconName } from "../../icon-names.ts";
import { NamedIcon } from "../../icons.tsx";
import { useHost } from "../../runtime/page/contexts.ts";
import type { CellProps } from "../../runtime/show/cell-props.ts";
import styles from "../../runtime/show/cells.module.css";
import { PlainValue } from "../values.tsx";

/** A named icon with its translated name. */
export function Cell({ value }: CellProps) {
  const { text } = useHost();
  if (typeof value !== "string" || value === "") return <PlainValue value={value} />;
  return (
    <span className={styles.icon}>
      <NamedIcon name={value} />
      <PlainValue value={isIconName(value) ? text(`icon.${value}`) : value} />
    </span>
  );
}
