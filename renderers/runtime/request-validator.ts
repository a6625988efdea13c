import { pointerStep } from "../../src/catalogue/pointer.ts";
import type { ValidatorError, ValidatorFunction } from "../../src/catalogue/validator-function.ts";

/** Something that is wrong with a request, before it is sent. */
export interface Fault {
  /** The JSON pointer of the faulty value; of the absent one where something is missing. */
  path: string;
  /** The JSON Schema keyword that does not hold. */
  keyword: string;
  params: Readonly<Record<string, unknown>>;
}

/** Everything that is wrong with a request; empty where it may be sent. */
export type RequestValidator = (request: unknown) => Fault[];

const loading = new Map<string, Promise<RequestValidator>>();

/**
 * The validator of an operation's request, compiled ahead from the catalogue; the first call loads
 * them all. The same operation gives the same promise, so that React's `use` may wait for it.
 * @throws Error where the operation has none, or the validators cannot be loaded.
 */
export function loadValidator(operationId: string): Promise<RequestValidator> {
  const known = loading.get(operationId);
  if (known) return known;
  const started = load(operationId);
  loading.set(operationId, started);
  // One that failed is tried again the next time.
  started.catch(() => loading.delete(operationId));
  return started;
}

async function load(operationId: string): Promise<RequestValidator> {
  const { validators } = await import("virtual:request-validators");
  const validate = validators[operationId];
  if (!validate) throw new Error(`The request of "${operationId}" has no validator.`);
  return (request) => faultsOf(validate, request);
}

function faultsOf(validate: ValidatorFunction, request: unknown): Fault[] {
  return validate(request) ? [] : (validate.errors ?? []).map(faultOf);
}

function faultOf({ instancePath, keyword, params }: ValidatorError): Fault {
  const missing = keyword === "required" ? pointerStep(String(params.missingProperty)) : "";
  return { path: instancePath + missing, keyword, params };
}
