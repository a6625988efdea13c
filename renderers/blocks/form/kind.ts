import type { Catalogue } from "../../../src/catalogue/catalogue.ts";
import { operationOf } from "../../../src/catalogue/operation-of.ts";
import { constantNames } from "../../../src/catalogue/schema/constants.ts";
import type { JsonSchema } from "../../../src/catalogue/schema/json-schema.ts";
import { type BlockPlan, dialogWidthOf, recordUse } from "../../../src/language/block.ts";
import { defineBlock } from "../../../src/language/define-block.ts";
import type { Planner } from "../../../src/language/environment.ts";
import type { Expression } from "../../../src/language/expression/scope.ts";
import { asEntered } from "../../../src/language/fit/entered.ts";
import { callShape, permissionsOf, planCall } from "../../../src/language/plan/call.ts";
import { constantExpression, planExpression } from "../../../src/language/plan/expression.ts";
import type { CallPlan, StepsPlan, TextPlan } from "../../../src/language/plan/plans.ts";
import { planOptionalText } from "../../../src/language/plan/text.ts";
import {
  boolean,
  choice,
  type Described,
  expression,
  object,
  oneOf,
  optional,
  required,
  text,
} from "../../../src/language/shape/shape.ts";
import {
  anyType,
  boolType,
  type Type,
  typeOfFields,
  typeOfSchema,
} from "../../../src/language/type.ts";
import { reportWaiting } from "./plan/asked-fields.ts";
import { reportCheckDoubts } from "./plan/check-doubts.ts";
import { type DonePlan, doneShape, planDone } from "./plan/done.ts";
import { formFieldNames } from "./plan/fields.ts";
import { type FormValues, planFirstValues } from "./plan/first-values.ts";
import { followingProperties, permissionsToSave, planFollowing } from "./plan/following.ts";
import {
  fieldsOfStep,
  layoutProperties,
  meantFields,
  namesOf,
  planLayout,
  type StepPlan,
  writtenNames,
} from "./plan/layout.ts";
import { planRules, type RulePlan, rulesShape } from "./plan/rules.ts";
import {
  addressFields,
  carriedFields,
  planSentBack,
  type SentBackPlan,
  valuesShape,
} from "./plan/sent-back.ts";

/** The plan of a form. */
export interface FormPlan extends BlockPlan {
  kind: "form";
  submit: CallPlan;
  /** The fields in the order in which they are asked, in steps; a form without steps has one. */
  steps: readonly StepPlan[];
  /**
   * Fields of the first values that are sent back without being shown, such as the record's key.
   */
  carried: readonly string[];
  sentBack: SentBackPlan;
  values: FormValues | null;
  /** The number of columns that most sections have; it sets the form's width. */
  columns: number;
  /** The condition under which values are shown read-only, or `null`. */
  readOnly: Expression | null;
  /** The rules that its values must satisfy together. */
  rules: readonly RulePlan[];
  submitLabel: TextPlan | null;
  /** The calls after the submit and the text shown at the end; `null` where the page gives neither. */
  following: StepsPlan | null;
  after: "close" | "reset" | "stay" | DonePlan;
}

