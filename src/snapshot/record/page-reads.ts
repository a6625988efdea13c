import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { operationOf } from "../../catalogue/operation-of.ts";
import { pageArguments } from "../../catalogue/paging/paging.ts";
import { pointTo } from "../../catalogue/schema/pointer.ts";
import { evaluate } from "../../language/expression/evaluate.ts";
import { isAtOrBelow, type Part, partsThatAre } from "../../language/plan/part.ts";
import type { CallPlan } from "../../language/plan/plans.ts";

/** A read of a page with its arguments as far as they are known. */
export interface PageRead {
  operation: Operation;
  args: Readonly<Record<string, unknown>>;
}

type Variables = Readonly<Record<string, unknown>>;

/** Makes a read and returns its data, or `null` if it cannot be made. */
export type MakeRead = (read: PageRead) => Promise<unknown>;

/**
 * Makes every read of a page and its dialogs, as if a person had opened each dialog once. The first
 * row of each list stands for `row` and `blocks.<name>.selected`.
 */
export async function makePageReads(
  parts: readonly Part[],
  catalogue: Catalogue,
  user: Variables,
  make: MakeRead,
): Promise<void> {
  const state: Record<string, unknown> = {};
  const names = new Map(partsThatAre(["block"], parts).map(({ path, plan }) => [path, plan.name]));
  const lists = new Set(partsThatAre(["rows"], parts).map(({ path }) => path));
  /** The first row of each list, by the path of the part that holds the list. */
  const rows = new Map<string, unknown>();
  const variablesAt = (path: string): Variables => {
    const around = [...rows.keys()].filter((outer) => isAtOrBelow(path, outer));
    const [nearest] = around.toSorted((a, b) => b.length - a.length);
    const row = nearest === undefined ? undefined : rows.get(nearest);
    const own = row === undefined ? {} : { row, root: row };
    return { user, route: { path: "", query: {} }, params: {}, blocks: state, form: {}, ...own };
  };
  for (const { path, plan } of partsThatAre(["call"], parts)) {
    const operation = operationOf(catalogue, plan);
    if (operation.effect !== "read") continue;
    const args = argsOf(plan, variablesAt(path));
    if (!lists.has(path)) {
      await make({ operation, args });
      continue;
    }
    const data = await make({ operation, args: { ...args, ...firstPage(operation) } });
    const row: unknown = firstOf(pointTo(data, operation.list?.rows ?? ""));
    const owner = path.slice(0, path.lastIndexOf("/"));
    if (row === undefined || rows.has(owner)) continue;
    rows.set(owner, row);
    const name = names.get(owner);
    if (typeof name === "string") state[name] = { selected: row, checked: [row], filters: {} };
  }
}

const firstOf = (list: unknown): unknown => (Array.isArray(list) ? list[0] : undefined);

function argsOf({ args }: CallPlan, variables: Variables): Record<string, unknown> {
  const scope = { variables, can: () => true };
  const values = args.map(({ name, value }) => [name, evaluate(value, scope)]);
  return Object.fromEntries(values.filter(([, value]) => value !== null));
}

/** The arguments that request the first page of a list, as a table does. */
export function firstPage({ list }: Operation): Record<string, unknown> {
  return pageArguments(list ?? { rows: "" }, 1, 10);
}

/** The names of the dictionaries that label the values of a page. */
export function dictionariesOf(parts: readonly Part[]): Set<string> {
  const names = partsThatAre(["field"], parts).map(({ plan }) => plan.dictionary);
  return new Set(names.filter((name) => name !== null));
}
