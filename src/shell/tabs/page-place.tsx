import { type ReactNode, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Themed } from "../theme/themed.tsx";
import { outlet } from "./page-outlet.ts";

/**
 * The position of the open pages in the document. `pages` should stay the same element while its
 * content does.
 */
export function PagePlace({ pages }: { pages: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!place) return undefined;
    outlet.setState({ pages: <Themed>{createPortal(pages, place)}</Themed> });
    return () => outlet.setState({ pages: null });
  }, [place, pages]);
  // An element with a box of its own would move as a whole where something comes above it, which
  // browsers count as a shift of the layout.
  return <div ref={setPlace} style={{ display: "contents" }} />;
}
