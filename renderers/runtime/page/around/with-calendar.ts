import type { ReactNode } from "react";
import { loadCalendar } from "../../../../src/language/expression/dates/calendar.ts";
import { lazyPart } from "../../../../src/ui/late/lazy-part.tsx";

/** Draws its children once the date functions are loaded. */
export const WithCalendar = lazyPart(async () => {
  await loadCalendar();
  return ({ children }: { children: ReactNode }) => children;
});
