import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useHost } from "../../runtime/contexts.ts";
import styles from "./split.module.css";

const least = 160;
const most = 800;
const step = 16;

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
  const resize = (wanted: number): void => onChange(Math.min(most, Math.max(least, wanted)));
  const grip = useRef({ at: 0, width });
  const seize = (event: PointerEvent<HTMLElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { at: event.clientX, width };
  };
  const drag = (event: PointerEvent<HTMLElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    resize(grip.current.width + event.clientX - grip.current.at);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === "ArrowLeft") resize(width - step);
    else if (event.key === "ArrowRight") resize(width + step);
    else if (event.key === "Home") resize(least);
    else if (event.key === "End") resize(most);
    else return;
    event.preventDefault();
  };
  return (
    <hr
      aria-orientation="vertical"
      aria-label={host.text("split.resize")}
      aria-controls={controls}
      aria-valuenow={width}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={0}
      className={styles.divider}
      onPointerDown={seize}
      onPointerMove={drag}
      onKeyDown={press}
      onDoubleClick={() => resize(usual)}
    />
  );
}
