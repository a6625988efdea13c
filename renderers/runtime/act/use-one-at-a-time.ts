import { useRef, useState } from "react";

/** Runs one task at a time: a request during another task is ignored. */
export function useOneAtATime(): [
  isBusy: boolean,
  run: (act: () => Promise<void>) => Promise<void>,
] {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run = async (act: () => Promise<void>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await act();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return [isBusy, run];
}
