import type { ComponentType } from "react";
import { createStore } from "zustand/vanilla";

/** The props of the button that leads back to background work. */
interface BackgroundSignProps {
  className: string | undefined;
}

/** Work that continues after its page is left. */
export interface Background {
  /** The button in the frame around pages; `null` without work. */
  Sign: ComponentType<BackgroundSignProps> | null;
  /** Whether a reload would stop any work. */
  isRunning: boolean;
  /** Ends all work and drops its results, on sign-out. */
  end(): void;
}

const nothing: Background = { Sign: null, isRunning: false, end: () => {} };

/** The background work, registered by whatever runs it. */
export const background = createStore<Background>(() => nothing);
