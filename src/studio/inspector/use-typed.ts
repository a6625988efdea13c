import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useWindowEvent } from "../../ui/use-window-event.ts";
import type { Unfinished } from "../workbench/typed-text.ts";

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

/** What decides whether a typed text is whole, and where it is kept until then. */
interface Whole {
  isWhole(value: string): boolean;
  /** The texts that are not whole, which outlive their inputs. */
  unfinished: Map<string, Unfinished>;
  /** The name of the input among the others. */
  key: string;
}

/**
 * The typed text of an input, which is applied after a pause; a new value from outside replaces it,
 * so that it overwrites nothing that others have written since. Text that is not whole yet, such as
 * the beginning of a JSON value, stays as it was typed, also while another part is shown.
 */
export function useTyped(said: string, onSay: (value: string) => void, whole?: Whole): Typed {
  const isWhole = (value: string): boolean => whole?.isWhole(value) ?? true;
  const [kept, setKept] = useState<Unfinished | null>(
    () => whole?.unfinished.get(whole.key) ?? null,
  );
  const [applied, setApplied] = useState<string | null>(null);
  const waiting = useRef(kept);
  // What the input has applied itself is no new value, also for what is typed just before it shows.
  const typedFor = (text: Unfinished | null): string | null =>
    text && (text.said === said || applied === said) ? text.typed : null;
  const flush = (): void => {
    const value = typedFor(waiting.current);
    if (value !== null && !isWhole(value)) return;
    waiting.current = null;
    setKept(null);
    if (value === null || value === said) return;
    setApplied(value);
    onSay(value);
  };
  // What is typed is applied before a reload, so that the draft of the page keeps it.
  useWindowEvent("pagehide", flush);
  const flushLatest = useEffectEvent(flush);
  useEffect(() => {
    if (kept === null) return undefined;
    const timer = setTimeout(() => flushLatest(), typingPauseMs);
    return () => clearTimeout(timer);
  }, [kept]);
  const type = (value: string): void => {
    const text = { said, typed: value };
    waiting.current = text;
    setKept(text);
    if (isWhole(value)) whole?.unfinished.delete(whole.key);
    else whole?.unfinished.set(whole.key, text);
  };
  const typed = typedFor(kept);
  return { value: typed ?? said, type, flush, isUnsaid: typed !== null && !isWhole(typed) };
}
