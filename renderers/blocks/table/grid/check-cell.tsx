import type { MouseEvent } from "react";
import styles from "./grid.module.css";

interface CheckProps {
  label: string;
  isChecked: boolean;
  /** Whether the checkbox stands for several rows of which only some are checked. */
  isSome?: boolean;
  /** Whether the checkbox is disabled, since there are no rows to check. */
  isDisabled?: boolean;
  /**
   * `isRange`: the Shift key was held, so that the rows since the last checked one are meant as
   * well.
   */
  onCheck(isRange: boolean): void;
}

/** The checkbox of one row or of all rows: a native one, since there may be one for every row. */
export function Check(props: CheckProps) {
  const { label, isChecked, isSome = false, isDisabled = false, onCheck } = props;
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        disabled={isDisabled}
        ref={(box) => {
          if (box) box.indeterminate = isSome;
        }}
        // A click event, which the space bar also causes, tells whether Shift was held.
        onClick={(event: MouseEvent) => onCheck(event.shiftKey)}
        onChange={() => undefined}
      />
    </label>
  );
}
