import { type ReactNode, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

const outlet = createStore<{ pages: ReactNode }>(() => ({ pages: null }));

/**
 * The component that holds the open pages, beside the router instead of within it. The router's
 * contexts change with every navigation, and React then searches all components within them, here
 * up to thirty pages, for consumers.
 */
export function PageOutlet() {
  return useStore(outlet, ({ pages }) => pages);
}

/**
 * The position of the open pages in the document. `pages` should stay the same element while its
 * content does.
 */
export function PagePlace({ pages }: { pages: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!place) return undefined;
    outlet.setState({ pages: createPortal(pages, place) });
    return () => outlet.setState({ pages: null });
  }, [place, pages]);
  return <div ref={setPlace} />;
}
