import { type RefObject, useContext, useEffect, useEffectEvent, useRef } from "react";
import { useIsTouched } from "../../../src/ui/use-media.ts";
import { BlockFrameContext } from "./contexts.ts";

/** Selects what people type into or choose with. */
const fields =
  'input:not([type="hidden"], [type="file"], :disabled), textarea:not(:disabled), [contenteditable="true"]';

/**
 * Focuses the first field of a part once, where the part opens in a dialog whose fields nobody uses
 * yet. Touch screens are left alone, since their keyboard would cover the part.
 */
export function useFirstField(): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const { isDialog } = useContext(BlockFrameContext);
  const isTouched = useIsTouched();
  const focus = useEffectEvent(() => {
    const dialog = part.current?.closest('[role="dialog"]');
    const isUsed = dialog?.contains(document.activeElement?.closest(fields) ?? null);
    if (!isDialog || isTouched || isUsed) return;
    const all = part.current?.querySelectorAll<HTMLElement>(fields) ?? [];
    const first = [...all].find((field) => field.checkVisibility());
    first?.focus({ preventScroll: true });
  });
  useEffect(() => focus(), []);
  return part;
}
