import { type ClipboardEvent, type DragEvent, useRef, useState } from "react";
import { useWindowEvent } from "../../../src/ui/use-window-event.ts";

/** The event handlers of a drop area. */
interface FileIntake {
  /** Whether files are dragged over it. */
  isOver: boolean;
  handlers: {
    onDragEnter(event: DragEvent): void;
    onDragOver(event: DragEvent): void;
    onDragLeave(event: DragEvent): void;
    onDrop(event: DragEvent): void;
    onPaste(event: ClipboardEvent): void;
  };
}

/** Takes files that are dropped on an area, or pasted while the focus is in it. */
export function useFileIntake(isDisabled: boolean, take: (files: File[]) => void): FileIntake {
  const [isOver, setOver] = useState(false);
  // Nested elements fire their own enter and leave events, so their depth is counted.
  const depth = useRef(0);
  useKeptPage();

  const hold = (event: DragEvent): boolean => {
    if (isDisabled || !holdsFiles(event.dataTransfer)) return false;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    return true;
  };
  const leave = (): void => {
    depth.current = 0;
    setOver(false);
  };
  return {
    isOver,
    handlers: {
      onDragEnter(event) {
        if (!hold(event)) return;
        depth.current += 1;
        setOver(true);
      },
      onDragOver: hold,
      onDragLeave(event) {
        if (!hold(event)) return;
        depth.current -= 1;
        if (depth.current <= 0) leave();
      },
      onDrop(event) {
        if (!hold(event)) return;
        leave();
        take([...event.dataTransfer.files]);
      },
      onPaste(event) {
        const files = [...event.clipboardData.files];
        if (isDisabled || files.length === 0) return;
        event.preventDefault();
        take(files);
      },
    },
  };
}

/**
 * Prevents the browser from opening a file dropped beside the area, which would discard the page.
 */
function useKeptPage(): void {
  const keep = (event: globalThis.DragEvent): void => {
    if (event.defaultPrevented || !event.dataTransfer || !holdsFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "none";
  };
  useWindowEvent("dragover", keep);
  useWindowEvent("drop", keep);
}

function holdsFiles({ types }: DataTransfer): boolean {
  return types.includes("Files");
}
