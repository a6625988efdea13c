import { createContext, useContext, useEffect, useRef, useState } from "react";

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

/** Without one around them, widgets hand over each change at once. */
export const HeldValuesContext = createContext<HeldValues | null>(null);

/** The pause in typing after which a widget hands over. */
const typingPauseMs = 200;

/** A value as its widget shows it. */
export interface HeldValue<T> {
  shown: T;
  change(value: T): void;
  handOver(): void;
}

interface Holding<T> {
  held: { value: T } | null;
  commit(value: T): void;
  timer: number | undefined;
}

/**
 * Lets a widget hold its value while somebody types, so that a key redraws this widget and not the
 * whole form; the form gets it after a pause, when the widget loses the focus, and before it is sent.
 */
export function useHeldValue<T>(value: T, commit: (value: T) => void): HeldValue<T> {
  const form = useContext(HeldValuesContext);
  const [held, setHeld] = useState<{ value: T } | null>(null);
  const state = useRef<Holding<T>>({ held, commit, timer: undefined });
  state.current.commit = commit;

  const handOver = useRef(() => {
    const { current } = state;
    window.clearTimeout(current.timer);
    if (current.held === null) return;
    current.commit(current.held.value);
    current.held = null;
    setHeld(null);
  }).current;

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
      state.current.held = { value: next };
      setHeld(state.current.held);
      form.onHold();
      window.clearTimeout(state.current.timer);
      state.current.timer = window.setTimeout(handOver, typingPauseMs);
    },
    handOver,
  };
}
