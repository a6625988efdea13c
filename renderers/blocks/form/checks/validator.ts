import {
  type ErrorSchema,
  ErrorSchemaBuilder,
  type RJSFSchema,
  type RJSFValidationError,
  type ValidatorType,
} from "@rjsf/utils";
import { matchesSchema } from "../../../../src/catalogue/schema/interpret-schema.ts";
import { stepsOf } from "../../../../src/catalogue/schema/pointer.ts";
import type { FormValues } from "../state/form-values.ts";
import type { FieldFault } from "./field-faults.ts";

/**
 * The validator that rjsf asks: `check` finds the faults of what would be sent, by the validators
 * compiled ahead; nothing is compiled in the browser (architecture, law 4). `isValid` chooses among
 * `oneOf`, `anyOf` and `if` branches.
 */
export function createFormValidator(
  check: (values: FormValues) => FieldFault[],
): ValidatorType<FormValues> {
  return {
    validateFormData(values) {
      const faults = check(values ?? {});
      return { errors: faults.map(validationError), errorSchema: errorSchemaOf(faults) };
    },
    isValid: (schema: RJSFSchema, value: unknown, root: RJSFSchema) =>
      matchesSchema(schema, value, root),
    rawValidation: () => ({ errors: [] }),
  };
}

/** Faults in the form in which rjsf shows them beside their fields. */
export function errorSchemaOf(faults: readonly FieldFault[]): ErrorSchema<FormValues> {
  const schema = new ErrorSchemaBuilder<FormValues>();
  // Steps are passed one by one, because rjsf would split a name that contains a dot.
  for (const { path, message } of faults) schema.addErrors(message, stepsOf(path));
  return schema.ErrorSchema;
}

function validationError({ path, message }: FieldFault): RJSFValidationError {
  return { property: `.${stepsOf(path).join(".")}`, message, stack: message };
}
