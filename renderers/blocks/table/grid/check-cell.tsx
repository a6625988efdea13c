import type { MouseEvent } from "react";
import styles from "./grid.module.css";

interface CheckProps {
  label: string;
  isChecked: boolean;
  /** Whether some of what it stands for is checked, but not all. */
  isSome?: boolean;
  /** Whether there is nothing to check. */
  isDisabled?: boolean;
  /** `isRange` where all from the one checked before are meant, by the Shift key. */
  onCheck(isRange: boolean): void;
}

/** The box of a row, or of all rows; the browser's own, for each row has one. */
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
        // A click, also one by the space bar, knows whether Shift was held.
        onClick={(event: MouseEvent) => onCheck(event.shiftKey)}
        onChange={() => undefined}
      />
    </label>
  );
}
