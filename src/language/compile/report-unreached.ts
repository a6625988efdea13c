import type { ASTNode } from "@marcbachmann/cel-js";
import { canHoldTogether, conditionsOnMember } from "../expression/constant-truth.ts";
import { astOf } from "../expression/parse.ts";
import { type Part, type PartThatIs, partsThatAre } from "../plan/part.ts";
import type { ProblemCollector } from "./report.ts";

/** The conditions that hold for every member who can see a part of a page. */
interface Known {
  conditions: readonly ASTNode[];
  /** The conditions as the page writes them, for messages. */
  sources: readonly string[];
  permissions: readonly string[];
}

/**
 * Reports each part that no member can reach, whatever the roles, because its conditions and those
 * of the parts around it contradict each other.
 */
export function reportUnreached(parts: readonly Part[], report: ProblemCollector["report"]): void {
  const guarded = partsThatAre(["block", "action", "item"], parts);
  const byPath = new Map(guarded.map((part) => [part.path, part]));
  const known = new Map<string, Known | null>();
  const knownWithin = (path: string): Known | null => {
    const part = byPath.get(path);
    if (!part) return { conditions: [], sources: [], permissions: [] };
    const told = known.get(path);
    if (told !== undefined) return told;
    const around = knownWithin(part.within);
    const found = around && enter(part, around, report);
    known.set(path, found);
    return found;
  };
  for (const path of byPath.keys()) knownWithin(path);
}

/** The conditions that decide which members can see a part. */
interface Guarded {
  requires: readonly string[];
  when?: { source: string } | null;
}

/**
 * The conditions that hold inside a part; `null` after reporting that no member can reach the part.
 */
function enter(
  { path, plan }: PartThatIs<"block" | "action" | "item">,
  around: Known,
  report: ProblemCollector["report"],
): Known | null {
  const { requires, when = null }: Guarded = plan;
  const own = when && astOf(when.source);
  const permissions = [...new Set([...around.permissions, ...requires])];
  const conditions = own ? [...around.conditions, own] : around.conditions;
  const isNew = own !== null || permissions.length > around.permissions.length;
  // A condition that contradicts itself is reported where the condition is planned.
  const isTold = own !== null && !canHoldTogether([own], []);
  if (isNew && !isTold && conditions.length > 0 && !canHoldTogether(conditions, permissions)) {
    const sources = [...around.sources, ...(when ? [when.source] : [])];
    const needed = permissions.map((name) => `can('${name}')`);
    const values = { conditions: [...sources, ...needed].join("; ") };
    report("neverReached", own ? `${path}/when` : path, values);
    return null;
  }
  const lasting = own ? conditionsOnMember(own) : [];
  return {
    conditions: [...around.conditions, ...lasting],
    sources: when && lasting.length > 0 ? [...around.sources, when.source] : around.sources,
    permissions,
  };
}
