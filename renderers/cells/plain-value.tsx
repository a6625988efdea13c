import { useHost } from "../runtime/page/contexts.ts";
import { Absent } from "../runtime/show/absent.tsx";
import styles from "../runtime/show/cells.module.css";
import { shownText } from "../runtime/show/shown-text.ts";

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
