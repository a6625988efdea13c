import { type ErrorObject, Ajv2020 as Validator } from "ajv/dist/2020.js";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { keptBy } from "../../catalogue/kept-by.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { closed } from "../../catalogue/schema/closed.ts";
import { pointerStep } from "../../catalogue/schema/pointer.ts";
import type { OperationId, Requests } from "../../catalogue/types.gen.ts";
import { catalogueKeywords } from "../../catalogue/validators/keywords.ts";
import type { ValidatorError } from "../../catalogue/validators/validator-function.ts";
import { checkCatalogue } from "../../language/extensions/check-catalogue.ts";
import { otherFault, sentenceOfFault } from "../../language/fit/fault-sentence.ts";
import { formats } from "../../language/formats.ts";
import { badInput, type RequestFault } from "./refusal.ts";

/** Checks whether the arguments match the operation's schema; faults are kept in `faults`. */
export interface RequestCheck<Id extends OperationId> {
  (request: unknown): request is Requests[Id];
  /** Creates the refusal of the last request that was checked. */
  refusal(): ReturnType<typeof badInput>;
}

/** Maximum faults reported for one request. */
const mostFaults = 1000;
const largestInteger = 2_147_483_647;

/**
 * Creates validators for the catalogue's request schemas. Each is compiled at its first use, since
 * compiling all would delay the start.
 * @throws Error if the catalogue names a format that no validator knows.
 */
export const createRequestChecks = keptBy((catalogue: Catalogue) => {
  const [fault] = checkCatalogue(catalogue);
  if (fault) {
    throw new Error(`${fault.service}#${fault.pointer}: no format is "${fault.values.format}".`);
  }
  const validator = new Validator({
    allErrors: true,
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    validateSchema: false,
  });
  for (const keyword of catalogueKeywords) validator.addKeyword(keyword);
  validator.addVocabulary(extensionsIn([...catalogue.documents.values()]));
  for (const [name, document] of catalogue.documents) {
    validator.addSchema(closed(document, withinColumn), name);
  }
  for (const [name, matches] of Object.entries(formats)) validator.addFormat(name, matches);
  const validatorOf = keptBy(({ request }: Operation) =>
    validator.compile(closed(request, withinColumn)),
  );
  return <Id extends OperationId>(id: Id, operation: Operation): RequestCheck<Id> => {
    let errors: readonly ErrorObject[] = [];
    const check = (request: unknown): request is Requests[Id] => {
      const validate = validatorOf(operation);
      const valid = validate(request);
      errors = validate.errors ?? [];
      return valid;
    };
    return Object.assign(check, { id, refusal: () => badInput(faultsOf(errors)) });
  };
});

/** Limits every integer to the range of a database column. */
function withinColumn(schema: Record<string, unknown>): object {
  const isInteger = [schema.type].flat().includes("integer");
  return isInteger ? { maximum: largestInteger, minimum: -largestInteger, ...schema } : schema;
}

function extensionsIn(sources: readonly object[]): string[] {
  // Extensions within the schemas of a document are declared too, since they are not JSON Schema
  // keywords.
  const found = new Set(sources.flatMap((source) => Object.keys(source)));
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, entry] of Object.entries(value)) {
      if (key.startsWith("x-")) found.add(key);
      visit(entry);
    }
  };
  visit(sources);
  for (const { keyword } of catalogueKeywords) found.delete(String(keyword));
  return [...found];
}

/** The faults as messages, at most one of each kind for each place. */
export function faultsOf(errors: readonly ValidatorError[]): RequestFault[] {
  const faults = new Map<string, RequestFault>();
  for (const error of errors.slice(0, mostFaults)) {
    const fault = faultOf(error);
    const key = `${fault.path} ${fault.messageKey}`;
    if (!faults.has(key)) faults.set(key, fault);
  }
  return [...faults.values()];
}

function faultOf({ keyword, instancePath: path, params }: ValidatorError): RequestFault {
  const listed = (value: unknown) => [value].flat().join(", ");
  switch (keyword) {
    case "required":
      return {
        path: path + pointerStep(String(params.missingProperty)),
        messageKey: "requestFault.required",
      };
    case "additionalProperties":
      return {
        path: path + pointerStep(String(params.additionalProperty)),
        messageKey: "badRequest.unknown",
      };
    case "type":
      return { path, messageKey: "requestFault.type", values: { type: listed(params.type) } };
    case "enum":
      return {
        path,
        messageKey: "requestFault.enum",
        values: { values: listed(params.allowedValues) },
      };
    case "x-equals": {
      const isPassword = params.format === "password";
      const messageKey = isPassword ? "password.mismatch" : "requestFault.equals";
      return { path, messageKey, values: { name: String(params.equals) } };
    }
    default: {
      const { key, values } = sentenceOfFault(keyword, params) ?? otherFault;
      return { path, messageKey: key, ...(Object.keys(values).length > 0 && { values }) };
    }
  }
}
