import { isIdName } from "../../../catalogue/schema/id-name.ts";
import type { ArgumentPlan, CallPlan } from "../plans.ts";

/**
 * The argument by which an action of a row, or of checked rows, acts on the selected row of its own
 * block, which may be another one; `null` if the call takes no id of the selected row, or also one
 * of its own rows, as a call does that merges two records.
 */
export function selectedNotRow({ args }: CallPlan, block: string): ArgumentPlan | null {
  const takesOwn = args.some(
    ({ value }) => value.uses.includes("rows") || readsId("row", value.source),
  );
  const found = args.find(({ value }) => readsId(`blocks\\.${block}\\.selected`, value.source));
  return takesOwn ? null : (found ?? null);
}

/** Whether an expression reads an id of a record; the record is given as a regular expression. */
function readsId(record: string, source: string): boolean {
  const members = source.matchAll(new RegExp(`(?<![\\w.])${record}\\.(\\w+)`, "g"));
  return [...members].some(([, name = ""]) => isIdName(name));
}
