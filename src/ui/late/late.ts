import { useCallback, useEffectEvent, useState, useSyncExternalStore } from "react";

/** Code that is loaded when it is first used and kept for later uses. */
export interface Late<Part> {
  /** The code, or `null` until it is loaded. */
  readonly part: Part | null;
  /** Loads the code, or waits for the loading that is under way; a failed one is tried again. */
  load(): Promise<Part>;
}

/**
 * The code of a part of the application could not be loaded. Chromium keeps such a failure for as
 * long as the document lives, so only loading the page again helps in every browser.
 */
export class PartFailure extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "PartFailure";
  }
}

let loading = 0;

/** Whether any such code is being loaded. */
export const isLateLoading = (): boolean => loading > 0;

/** Declares code that most visits do not use. */
export function late<Part>(request: () => Promise<Part>): Late<Part> {
  let part: Part | null = null;
  let coming: Promise<Part> | null = null;
  const load = async (): Promise<Part> => {
    loading += 1;
    try {
      part = await request();
      return part;
    } finally {
      loading -= 1;
      coming = null;
    }
  };
  return {
    get part() {
      return part;
    },
    load() {
      coming ??= part === null ? load() : Promise.resolve(part);
      return coming;
    },
  };
}

/** Several pieces of such code as one, which is there once all are. */
export function together(wanted: readonly Late<unknown>[]): Late<true> {
  return {
    get part() {
      return wanted.every(({ part }) => part !== null) || null;
    },
    async load() {
      await Promise.all(wanted.map((one) => one.load()));
      return true;
    },
  };
}

/**
 * Code that a component draws with, and `null` until it is loaded; where other code is wanted, the
 * earlier one until then. It is drawn in the frame in which it arrives, unlike what React's
 * `Suspense` holds back: that shows its placeholder for 300 ms at least.
 * @throws PartFailure while drawing, where the code could not be loaded and there is no `onFailed`.
 */
export function useLate<Part>(wanted: Late<Part>, onFailed?: () => void): Part | null {
  const [failure, setFailure] = useState<PartFailure | null>(null);
  const fail = useEffectEvent((cause: unknown) => {
    if (onFailed) onFailed();
    else setFailure(new PartFailure(cause));
  });
  const follow = useCallback(
    (changed: () => void) => {
      let isThere = true;
      if (wanted.part === null) {
        wanted.load().then(
          () => isThere && changed(),
          (cause: unknown) => isThere && fail(cause),
        );
      }
      return () => {
        isThere = false;
      };
    },
    [wanted],
  );
  const find = () => wanted.part;
  const part = useSyncExternalStore(follow, find, find);
  const [last, setLast] = useState(() => part);
  if (part !== null && part !== last) setLast(() => part);
  if (failure) throw failure;
  return part ?? last;
}
