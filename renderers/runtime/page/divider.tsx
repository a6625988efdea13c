import { useSeparator } from "../../../src/ui/use-separator.ts";
import { useHost } from "./contexts.ts";
import styles from "./divider.module.css";

const least = 160;
const most = 800;

interface DividerProps {
  /** The id of the element whose width it changes. */
  controls: string;
  width: number;
  usual: number;
  onChange(width: number): void;
}

/** The line between two blocks: dragged, moved with the arrow keys, set back by a double click. */
export function Divider({ controls, width, usual, onChange }: DividerProps) {
  const host = useHost();
  const separator = useSeparator({ width, least, most, usual, onMove: onChange });
  return (
    <hr
      {...separator}
      aria-label={host.text("split.resize")}
      aria-controls={controls}
      className={styles.divider}
    />
  );
}
