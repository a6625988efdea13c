import type { PlanText } from "../../../src/i18n/messages.ts";
import type { Planner } from "../../../src/language/environment.ts";
import type { Expression } from "../../../src/language/expression/scope.ts";
import { planTyped } from "../../../src/language/plan/expression.ts";
import { planField } from "../../../src/language/plan/field.ts";
import type { FieldPlan, RowsPlan } from "../../../src/language/plan/plans.ts";
import { recordOfRows } from "../../../src/language/plan/rows.ts";
import { planOptionalText } from "../../../src/language/plan/text.ts";
import {
  choice,
  type Described,
  expression,
  object,
  optional,
  required,
  text,
} from "../../../src/language/shape/shape.ts";
import { anyType, type Type, typeName } from "../../../src/language/type.ts";

/** What a chart reads of each row: a field's name or an expression, with a label where it has none. */
export const axisShape = choice(
  expression(),
  object({
    of: required(expression(), "A field of a row, or an expression."),
    label: optional(text(), "What it is called; the catalogue's label unless said otherwise."),
  }),
);

/** What a chart reads of each row. */
export interface AxisPlan {
  /** What it is called; `null` where neither page nor catalogue say. */
  label: PlanText | null;
  /** Whether the page itself says so. */
  isNamed: boolean;
  value: Expression;
  /** The field it is, with its dictionary, or `null` where it is made of others. */
  field: FieldPlan | null;
}

const fieldName = /^[A-Za-z_]\w*$/;

/**
 * Plans what a chart reads of each row; `null` after reporting an unknown field, or values that
 * cannot be shown so. A single name is a field: no variable of a row's scope stands for a number or
 * a name itself.
 */
export function planAxis(
  planner: Planner,
  rows: RowsPlan,
  source: Described<typeof axisShape>,
  pointer: string,
  wanted: Type | "category",
): AxisPlan | null {
  const written = typeof source === "string" ? { of: source } : source;
  const place = typeof source === "string" ? pointer : `${pointer}/of`;
  const isField = fieldName.test(written.of.trim());
  const over = { label: written.label, pointer };
  const record = recordOfRows(planner.catalogue, rows);
  const field = isField ? planField(planner, record, written.of.trim(), place, over) : null;
  if (isField && !field) return null;
  const type = wanted === "category" ? anyType : wanted;
  const planned = planTyped(planner, field ? `row.${field.name}` : written.of, place, type);
  if (!planned) return null;
  const { expression: value, type: given } = planned;
  if (wanted === "category" && ["list", "record"].includes(given.kind)) {
    planner.report("expressionType", place, { given: typeName(given), wanted: "string" });
    return null;
  }
  const label = field?.label ?? planOptionalText(planner, written.label, `${pointer}/label`);
  return { label, isNamed: written.label !== undefined, value, field };
}
