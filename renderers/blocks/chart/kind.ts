import { type BlockPlan, rereadProperties } from "../../../src/language/block.ts";
import { defineBlock } from "../../../src/language/define-block.ts";
import type { Planner } from "../../../src/language/environment.ts";
import type { Expression } from "../../../src/language/expression/scope.ts";
import { actionsShape, planActions } from "../../../src/language/plan/action.ts";
import { callShape, permissionsOf } from "../../../src/language/plan/call.ts";
import { reportAdded } from "../../../src/language/plan/doubts/added.ts";
import { planCondition, planTyped } from "../../../src/language/plan/expression.ts";
import { planField } from "../../../src/language/plan/field.ts";
import { planLink } from "../../../src/language/plan/link.ts";
import type {
  ActionPlan,
  FieldPlan,
  RowsPlan,
  TextPlan,
} from "../../../src/language/plan/plans.ts";
import { planRows, recordOfRows, typeOfRow } from "../../../src/language/plan/rows.ts";
import { planOptionalText } from "../../../src/language/plan/text.ts";
import {
  boolean,
  choice,
  type Described,
  expression,
  integer,
  object,
  oneOf,
  optional,
  required,
  text,
} from "../../../src/language/shape/shape.ts";
import { anyType, numberType, type Type, typeName } from "../../../src/language/type.ts";
import type { Combination, ItemOrder } from "./chart-items.ts";

/** How a chart is drawn. */
export type ChartForm = "bar" | "column" | "line" | "doughnut";

/** The plan of a chart. */
export interface ChartPlan extends BlockPlan {
  kind: "chart";
  as: ChartForm;
  rows: RowsPlan;
  where: Expression | null;
  category: AxisPlan;
  /** The measured field; `null` where the chart counts rows. */
  value: AxisPlan | null;
  combine: Combination;
  order: ItemOrder;
  limit: number | null;
  hasOthers: boolean;
  /** The address that an item leads to. */
  address: Expression | null;
  toolbar: readonly ActionPlan[];
}

/** What a chart reads of each row: a field's name, or an expression with a label. */
const axisShape = choice(
  expression(),
  object({
    of: required(expression(), "A field of a row, or an expression."),
    label: optional(text(), "What it is called; the catalogue's label unless said otherwise."),
  }),
);

/** Maximum bars, columns or parts: more cannot be read. */
const mostItems = 100;

const shape = object({
  as: optional(
    oneOf("bar", "column", "line", "doughnut"),
    "How it is drawn; bars that lie, with the names before them, unless said otherwise.",
  ),
  rows: required(
    callShape,
    "The list operation whose rows it measures: all pages of it, and all nodes of a tree.",
  ),
  where: optional(expression(), "Only rows for which this holds."),
  category: required(
    axisShape,
    "What an item is: a field of a row, or an expression of `row` and, in a tree, of " +
      "`root`, the node at the top. Rows of the same category make one item.",
  ),
  value: optional(
    axisShape,
    "What is measured: a number field or an expression; left out to count.",
  ),
  combine: optional(
    oneOf("sum", "average", "count"),
    "How the rows of an item make one number: the sum unless said otherwise.",
  ),
  order: optional(
    oneOf("value", "category", "given"),
    "How the items stand: the greatest first unless said otherwise; in a line as they come.",
  ),
  limit: optional(
    integer(1, mostItems),
    `How many items there are at most, the greatest ones; ${mostItems} unless said otherwise, of a line all.`,
  ),
  others: optional(
    boolean(),
    "Whether those beyond the limit make one last item; yes unless said otherwise.",
  ),
  go: optional(
    expression(),
    "The address that an item leads to; `row` is its row, the first where several make it.",
  ),
  toolbar: optional(actionsShape, "Actions above the chart."),
  ...rereadProperties,
});

