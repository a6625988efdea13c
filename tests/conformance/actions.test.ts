import { expect, it } from "vitest";
import { readPageFiles } from "../../src/cli/page-files.ts";
import { compilePage } from "../../src/language/compile/compile-page.ts";
import type { ActionPlan } from "../../src/language/plan/action.ts";
import { environment } from "../support/shipped-environment.ts";

/** All actions anywhere in a plan. */
function actionsIn(part: unknown, seen = new Set<unknown>()): ActionPlan[] {
  if (typeof part !== "object" || part === null || seen.has(part)) return [];
  seen.add(part);
  const own = isAction(part) ? [part] : [];
  return [...own, ...Object.values(part).flatMap((inner) => actionsIn(inner, seen))];
}

function isAction(part: object): part is ActionPlan {
  return "effect" in part && "confirm" in part && "emphasis" in part;
}

it.each(readPageFiles())("whatever destroys on $path asks first, by the record's name", (page) => {
  const { plan } = compilePage(page.path, page.source, environment);
  const [...blocks] = plan?.blocks.values() ?? [];
  const destroying = blocks
    .flatMap((block) => actionsIn(block))
    .filter(({ emphasis, effect }) => emphasis === "danger" && effect.type === "call")
    // A tree asks itself: it says what goes with the node as well.
    .filter(({ id }) => !id.endsWith("/remove"));
  for (const { id, confirm } of destroying) {
    expect(confirm === "default" || confirm?.includes("{{name}}"), id).toBe(true);
  }
});
