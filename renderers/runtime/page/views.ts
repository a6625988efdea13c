import { type ComponentType, createContext } from "react";
import type { ListExtension } from "../../../src/catalogue/openapi.ts";
import type { BlockPlan } from "../../../src/language/block.ts";
import type { PagePlan } from "../../../src/language/page.ts";
import type { CallPlan } from "../../../src/language/plan/plans.ts";
import type { Late } from "../../../src/ui/late/late.ts";
import type { QueryPart } from "../address/use-query-part.ts";
import type { PageHost } from "./host.ts";

/** What every block's view takes; a view reads the plan as its own kind's. */
export interface BlockViewProps<Plan extends BlockPlan> {
  plan: Plan;
}

/** A read that a block makes when it is first drawn. */
export interface FirstRead {
  call: CallPlan;
  /** The arguments beside those of the call. */
  extra?: Readonly<Record<string, unknown>>;
  /** The list extension of the operation, where all pages are read as one answer. */
  allPagesOf?: ListExtension;
}

/** What a block needs when it is first drawn. */
export interface FirstDrawing {
  reads?: readonly FirstRead[];
  /** The dictionaries that label the values of the block. */
  dictionaries?: readonly string[];
  /** Whether the member may have stored an arrangement of the block. */
  isArranged?: boolean;
  /** The ids of the inner blocks that the block draws. */
  blocks?: readonly string[];
}

/**
 * The view of a block, whatever its kind. `first` tells from the plan and the block's part of the
 * address what the view needs first, so that it can be requested before the page is drawn; `code`
 * tells which further code the view draws with.
 */
export type AnyBlockView = ComponentType<BlockViewProps<BlockPlan>> & {
  first?(plan: BlockPlan, part: QueryPart): FirstDrawing;
  code?(plan: BlockPlan, host: Pick<PageHost, "catalogue">): readonly Late<unknown>[];
};

/** The views by the kinds that they draw. */
export type BlockViews = ReadonlyMap<string, Late<AnyBlockView>>;

/** The blocks of the page's plan by their ids; given by the page. */
export const BlocksContext = createContext<PagePlan["blocks"]>({});

/** The views of all kinds; given by the page, for a block draws blocks of any kind. */
export const BlockViewsContext = createContext<BlockViews>(new Map());
