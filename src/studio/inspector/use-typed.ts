import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useWindowEvent } from "../../ui/use-window-event.ts";

/** The pause in typing, in milliseconds, after which a typed text is applied. */
const typingPauseMs = 400;

interface Typed {
  value: string;
  type(value: string): void;
  /** Applies typed text at once, for example on blur. */
  flush(): void;
  /** Whether the typed text is not applied, since it is not whole yet. */
  isUnsaid: boolean;
}

/**
 * The typed text of an input, which is applied after a pause; a new value from outside replaces it.
 * Text that is not whole yet, such as the beginning of a JSON value, stays as it was typed.
 */
export function useTyped(
  said: string,
  onSay: (value: string) => void,
  isWhole: (value: string) => boolean = () => true,
): Typed {
  const [typed, setTyped] = useState<string | null>(null);
  const waiting = useRef<string | null>(null);
  const flush = (): void => {
    const value = waiting.current;
    if (value !== null && !isWhole(value)) return;
    waiting.current = null;
    setTyped(null);
    if (value !== null && value !== said) onSay(value);
  };
  // What is typed is applied before a reload, so that the draft of the page keeps it.
  useWindowEvent("pagehide", flush);
  const flushLatest = useEffectEvent(flush);
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => flushLatest(), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const type = (value: string): void => {
    waiting.current = value;
    setTyped(value);
  };
  return { value: typed ?? said, type, flush, isUnsaid: typed !== null && !isWhole(typed) };
}
