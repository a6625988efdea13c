import { defineCell } from "../../../src/language/cell.ts";
import { integer, object, optional } from "../../../src/language/shape/shape.ts";
import { planWhole, type Whole, wholeShape } from "../whole.ts";

/** The settings of a percentage cell. */
export interface PercentageSettings {
  whole: Whole;
  /** The number of decimals. */
  digits: number;
}

const shape = object({
  whole: optional(
    wholeShape,
    "What counts as 100 %: a number, or the record's field that holds it; 100 unless said otherwise.",
  ),
  digits: optional(integer(0, 6), "The most digits behind the point; 1 unless said otherwise."),
});

export const percentageCell = defineCell<typeof shape, PercentageSettings>({
  name: "percentage",
  summary: "A share of something, in per cent.",
  accepts: ({ kind }) => kind === "number",
  room: { width: 96 },
  shape,
  plan(source, planner, field) {
    const whole = planWhole(planner, source.whole, 100, field);
    return whole && { whole, digits: source.digits ?? 1 };
  },
  sheetFormat({ whole, digits }) {
    const number = `0${digits > 0 ? `.${"0".repeat(digits)}` : ""}`;
    if (!("number" in whole)) return null;
    // A spreadsheet's percent sign multiplies by a hundred; quoted it is a plain character.
    if (whole.number === 1) return `${number}%`;
    return whole.number === 100 ? `${number}"%"` : null;
  },
});
