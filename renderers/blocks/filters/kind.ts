import type { JsonSchema } from "../../../src/catalogue/schema/json-schema.ts";
import type { AddressedValue, BlockPlan } from "../../../src/language/block.ts";
import { defineBlock } from "../../../src/language/define-block.ts";
import type { Planner } from "../../../src/language/environment.ts";
import { planConstant } from "../../../src/language/plan/constant.ts";
import { planExpression } from "../../../src/language/plan/expression.ts";
import { planField, typeOfField } from "../../../src/language/plan/field.ts";
import { type InputPlan, inputProperties, planInput } from "../../../src/language/plan/input.ts";
import type { FieldPlan } from "../../../src/language/plan/plans.ts";
import {
  argument,
  choice,
  type Described,
  list,
  object,
  oneOf,
  optional,
  reference,
  required,
  string,
} from "../../../src/language/shape/shape.ts";
import { sortNames, valueSorts } from "../../../src/language/shape/value-sorts.ts";
import { recordType, type Type, typeOfSchema } from "../../../src/language/type.ts";

/** The plan of a filter block. */
export interface FiltersPlan extends BlockPlan {
  kind: "filters";
  fields: readonly FilterField[];
  addressed: readonly AddressedValue[];
}

/** The plan of one filter field, and for a range of its end. */
export interface FilterField extends InputPlan {
  to: FieldPlan | null;
}

const { upload: _upload, ...chosenProperties } = inputProperties;

const fieldShape = choice(
  reference("field"),
  object({
    ...chosenProperties,
    type: optional(oneOf(...sortNames), "What it is, where no operation declares it."),
    choices: optional(list(string(), 1), "The texts it may be, where no operation declares them."),
    to: optional(reference("field"), "The field of the end, where a range enters a pair of them."),
    value: optional(
      argument(),
      "What it is until something else is chosen: a string is an expression, any other value is taken as it is.",
    ),
    end: optional(argument(), "The same of the end of a range."),
  }),
);

const shape = object({
  of: optional(reference("operation"), "The operation whose parameters declare the fields."),
  fields: required(list(fieldShape, 1), "What can be chosen, in order."),
});

type Source = Described<typeof shape>;
type FieldSource = Exclude<Source["fields"][number], string | null>;

export const filters = defineBlock<typeof shape, FiltersPlan>({
  name: "filters",
  summary:
    "Values that other blocks read as `blocks.<name>.values`, as one period for a table and several charts.",
  shape,
  publishes: (source, planner) => ({ values: valuesType(source, planner) }),
  plan(source, planner) {
    const { at } = planner;
    if (!planner.isMeant(`${at}/name`)) planner.report("missingProperty", at, { name: "name" });
    const owner = ownerOf(source, planner);
    const ofForm = planner.withScope({ form: valuesType(source, planner) });
    const addressed: AddressedValue[] = [];
    const fields = written(source).flatMap(([field, index]) => {
      const pointer = `${at}/fields/${index}`;
      const planned = planFilter(planner, ofForm, owner, field, pointer);
      if (!planned) return [];
      for (const value of planned.addressed) {
        const isKnown = addressed.some(({ name }) => name === value.name);
        if (isKnown) planner.report("duplicateField", pointer, { name: value.name });
        addressed.push(value);
      }
      return [planned.field];
    });
    return { requires: [], fields, addressed };
  },
});

/** The fields with their places, each in the long form of its source. */
function written({ fields }: Source): [FieldSource, number][] {
  return fields.flatMap((field, index): [FieldSource, number][] => {
    if (field === null) return [];
    return [[typeof field === "string" ? { field } : field, index]];
  });
}

/** The schema of the filter values: the page's own, or else the operation's. */
function ownerOf(source: Source, { catalogue }: Pick<Planner, "catalogue">): JsonSchema {
  const operation = source.of === undefined ? undefined : catalogue.operations.get(source.of);
  const own = written(source).flatMap(([{ field, to, type, choices }]): [string, JsonSchema][] => {
    if (type === undefined && choices === undefined) return [];
    const schema: JsonSchema = { ...valueSorts[type ?? "string"] };
    if (choices) schema.enum = choices.filter((one) => one !== null);
    return [field, ...(to === undefined ? [] : [to])].map((name) => [name, schema]);
  });
  return {
    type: "object",
    properties: { ...operation?.request.properties, ...Object.fromEntries(own) },
  };
}

function valuesType(source: Source, planner: Pick<Planner, "catalogue">): Type {
  const { properties = {} } = ownerOf(source, planner);
  const names = written(source).flatMap(([{ field, to }]) => (to ? [field, to] : [field]));
  const known = names.filter((name) => Object.hasOwn(properties, name));
  return recordType(
    Object.fromEntries(
      known.map((name) => [name, typeOfSchema(planner.catalogue, properties[name] ?? {})]),
    ),
  );
}

function planFilter(
  planner: Planner,
  ofForm: Planner,
  owner: JsonSchema,
  source: FieldSource,
  pointer: string,
): { field: FilterField; addressed: AddressedValue[] } | null {
  // A field written in the short form has no `/name` step in its pointer.
  const isShort = !planner.isMeant(`${pointer}/field`);
  const isKnown = Object.hasOwn(owner.properties ?? {}, source.field);
  if (!isKnown && !planner.isMeant(`${planner.at}/of`)) {
    planner.report("missingProperty", pointer, { name: "type" });
    return null;
  }
  const named = isShort ? source.field : source;
  const input = planInput(ofForm, owner, named, pointer, source.to !== undefined);
  if (!input) return null;
  const to = source.to === undefined ? null : planField(planner, owner, source.to, `${pointer}/to`);
  const isPair = planner.environment.widgets.get(input.widget)?.isPair === true;
  if (isPair && source.to === undefined) {
    planner.report("missingProperty", pointer, { name: "to" });
    return null;
  }
  if (source.to !== undefined && !isPair) {
    const values = { name: input.widget, field: input.name, type: input.type.kind };
    planner.report("widgetDoesNotFit", `${pointer}/to`, values);
    return null;
  }
  const parts = [
    { field: input, value: source.value, at: `${pointer}/value` },
    ...(to ? [{ field: to, value: source.end, at: `${pointer}/end` }] : []),
  ];
  const addressed = parts.map(({ field, value, at }): AddressedValue => {
    const { name, type } = field;
    return { name, type, first: planValue(planner, value, at, typeOfField(planner, field)) };
  });
  return { field: { ...input, to }, addressed };
}

function planValue(planner: Planner, value: unknown, pointer: string, wanted: Type) {
  if (value === undefined) return null;
  return typeof value === "string"
    ? planExpression(planner, value, pointer, wanted)
    : planConstant(planner, value, pointer, wanted);
}
