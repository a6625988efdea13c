import { Ajv2020 } from "ajv/dist/2020.js";
import type { Catalogue } from "../../src/catalogue/catalogue.ts";
import type { Operation } from "../../src/catalogue/operation.ts";
import { formats } from "../../src/language/formats.ts";

/** Holds requests and answers against the catalogue; each answers the faults, one line each. */
export interface CatalogueValidator {
  request(operation: Operation, request: unknown): string[];
  /** The data of a successful envelope; a field that the catalogue does not name is a fault. */
  answer(operation: Operation, data: unknown): string[];
}

/** A validator in which every object is closed to fields that its schema does not name. */
export function createCatalogueValidator(catalogue: Catalogue): CatalogueValidator {
  const validator = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  for (const [name, matches] of Object.entries(formats)) validator.addFormat(name, matches);
  validator.addFormat("password", true);
  validator.addFormat("date-time", /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
  for (const [name, document] of catalogue.documents) validator.addSchema(closed(document), name);
  const faults = (schema: object, value: unknown) => {
    const validate = validator.compile(closed(schema));
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };
  return {
    request: (operation, request) => faults(operation.request, request),
    answer: (operation, data) =>
      operation.answer === null
        ? faults({ type: "null" }, data ?? null)
        : faults(operation.answer, data),
  };
}

function closed<Schema extends object>(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (_key, value: unknown) =>
    isOpenObject(value) ? { ...value, additionalProperties: false } : value,
  );
}

function isOpenObject(value: unknown): value is object {
  return (
    typeof value === "object" &&
    value !== null &&
    "properties" in value &&
    "type" in value &&
    value.type === "object" &&
    !("additionalProperties" in value)
  );
}
