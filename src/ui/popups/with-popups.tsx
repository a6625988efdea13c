import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { type Popups, PopupsContext, type WaitingPopups } from "./popups.ts";

/** Draws toasts and questions, and reports the functions that show them. */
export type PopupsView = ComponentType<{ attach: (shown: Popups) => void }>;

interface WithPopupsProps {
  popups: WaitingPopups;
  load: () => Promise<PopupsView>;
  /** Says that nothing else can be said, while the code of the popups cannot be loaded. */
  Failure?: ComponentType;
  children: ReactNode;
}

/** The events after which a message may soon follow. */
const signs = ["pointermove", "pointerdown", "keydown", "online"] as const;

/**
 * Gives toasts and questions to the components within. The code that draws them is loaded at the
 * first sign of a user or with the first message; if that fails, `Failure` is drawn, and the next sign or
 * message tries again.
 */
export function WithPopups({ popups, load, Failure, children }: WithPopupsProps) {
  const [View, setView] = useState<PopupsView | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    let isLoading = false;
    const need = (): void => {
      // Once a script has failed to load, Chromium fails it and all scripts that import it until the
      // document is loaded again.
      if (isLoading || ended.signal.aborted || !navigator.onLine) return;
      isLoading = true;
      load().then(
        (loaded) => {
          ended.abort();
          setView(() => loaded);
        },
        () => {
          isLoading = false;
          setIsFailed(true);
        },
      );
    };
    const options = { capture: true, signal: ended.signal };
    for (const sign of signs) window.addEventListener(sign, need, options);
    popups.whenNeeded(need);
    return () => ended.abort();
  }, [popups, load]);
  return (
    <PopupsContext value={popups.given}>
      {children}
      {View ? <View attach={popups.attach} /> : isFailed && Failure && <Failure />}
    </PopupsContext>
  );
}
