import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation } from "../../catalogue/operation.ts";
import type { PagePlan } from "../page.ts";
import { type CallPlan, permissionsOf } from "./call.ts";

/**
 * Every permission that some part of a page needs, sorted: who holds them all can do everything
 * that the page offers. A call bound to one's own record needs none.
 */
export function permissionsOfPage(
  catalogue: Catalogue,
  { body, blocks }: Pick<PagePlan, "body" | "blocks">,
): string[] {
  const permissions = new Set<string>();
  const seen = new Set<object>();
  const visit = (part: unknown): void => {
    if (typeof part !== "object" || part === null || seen.has(part)) return;
    seen.add(part);
    if (isOperation(part, catalogue)) {
      if (part.permission !== null) permissions.add(part.permission);
    } else if (isCall(part, catalogue)) {
      for (const permission of permissionsOf(part)) permissions.add(permission);
    } else for (const inner of Object.values(part)) visit(inner);
  };
  for (const block of [body, ...blocks.values()]) visit(block);
  return [...permissions].sort();
}

function isOperation(part: object, { operations }: Catalogue): part is Operation {
  return "id" in part && typeof part.id === "string" && operations.get(part.id) === part;
}

function isCall(part: object, catalogue: Catalogue): part is CallPlan {
  if (!("operation" in part && "args" in part && Array.isArray(part.args))) return false;
  const { operation } = part;
  return typeof operation === "object" && operation !== null && isOperation(operation, catalogue);
}