const shape = object({
  submit: required(callShape, "The operation that takes the form; its request gives the fields."),
  ...layoutProperties,
  values: optional(
    valuesShape,
    "The first values: an expression as `row`, or a call to load them.",
  ),
  readOnly: optional(
    choice(boolean(), expression()),
    "Shows the values in place of asking for them: `true`, or while an expression holds.",
  ),
  rules: optional(
    rulesShape,
    "What several fields must not hold together, told before it is sent.",
  ),
  submitLabel: optional(text(), "What the submit button says."),
  ...followingProperties,
  after: optional(
    choice(oneOf("close", "reset", "stay"), doneShape),
    "What happens once it is saved, `close` in a dialog, else `stay`; or what is then shown in its place.",
  ),
});

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
    const submit = planCall(planner, source.submit, `${at}/submit`, {
      effect: "send",
      supplies: "all",
      moment: "save",
    });
    if (!submit) return null;
    const request = requestOf(planner.catalogue, submit);
    const bound = submit.args.map(({ name }) => name);
    const addressed = addressFields(planner, submit, source.values);
    const usual = formFieldNames(planner, request).filter((name) => !addressed.includes(name));
    const written = writtenNames(source, usual);
    const isNew = source.values === undefined;
    const known = isNew ? [] : carriedFields(request, [...bound, ...written]);
    const ofForm = planner.withScope({
      form: typeOfForm(planner, request, [...written, ...known]),
    });
    const before = planner.parts.length;
    const steps = planLayout(ofForm, request, source, { usual, bound, isNew });
    reportWaiting(planner, planner.parts.slice(before));
    reportCheckDoubts(planner, planner.parts.slice(before), submit);
    const fields = steps.flatMap(fieldsOfStep);
    const asked = fields.flatMap(namesOf);
    const carried = carriedFields(request, [...bound, ...asked]);
    const isShownOnly = source.readOnly === true;
    const isNamed = source.submitLabel !== undefined;
    const values = planFirstValues(planner, source.values, {
      submit,
      request,
      asked,
      carried,
      isShownOnly,
    });
    const constant = constantNames(planner.catalogue, request);
    const filled = [...bound, ...asked, ...constant, ...(isNew ? [] : carried)];
    const supplied = [...filled, ...meantFields(source, request)];
    reportMissing(planner, submit, request, supplied);
    const following = planFollowing(ofForm, submit, source);
    return {
      requires:
        source.readOnly === undefined
          ? permissionsToSave({ submit, following })
          : requiresOf(values),
      submit,
      steps,
      carried: values ? carried : [],
      sentBack: planSentBack(planner, submit, source.values, [...bound, ...asked, ...carried]),
      values,
      ...(values && { ofRecord: recordUse(!isShownOnly, expressionsOfValues(values), isNamed) }),
      columns: widestRow(steps),
      dialogWidthPx: dialogWidthOf(widestRow(steps)),
      readOnly: planReadOnly(planner, source.readOnly),
      rules: planRules(ofForm, source.rules, { fields, request }),
      submitLabel: planOptionalText(planner, source.submitLabel, `${at}/submitLabel`),
      following,
      after: planAfter(planner, submit, source.after),
    };
  },
  listedFields: ({ submit, steps }, catalogue) => ({
    property: "fields",
    schema: requestOf(catalogue, submit),
    names: steps.flatMap(fieldsOfStep).map(({ name }) => name),
    isEntered: true,
  }),
});

function planReadOnly(
  planner: Planner,
  source: Described<typeof shape>["readOnly"] = false,
): Expression | null {
  if (typeof source === "boolean") return source ? constantExpression(true) : null;
  return planExpression(planner, source, `${planner.at}/readOnly`, boolType);
}

function expressionsOfValues(values: FormValues): Expression[] {
  if (values.type === "expression") return [values.expression];
  return values.call.args.map(({ value }) => value);
}

/** The number of columns that the widest table of rows needs, at most three. */
function widestRow(steps: readonly StepPlan[]): number {
  const sections = steps.flatMap((step) => step.sections);
  const widths = sections.flatMap(({ columns, fields }) => [
    columns,
    ...fields.map(({ items, columns: own, type }) =>
      type.kind === "list"
        ? Math.min(3, (items?.length ?? 1) + own.filter(({ value }) => value !== null).length)
        : 1,
    ),
  ]);
  return Math.max(1, ...widths);
}

/** A read-only form does not require the permission to submit. */
function requiresOf(values: FormValues | null): string[] {
  return values?.type === "call" ? permissionsOf(values.call) : [];
}

function planAfter(
  planner: Planner,
  submit: CallPlan,
  after: Described<typeof shape>["after"] = "close",
): FormPlan["after"] {
  if (typeof after === "string") return after;
  const { answer: answered } = operationOf(planner.catalogue, submit);
  const answer = answered ? typeOfSchema(planner.catalogue, answered) : anyType;
  return planDone(planner.withScope({ answer }), after, `${planner.at}/after`);
}

/** The type of `form` in expressions: the entered fields and the carried ones. */
function typeOfForm({ catalogue }: Planner, request: JsonSchema, names: readonly string[]): Type {
  const type = typeOfSchema(catalogue, request);
  const isOpen = type.kind !== "record" || request.additionalProperties;
  return asEntered(isOpen ? type : typeOfFields(catalogue, request, names));
}

function reportMissing(
  planner: Planner,
  { operation }: CallPlan,
  request: JsonSchema,
  supplied: readonly string[],
): void {
  for (const name of request.required ?? []) {
    if (supplied.includes(name)) continue;
    planner.report("missingParameter", `${planner.at}/submit`, { name, operation });
  }
}

/** The schema of the request that a form fills. */
export function requestOf(catalogue: Catalogue, submit: CallPlan): JsonSchema {
  return catalogue.resolve(operationOf(catalogue, submit).request);
}
