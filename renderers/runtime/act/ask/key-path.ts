import type { Catalogue } from "../../../../src/catalogue/catalogue.ts";
import type { Operation } from "../../../../src/catalogue/operation.ts";
import { placesIn } from "../../../../src/catalogue/resources/paths.ts";
import { recordOf } from "../../../../src/catalogue/schema/rows.ts";
import type { IntendedCall } from "./consent.ts";

/** The place of the keys in a request; `null` where the call creates a record or it is unknown. */
export function keyPath(catalogue: Catalogue, operation: Operation): string | null {
  const { audit, version, path } = operation;
  if (audit?.made !== undefined) return null;
  const versioned = version && "key" in version ? version.key : undefined;
  // The earlier placeholders of a path name the records above.
  const placed = audit?.key ?? versioned ?? placesIn(path).at(-1);
  return placed ?? keyFilter(catalogue, operation) ?? null;
}

/** The filter by the key of a list's records that a call at its path may have, as in PostgREST. */
function keyFilter(catalogue: Catalogue, { service, path, parameters }: Operation) {
  const filters = parameters.filter(isFilter);
  if (filters.length === 0) return undefined;
  const all = [...catalogue.operations.values()];
  const list = all.find((other) => other.list && other.service === service && other.path === path);
  const key = list && recordOf(catalogue, list)?.["x-key"];
  return filters.find(({ name }) => name === key)?.name;
}

/** Whether a parameter keeps only the records with its value, as in PostgREST. */
export const isFilter = ({ style }: Operation["parameters"][number]) => style?.style === "equals";

/** A record's key with the parts before it, where several are next to each other in a path. */
export function wholeKey({ path }: Operation, args: IntendedCall["args"], key: string): string {
  const [together = ""] = /(\/\{[^{}]+\})+(?=[^{}]*$)/.exec(path) ?? [];
  const parts = placesIn(together).slice(0, -1);
  return [...parts.map((name) => args[name]), key].join(" / ");
}
