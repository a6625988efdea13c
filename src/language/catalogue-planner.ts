import type { Catalogue } from "../catalogue/catalogue.ts";
import type { CallPlanner } from "./environment.ts";
import type { ScopeTypes } from "./expression/scope.ts";

/**
 * Plans expressions that stand in a document of the catalogue, at a pointer into it, and not in a
 * page; faults are told to `report`.
 */
export function cataloguePlanner(
  catalogue: Catalogue,
  within: string,
  scope: ScopeTypes,
  report: CallPlanner["report"],
): CallPlanner {
  return {
    ...{ catalogue, scope, within, report },
    parts: [],
    isPublic: false,
    isMeant: () => false,
    noteReads: () => {},
  };
}
