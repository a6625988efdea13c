import type { Tab } from "./tabs.ts";

/**
 * The part of a tab's query that tells it from tabs with the same title: the values, with their
 * parameter names where the values alone are not enough. Empty where no other tab has the title, or
 * the tab has no query.
 */
export function distinctionOf(
  tabs: readonly Tab[],
  own: Tab,
  titleOf: (tab: Tab) => string,
): string {
  const { id, search } = own;
  const alike = tabs.filter((tab) => tab.id !== id && titleOf(tab) === titleOf(own));
  if (alike.length === 0) return "";
  const values = valuesIn(search);
  const isTold = alike.every((tab) => valuesIn(tab.search) !== values);
  return isTold ? values : readable(search);
}

function valuesIn(search: string): string {
  return [...new URLSearchParams(search).values()].join(", ");
}

/** A query in readable form. */
export function readable(search: string): string {
  return [...new URLSearchParams(search)].map(([name, value]) => `${name}: ${value}`).join(", ");
}
