import type { KeyboardEvent } from "react";
import { useSeparator } from "../../../../src/ui/use-separator.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import styles from "./arrange.module.css";
import { leastWidth, mostWidth } from "./table-view.ts";

/** What the end of a header's cell needs to change its column's width. */
export interface ColumnEdgeProps {
  label: string;
  width: number;
  /** Told of every width on the way; `isDone` with the last. */
  onResize(width: number, isDone: boolean): void;
  /** The table finds the width again. */
  onReset(): void;
}

/** The end of a column within its head: dragged, moved with the arrow keys, set back by a double click. */
export function ColumnEdge({ label, width, onResize, onReset }: ColumnEdgeProps) {
  const host = useHost();
  const separator = useSeparator({
    width,
    least: leastWidth,
    most: mostWidth,
    drawnWidth: (line) => line.closest("th")?.getBoundingClientRect().width ?? width,
    onMove: onResize,
  });
  const press = (event: KeyboardEvent<HTMLHRElement>): void => {
    // The header below sorts by its column.
    if (event.key === "Enter" || event.key === " ") event.stopPropagation();
    separator.onKeyDown?.(event);
  };
  return (
    <hr
      {...separator}
      aria-label={host.text("table.columnWidth", { name: label })}
      className={styles.edge}
      onKeyDown={press}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={onReset}
    />
  );
}
