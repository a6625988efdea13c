import type { CellProps } from "../../runtime/cell-views.ts";
import styles from "../../runtime/cells.module.css";
import { useHost } from "../../runtime/contexts.ts";
import { formatsOf, momentOf } from "../../runtime/format-values.ts";
import { Cell as TextCell } from "../text/Cell.tsx";

/** A day of the calendar. */
export function Cell(props: CellProps) {
  const { language } = useHost();
  const moment = momentOf(props.value);
  if (!moment) return <TextCell {...props} />;
  return (
    <time className={styles.time} dateTime={moment.toISOString()}>
      {formatsOf(language).date.format(moment)}
    </time>
  );
}
