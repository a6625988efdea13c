import type { ASTNode } from "@marcbachmann/cel-js";
import type { BlockPlan } from "../block.ts";
import { canHoldTogether, conditionsOnMember } from "../expression/constant.ts";
import { parseExpression } from "../expression/parse.ts";
import type { ProblemCollector } from "./report.ts";

/** What holds of everybody who sees a part of a page. */
interface Known {
  conditions: readonly ASTNode[];
  /** The same as they are written, for people. */
  sources: readonly string[];
  permissions: readonly string[];
}

/** Parts of a plan that are the catalogue's, or values: no block and no action is in them. */
const closed = new Set([
  ...["operation", "schema", "record", "recordType", "type", "list", "call", "rows", "columns"],
  ...["when", "enabled", "requires", "problems"],
]);

/**
 * Reports each block and action that no member can ever reach, whatever the roles: what it needs,
 * and what its own and the conditions around it ask of the member, never comes together.
 */
export function reportUnreached(body: BlockPlan, report: ProblemCollector["report"]): void {
  const seen = new Set<unknown>();
  const walk = (part: unknown, around: Known): void => {
    if (typeof part !== "object" || part === null || seen.has(part)) return;
    seen.add(part);
    if (Array.isArray(part)) {
      for (const item of part) walk(item, around);
      return;
    }
    const within = isGuarded(part) ? enter(part, around, report) : around;
    if (within === null) return;
    for (const [name, inner] of Object.entries(part)) if (!closed.has(name)) walk(inner, within);
  };
  walk(body, { conditions: [], sources: [], permissions: [] });
}

/** A block or an action: its place, and who may see it. */
interface Guarded {
  id: string;
  requires: readonly string[];
  when?: { source: string } | null;
}

function isGuarded(part: object): part is Guarded {
  return "id" in part && "requires" in part && typeof part.id === "string";
}

/** What is known within a part; `null` after reporting that nobody comes so far. */
function enter(
  { id, requires, when = null }: Guarded,
  around: Known,
  report: ProblemCollector["report"],
): Known | null {
  const own = when && conditionIn(when.source);
  const permissions = [...new Set([...around.permissions, ...requires])];
  const conditions = own ? [...around.conditions, own] : around.conditions;
  const isNew = own !== null || permissions.length > around.permissions.length;
  // What can never hold by itself is told where it is planned.
  const isTold = own !== null && !canHoldTogether([own], []);
  if (isNew && !isTold && conditions.length > 0 && !canHoldTogether(conditions, permissions)) {
    const sources = [...around.sources, ...(when ? [when.source] : [])];
    const needed = permissions.map((name) => `can('${name}')`);
    const values = { conditions: [...sources, ...needed].join("; ") };
    report("neverReached", own ? `${id}/when` : id, values);
    return null;
  }
  const lasting = own ? conditionsOnMember(own) : [];
  return {
    conditions: [...around.conditions, ...lasting],
    sources: when && lasting.length > 0 ? [...around.sources, when.source] : around.sources,
    permissions,
  };
}

function conditionIn(source: string): ASTNode | null {
  const parsed = parseExpression(source);
  return "reason" in parsed ? null : parsed.ast;
}
