import { createSchemaUtils, type RJSFSchema, type ValidatorType } from "@rjsf/utils";
import { useMemo, useRef } from "react";
import { operationOf } from "../../../../src/catalogue/operation-of.ts";
import { withOwnKey } from "../../../../src/catalogue/resources/with-own-key.ts";
import { withConstants } from "../../../../src/catalogue/schema/constants.ts";
import { pointerStep } from "../../../../src/catalogue/schema/pointer.ts";
import { fieldsOf, isRecord } from "../../../../src/catalogue/schema/record.ts";
import { expressionsOfText } from "../../../../src/language/plan/filled-text.ts";
import { useHost } from "../../../runtime/page/contexts.ts";
import { useScope } from "../../../runtime/page/use-scope.ts";
import type { Fault, RequestValidator } from "../../../runtime/read/request-validator.ts";
import { type FieldFault, faultsOfFields, faultsOfFreeFields } from "../checks/field-faults.ts";
import { faultsOfRules } from "../checks/rule-faults.ts";
import { faultsOfTyped } from "../checks/typed-faults.ts";
import { createFormValidator } from "../checks/validator.ts";
import { plannedNames } from "../draw/form-contexts.tsx";
import type { DrawnForm } from "../drawn-form.ts";
import type { FormField } from "../plan/fields.ts";
import { namesOf } from "../plan/layout.ts";
import { withoutForeignNulls } from "./foreign-nulls.ts";
import {
  enteredValues,
  type FormValues,
  firstValues,
  freeValues,
  shownFields,
} from "./form-values.ts";
import type { FormBase } from "./merge.ts";
import { checkedRequest, keptFields } from "./patch-request.ts";
import { carriedValues, unseenValues, withheldValues } from "./sent-back.ts";

/** How rjsf applies defaults: to a new record as usual, to an existing one not at all. */
export function defaultBehaviour(isNew: boolean) {
  return isNew ? {} : ({ emptyObjectFields: "skipEmptyDefaults", arrayMinItems } as const);
}

const arrayMinItems = { populate: "never" } as const;

const unasked = createFormValidator(() => []);

/** The values of a form before input; a new record includes the defaults of nested records. */
export function startValues(
  plan: DrawnForm,
  schema: RJSFSchema,
  given: FormValues | null,
): FormValues {
  const first = firstValues(plan, given);
  if (given !== null) return fieldsOf(withoutForeignNulls(schema, first));
  const filled: unknown = createSchemaUtils(unasked, schema, {}).getDefaultFormState(schema, first);
  return isRecord(filled) ? filled : first;
}

/** The shown fields, request and faults of a form. */
export type FormRequest = ReturnType<typeof useFormRequest>;

/**
 * The request of a form; `bound` are the arguments that the page binds, such as the parent record,
 * and `null` while one is missing.
 */
export function useFormRequest(
  plan: DrawnForm,
  validate: RequestValidator,
  base: FormBase,
  bound: FormValues | null,
) {
  const scope = useScope([
    ...plan.fields.flatMap((field) => field.conditions),
    ...plan.rules.flatMap(({ when, say }) => [when, ...expressionsOfText(say)]),
  ]);
  const host = useHost();
  const { catalogue } = host;
  const formOf = (entered: FormValues): FormValues => ({
    ...carriedValues(plan, base.record),
    ...entered,
  });
  const shownFor = (entered: FormValues): FormField[] => shownFields(plan, scope, formOf(entered));
  const operation = operationOf(catalogue, plan.submit);
  const fieldNames = new Set(plan.fields.flatMap(namesOf));
  const requestOf = (entered: FormValues, upon: FormBase = base): FormValues =>
    fieldsOf(
      withConstants(
        catalogue,
        operation.request,
        withOwnKey(catalogue, operation, {
          ...unseenValues(plan, upon.record),
          ...freeValues(plan, entered),
          ...carriedValues(plan, upon.record),
          ...(operation.isReplacing ? withheldValues(plan, scope, upon.record) : {}),
          ...enteredValues(shownFor(entered), entered, upon.values),
          ...bound,
        }),
      ),
    );
  /** All faults of the request that would be sent. */
  const faultsOf = (entered: FormValues): Fault[] => {
    const { record, values: before } = base;
    const changed = { request: requestOf(entered), values: entered, before, record };
    const kept = keptFields(operation, changed, fieldNames).map(missing);
    const checked = checkedRequest(operation, changed, fieldNames, catalogue.resolve);
    return [...validate(checked), ...kept, ...faultsOfTyped(shownFor(entered), entered, before)];
  };
  /** The faults of the form's rules. */
  const ruleFaultsOf = (entered: FormValues): FieldFault[] =>
    faultsOfRules(plan.rules, scope, formOf(entered), host);
  return { bound, shownFor, requestOf, faultsOf, ruleFaultsOf };
}

/** The fault of a field that is empty and must not be. */
function missing(name: string): Fault {
  return { path: pointerStep(name), keyword: "required", params: { missingProperty: name } };
}

/** The validator that rjsf calls; `isAsked` tells which fields must already be valid. */
export function useFormValidator(
  plan: DrawnForm,
  request: FormRequest,
  isAsked: (field: FormField) => boolean,
): ValidatorType<FormValues> {
  const { text } = useHost();
  const latest = useRef((_values: FormValues): FieldFault[] => []);
  latest.current = (values) => {
    const faults = request.faultsOf(values);
    const asked = request.shownFor(values).filter(isAsked);
    const known = new Set([
      ...plannedNames(plan),
      ...plan.carried,
      ...Object.keys(request.bound ?? {}),
    ]);
    return [
      ...faultsOfFields(faults, asked, text, request.ruleFaultsOf(values)),
      ...faultsOfFreeFields(faults, known, text),
    ];
  };
  // rjsf redraws every field for a new validator, so the validator is memoised.
  return useMemo(() => createFormValidator((values) => latest.current(values)), []);
}
