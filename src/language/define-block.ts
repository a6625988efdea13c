import type { Catalogue } from "../catalogue/catalogue.ts";
import type { BlockPlan, ListedFields, OwnPlan } from "./block.ts";
import type { Planner, RegisteredBlock } from "./environment.ts";
import type { Described, Shape } from "./shape/shape.ts";
import type { Type } from "./type.ts";

/** The language part of a block kind (architecture, law 2); its view is in the same folder. */
export interface BlockKind<S extends Shape<unknown>, Plan extends BlockPlan> {
  name: string;
  summary: string;
  shape: S;
  /** Order in lists of all kinds: kinds with a higher number come first; 0 if left out. */
  precedence?: number;
  /** The type of the state that the block publishes to the expressions of other blocks (law 5). */
  publishes?(source: Described<S>, planner: Planner): Readonly<Record<string, Type>>;
  /** Plans a source that has the right shape; `null` after reporting why it cannot be planned. */
  plan(source: Described<S>, planner: Planner): OwnPlan<Plan> | null;
  /** The fields that the form for new screens offers; left out if the kind lists no fields. */
  listedFields?(plan: Plan, catalogue: Catalogue): ListedFields;
}

/** Prepares a block kind for the registry. */
export function defineBlock<S extends Shape<unknown>, Plan extends BlockPlan>(
  kind: BlockKind<S, Plan>,
): RegisteredBlock {
  const asDescribed = (source: unknown): Described<S> => source as Described<S>;
  const { listedFields } = kind;
  return {
    name: kind.name,
    summary: kind.summary,
    shape: kind.shape,
    precedence: kind.precedence,
    publishes: (source, planner) => kind.publishes?.(asDescribed(source), planner) ?? {},
    plan: (source, planner) => kind.plan(asDescribed(source), planner),
    // The registry passes only plans of this kind, so the cast is safe.
    listedFields: listedFields && ((plan, catalogue) => listedFields(plan as Plan, catalogue)),
  };
}
