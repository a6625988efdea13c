import type { ReactNode } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** The open pages, as the frame places them. */
export const outlet = createStore<{ pages: ReactNode }>(() => ({ pages: null }));

/**
 * The component that holds the open pages, beside the router instead of within it. The router's
 * contexts change with every navigation, and React then searches all components within them, here
 * up to thirty pages, for consumers.
 */
export function PageOutlet() {
  return useStore(outlet, ({ pages }) => pages);
}
