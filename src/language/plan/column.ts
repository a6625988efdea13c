import type { JsonSchema } from "../../catalogue/schema/json-schema.ts";
import type { CellSettings, Planner, TabledCell } from "../environment.ts";
import type { Expression } from "../expression/scope.ts";
import {
  cell,
  choice,
  type Described,
  expression,
  integer,
  list,
  object,
  oneOf,
  optional,
  reference,
  required,
  text,
} from "../shape/shape.ts";
import { type Type, typeName, typeOfSchema } from "../type.ts";
import { type Added, reportAdded } from "./doubts/added.ts";
import { type Labelled, reportDoubles } from "./doubts/doubles.ts";
import { planExpression, planOptional } from "./expression.ts";
import type { FieldPlan, RowsPlan } from "./plans.ts";
import { planShown } from "./shown.ts";
import { planCell } from "./value-kind.ts";
import { valueNamesShape, withValueNames } from "./value-names.ts";

/** The summaries that can be computed over all values of a column. */
export const summaries = ["sum", "average", "count", "min", "max"] as const;

/** The tones in which a value can be shown. */
const tones = ["success", "warning", "danger", "muted"] as const;

/** The tone of a value or a row. */
export type Tone = (typeof tones)[number];

const shownProperties = {
  field: optional(
    reference("field"),
    "The field of the record; `owner.name` is one of a record within it.",
  ),
  value: optional(
    expression(),
    "What it shows, worked out of `row`; a field beside it gives its label and its cell.",
  ),
  label: optional(text(), "Its label, where the catalogue's does not serve."),
  values: optional(
    valueNamesShape,
    "What its values are called and how they look, by the value, where the catalogue's names do not serve.",
  ),
};

/**
 * The shape of a shown field: its name alone, or an object with what differs from the catalogue.
 */
export const columnShape = choice(
  reference("field"),
  object({
    ...shownProperties,
    cell: optional(cell(), "How its values are shown: a cell, or one with what it may be told."),
    width: optional(integer(40, 1000), "The column's width in pixels."),
    align: optional(oneOf("start", "center", "end"), "Where its values stand."),
    tone: optional(
      expression(),
      "How a value looks: `'success'`, `'warning'`, `'danger'` or `'muted'`; usual where it is `null`.",
    ),
    summary: optional(
      choice(oneOf(...summaries), object({ value: required(expression(), "It, in `answer`.") })),
      "What is shown below a table's column: calculated from its rows, or taken from the answer.",
    ),
  }),
);

/** The shape of a list of columns, which is the same wherever a kind shows fields. */
export const columnsShape = list(columnShape);

/** The shape of a list of columns with at least one column. */
export const someColumnsShape = list(columnShape, 1);

/** The shape of what rows are grouped by: a field, or a value computed from the row. */
export const groupShape = choice(reference("field"), object(shownProperties));

type ColumnSource = Described<typeof columnShape>;
type ColumnSourceOf = Exclude<ColumnSource, string>;

/** The plan of a field with the cell that shows it. */
export interface ColumnPlan extends FieldPlan {
  /**
   * The expression of the shown value if that is no field of the record itself; otherwise `null`.
   */
  value: Expression | null;
  cell: string;
  /** The settings that the cell's view receives beside the value; `null` if the cell takes none. */
  settings: CellSettings;
  /** How the cell appears in a table; left out if it appears like plain text. */
  tabled?: TabledCell;
  /** The tone of a value; `null` if all values have the usual tone. */
  tone: Expression | null;
  /** The summary below the column in a table; `null` if there is none. */
  summary: (typeof summaries)[number] | Expression | null;
  width: number | null;
  align: "start" | "center" | "end";
}

/**
 * Plans the columns of a table or the lines of a detail; faulty ones are reported and left out.
 * Only the columns of `summed` rows may have a summary, which may read their response.
 */
