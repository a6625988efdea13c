import { fieldsOf, isRecord } from "../../catalogue/schema/record.ts";
import type { Preferences, VisitedPage } from "../../catalogue/types.gen.ts";

/** The limits of the service (`preference.save`); a list keeps what was added last. */
const most = { favourites: 200, recentPages: 8, address: 300, page: 200 };

/** The preferences among any values; what does not fit or exceeds the limits is left out. */
export function readPreferences(given: unknown): Preferences {
  const { favourites, recentPages, startPage, guide } = fieldsOf(given);
  const read: Preferences = {};
  if (Array.isArray(favourites)) {
    read.favourites = favourites.filter(isAddress).slice(-most.favourites);
  }
  if (Array.isArray(recentPages)) {
    read.recentPages = recentPages.flatMap(visitedPage).slice(0, most.recentPages);
  }
  if (startPage === "" || startPage === null || isAddress(startPage)) read.startPage = startPage;
  if (isRecord(guide)) {
    const done: readonly unknown[] = Array.isArray(guide.done) ? guide.done : [];
    const names = done.filter((name) => typeof name === "string");
    read.guide = { done: names, isClosed: guide.isClosed === true };
  }
  return read;
}

function visitedPage(given: unknown): VisitedPage[] {
  const { address, page } = fieldsOf(given);
  if (!isAddress(address)) return [];
  return [typeof page === "string" && page.length <= most.page ? { address, page } : { address }];
}

function isAddress(value: unknown): value is string {
  return typeof value === "string" && value.startsWith("/") && value.length <= most.address;
}
