import { tableKeys } from "../../../renderers/runtime/address/table-keys.ts";
import type { PlainKey } from "../../i18n/messages.ts";
import type { Translator } from "../../i18n/translator.ts";
import type { Tab } from "./tabs.ts";

type Say = Translator["say"];

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
  const alike = tabs.filter((tab) => tab.id !== own.id && titleOf(tab) === titleOf(own));
  if (alike.length === 0) return "";
  for (const hasPlace of [false, true]) {
    for (const isNamed of [false, true]) {
      const [told, ...others] = [own, ...alike].map((tab) =>
        toldOf(tab.search, text, isNamed, hasPlace),
      );
      if (told !== undefined && !others.includes(told)) return told;
    }
  }
  return readable(own.search, text);
}

/** A query in readable form. */
export function readable(search: string, text: Say): string {
  return toldOf(search, text, true, true);
}

/** The entries of a query; `hasPlace` includes the place in a list: its page, size and order. */
function toldOf(search: string, text: Say, isNamed: boolean, hasPlace: boolean): string {
  const entries = [...new URLSearchParams(search)].flatMap(([name, value]) => {
    const key = name.slice(name.lastIndexOf(".") + 1);
    const label = places.get(key);
    if (!label) return isNamed ? text("common.named", { name, value }) : value;
    if (!hasPlace) return [];
    // Only the value of a sort key can begin with a minus sign.
    const place = value.replace(/^-(.*)/, "$1 ↓");
    return text("common.named", { name: text(label), value: place });
  });
  return text("{{entries}}", { entries });
}

const places: ReadonlyMap<string, PlainKey> = new Map([
  [tableKeys.page, "paging.current"],
  [tableKeys.size, "paging.size"],
  [tableKeys.sort, "paging.sort"],
]);
