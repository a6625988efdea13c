import type { Guide, Preferences, VisitedPage } from "../../catalogue/types.gen.ts";
import { changedIn, type KeptPreferences } from "./kept-preferences.ts";
import { readPreferences } from "./read-preferences.ts";

/**
 * The preferences that the service has, with what was changed in this browser meanwhile. Where both
 * have changed, lists are joined, and of the rest this browser's holds.
 */
export function merged(kept: KeptPreferences, served: Preferences): Preferences {
  const changed = changedIn(kept);
  const { favourites, recentPages, guide } = changed;
  const result = { ...kept.values, ...served, ...changed };
  if (favourites) {
    const there = served.favourites ?? [];
    result.favourites = joined(kept.served.favourites ?? [], there, favourites);
  }
  if (recentPages) result.recentPages = latestFirst(recentPages, served.recentPages ?? []);
  if (guide && served.guide) result.guide = furthest(served.guide, guide);
  return readPreferences(result);
}

/** Recently opened pages before earlier ones, each address once. */
export function latestFirst(
  pages: readonly VisitedPage[],
  earlier: readonly VisitedPage[],
): VisitedPage[] {
  const all = [...pages, ...earlier];
  return all.filter(
    ({ address }, index) => all.findIndex((other) => other.address === address) === index,
  );
}

/** Two lists with what was added to either, and without what was removed from either. */
function joined(
  before: readonly string[],
  one: readonly string[],
  other: readonly string[],
): string[] {
  const isRemoved = (entry: string): boolean =>
    before.includes(entry) && !(one.includes(entry) && other.includes(entry));
  return [...new Set([...one, ...other])].filter((entry) => !isRemoved(entry));
}

function furthest(one: Guide, other: Guide): Guide {
  return {
    done: [...new Set([...one.done, ...other.done])],
    isClosed: one.isClosed || other.isClosed,
  };
}
