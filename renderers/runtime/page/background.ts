import type { ComponentType } from "react";
import { createStore } from "zustand/vanilla";

/** The button that leads back to what goes on, and what it opens. */
interface BackgroundSignProps {
  className: string | undefined;
}

/** Work that goes on though its page is left. */
export interface Background {
  /** What the frame around pages shows of it; `null` where there is none. */
  Sign: ComponentType<BackgroundSignProps> | null;
  /** Whether a reload would end any of it. */
  isRunning: boolean;
  /** Ends all of it and forgets what came of it, as whoever began it has left. */
  end(): void;
}

const nothing: Background = { Sign: null, isRunning: false, end: () => {} };

/** What goes on beside the pages; what does the work tells it here. */
export const background = createStore<Background>(() => nothing);
