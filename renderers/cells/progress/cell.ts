import { defineCell } from "../../../src/language/cell.ts";
import { object, optional } from "../../../src/language/shape/shape.ts";
import { planWhole, type Whole, wholeShape } from "../whole.ts";

/** The settings of a progress cell. */
export interface ProgressSettings {
  whole: Whole;
}

const shape = object({
  whole: optional(
    wholeShape,
    "What counts as done: a number, or the record's field that holds it; else the field's maximum, or 100.",
  ),
});

export const progressCell = defineCell<typeof shape, ProgressSettings>({
  name: "progress",
  summary: "How far something has come, as a bar with its share in per cent.",
  accepts: ({ kind }) => kind === "number",
  room: { width: 170 },
  shape,
  plan(source, planner, field) {
    const whole = planWhole(planner, source.whole, field.schema.maximum ?? 100, field);
    return whole && { whole };
  },
});
