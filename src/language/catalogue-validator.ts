import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Operation } from "../catalogue/operation.ts";
import { closed } from "../catalogue/schema/closed.ts";
import { pointerStep } from "../catalogue/schema/pointer.ts";
import { catalogueOptions } from "../catalogue/validators/keywords.ts";
import { formats } from "./formats.ts";

/** A part of a value that contradicts the catalogue's schema, and the rule that it breaks. */
export interface ValidationFault {
  /** The JSON pointer of the faulty part within the value. */
  pointer: string;
  message: string;
}

/** Validates requests and responses against the catalogue. */
export interface CatalogueValidator {
  request(operation: Operation, request: unknown): ValidationFault[];
  /**
   * Validates the data of a successful response; a field that the catalogue does not name is a
   * fault.
   */
  answer(operation: Operation, data: unknown): ValidationFault[];
}

/** Creates a validator that reports fields which the schema of their object does not name. */
export function createCatalogueValidator(catalogue: Catalogue): CatalogueValidator {
  const validator = new Ajv2020(catalogueOptions);
  for (const [name, matches] of Object.entries(formats)) validator.addFormat(name, matches);
  for (const [name, document] of catalogue.documents) validator.addSchema(closed(document), name);
  const faults = (schema: object, value: unknown) => {
    const validate = validator.compile(closed(schema));
    return validate(value) ? [] : (validate.errors ?? []).map(faultOf);
  };
  return {
    request: (operation, request) => faults(operation.request, request),
    answer: (operation, data) =>
      operation.answer === null
        ? faults({ type: "null" }, data ?? null)
        : faults(operation.answer, data),
  };
}

function faultOf({ instancePath, message = "", params }: ErrorObject): ValidationFault {
  const surplus: unknown = params.additionalProperty;
  const values = Object.values(params)
    .flat()
    .filter((value) => typeof value !== "object");
  const detail = values.length > 0 ? ` (${values.join(", ")})` : "";
  const pointer = typeof surplus === "string" ? instancePath + pointerStep(surplus) : instancePath;
  return { pointer, message: `${message}${detail}` };
}
