import { tableKeys } from "../../../renderers/runtime/address/table-keys.ts";
import type { PlainKey } from "../../i18n/messages.ts";
import type { Tab } from "./tabs.ts";

type Say = (key: PlainKey) => string;

/** What is told of a query. */
interface Telling {
  /** Whether entries are told with their full names. */
  isNamed: boolean;
  /** Whether the place in a list is told: its page, its size and its order. */
  hasPlace: boolean;
}

const all: Telling = { isNamed: true, hasPlace: true };

/** From the shortest to the longest. */
const tellings: readonly Telling[] = [
  { isNamed: false, hasPlace: false },
  { isNamed: true, hasPlace: false },
  { isNamed: false, hasPlace: true },
  all,
];

/**
 * The part of a tab's query that tells it from tabs with the same title: the values, with their
 * parameter names and the place in a list only where the values alone are not enough. Empty where
 * no other tab has the title, or the tab has no query.
 */
export function distinctionOf(
  tabs: readonly Tab[],
  own: Tab,
  titleOf: (tab: Tab) => string,
  text: Say,
): string {
  const { id, search } = own;
  const alike = tabs.filter((tab) => tab.id !== id && titleOf(tab) === titleOf(own));
  if (alike.length === 0) return "";
  const isTold = (telling: Telling): boolean => {
    const told = toldOf(search, telling, text);
    return alike.every((tab) => toldOf(tab.search, telling, text) !== told);
  };
  return toldOf(search, tellings.find(isTold) ?? all, text);
}

/** A query in readable form. */
export function readable(search: string, text: Say): string {
  return toldOf(search, all, text);
}

function toldOf(search: string, { isNamed, hasPlace }: Telling, text: Say): string {
  const entries = [...new URLSearchParams(search)].flatMap(([name, value]) => {
    const key = name.slice(name.lastIndexOf(".") + 1);
    if (places.has(key)) return hasPlace ? [placeText(key, value, text)] : [];
    return [isNamed ? `${name}: ${value}` : value];
  });
  return entries.join(", ");
}

const places: ReadonlyMap<string, PlainKey | null> = new Map([
  [tableKeys.page, "paging.current"],
  [tableKeys.size, "paging.size"],
  [tableKeys.sort, "paging.sort"],
  [tableKeys.folded, null],
]);

function placeText(key: string, value: string, text: Say): string {
  const label = places.get(key);
  const shown = key === tableKeys.sort ? value.replace(/^-(.*)/, "$1 ↓") : value;
  return `${label ? text(label) : key}: ${shown}`;
}
