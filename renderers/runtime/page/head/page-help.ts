import { useEffect } from "react";
import type { PagePlan } from "../../../../src/language/page.ts";
import { useSteady } from "../../../../src/ui/use-steady.ts";
import { useSaid } from "../use-scope.ts";

/** The title of a page and what its help says of it; empty where it says nothing. */
export interface PageHelp {
  title: string;
  said: string;
}

const offered = new Set<() => PageHelp>();

/** Offers the help of a page while the page is shown. */
export function OfferHelp({ title, help }: Pick<PagePlan, "title" | "help">): null {
  useOfferedHelp({ title: useSaid(title), said: useSaid(help ?? "") });
  return null;
}

/** Offers a help while the component is shown. */
export function useOfferedHelp(now: PageHelp): void {
  const latest = useSteady(() => now);
  useEffect(() => {
    offered.add(latest);
    return () => void offered.delete(latest);
  }, [latest]);
}

/** The help of the page that is shown; `null` where no page is. */
export function helpNow(): PageHelp | null {
  return [...offered].at(-1)?.() ?? null;
}
