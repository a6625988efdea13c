import styles from "./divider.module.css";
import { useSeparator } from "./use-separator.ts";

const leastPx = 160;
const mostPx = 800;

interface DividerProps {
  label: string;
  /** The id of the element whose width the divider changes. */
  controls: string;
  width: number;
  usual: number;
  onChange(width: number): void;
}

/**
 * The divider between two blocks: it can be dragged, moved with the arrow keys, and reset by a
 * double click.
 */
export function Divider({ label, controls, width, usual, onChange }: DividerProps) {
  const separator = useSeparator({ width, least: leastPx, most: mostPx, usual, onMove: onChange });
  return (
    <hr {...separator} aria-label={label} aria-controls={controls} className={styles.divider} />
  );
}
