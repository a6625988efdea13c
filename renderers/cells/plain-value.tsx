import { Absent } from "../runtime/absent.tsx";
import styles from "../runtime/cells.module.css";
import { useHost } from "../runtime/contexts.ts";
import { shownText } from "../runtime/shown-text.ts";

/** A text this short fits wherever it stands. */
const surelyFits = 12;

/**
 * A value of any type as plain text; the text of a key where it is one. What a cell shows where
 * the value is not of its sort.
 */
export function PlainValue({ value }: { value: unknown }) {
  const text = shownText(useHost(), value);
  if (text === "") return <Absent />;
  return (
    <span className={styles.text} title={text.length > surelyFits ? text : undefined}>
      {text}
    </span>
  );
}
