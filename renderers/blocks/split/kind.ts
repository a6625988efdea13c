import type { BlockPlan } from "../../../src/language/block.ts";
import { defineBlock } from "../../../src/language/define-block.ts";
import { block, integer, object, optional, required } from "../../../src/language/shape/shape.ts";

/** Two blocks side by side; below each other where the screen is narrow. */
export interface SplitPlan extends BlockPlan {
  kind: "split";
  /** The ids of the blocks. */
  start: string;
  end: string;
  startWidth: number;
}

const shape = object({
  start: required(block(), "The block at the start of the line, as a tree that filters."),
  end: required(block(), "The block beside it."),
  startWidth: optional(integer(160, 800), "The first block's width in pixels; 280 unless said."),
});

export const split = defineBlock<typeof shape, SplitPlan>({
  name: "split",
  summary: "Two blocks side by side; below each other where the screen is narrow.",
  shape,
  plan: (source, planner) => ({
    requires: [],
    start: planner.block(`${planner.at}/start`).id,
    end: planner.block(`${planner.at}/end`).id,
    startWidth: source.startWidth ?? 280,
  }),
});