export const chart = defineBlock<typeof shape, ChartPlan>({
  name: "chart",
  summary: "Numbers of an operation's rows, drawn to be compared, with a table of the same.",
  shape,
  plan(source, planner) {
    const { at } = planner;
    const rows = planRows(planner, source.rows, `${at}/rows`);
    if (!rows) return null;
    const row = typeOfRow(planner, rows);
    const ofRow = planner.withScope({
      row,
      ...(rows.list.children === undefined ? {} : { root: row }),
    });
    const category = planAxis(ofRow, rows, source.category, `${at}/category`, "category");
    const combine = source.combine ?? (source.value === undefined ? "count" : "sum");
    const value = planValue(ofRow, rows, source, combine);
    const as = source.as ?? "bar";
    if (as === "doughnut" && combine === "average") {
      planner.report("partOfNoWhole", `${at}/combine`, { combine });
    }
    if (source.others !== undefined && source.limit === undefined && isFew(category)) {
      planner.report("hasNoEffect", `${at}/others`, { name: "others", needed: "limit" });
    }
    const written = /^(?:row\.(\w+)|(average\([^[].*\)))$/.exec(value?.value.source ?? "");
    const name = value?.field?.name ?? written?.[1] ?? written?.[2];
    if (name !== undefined) {
      const chosenBy = [source.where, category?.value.source, ...argumentsOf(rows)];
      const record = recordOfRows(planner.catalogue, rows);
      reportAdded(planner, {
        record,
        name,
        combination: combine,
        pointer: `${at}/value`,
        chosenBy,
      });
    }
    if (value && combine === "count") planner.report("countsAnyway", `${at}/combine`);
    if (!category) return null;
    if (source.where === undefined && rows.call.args.length === 0) {
      reportMixed(planner, category, typeof source.category === "string" ? "" : "/of");
    }
    return {
      requires: permissionsOf(rows.call),
      as,
      rows,
      where: planCondition(ofRow, source.where, `${at}/where`),
      category,
      value,
      combine,
      order: source.order ?? (as === "line" ? "given" : "value"),
      limit: source.limit ?? (as === "line" ? null : mostItems),
      hasOthers: source.others ?? true,
      address: planLink(ofRow, source.go, `${at}/go`),
      toolbar: planActions(planner, source.toolbar, `${at}/toolbar`),
    };
  },
});

/** Reports a category that puts the same months of all years together. */
function reportMixed({ at, report }: Planner, { value }: AxisPlan, below: string): void {
  const [, part, date] = /^(month|quarter|week)\(([^()]*)\)$/.exec(value.source.trim()) ?? [];
  if (part === undefined) return;
  const suggestion = part === "month" ? `format(${date}, 'month')` : null;
  report("mixesYears", `${at}/category${below}`, { name: value.source }, { suggestion });
}

const argumentsOf = ({ call }: RowsPlan): string[] => call.args.map(({ name }) => name);

/** Whether the category has so few values that the chart needs no limit. */
function isFew(category: AxisPlan | null): boolean {
  const type = category?.field?.type;
  const values = type && "values" in type ? type.values : null;
  return values ? values.length <= mostItems : type?.kind === "bool";
}

function planValue(
  planner: Planner,
  rows: RowsPlan,
  { value }: Described<typeof shape>,
  combine: Combination,
): AxisPlan | null {
  if (value !== undefined) {
    return planAxis(planner, rows, value, `${planner.at}/value`, numberType);
  }
  if (combine !== "count") planner.report("missingProperty", planner.at, { name: "value" });
  return null;
}

/** What a chart reads of each row. */
export interface AxisPlan {
  /** The label; `null` where neither page nor catalogue give one. */
  label: TextPlan | null;
  /** Whether the page itself gives the label. */
  isNamed: boolean;
  value: Expression;
  /** The field with its dictionary, or `null` for an expression. */
  field: FieldPlan | null;
}

const fieldName = /^[A-Za-z_]\w*$/;

/**
 * Plans what a chart reads of each row. Reports an unknown field or values that cannot be shown so
 * and returns `null`. A single name always means a field of the row, never a variable of its scope.
 */
function planAxis(
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
