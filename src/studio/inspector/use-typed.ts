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
 * The typed text of an input, which is applied after a pause; a new value from outside replaces it.
 * Text that is not whole yet, such as the beginning of a JSON value, stays as it was typed, also
 * while another part is shown.
 */
export function useTyped(said: string, onSay: (value: string) => void, whole?: Whole): Typed {
  const isWhole = (value: string): boolean => whole?.isWhole(value) ?? true;
  const [typed, setTyped] = useState<string | null>(() => unfinishedFor(said, whole));
  const waiting = useRef(typed);
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
    if (isWhole(value)) whole?.unfinished.delete(whole.key);
    else whole?.unfinished.set(whole.key, { said, typed: value });
  };
  return { value: typed ?? said, type, flush, isUnsaid: typed !== null && !isWhole(typed) };
}

/** The text that was not whole when its input was left, if its value is still the same. */
function unfinishedFor(said: string, whole: Whole | undefined): string | null {
  const kept = whole?.unfinished.get(whole.key);
  return kept?.said === said ? kept.typed : null;
}
