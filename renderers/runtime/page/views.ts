import { type ComponentType, createContext } from "react";
import type { BlockPlan } from "../../../src/language/block.ts";
import type { PagePlan } from "../../../src/language/page.ts";

/** What every block's view takes; a view reads the plan as its own kind's. */
export interface BlockViewProps<Plan extends BlockPlan> {
  plan: Plan;
}

/** The view of a block, whatever its kind. */
export type AnyBlockView = ComponentType<BlockViewProps<BlockPlan>>;

/** The blocks of the page's plan by their ids; given by the page. */
export const BlocksContext = createContext<PagePlan["blocks"]>({});

/** The views by the kinds that they draw; given by the page, for a block draws blocks of any kind. */
export const BlockViewsContext = createContext<ReadonlyMap<string, AnyBlockView>>(new Map());
