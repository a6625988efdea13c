import { replaceEqualDeep } from "@tanstack/react-query";
import { useState } from "react";
import type { DrawnPage } from "../language/page.ts";

/**
 * The last page that could be drawn, since the text is often not a valid page while somebody types.
 * What is equal in the page before stays the same object, so that only changed blocks are redrawn.
 */
export function useLastPage(page: DrawnPage | null): DrawnPage | null {
  const [last, setLast] = useState({ given: page, drawn: page });
  if (page === null || page === last.given) return last.drawn;
  const drawn = { ...page, plan: replaceEqualDeep(last.drawn?.plan, page.plan) };
  setLast({ given: page, drawn });
  return drawn;
}
