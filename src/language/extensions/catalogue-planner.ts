import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { CallPlanner } from "../environment.ts";
import type { ScopeTypes } from "../expression/scope.ts";

/**
 * Creates a planner for expressions that a catalogue document contains at a pointer, outside any
 * page. Faults are passed to `report`.
 */
export function cataloguePlanner(
  catalogue: Catalogue,
  within: string,
  scope: ScopeTypes,
  report: CallPlanner["report"],
): CallPlanner {
  return {
    catalogue,
    scope,
    within,
    report,
    parts: [],
    records: {},
    isPublic: false,
    isMeant: () => false,
    noteReads: () => {},
  };
}
