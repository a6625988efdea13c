import type { Catalogue } from "../../../src/catalogue/catalogue.ts";
import type { Operation } from "../../../src/catalogue/operation.ts";
import { isIdName } from "../../../src/catalogue/schema/id-name.ts";
import { pointerStep, pointTo } from "../../../src/catalogue/schema/pointer.ts";
import { isAsCompiled } from "../../../src/catalogue/shipped.ts";
import type { ValidatorError } from "../../../src/catalogue/validators/validator-function.ts";
import { formats } from "../../../src/language/formats.ts";
import { type Late, late } from "../../../src/ui/late/late.ts";

/** Something that is wrong with a request, before it is sent. */
export interface Fault {
  /** The JSON pointer of the invalid or missing value. */
  path: string;
  /** The violated JSON Schema keyword. */
  keyword: string;
  params: Readonly<Record<string, unknown>>;
}

/** Returns all faults of a request; empty where it is valid. */
export type RequestValidator = (request: unknown) => Fault[];

const compiled = new Map<string, Late<RequestValidator>>();
/**
 * Validators by operation object, since a service that is imported again has other operations with
 * the same ids.
 */
const interpreted = new WeakMap<Operation, Late<RequestValidator>>();

/**
 * The validator of an operation's request, precompiled from the catalogue; the first load brings
 * them all. For imported services and overlays the schema is interpreted. The same operation gives
 * the same object. Loading throws an Error where the operation has none, or the validators cannot
 * be loaded.
 */
export function requestValidator(
  operationId: string,
  catalogue?: Catalogue,
): Late<RequestValidator> {
  const operation = catalogue?.operations.get(operationId);
  const known = (operation && interpreted.get(operation)) ?? compiled.get(operationId);
  if (known) return known;
  const shipped = () => loadCompiled(operationId);
  if (!catalogue || !operation) return kept(compiled, operationId, shipped);
  const { name, isBare } = operation.service;
  const isCompiled = isAsCompiled(name, operationId);
  if (isCompiled && !isBare) return kept(compiled, operationId, shipped);
  const load = isCompiled ? shipped : () => loadInterpreted(catalogue, operation);
  return kept(interpreted, operation, isBare ? () => withOpaqueIds(load()) : load);
}

function kept<Key>(
  validators: { set(key: Key, validator: Late<RequestValidator>): unknown },
  key: Key,
  load: () => Promise<RequestValidator>,
): Late<RequestValidator> {
  const validator = late(load);
  validators.set(key, validator);
  return validator;
}

async function loadCompiled(operationId: string): Promise<RequestValidator> {
  const { validators } = await import("virtual:request-validators");
  const validate = validators[operationId];
  if (!validate) throw new Error(`The request of "${operationId}" has no validator.`);
  return (request) => (validate(request) ? [] : (validate.errors ?? []).map(faultOf));
}

/** For an external service an id may have any form that the service itself answered. */
async function withOpaqueIds(load: Promise<RequestValidator>): Promise<RequestValidator> {
  const isId = (path: string, value: unknown): boolean => {
    const name = path.split("/").findLast((step) => !/^\d+$/.test(step)) ?? "";
    return isIdName(name) && ["string", "number"].includes(typeof value) && value !== "";
  };
  const validate = await load;
  return (request) => validate(request).filter(({ path }) => !isId(path, pointTo(request, path)));
}

async function loadInterpreted(
  { documents }: Catalogue,
  { request: schema }: Operation,
): Promise<RequestValidator> {
  const { interpretSchema } = await import("../../../src/catalogue/schema/interpret-schema.ts");
  return (request) => interpretSchema({ documents, formats }, schema, request).map(faultOf);
}

function faultOf({ instancePath, keyword, params }: ValidatorError): Fault {
  const missing = keyword === "required" ? pointerStep(String(params.missingProperty)) : "";
  return { path: instancePath + missing, keyword, params };
}
