import type { Tab } from "./tabs.ts";

/**
 * What of its query tells a tab from others that are called alike: the values, with their names
 * where those alone do not. Empty where no other is called so, or it has no query.
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

/** A query as people read it. */
export function readable(search: string): string {
  return [...new URLSearchParams(search)].map(([name, value]) => `${name}: ${value}`).join(", ");
}
