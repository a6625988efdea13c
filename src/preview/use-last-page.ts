import { replaceEqualDeep } from "@tanstack/react-query";
import { useState } from "react";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { DrawnPage } from "../language/page.ts";

/**
 * The last page that could be drawn, since the text is often not a valid page while somebody types.
 * What is equal in the page before stays the same object, so that only changed blocks are redrawn.
 * The page is drawn with the catalogue that it was planned with, also after a service has changed.
 */
export function useLastPage(page: DrawnPage | null, catalogue: Catalogue): DrawnPage | null {
  const [last, setLast] = useState({ given: page, drawn: page && { ...page, catalogue } });
  if (page === null || page === last.given) return last.drawn;
  const drawn = { ...page, catalogue, plan: replaceEqualDeep(last.drawn?.plan, page.plan) };
  setLast({ given: page, drawn });
  return drawn;
}
