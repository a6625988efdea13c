import type { Operation } from "../../catalogue/operation.ts";
import { pointTo } from "../../catalogue/pointer.ts";
import type { BlockPlan } from "../../language/block.ts";
import type { ScopeValues } from "../../language/expression/scope.ts";
import type { CallPlan } from "../../language/plan/call.ts";

/** A read of a page, with its arguments as far as they are known. */
export interface PageRead {
  operation: Operation;
  args: Readonly<Record<string, unknown>>;
}

type Variables = Readonly<Record<string, unknown>>;

/** Makes a read and answers its data, or `null` where it cannot be made. */
export type MakeRead = (read: PageRead) => Promise<unknown>;

/** Parts of a plan that are the catalogue's, and hold no calls. */
const catalogueParts = new Set(["operation", "schema", "record", "recordType", "type", "list"]);

/**
 * Makes every read of a page, those of its dialogs too, as somebody would who opens each once: a
 * list's first row is the one that is looked at, `row` and `blocks.<name>.selected`.
 */
export async function makePageReads(
  body: BlockPlan,
  user: Variables,
  make: MakeRead,
): Promise<void> {
  const state: Record<string, unknown> = {};
  const start = { user, route: { path: "", query: {} }, blocks: state, form: {} };
  const seen = new Set<unknown>();
  const walk = async (part: unknown, variables: Variables): Promise<void> => {
    if (typeof part !== "object" || part === null || seen.has(part)) return;
    seen.add(part);
    if (isRead(part)) await make({ operation: part.operation, args: argsOf(part, variables) });
    else await walkParts(part, variables);
  };
  const walkParts = async (part: object, variables: Variables): Promise<void> => {
    const entries = new Map<string, unknown>(Object.entries(part));
    const rows = entries.get("rows");
    let inner = variables;
    if (isRows(rows) && !seen.has(rows)) {
      seen.add(rows);
      const data = await make(listRead(rows.call, variables));
      const row: unknown = firstOf(pointTo(data, rows.call.operation.list?.rows ?? ""));
      if (row !== undefined) inner = { ...variables, row, root: row };
      const name = entries.get("name");
      if (typeof name === "string") state[name] = { selected: row, checked: [row], filters: {} };
    }
    for (const [key, value] of entries) {
      if (!catalogueParts.has(key)) await walk(value, inner);
    }
  };
  await walk(body, start);
}

const firstOf = (list: unknown): unknown => (Array.isArray(list) ? list[0] : undefined);

function argsOf({ args }: CallPlan, variables: Variables): Record<string, unknown> {
  const scope: ScopeValues = { variables, can: () => true };
  const values = args.map(({ name, value }) => [name, value.evaluate(scope)]);
  return Object.fromEntries(values.filter(([, value]) => value !== null));
}

/** A list is asked for its first page, as a table does. */
function listRead(call: CallPlan, variables: Variables): PageRead {
  const { current, size, counts } = call.operation.list ?? {};
  return {
    operation: call.operation,
    args: {
      ...argsOf(call, variables),
      ...(current !== undefined && { [current]: counts === "rows" ? 0 : 1 }),
      ...(size !== undefined && { [size]: 10 }),
    },
  };
}

function isRead(part: object): part is CallPlan {
  return "operation" in part && "args" in part && pointTo(part, "/operation/effect") === "read";
}

function isRows(part: unknown): part is { call: CallPlan } {
  return (
    typeof part === "object" &&
    part !== null &&
    "call" in part &&
    typeof part.call === "object" &&
    part.call !== null &&
    isRead(part.call)
  );
}

/** The dictionaries that label what a page shows, by their names. */
export function dictionariesOf(part: unknown, seen = new Set<unknown>()): Set<string> {
  if (typeof part !== "object" || part === null || seen.has(part)) return new Set();
  seen.add(part);
  const found = new Set<string>();
  for (const [key, value] of Object.entries(part)) {
    if (key === "dictionary" && typeof value === "string") found.add(value);
    if (catalogueParts.has(key)) continue;
    for (const name of dictionariesOf(value, seen)) found.add(name);
  }
  return found;
}
