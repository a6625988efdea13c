import { useEffect, useEffectEvent, useState } from "react";

/** Code that is loaded when it is first used and kept for later uses. */
export interface Late<Part> {
  /** The code, or `null` until it is loaded. */
  readonly part: Part | null;
  /** Loads the code, or waits for the loading that is under way; a failed one is tried again. */
  load(): Promise<Part>;
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

/**
 * Code that a component draws with, and `null` until it is loaded. `onFailed` is called where it
 * cannot be loaded.
 */
export function useLate<Part>(wanted: Late<Part>, onFailed?: () => void): Part | null {
  const [part, setPart] = useState(() => ({ loaded: wanted.part }));
  const fail = useEffectEvent(() => onFailed?.());
  useEffect(() => {
    if (wanted.part !== null) return undefined;
    let isThere = true;
    const tell = (): void => {
      if (isThere) setPart({ loaded: wanted.part });
    };
    wanted.load().then(tell, () => isThere && fail());
    return () => {
      isThere = false;
    };
  }, [wanted]);
  return part.loaded;
}
