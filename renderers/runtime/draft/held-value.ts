import { createContext, useCallback, useContext, useEffect, useRef, useState } from "react";
import { useSteady } from "../../../src/ui/use-steady.ts";

/** The values that the widgets of a form hold back while somebody types. */
export interface HeldValues {
  /** Registers how a widget hands over what it holds; answers how to take it back. */
  add(handOver: () => void): () => void;
  onHold(): void;
  /** Makes every widget hand over at once, before the form is sent. */
  handOver(): void;
  /** Notes that a value is still on its way, as a file's address; answers how to end that. */
  expect(): () => void;
  isExpecting(): boolean;
}

/** `onHold` is told whenever a widget holds something that the form does not know yet. */
export function createHeldValues(onHold: () => void): HeldValues {
  const holders = new Set<() => void>();
  const expected = new Set<symbol>();
  return {
    onHold,
    add(handOver) {
      holders.add(handOver);
      return () => holders.delete(handOver);
    },
    handOver() {
      for (const handOver of [...holders]) handOver();
    },
    expect() {
      const key = Symbol("expected");
      expected.add(key);
      onHold();
      return () => expected.delete(key);
    },
    isExpecting: () => expected.size > 0,
  };
}

/** The values that widgets hold back; without this context they report each change at once. */
export const HeldValuesContext = createContext<HeldValues | null>(null);

/** The pause in typing after which a widget hands over. */
const pauseMs = 200;

/** A value as its widget shows it. */
export interface HeldValue<T> {
  shown: T;
  change(value: T): void;
  handOver(): void;
}

/**
 * Lets a widget hold its value while somebody types, so that a key redraws this widget and not the
 * whole form; the form gets it after a pause, when the widget loses the focus, and before it is sent.
 */
export function useHeldValue<T>(value: T, onCommit: (value: T) => void): HeldValue<T> {
  const form = useContext(HeldValuesContext);
  const [held, setHeld] = useState<{ value: T } | null>(null);
  const holding = useRef<{ value: T } | null>(null);
  const timer = useRef<number>(undefined);
  const commit = useSteady(onCommit);
  const hold = useCallback((next: { value: T } | null) => {
    window.clearTimeout(timer.current);
    holding.current = next;
    setHeld(next);
  }, []);
  const handOver = useCallback(() => {
    if (holding.current === null) return;
    commit(holding.current.value);
    hold(null);
  }, [commit, hold]);

  // Also when its page is hidden: what was typed last must count as unsaved there.
  useEffect(() => {
    const remove = form?.add(handOver);
    return () => {
      remove?.();
      handOver();
    };
  }, [form, handOver]);

  return {
    shown: held === null ? value : held.value,
    change(next) {
      if (!form) {
        commit(next);
        return;
      }
      hold({ value: next });
      form.onHold();
      timer.current = window.setTimeout(handOver, pauseMs);
    },
    handOver,
  };
}
