import {
  type JsonSchema,
  listedValues,
  type ValueName,
} from "../../../catalogue/schema/json-schema.ts";
import { pointerStep } from "../../../catalogue/schema/pointer.ts";
import type { Planner } from "../../environment.ts";
import {
  type Described,
  map,
  object,
  oneOf,
  optional,
  reference,
  text,
} from "../../shape/shape.ts";
import { suggest } from "../../suggest.ts";
import { wordsOf } from "../filled-text.ts";
import type { FieldPlan } from "../plans.ts";
import { planText } from "../text.ts";

/** What values are called and how they look, by the values: as a page says it, where the catalogue does not. */
export const valueNamesShape = map(
  object({
    label: optional(text(), "What the value is called."),
    color: optional(
      oneOf("default", "success", "processing", "warning", "error"),
      "The colour of its tag.",
    ),
    icon: optional(reference("icon"), "The icon before its label."),
  }),
);

type Written = Described<typeof valueNamesShape>;

/**
 * The field with the names that a page gives its values, over those of the catalogue: whatever shows,
 * offers or exports them then takes these. Names for values that there are not, and values left
 * without one beside others, are reported.
 */
export function withValueNames<Field extends FieldPlan>(
  planner: Planner,
  field: Field,
  written: Written | undefined,
  pointer: string,
): Field {
  if (written === undefined) return field;
  const { name, schema, type, dictionary } = field;
  const isOne = type.kind === "string" || type.kind === "number" || type.kind === "bool";
  if (!isOne || dictionary !== null) {
    planner.report("notNameable", pointer, { field: name });
    return field;
  }
  const names = { ...schema["x-values"], ...planNames(planner, written, pointer) };
  reportNames(planner, field, { written, names }, pointer);
  // The cell that the catalogue names shows no names.
  const { "x-cell": _cell, ...own } = schema;
  return { ...field, schema: { ...own, "x-values": names } };
}

function planNames(planner: Planner, written: Written, pointer: string) {
  const ofNothing: Planner = { ...planner, scope: {} };
  const entries = Object.entries(written).map(([value, { label, ...look }]) => {
    const at = `${pointer}${pointerStep(value)}/label`;
    const named = label === undefined ? {} : { label: wordsOf(planText(ofNothing, label, at)) };
    return [value, { ...look, ...named }];
  });
  return Object.fromEntries(entries);
}

interface Named {
  written: Written;
  names: Readonly<Record<string, ValueName>>;
}

function reportNames(
  planner: Planner,
  { name: field, schema, type }: FieldPlan,
  { written, names }: Named,
  pointer: string,
): void {
  const listed = type.kind === "bool" ? ["true", "false"] : valuesOf(schema);
  if (!listed) return;
  for (const value of Object.keys(written)) {
    if (listed.includes(value)) continue;
    const values = { value, known: listed.join(", ") };
    const options = { suggestion: suggest(value, listed), onKey: true };
    planner.report("notOneOf", `${pointer}${pointerStep(value)}`, values, options);
  }
  // If a page gives only colours, each value keeps its label from the catalogue.
  const isCalled = (value: string): boolean => names[value]?.label !== undefined;
  if (!Object.keys(written).some(isCalled)) return;
  const unnamed = listed.filter((value) => !isCalled(value));
  if (unnamed.length === 0) return;
  planner.report("valueUnnamed", pointer, { field, values: unnamed.join(", ") });
}

function valuesOf(schema: JsonSchema): string[] | null {
  const listed = listedValues(schema)?.filter(({ value, title }) => value !== null && !title);
  return listed?.map(({ value }) => String(value)) ?? null;
}
