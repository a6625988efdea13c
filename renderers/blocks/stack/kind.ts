import { type BlockPlan, dialogWidthOf } from "../../../src/language/block.ts";
import { defineBlock } from "../../../src/language/define-block.ts";
import { reportDoubles } from "../../../src/language/plan/doubts/doubles.ts";
import {
  block,
  integer,
  list,
  object,
  optional,
  required,
} from "../../../src/language/shape/shape.ts";

/** Blocks below each other, or in columns. */
export interface StackPlan extends BlockPlan {
  kind: "stack";
  /** The ids of the blocks. */
  items: readonly string[];
  columns: number;
}

const shape = object({
  items: required(list(block(), 1), "The blocks, from top to bottom."),
  columns: optional(
    integer(1, 3),
    "How many are side by side where the screen is wide; 1 unless said otherwise.",
  ),
});

export const stack = defineBlock<typeof shape, StackPlan>({
  name: "stack",
  summary: "Blocks below each other, or in columns where the screen is wide.",
  shape,
  plan(source, planner) {
    const blocks = source.items.flatMap((item, index) =>
      item ? [planner.block(`${planner.at}/items/${index}`)] : [],
    );
    const titled = blocks.flatMap(({ id, title }) =>
      title === null
        ? []
        : { label: title, pointer: id, written: null, does: planner.contentOf(id) },
    );
    reportDoubles(planner, titled);
    return {
      requires: [],
      columns: source.columns ?? 1,
      dialogWidthPx: dialogWidthOf(source.columns ?? 1),
      items: blocks.map(({ id }) => id),
    };
  },
});
