import { type BlockPlan, defineBlock } from "../../../src/language/block.ts";
import { block, list, object, required } from "../../../src/language/shape/shape.ts";

/** Blocks below each other. */
export interface StackPlan extends BlockPlan {
  kind: "stack";
  items: readonly BlockPlan[];
}

const shape = object({ items: required(list(block(), 1), "The blocks, from top to bottom.") });

/** Blocks below each other. */
export const stack = defineBlock<typeof shape, StackPlan>({
  name: "stack",
  summary: "Blocks below each other.",
  shape,
  plan: (source, planner) => ({
    requires: [],
    items: source.items.flatMap((item, index) =>
      item ? [planner.block(`${planner.at}/items/${index}`)] : [],
    ),
  }),
});
