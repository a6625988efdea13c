import {
  type ErrorSchema,
  type RJSFSchema,
  type RJSFValidationError,
  toErrorSchema,
  type ValidatorType,
} from "@rjsf/utils";
import { matchesSchema } from "../../../../src/catalogue/schema/interpret-schema.ts";
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
      const errors = check(values ?? {}).map(validationError);
      return { errors, errorSchema: toErrorSchema<FormValues>(errors) };
    },
    isValid: (schema: RJSFSchema, value: unknown, root: RJSFSchema) =>
      matchesSchema(schema, value, root),
    rawValidation: () => ({ errors: [] }),
  };
}

/** Faults in the form in which rjsf shows them beside their fields. */
export function errorSchemaOf(faults: readonly FieldFault[]): ErrorSchema<FormValues> {
  return toErrorSchema<FormValues>(faults.map(validationError));
}

function validationError({ path, message }: FieldFault): RJSFValidationError {
  return { property: path.replaceAll("/", "."), message, stack: message };
}
