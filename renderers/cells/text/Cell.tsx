import { Absent } from "../../runtime/absent.tsx";
import type { CellProps } from "../../runtime/cell-views.ts";
import styles from "../../runtime/cells.module.css";
import { useHost } from "../../runtime/contexts.ts";
import { shownText } from "../../runtime/shown-text.ts";

/** A text this short fits wherever it stands. */
const surelyFits = 12;

/** A value of any type as plain text; the text of a key where it is one. */
export function Cell({ value }: CellProps) {
  const text = shownText(useHost(), value);
  if (text === "") return <Absent />;
  return (
    <span className={styles.text} title={text.length > surelyFits ? text : undefined}>
      {text}
    </span>
  );
}
