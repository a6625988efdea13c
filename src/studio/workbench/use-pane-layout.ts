import { useState } from "react";
import { jsonIn } from "../../catalogue/schema/json-text.ts";
import { fieldsOf } from "../../catalogue/schema/record.ts";

/** How somebody likes the workbench arranged where it is wide. */
export interface PaneLayout {
  /** The width of the text in pixels. */
  start: number;
  /** Whether the text is hidden, so that what is made of it has the whole width. */
  isFull: boolean;
}

const storageKey = "studioPanes";
const usual: PaneLayout = { start: 560, isFull: false };

/** The width of the text that a double click on the line beside it brings back. */
export const usualStart = usual.start;

/** How the workbench is arranged; remembered by this browser. */
export function usePaneLayout(): [PaneLayout, (changed: Partial<PaneLayout>) => void] {
  const [layout, setLayout] = useState(() => keptLayout(window.localStorage.getItem(storageKey)));
  const change = (changed: Partial<PaneLayout>): void => {
    const next = { ...layout, ...changed };
    window.localStorage.setItem(storageKey, JSON.stringify(next));
    setLayout(next);
  };
  return [layout, change];
}

function keptLayout(kept: string | null): PaneLayout {
  const { start, isFull } = fieldsOf(jsonIn(kept ?? "{}"));
  return { start: typeof start === "number" ? start : usual.start, isFull: isFull === true };
}
