import { Absent } from "../../runtime/absent.tsx";
import type { CellProps } from "../../runtime/cell-views.ts";
import styles from "../../runtime/cells.module.css";
import { plainText } from "../../runtime/plain-text.ts";

/** A text this short fits wherever it stands. */
const surelyFits = 12;

/** A value of any type as plain text. */
export function Cell({ value }: CellProps) {
  const text = plainText(value);
  if (text === "") return <Absent />;
  return (
    <span className={styles.text} title={text.length > surelyFits ? text : undefined}>
      {text}
    </span>
  );
}
