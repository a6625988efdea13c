import { useRef, useState } from "react";

/** Does one thing at a time: what is asked for while another is under way is not done. */
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
