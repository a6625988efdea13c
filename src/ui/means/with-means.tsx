import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { createMeans, type Means, MeansContext } from "./means.ts";

/** Draws toasts and questions, and tells what shows them. */
export type MeansView = ComponentType<{ attach: (shown: Means) => void }>;

interface WithMeansProps {
  load: () => Promise<MeansView>;
  children: ReactNode;
}

/** What shows that somebody is there, so that a message may soon follow. */
const signs = ["pointermove", "pointerdown", "keydown", "online"] as const;

/**
 * Gives toasts and questions to the components within. What draws them is loaded at the first sign
 * of a user or with the first message; if that fails, the next sign or message tries again.
 */
export function WithMeans({ load, children }: WithMeansProps) {
  const [means] = useState(createMeans);
  const [View, setView] = useState<MeansView | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    let isLoading = false;
    const need = (): void => {
      if (isLoading || ended.signal.aborted) return;
      isLoading = true;
      load().then(
        (loaded) => {
          ended.abort();
          setView(() => loaded);
        },
        () => {
          isLoading = false;
        },
      );
    };
    const options = { capture: true, signal: ended.signal };
    for (const sign of signs) window.addEventListener(sign, need, options);
    means.whenNeeded(need);
    return () => ended.abort();
  }, [means, load]);
  return (
    <MeansContext value={means.given}>
      {children}
      {View && <View attach={means.attach} />}
    </MeansContext>
  );
}
