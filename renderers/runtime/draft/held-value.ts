import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useSteady } from "../../../src/ui/use-steady.ts";
import { usePageStore } from "../page/contexts.ts";

/** The values that a form's widgets hold while somebody types. */
export interface HeldValues {
  /** Registers a widget's flush function; returns its removal. */
  add(handOver: () => void): () => void;
  onHold(): void;
  /** Flushes every widget before a submit. */
  handOver(): void;
  /**
   * Registers a value that is still loading, such as an upload; returns the function that ends it.
   */
  expect(): () => void;
  isExpecting(): boolean;
}

/**
 * Creates the values that the widgets of a form hold. `onHold` is called when one of them holds or
 * expects a value that the form does not have yet.
 */
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

/** The held values around a widget; without them a widget reports each change at once. */
export const HeldValuesContext = createContext<HeldValues | null>(null);

/** Creates the values that a block's widgets hold, which a newer version of the page asks for. */
export function useHeldValues(onHold: () => void): HeldValues {
  const { handOvers } = usePageStore();
  const steadyOnHold = useSteady(onHold);
  const values = useMemo(() => createHeldValues(steadyOnHold), [steadyOnHold]);
  useEffect(() => {
    handOvers.add(values.handOver);
    return () => {
      handOvers.delete(values.handOver);
    };
  }, [handOvers, values]);
  return values;
}

/** Milliseconds without typing after which a widget reports its value. */
const pauseMs = 200;

/** A value as its widget shows it. */
export interface HeldValue<T> {
  shown: T;
  change(value: T): void;
  handOver(): void;
}

/**
 * Lets a widget hold its value during typing, so that a key redraws only the widget; the form
 * receives it after a pause, on blur and before submit.
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

  // A hidden page flushes its values as well, so that they count as unsaved.
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
