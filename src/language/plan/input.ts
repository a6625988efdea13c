import type { JsonSchema } from "../../catalogue/schema/json-schema.ts";
import type { Planner } from "../environment.ts";
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
import { typeName } from "../type.ts";
import { planAsking } from "./expression.ts";
import { planField, typeOfField } from "./field.ts";
import { type OptionsPlan, optionsShape, planOptions } from "./options.ts";
import type { FieldPlan } from "./plans.ts";
import { planUpload, type UploadPlan, uploadShape } from "./upload.ts";
import { chooseWidget } from "./value-kind.ts";
import { valueNamesShape, withValueNames } from "./value-names.ts";

/** The properties with which a page overrides the catalogue's description of an input. */
export const inputProperties = {
  field: required(reference("field"), "The field of the request."),
  label: optional(text(), "Its label, where the catalogue's does not serve."),
  help: optional(text(), "A sentence below it."),
  values: optional(
    valueNamesShape,
    "What its values are called and how they look, by the value, where the catalogue's names do not serve.",
  ),
  widget: optional(reference("widget"), "How it is entered."),
  when: optional(expression(), "Asked only while this holds; `form` holds the values so far."),
  options: optional(optionsShape, "Where its options come from."),
  upload: optional(uploadShape, "What the file may be that it takes."),
};

/**
 * The shape of an input: a field's name alone, or an object with what differs from the catalogue.
 */
const inputShape = choice(reference("field"), object(inputProperties));

/** The shape of a list of inputs, which is the same wherever a kind takes values. */
export const inputsShape = list(inputShape);

/**
 * An input as the page writes it: a field's name, or an object with what differs from the
 * catalogue.
 */
export type InputSource = Described<typeof inputShape>;

/** The plan of a field with the widget that enters it. */
export interface InputPlan extends FieldPlan {
  widget: string;
  when: Expression | null;
  options: OptionsPlan | null;
  /**
   * The condition on `value` for the values that are offered; `null` if all are, as in a search.
   */
  only: Expression | null;
  /** The upload behind a widget that takes a file; otherwise `null`. */
  upload: UploadPlan | null;
}

/** Plans the fields of a search; faulty ones are reported and left out. */
export function planInputs(
  planner: Planner,
  owner: JsonSchema,
  sources: readonly (InputSource | null)[],
  pointer: string,
): InputPlan[] {
  const met = new Set<string>();
  return sources.flatMap((source, index) => {
    const at = `${pointer}/${index}`;
    const planned = source && planInput(planner, owner, source, at);
    if (!planned) return [];
    const { name, widget, type } = planned;
    // A search enters each field by itself, so a widget for a pair of fields does not fit.
    if (planner.environment.widgets.get(widget)?.isPair) {
      planner.report("widgetDoesNotFit", at, { name: widget, field: name, type: typeName(type) });
    }
    if (met.has(name)) planner.report("duplicateField", at, { name });
    met.add(name);
    return [planned];
  });
}

/**
 * Plans one input; `null` after reporting a field that the request does not have. The fields of a
 * pair are entered together.
 */
export function planInput(
  planner: Planner,
  owner: JsonSchema,
  source: InputSource,
  pointer: string,
  isPair = false,
): InputPlan | null {
  const written = typeof source === "string" ? { field: source } : source;
  const place = typeof source === "string" ? pointer : `${pointer}/field`;
  const found = planField(planner, owner, written.field, place, { ...written, pointer });
  if (!found) return null;
  const field = withValueNames(planner, found, written.values, `${pointer}/values`);
  const options = written.options
    ? planOptions(planner, field, written.options, `${pointer}/options`)
    : null;
  const named = written.widget ?? (options ? widgetOfOptions(field, options) : undefined);
  const usual = named ?? (isPair ? pairWidget(planner, field) : undefined);
  const widget = chooseWidget(planner, field, usual, `${pointer}/widget`);
  return {
    ...field,
    widget,
    when: planAsking(planner, written.when, `${pointer}/when`, field.name),
    options,
    only: null,
    upload: planUpload(planner, field, widget, written.upload, `${pointer}/upload`),
  };
}

/** Options that have children are chosen from a tree, others from a list. */
function widgetOfOptions({ schema }: FieldPlan, { rows }: OptionsPlan): string {
  return schema["x-widget"] ?? (rows.list.children === undefined ? "select" : "treeSelect");
}

/** The widget that enters a pair of such fields, if their format has one. */
function pairWidget(planner: Planner, field: FieldPlan): string | undefined {
  const { schema } = field;
  if (schema.format === undefined) return undefined;
  const type = typeOfField(planner, field);
  const kinds = [...planner.environment.widgets.values()];
  return kinds.find((kind) => kind.isPair === true && kind.accepts(type, schema))?.name;
}
