import type { JsonSchema } from "../../catalogue/json-schema.ts";
import type { Expression } from "../expression/scope.ts";
import {
  choice,
  type Described,
  expression,
  list,
  object,
  optional,
  reference,
  required,
  text,
} from "../shape/shape.ts";
import { suggest } from "../suggest.ts";
import { boolType } from "../type.ts";
import { callShape } from "./call.ts";
import { planOptional } from "./expression.ts";
import { type FieldPlan, planField } from "./field.ts";
import type { Planner } from "./planner.ts";
import { planRows, type RowsPlan } from "./rows.ts";
import { planUpload, type UploadPlan, uploadShape } from "./upload.ts";
import { chooseWidget } from "./value-kind.ts";

const optionsShape = object({
  call: required(callShape, "The list operation whose rows are the options."),
  value: optional(
    reference("field"),
    "The row's field that is stored; its key unless said otherwise.",
  ),
  label: optional(reference("field"), "The row's field that is shown."),
});

/** What a page may say of a field to be entered, where it differs from the catalogue. */
export const inputProperties = {
  field: required(reference("field"), "The field of the request."),
  label: optional(text(), "Its label, where the catalogue's does not serve."),
  help: optional(text(), "A sentence below it."),
  widget: optional(reference("widget"), "How it is entered."),
  when: optional(expression(), "Asked only while this holds; `form` holds the values so far."),
  options: optional(optionsShape, "Where its options come from."),
  upload: optional(uploadShape, "What the file may be that it takes."),
};

/** A field to be entered: its name alone, or with what differs from the catalogue. */
const inputShape = choice(reference("field"), object(inputProperties));

export const inputsShape = list(inputShape);

export type InputSource = Described<typeof inputShape>;

/** The options of a field: rows of a call. */
export interface OptionsPlan {
  rows: RowsPlan;
  valueField: string;
  labelField: string;
}

/** A field with the widget that enters it. */
export interface InputPlan extends FieldPlan {
  widget: string;
  when: Expression | null;
  options: OptionsPlan | null;
  /** The upload behind a widget that takes a file, else `null`. */
  upload: UploadPlan | null;
}

/** Plans the fields of a search; faulty ones are reported and left out. */
export function planInputs(
  planner: Planner,
  owner: JsonSchema,
  sources: readonly (InputSource | null)[],
  pointer: string,
): InputPlan[] {
  return sources.flatMap((source, index) => {
    const planned = source && planInput(planner, owner, source, `${pointer}/${index}`);
    return planned ? [planned] : [];
  });
}

/** Plans one field to be entered; `null` after reporting one that the request does not have. */
export function planInput(
  planner: Planner,
  owner: JsonSchema,
  source: InputSource,
  pointer: string,
): InputPlan | null {
  const written = typeof source === "string" ? { field: source } : source;
  const place = typeof source === "string" ? pointer : `${pointer}/field`;
  const field = planField(planner, owner, written.field, place, { ...written, pointer });
  if (!field) return null;
  const options = written.options
    ? planOptions(planner, written.options, `${pointer}/options`)
    : null;
  const named = written.widget ?? (options ? widgetOfOptions(field, options) : undefined);
  const widget = chooseWidget(planner, field, named, `${pointer}/widget`);
  return {
    ...field,
    widget,
    when: planOptional(planner, written.when, `${pointer}/when`, boolType),
    options,
    upload: planUpload(planner, field, widget, written.upload, `${pointer}/upload`),
  };
}

/** Options that have children are chosen from a tree, others from a list. */
function widgetOfOptions({ schema }: FieldPlan, { rows }: OptionsPlan): string {
  return schema["x-widget"] ?? (rows.list.children === undefined ? "select" : "treeSelect");
}

function planOptions(
  planner: Planner,
  source: Described<typeof optionsShape>,
  pointer: string,
): OptionsPlan | null {
  const rows = planRows(planner, source.call, `${pointer}/call`);
  if (!rows) return null;
  return {
    rows,
    valueField: knownField(planner, rows, source.value, `${pointer}/value`) ?? rows.keyField,
    labelField: knownField(planner, rows, source.label, `${pointer}/label`) ?? rows.labelField,
  };
}

function knownField(
  planner: Planner,
  { record }: RowsPlan,
  name: string | undefined,
  pointer: string,
): string | null {
  if (name === undefined) return null;
  const known = Object.keys(record.properties ?? {});
  if (known.includes(name)) return name;
  const suggestion = suggest(name, known);
  planner.report("unknownField", pointer, { name, known: known.join(", ") }, { suggestion });
  return null;
}
