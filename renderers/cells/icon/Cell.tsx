import { isIconName } from "../../icon-names.ts";
import { NamedIcon } from "../../icons.tsx";
import type { CellProps } from "../../runtime/cell-views.ts";
import styles from "../../runtime/cells.module.css";
import { useHost } from "../../runtime/contexts.ts";
import { PlainValue } from "../plain-value.tsx";

/** A named icon beside what people call it. */
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
