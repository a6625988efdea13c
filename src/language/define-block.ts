import type { Catalogue } from "../catalogue/catalogue.ts";
import type { BlockPlan, ListedFields, OwnPlan } from "./block.ts";
import type { Planner, RegisteredBlock } from "./environment.ts";
import type { Described, Shape } from "./shape/shape.ts";
import type { Type } from "./type.ts";

/** The language part of a block kind (architecture, law 2); its view lies beside it. */
export interface BlockKind<S extends Shape<unknown>, Plan extends BlockPlan> {
  name: string;
  summary: string;
  shape: S;
  /** The higher it is, the earlier it comes where all kinds are offered; 0 if left out. */
  precedence?: number;
  /** The state it publishes under its name, for expressions of other blocks (law 5). */
  publishes?(source: Described<S>, planner: Planner): Readonly<Record<string, Type>>;
  /** Plans a source that has its shape; `null` after reporting what makes a plan impossible. */
  plan(source: Described<S>, planner: Planner): OwnPlan<Plan> | null;
  /** The fields that a new screen may choose from; left out where there are none. */
  listedFields?(plan: Plan, catalogue: Catalogue): ListedFields;
}

/** Makes a kind ready for the registry. */
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
    // The plan of a block is its own kind's.
    listedFields: listedFields && ((plan, catalogue) => listedFields(plan as Plan, catalogue)),
  };
}
