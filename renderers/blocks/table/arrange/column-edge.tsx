import { useSeparator } from "../../../../src/ui/divider/use-separator.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import styles from "./arrange.module.css";
import { leastWidth, mostWidth } from "./table-view.ts";

/** The props of a column's resize handle. */
export interface ColumnEdgeProps {
  label: string;
  width: number;
  /** Called with every width during a drag; `isDone` with the last. */
  onResize(width: number, isDone: boolean): void;
  /** Removes the chosen width, so that the table sets it again. */
  onReset(): void;
}

/**
 * The resize handle of a column's heading: dragged, moved by arrow keys, reset by a double click.
 */
export function ColumnEdge({ label, width, onResize, onReset }: ColumnEdgeProps) {
  const host = useHost();
  const separator = useSeparator({
    width,
    least: leastWidth,
    most: mostWidth,
    drawnWidth: (line) => line.closest("th")?.getBoundingClientRect().width ?? width,
    onMove: onResize,
  });
  return (
    <hr
      {...separator}
      aria-label={host.text("table.columnWidth", { name: label })}
      className={styles.edge}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={onReset}
    />
  );
}
