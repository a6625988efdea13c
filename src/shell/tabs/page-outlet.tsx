import { type ReactNode, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

const outlet = createStore<{ pages: ReactNode }>(() => ({ pages: null }));

/**
 * Where the open pages stand among the components: beside the router, not within. The router's
 * contexts change with every navigation, and React then looks through everything that is drawn
 * within them, here thirty pages, for what reads them.
 */
export function PageOutlet() {
  return useStore(outlet, ({ pages }) => pages);
}

/** Where the open pages stand in the document. `pages` should be the same while it draws the same. */
export function PagePlace({ pages }: { pages: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!place) return undefined;
    outlet.setState({ pages: createPortal(pages, place) });
    return () => outlet.setState({ pages: null });
  }, [place, pages]);
  return <div ref={setPlace} />;
}
