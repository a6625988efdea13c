import { exactNumber, isBeyond } from "../../../src/catalogue/schema/exact-json.ts";
import { jsonIn } from "../../../src/catalogue/schema/json-text.ts";
import type { AddressedValue } from "../../../src/language/block.ts";
import { evaluate } from "../../../src/language/expression/evaluate.ts";
import type { ScopeValues } from "../../../src/language/expression/scope.ts";
import type { PagePlan } from "../../../src/language/page.ts";
import type { PlainType } from "../../../src/language/type.ts";
import type { PageHost, PageRoute } from "../page/host.ts";
import { type PageStore, publish } from "../page/page-store.ts";
import { scopeNow } from "../page/use-scope.ts";
import { partOf, type QueryPart } from "./use-query-part.ts";

/** Reads a value of a type from an address; `undefined` where missing or invalid. */
export function readValue(text: string, type: PlainType): unknown {
  if (text === "") return undefined;
  switch (type.kind) {
    case "number": {
      const value = exactNumber(text);
      if (typeof value === "string") return isBeyond(value) ? value : undefined;
      return Number.isFinite(value) && isAllowed(value, type.values) ? value : undefined;
    }
    case "bool":
      return text === "true" ? true : text === "false" ? false : undefined;
    case "list":
      return readList(text, type.of);
    case "string":
      return isAllowed(text, type.values) ? text : undefined;
    default:
      return text;
  }
}

function readList(text: string, of: PlainType): unknown[] | undefined {
  const known = itemsOf(text)
    .map((item) => readValue(String(item), of))
    .filter((item) => item !== undefined);
  return known.length > 0 ? known : undefined;
}

function itemsOf(text: string): unknown[] {
  const items = jsonIn(text);
  return Array.isArray(items) ? items : [];
}

function isAllowed<T>(value: T, values: readonly T[] | null): boolean {
  return values === null || values.includes(value);
}

/** Writes a value for an address. */
export function writeValue(value: unknown, type: PlainType): string {
  return type.kind === "list" ? JSON.stringify(value) : String(value);
}

/** Whether a value is empty. */
export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || value === "";
}

/**
 * The values of a block from the address: initial values where the address has none, `null` where
 * it has an empty entry.
 */
export function addressedValues(
  addressed: readonly AddressedValue[],
  part: QueryPart,
  scope: ScopeValues,
): Readonly<Record<string, unknown>> {
  const values = addressed.map(({ name, type, first }): [string, unknown] => {
    const text = part[name];
    const said = text === undefined ? undefined : (readValue(text, type) ?? null);
    const isSaid = said !== undefined && (said !== null || text === "");
    return [name, isSaid ? said : first && evaluate(first, scope)];
  });
  return Object.fromEntries(values);
}

/** The address entries of values that differ from the initial ones. */
export function addressOf(
  addressed: readonly AddressedValue[],
  values: Readonly<Record<string, unknown>>,
  scope: ScopeValues,
): QueryPart {
  const atFirst = addressedValues(addressed, {}, scope);
  const said = addressed.flatMap(({ name, type }): [string, string][] => {
    const [now, usual] = [values[name], atFirst[name]].map((value) =>
      isEmpty(value) ? "" : writeValue(value, type),
    );
    return now === undefined || now === usual ? [] : [[name, now]];
  });
  return Object.fromEntries(said);
}

/**
 * Publishes the addressed values of a page's blocks before any is drawn, so that none reads without
 * them first.
 */
export function publishAddressed(
  store: PageStore,
  plan: PagePlan,
  host: Pick<PageHost, "user" | "can">,
  route: PageRoute,
): void {
  const scope = scopeNow(host, route, store, plan);
  for (const { name, addressed } of [plan.body, ...Object.values(plan.blocks)]) {
    if (name === null || !addressed) continue;
    const values = addressedValues(addressed, partOf(route.query, `${name}.`), scope);
    publish(store, name, { values });
  }
}
