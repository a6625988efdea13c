import type { JsonSchema } from "../../../src/catalogue/json-schema.ts";
import { type BlockPlan, defineBlock } from "../../../src/language/block.ts";
import type { Expression } from "../../../src/language/expression/scope.ts";
import {
  type CallPlan,
  callShape,
  permissionsOf,
  planCall,
} from "../../../src/language/plan/call.ts";
import { planExpression } from "../../../src/language/plan/expression.ts";
import { defaultFieldNames } from "../../../src/language/plan/field.ts";
import { type InputPlan, inputProperties, planInput } from "../../../src/language/plan/input.ts";
import type { Planner } from "../../../src/language/plan/planner.ts";
import { planText } from "../../../src/language/plan/text.ts";
import {
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
} from "../../../src/language/shape/shape.ts";
import { anyType, typeOfSchema } from "../../../src/language/type.ts";
import { type DonePlan, doneShape, planDone } from "./done.ts";
import { type FieldActionPlan, fieldActionShape, planFieldAction } from "./field-action.ts";

/** A field of a form, with the button that may stand beside its input. */
export interface FormField extends InputPlan {
  action: FieldActionPlan | null;
}

/** A form with nothing left open. */
export interface FormPlan extends BlockPlan {
  kind: "form";
  submit: CallPlan;
  fields: readonly FormField[];
  /** The schema of what is entered: the request without what is bound or carried along. */
  schema: JsonSchema;
  /** Fields that come from the first values and go back unseen, as the record's key does. */
  carried: readonly string[];
  values: FormValues | null;
  columns: number;
  submitLabel: string | null;
  after: "close" | "reset" | "stay" | DonePlan;
}

/** Where a form's first values come from. */
export type FormValues =
  | { type: "expression"; expression: Expression }
  | { type: "call"; call: CallPlan };

const valuesShape = choice(
  expression(),
  object({ load: required(callShape, "The read that answers the values.") }),
);

const fieldShape = choice(
  reference("field"),
  object({
    ...inputProperties,
    action: optional(fieldActionShape, "A button beside it, as one that sends a code."),
  }),
);

const shape = object({
  submit: required(callShape, "The operation that takes the form; its request gives the fields."),
  fields: optional(list(fieldShape), "The fields to enter; all of the request if left out."),
  values: optional(
    valuesShape,
    "The first values: an expression as `row`, or a call to load them.",
  ),
  columns: optional(integer(1, 4), "How many fields stand side by side; 1 unless said otherwise."),
  submitLabel: optional(text(), "What the submit button says."),
  after: optional(
    choice(oneOf("close", "reset", "stay"), doneShape),
    "What happens once it is saved, `close` in a dialog, else `stay`; or what then stands in its place.",
  ),
});

/** The request of an operation, entered field by field. */
export const form = defineBlock<typeof shape, FormPlan>({
  name: "form",
  summary: "The request of an operation, entered field by field and checked before it is sent.",
  shape,
  publishes: (source, planner) => {
    const id = typeof source.submit === "string" ? source.submit : source.submit.call;
    const operation = planner.catalogue.operations.get(id);
    return operation
      ? { values: typeOfSchema(planner.catalogue, operation.request) }
      : { values: { kind: "any" } };
  },
  plan(source, planner) {
    const { at } = planner;
    const submit = planCall(planner, source.submit, `${at}/submit`, { supplies: "all" });
    if (!submit) return null;
    const request = planner.catalogue.resolve(submit.operation.request);
    const ofForm = planner.withScope({ form: typeOfSchema(planner.catalogue, request) });
    const bound = submit.args.map(({ name }) => name);
    const names = source.fields ?? defaultFieldNames(planner, request);
    const free = names.filter((field) => typeof field !== "string" || !bound.includes(field));
    const fields = planFields(ofForm, request, free, `${at}/fields`);
    const values = planValues(planner, source.values, `${at}/values`);
    const carried = carriedFields(request, [...bound, ...fields.map(({ name }) => name)]);
    reportMissing(planner, request, bound, fields, values ? carried : []);
    return {
      requires: permissionsOf(submit),
      submit,
      fields,
      schema: schemaOfFields(request, fields),
      carried: values ? carried : [],
      values,
      columns: source.columns ?? 1,
      submitLabel:
        source.submitLabel === undefined
          ? null
          : planText(planner, source.submitLabel, `${at}/submitLabel`),
      after: planAfter(planner, submit, source.after),
    };
  },
});

function planFields(
  planner: Planner,
  request: JsonSchema,
  sources: readonly (Described<typeof fieldShape> | null)[],
  pointer: string,
): FormField[] {
  return sources.flatMap((source, index) => {
    const at = `${pointer}/${index}`;
    const input = source && planInput(planner, request, source, at);
    if (!input) return [];
    const action = typeof source === "string" ? undefined : source.action;
    return [{ ...input, action: action ? planFieldAction(planner, action, `${at}/action`) : null }];
  });
}

function planAfter(
  planner: Planner,
  { operation }: CallPlan,
  after: Described<typeof shape>["after"] = "close",
): FormPlan["after"] {
  if (typeof after === "string") return after;
  const answer = operation.answer ? typeOfSchema(planner.catalogue, operation.answer) : anyType;
  return planDone(planner.withScope({ answer }), after, `${planner.at}/after`);
}

function planValues(
  planner: Planner,
  source: Described<typeof valuesShape> | undefined,
  pointer: string,
): FormValues | null {
  if (source === undefined) return null;
  if (typeof source === "string") {
    const planned = planExpression(planner, source, pointer);
    return planned && { type: "expression", expression: planned };
  }
  const call = planCall(planner, source.load, `${pointer}/load`, { effect: "read" });
  return call && { type: "call", call };
}

/** The key and whatever else the request requires but the form neither binds nor shows. */
function carriedFields(request: JsonSchema, taken: readonly string[]): string[] {
  const wanted = [request["x-key"], ...(request.required ?? [])];
  return [...new Set(wanted)].filter(
    (name): name is string => name !== undefined && !taken.includes(name),
  );
}

function reportMissing(
  planner: Planner,
  request: JsonSchema,
  bound: readonly string[],
  fields: readonly InputPlan[],
  carried: readonly string[],
): void {
  const supplied = new Set([...bound, ...carried, ...fields.map(({ name }) => name)]);
  for (const name of request.required ?? []) {
    if (supplied.has(name)) continue;
    planner.report("missingParameter", `${planner.at}/submit`, { name, operation: "submit" });
  }
}

function schemaOfFields(request: JsonSchema, fields: readonly InputPlan[]): JsonSchema {
  const required = fields.filter(({ isRequired, when }) => isRequired && when === null);
  return {
    type: "object",
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    required: required.map(({ name }) => name),
    ...(request.allOf ? { allOf: request.allOf } : {}),
  };
}