export function planColumns(
  planner: Planner,
  record: JsonSchema,
  sources: readonly (ColumnSource | null)[],
  pointer: string,
  summed: Summed | null = null,
): ColumnPlan[] {
  const labelled: Labelled[] = [];
  const met = new Map<string, string>();
  const plans = sources.flatMap((source, index) => {
    const at = `${pointer}/${index}`;
    const planned = source && planColumn(planner, record, source, at, summed);
    if (!planned) return [];
    const { name, label, cell, settings } = planned;
    // The same field may be shown twice if its label, cell or settings differ.
    const shown = JSON.stringify([name, cell, settings]);
    if (met.has(shown)) planner.report("duplicateField", at, { name });
    else {
      const isWritten = typeof source === "object" && source.label !== undefined;
      labelled.push({ label, pointer: at, written: isWritten ? `${at}/label` : null });
    }
    met.set(shown, at);
    return [planned];
  });
  reportDoubles(planner, labelled);
  return plans;
}

function planColumn(
  planner: Planner,
  record: JsonSchema,
  source: ColumnSource,
  pointer: string,
  summed: Summed | null,
): ColumnPlan | null {
  const written = typeof source === "string" ? { field: source } : source;
  const shown = planShown(planner, record, written, {
    pointer,
    isName: typeof source === "string",
  });
  if (!shown) return null;
  const field = withValueNames(planner, shown, written.values, `${pointer}/values`);
  const isNumber = field.type.kind === "number" && field.dictionary === null;
  return {
    ...field,
    ...planCell(planner, { ...field, record, pointer: `${pointer}/cell` }, written.cell),
    tone: planTone(planner, record, written.tone, `${pointer}/tone`),
    summary: planSummary(planner, field, written.summary, {
      pointer: `${pointer}/summary`,
      record,
      summed,
    }),
    width: written.width ?? null,
    align: written.align ?? (isNumber ? "end" : "start"),
  };
}

/** Plans the value that rows are grouped by, of which each row must have exactly one. */
export function planGroup(
  planner: Planner,
  rows: RowsPlan,
  record: JsonSchema,
  written: Described<typeof groupShape> | undefined,
  pointer: string,
): ColumnPlan | null {
  const group = written === undefined ? null : planColumn(planner, record, written, pointer, null);
  if (!group) return null;
  const isOne = group.type.kind !== "list" && group.type.kind !== "record";
  if (!isOne) planner.report("groupsByMany", pointer, { name: group.name });
  const isOwnKey = group.value === null && group.name === rows.keyField;
  if (isOwnKey && /^_?(id|gid|uuid|guid)$/i.test(group.name)) {
    planner.report("groupsByKey", pointer, { name: group.name });
  }
  const { children } = rows.list;
  if (children !== undefined) planner.report("groupsTree", pointer, { name: children });
  return isOne ? group : null;
}

/** Plans the tone of a record or of one of its values. */
export function planTone(
  planner: Planner,
  record: JsonSchema,
  source: string | undefined,
  pointer: string,
): Expression | null {
  return planOptional(
    planner.withScope({ row: typeOfSchema(planner.catalogue, record) }),
    source,
    pointer,
    {
      kind: "string",
      values: tones,
    },
  );
}

/** The rows of which columns may have a summary. */
interface Summed extends Pick<Added, "chosenBy"> {
  /** The type of the response that holds them. */
  answer: Type;
}

interface SummaryPlace {
  pointer: string;
  record: JsonSchema;
  summed: Summed | null;
}

function planSummary(
  planner: Planner,
  field: FieldPlan,
  written: ColumnSourceOf["summary"],
  { pointer, record, summed }: SummaryPlace,
): ColumnPlan["summary"] {
  if (written === undefined) return null;
  if (summed === null) {
    const known = "field, value, label, values, cell, width, align, tone";
    planner.report("unknownProperty", pointer, { name: "summary", known }, { onKey: true });
    return null;
  }
  if (typeof written === "object") {
    return planExpression(
      planner.withScope({ answer: summed.answer }),
      written.value,
      `${pointer}/value`,
    );
  }
  if (written !== "count" && field.type.kind !== "number") {
    const values = { given: typeName(field.type), wanted: "number" };
    planner.report("expressionType", pointer, values);
    return null;
  }
  const { chosenBy } = summed;
  reportAdded(planner, { record, name: field.name, combination: written, pointer, chosenBy });
  return written;
}
