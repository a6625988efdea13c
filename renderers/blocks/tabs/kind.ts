import type { BlockPlan } from "../../../src/language/block.ts";
import { defineBlock } from "../../../src/language/define-block.ts";
import { reportDoubles } from "../../../src/language/plan/doubts/doubles.ts";
import { tellPart } from "../../../src/language/plan/part.ts";
import type { TextPlan } from "../../../src/language/plan/plans.ts";
import { planText } from "../../../src/language/plan/text.ts";
import { block, list, object, required, text } from "../../../src/language/shape/shape.ts";

/** The plan of a tabs block. */
export interface TabsPlan extends BlockPlan {
  kind: "tabs";
  items: readonly { id: string; label: TextPlan; body: string }[];
}

const itemShape = object({
  label: required(text(), "What the tab says."),
  body: required(block(), "The block below the tab."),
});

const shape = object({ items: required(list(itemShape, 1), "The tabs, in order.") });

export const tabs = defineBlock<typeof shape, TabsPlan>({
  name: "tabs",
  summary: "Several blocks of which one is seen at a time.",
  shape,
  plan(source, planner) {
    const items = source.items.flatMap((item, index) => {
      if (!item) return [];
      const id = `${planner.at}/items/${index}`;
      const label = planText(planner, item.label, `${id}/label`);
      tellPart(planner, "item", id, id, { label, requires: [] });
      return [{ id, label, body: planner.block(`${id}/body`).id }];
    });
    const labelled = items.map(({ id, label }) => {
      const does = planner.contentOf(`${id}/body`);
      return { label, pointer: id, written: `${id}/label`, does };
    });
    reportDoubles(planner, labelled);
    return { requires: [], items };
  },
});
