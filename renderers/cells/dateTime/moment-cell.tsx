import type { CellProps } from "../../runtime/cell-views.ts";
import styles from "../../runtime/cells.module.css";
import { useHost } from "../../runtime/contexts.ts";
import { formatsOf, momentOf } from "../../runtime/format-values.ts";
import { Cell as TextCell } from "../text/Cell.tsx";

interface MomentCellProps extends CellProps {
  /** How much of the moment is said. */
  as: "date" | "dateTime";
}

/** A moment as the language writes it, in the zone of whoever looks; what is none stands as text. */
export function MomentCell({ as, ...props }: MomentCellProps) {
  const { language } = useHost();
  const moment = momentOf(props.value);
  if (!moment) return <TextCell {...props} />;
  return (
    <time className={styles.time} dateTime={moment.toISOString()}>
      {formatsOf(language)[as].format(moment)}
    </time>
  );
}
