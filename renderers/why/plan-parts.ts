import { type BlockPlan, isBroken } from "../../src/language/block.ts";
import type { Expression } from "../../src/language/expression/scope.ts";
import type { ActionPlan } from "../../src/language/plan/action.ts";
import type { CallPlan } from "../../src/language/plan/call.ts";

/** Something of a plan with the way to it, as people name the steps. */
export interface Named<T> {
  path: readonly string[];
  of: T;
}

/** A block of a page, and all that decides how it stands. */
export interface BlockParts {
  plan: BlockPlan;
  /** How many blocks it stands in. */
  depth: number;
  conditions: Named<Expression>[];
  calls: Named<CallPlan>[];
  actions: ActionPlan[];
}

/**
 * A block and those within it, each with its expressions, calls and actions. Plans are plain data
 * of known parts, so that a new kind needs to say nothing here; what actions open is left out, for
 * it is on no screen before.
 */
export function partsOf(body: BlockPlan, depth = 0): BlockParts[] {
  const own: BlockParts = { plan: body, depth, conditions: [], calls: [], actions: [] };
  const within: BlockParts[] = [];
  if (isBroken(body)) return [own];
  // A plan may hold the same field twice, as in all of them and in its section.
  const seen = new WeakSet<object>();
  const visit = (value: unknown, path: readonly string[]): void => {
    if (typeof value !== "object" || value === null || seen.has(value)) return;
    seen.add(value);
    if (isExpression(value)) {
      // What reads nothing always has the same value: there is nothing to ask about.
      if (value.uses.length > 0 || value.source.includes("can("))
        own.conditions.push({ path, of: value });
    } else if (isCall(value)) own.calls.push({ path, of: value });
    else if (isAction(value)) own.actions.push(value);
    else if (isBlock(value)) within.push(...partsOf(value, depth + 1));
    else visitMembers(value, path, visit);
  };
  visitMembers(body, [], visit);
  return [own, ...within];
}

/** What holds no part of a plan: schemas and types, which may contain themselves. */
const opaque: readonly string[] = ["schema", "record", "recordType", "type", "list", "operation"];

function visitMembers(
  owner: object,
  path: readonly string[],
  visit: (value: unknown, path: readonly string[]) => void,
): void {
  const isList = Array.isArray(owner);
  for (const [key, value] of Object.entries(owner)) {
    if (opaque.includes(key) || value instanceof Map || value instanceof Set) continue;
    visit(value, [...path, isList ? nameOf(value, key) : key]);
  }
}

/** What people call a member of a list: its label or its name, else its place. */
function nameOf(value: object, index: string): string {
  for (const key of ["label", "name"]) {
    const name: unknown = value && Reflect.get(Object(value), key);
    if (typeof name === "string" && name !== "") return name;
  }
  return String(Number(index) + 1);
}

function isExpression(value: object): value is Expression {
  return "source" in value && "uses" in value && "evaluate" in value;
}

function isCall(value: object): value is CallPlan {
  return "operation" in value && "args" in value && Array.isArray(value.args);
}

function isAction(value: object): value is ActionPlan {
  return "effect" in value && "requires" in value && "label" in value;
}

function isBlock(value: object): value is BlockPlan {
  return "kind" in value && "id" in value && "requires" in value && "when" in value;
}
