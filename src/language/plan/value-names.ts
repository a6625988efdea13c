import {
  type JsonSchema,
  listedValues,
  type ValueName,
} from "../../catalogue/schema/json-schema.ts";
import { pointerStep } from "../../catalogue/schema/pointer.ts";
import type { Planner } from "../environment.ts";
import { type Described, map, object, oneOf, optional, reference, text } from "../shape/shape.ts";
import { suggest } from "../suggest.ts";
import { wordsOf } from "./filled-text.ts";
import type { FieldPlan } from "./plans.ts";
import { planText, saidIn, shownIn } from "./text.ts";

/**
 * The shape of a page's labels, colours and icons for values, for use where the catalogue has none.
 */
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
 * A field whose values have the labels, colours and icons that the page gives them instead of the
 * catalogue's, wherever the field is shown, offered or exported. Labels for values that do not
 * exist are reported, and so are values left without a label beside labelled ones.
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
  // The catalogue's cell would not show the page's labels, so it is not used.
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
  reportOthersName(planner, listed, names, pointer);
  // If a page gives only colours, each value keeps its label from the catalogue.
  const isCalled = (value: string): boolean => names[value]?.label !== undefined;
  if (!Object.keys(written).some(isCalled)) return;
  const unnamed = listed.filter((value) => !isCalled(value));
  if (unnamed.length === 0) return;
  planner.report("valueUnnamed", pointer, { field, values: unnamed.join(", ") });
}

/**
 * Reports the first of values that are called like each other, as after exchanging two lines. One that
 * is called like another alone is left alone: what a service calls new may be open to people.
 */
function reportOthersName(
  planner: Planner,
  listed: readonly string[],
  names: Named["names"],
  pointer: string,
): void {
  const like = (text: string): string => text.toLowerCase().replaceAll(/[\s_-]/g, "");
  const saidOf = (value: string): string[] => {
    const label = names[value]?.label;
    return label === undefined ? [] : saidIn(planner.environment, label).map(like);
  };
  const otherOf = (value: string): string | undefined =>
    saidOf(value).includes(like(value))
      ? undefined
      : listed.find((one) => one !== value && saidOf(value).includes(like(one)));
  for (const value of listed) {
    const other = otherOf(value);
    if (other === undefined || otherOf(other) === undefined) continue;
    const at = `${pointer}${pointerStep(value)}/label`;
    const name = shownIn(planner.environment, names[value]?.label ?? value);
    if (!planner.isMeant(at)) continue;
    planner.report("namedAsAnother", at, { name, other: value });
    return;
  }
}

function valuesOf(schema: JsonSchema): string[] | null {
  const listed = listedValues(schema)?.filter(({ value, title }) => value !== null && !title);
  return listed?.map(({ value }) => String(value)) ?? null;
}
