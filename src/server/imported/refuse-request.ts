import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Operation } from "../../catalogue/operation.ts";
import { declaredFields } from "../../catalogue/resources/replaced-record.ts";
import { interpretSchema } from "../../catalogue/schema/interpret-schema.ts";
import { isRecord } from "../../catalogue/schema/record.ts";
import { inPath } from "../../catalogue/written/written-parameter.ts";
import { formats } from "../../language/formats.ts";
import { badInput, type RequestFault } from "../call/refusal.ts";
import { faultsOf } from "../call/request-validation.ts";

type Values = Readonly<Record<string, unknown>>;

/**
 * Refuses a request that does not match the document of an imported service, or that contains steps
 * leading out of the service's base path.
 * @throws Refusal 40000 with every fault.
 */
export function refuseRequest(catalogue: Catalogue, operation: Operation, values: Values): void {
  const place = { documents: catalogue.documents, formats };
  const faults = [
    ...unknownIn(catalogue, operation, values),
    ...wanderingIn(operation, values),
    ...faultsOf(interpretSchema(place, operation.request, judged(operation, values))),
  ];
  if (faults.length > 0) throw badInput(faults);
}

/**
 * The values to validate: without the fields that a merge patch deletes by `null`, whatever their
 * schema (RFC 7396).
 */
function judged({ body }: Operation, values: Values): Values {
  return body?.media === "application/merge-patch+json" ? withoutNulls(values) : values;
}

function withoutNulls(values: Values): Values {
  const kept = Object.entries(values).filter(([, value]) => value !== null);
  return Object.fromEntries(
    kept.map(([name, value]) => [name, isRecord(value) ? withoutNulls(value) : value]),
  );
}

/** Reports unknown parts of a request: a body may allow further fields, a query never does. */
function unknownIn(catalogue: Catalogue, operation: Operation, values: Values): RequestFault[] {
  const { parameters, request } = operation;
  const known = new Set(parameters.map(({ name }) => name));
  const hasOpenBody =
    parameters.some((parameter) => parameter.in === "body") &&
    request.additionalProperties !== undefined;
  if (hasOpenBody || declaredFields(catalogue, operation.id)) return [];
  return Object.keys(values)
    .filter((name) => !known.has(name))
    .map((name) => ({ path: `/${name}`, messageKey: "badRequest.unknown" }));
}

/** Reports path parameters with steps that lead upwards, encoded or not. */
function wanderingIn({ parameters }: Operation, values: Values): RequestFault[] {
  return parameters
    .filter(
      (parameter) => parameter.in === "path" && wanders(inPath(parameter, values[parameter.name])),
    )
    .map(({ name }) => ({ path: `/${name}`, messageKey: "requestFault.other" }));
}

function wanders(text: string): boolean {
  let decoded = text;
  // Proxies in between may decode the value again, so several levels are checked.
  for (let times = 0; times < 4; times += 1) {
    const isControl = [...decoded].some((character) => character < " ");
    if (isControl || decoded.split(/[/\\]/).some((step) => /^\.{1,2}$/.test(step.trim()))) {
      return true;
    }
    try {
      decoded = decodeURIComponent(decoded);
    } catch {
      return false;
    }
  }
  return false;
}
